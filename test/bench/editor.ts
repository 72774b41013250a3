/** TypeScript's servers as an editor talks to them: over pipes, one request after the other. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "../root.ts";
import { completionMark, tsserver6 } from "./client-project.ts";

export interface EditorTimes {
  /** From the start of the server until the opened file is checked, in milliseconds. */
  readonly open: number;
  /** The first completion behind `TerrainId.` after that. */
  readonly completion: number;
  /** What it offered. */
  readonly offered: readonly string[];
}

type Message = Readonly<Record<string, unknown>>;

interface Pipe {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

/** Neither server says a message that has no end; this one has not come. */
const patience = 60_000;

/** Measured in a fresh server. */
export async function askTypescript6(project: string): Promise<EditorTimes> {
  const file = join(project, "main.ts");
  const answers = new Map<unknown, (answer: Message) => void>();
  const start = performance.now();
  const server = connect(
    process.execPath,
    [tsserver6, "--disableAutomaticTypingAcquisition"],
    project,
    (message) => {
      if (message["type"] === "response") answers.get(message["request_seq"])?.(message);
    },
  );
  let sent = 0;
  const tell = (command: string, details: Message): number => {
    sent += 1;
    server.send(`${JSON.stringify({ seq: sent, type: "request", command, arguments: details })}\n`);
    return sent;
  };
  const ask = (command: string, details: Message): Promise<Message> =>
    answer(command, (resolve) => answers.set(tell(command, details), resolve));
  try {
    tell("open", { file });
    await ask("semanticDiagnosticsSync", { file });
    const open = performance.now() - start;
    const { line, column } = completionAt(file);
    const asked = performance.now();
    const reply = await ask("completionInfo", { file, line: line + 1, offset: column + 1 });
    const completion = performance.now() - asked;
    const { entries = [] } = (reply["body"] ?? {}) as { entries?: { name: string }[] };
    return { open, completion, offered: entries.map(({ name }) => name) };
  } finally {
    server.close();
  }
}

/** The same of the native server, by the language server protocol. */
export async function askTypescript7(project: string): Promise<EditorTimes> {
  const file = join(project, "main.ts");
  const uri = pathToFileURL(file).href;
  const program = await nativeProgram();
  const answers = new Map<unknown, (answer: Message) => void>();
  const send = (message: Message): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    server.send(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const start = performance.now();
  const server = connect(program, ["--lsp", "--stdio"], project, (message) => {
    if (!("method" in message)) answers.get(message["id"])?.(message);
    // What the server wants to know of the editor: nothing is configured here.
    else if ("id" in message) send({ id: message["id"], result: null });
  });
  let sent = 0;
  const ask = (method: string, params: Message): Promise<Message> =>
    answer(method, (resolve) => {
      sent += 1;
      answers.set(sent, resolve);
      send({ id: sent, method, params });
    });
  try {
    const rootUri = pathToFileURL(project).href;
    await ask("initialize", { processId: process.pid, rootUri, capabilities: {} });
    send({ method: "initialized", params: {} });
    const text = readFileSync(file, "utf8");
    const textDocument = { uri, languageId: "typescript", version: 1, text };
    send({ method: "textDocument/didOpen", params: { textDocument } });
    await ask("textDocument/diagnostic", { textDocument: { uri } });
    const open = performance.now() - start;
    const { line, column: character } = completionAt(file);
    const asked = performance.now();
    const reply = await ask("textDocument/completion", {
      textDocument: { uri },
      position: { line, character },
    });
    const completion = performance.now() - asked;
    const { items = [] } = (reply["result"] ?? {}) as { items?: { label: string }[] };
    return { open, completion, offered: items.map(({ label }) => label) };
  } finally {
    server.close();
  }
}

/** The program itself, as editors start it, not the Node script that starts it. */
async function nativeProgram(): Promise<string> {
  const module = pathToFileURL(join(root, "node_modules/@typescript/native/lib/getExePath.js"));
  const { default: path } = (await import(module.href)) as { default: () => string };
  return path();
}

function answer(what: string, ask: (resolve: (answer: Message) => void) => void): Promise<Message> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`${what} was never answered`));
    }, patience);
    ask((message) => {
      clearTimeout(timer);
      resolve(message);
    });
  });
}

/** Both servers write `Content-Length: <bytes>`, an empty line and JSON. */
function connect(
  program: string,
  words: readonly string[],
  cwd: string,
  receive: (message: Message) => void,
): Pipe {
  const server = spawn(program, [...words], { cwd, stdio: ["pipe", "pipe", "ignore"] });
  let waiting: Buffer = Buffer.alloc(0);
  server.stdout.on("data", (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const head = waiting.indexOf("\r\n\r\n");
      if (head === -1) return;
      const length = Number(
        /Content-Length: (\d+)/iu.exec(waiting.toString("latin1", 0, head))?.[1],
      );
      const end = head + 4 + length;
      if (waiting.length < end) return;
      const text = waiting.toString("utf8", head + 4, end);
      waiting = waiting.subarray(end);
      receive(JSON.parse(text) as Message);
    }
  });
  return {
    send: (text) => server.stdin.write(text),
    close: () => {
      server.stdin.destroy();
      server.kill("SIGKILL");
    },
  };
}

/** Zero-based place right behind the dot. */
function completionAt(file: string): { line: number; column: number } {
  const lines = readFileSync(file, "utf8").split("\n");
  const line = lines.findIndex((each) => each.includes(completionMark));
  const column = (lines[line] ?? "").indexOf(completionMark) + completionMark.length;
  return { line, column };
}
