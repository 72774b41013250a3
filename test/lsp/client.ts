/** An editor without a screen: a client of the language server that tests tell what to do. */
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import { createConnection } from "vscode-languageserver/node";
import {
  createProtocolConnection,
  PublishDiagnosticsNotification,
  StreamMessageReader,
  StreamMessageWriter,
  WorkDoneProgress,
  type Diagnostic,
  type InitializeResult,
  type Position,
  type ProgressToken,
  type ProtocolConnection,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { serve } from "../../generator/lsp/server.ts";

export interface Client {
  readonly connection: ProtocolConnection;
  readonly initialized: InitializeResult;
  /** Of a server in a process of its own. */
  readonly processId: number | undefined;
  readonly uri: (path: string) => string;
  /** The text as it is typed so far. */
  readonly text: (path: string) => string;
  readonly open: (path: string, text?: string) => Promise<void>;
  /** Types the whole text anew, as one edit of what differs. */
  readonly type: (path: string, text: string) => Promise<void>;
  readonly close: (path: string) => Promise<void>;
  /** What was published last. */
  readonly diagnostics: (path: string) => readonly Diagnostic[];
  /** Resolves when the server has compiled what was sent so far. */
  readonly settled: () => Promise<void>;
  readonly request: <Result>(method: string, params: object) => Promise<Result>;
  /** What the server said of its progress, in order: "begin: …", "end". */
  readonly progress: readonly string[];
  /** Messages that it wanted to be shown. */
  readonly shown: readonly string[];
  readonly end: () => Promise<void>;
}

export interface ClientOptions {
  readonly snippets?: boolean;
  /** False if it goes on before the server is ready. */
  readonly waits?: boolean;
  /** The editor's settings for the server, as it sends them at the start. */
  readonly settings?: object;
  /** A server in a process of its own: its command line. */
  readonly command?: readonly string[];
}

const opened: Client[] = [];

/** Ends all clients of a test file. */
export async function endClients(): Promise<void> {
  for (const client of opened.splice(0)) await client.end();
}

export async function startClient(folder: string, options: ClientOptions = {}): Promise<Client> {
  const { connection, stop, processId } = connect(options.command);
  const texts = new Map<string, { version: number; text: string }>();
  const published = new Map<string, readonly Diagnostic[]>();
  const uri = (path: string): string => pathToFileURL(join(folder, path)).href;
  connection.onNotification(PublishDiagnosticsNotification.type, ({ uri: of, diagnostics }) => {
    published.set(of, diagnostics);
  });
  const progress: string[] = [];
  const shown: string[] = [];
  connection.onRequest("window/workDoneProgress/create", ({ token }: { token: ProgressToken }) => {
    connection.onProgress(WorkDoneProgress.type, token, (value) => {
      progress.push(value.kind === "begin" ? `begin: ${value.message ?? value.title}` : value.kind);
    });
    return null;
  });
  connection.onNotification("window/showMessage", ({ message }: { message: string }) => {
    shown.push(message);
  });
  const ready = new Promise<void>((resolve) => {
    connection.onNotification("defwright/ready", resolve);
  });
  connection.listen();
  const initialized: InitializeResult = await connection.sendRequest("initialize", {
    // A server in this process need not look whether it lives.
    processId: options.command ? process.pid : null,
    rootUri: pathToFileURL(folder).href,
    workspaceFolders: [{ uri: pathToFileURL(folder).href, name: "project" }],
    initializationOptions: options.settings,
    capabilities: {
      workspace: {
        workspaceFolders: true,
        workspaceEdit: { documentChanges: true, changeAnnotationSupport: {} },
      },
      window: { workDoneProgress: true },
      textDocument: {
        completion: { completionItem: { snippetSupport: options.snippets ?? false } },
        publishDiagnostics: { relatedInformation: true },
        diagnostic: {},
        codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: [] } } },
      },
    },
  });
  await connection.sendNotification("initialized", {});
  if (options.waits !== false) await ready;

  const client: Client = {
    connection,
    initialized,
    processId,
    uri,
    text: (path) => texts.get(path)?.text ?? readFileSync(join(folder, path), "utf8"),
    open: async (path, given) => {
      const text = given ?? readFileSync(join(folder, path), "utf8");
      texts.set(path, { version: 1, text });
      await connection.sendNotification("textDocument/didOpen", {
        textDocument: { uri: uri(path), languageId: "json", version: 1, text },
      });
      await client.settled();
    },
    type: async (path, text) => {
      const before = texts.get(path);
      if (!before) throw new Error(`${path} is not open`);
      const version = before.version + 1;
      texts.set(path, { version, text });
      await connection.sendNotification("textDocument/didChange", {
        textDocument: { uri: uri(path), version },
        contentChanges: [difference(before.text, text)],
      });
    },
    close: async (path) => {
      texts.delete(path);
      await connection.sendNotification("textDocument/didClose", {
        textDocument: { uri: uri(path) },
      });
    },
    diagnostics: (path) => published.get(uri(path)) ?? [],
    // Asking for symbols compiles what waits; answers come in order, so that findings are there before them.
    settled: async () => {
      await connection.sendRequest("workspace/symbol", { query: "\u0000" });
    },
    request: (method, params) => connection.sendRequest(method, params),
    progress,
    shown,
    end: async () => {
      await connection.sendRequest("shutdown");
      stop();
    },
  };
  opened.push(client);
  return client;
}

function connect(command: readonly string[] | undefined): {
  readonly connection: ProtocolConnection;
  readonly processId: number | undefined;
  readonly stop: () => void;
} {
  if (command) {
    const [file = "", ...args] = command;
    const server = spawn(file, args, { stdio: ["pipe", "pipe", "inherit"] });
    const connection = createProtocolConnection(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    return {
      connection,
      processId: server.pid,
      stop: () => {
        connection.dispose();
        server.kill();
      },
    };
  }
  const [toServer, toClient] = [new PassThrough(), new PassThrough()];
  const [reader, writer] = [new StreamMessageReader(toServer), new StreamMessageWriter(toClient)];
  serve((options) => createConnection(reader, writer, options));
  const connection = createProtocolConnection(
    new StreamMessageReader(toClient),
    new StreamMessageWriter(toServer),
  );
  return {
    connection,
    processId: undefined,
    stop: () => {
      connection.dispose();
    },
  };
}

/** The one stretch in which two texts differ. */
function difference(
  before: string,
  after: string,
): { range: { start: Position; end: Position }; text: string } {
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return {
    range: {
      start: positionAt(before, start),
      end: positionAt(before, before.length - end),
    },
    text: after.slice(start, after.length - end),
  };
}

export function positionAt(text: string, offset: number): Position {
  const lines = text.slice(0, offset).split("\n");
  return { line: lines.length - 1, character: (lines.at(-1) ?? "").length };
}

/** The position in front of `|`, and the text without it. */
export function marked(text: string): { readonly text: string; readonly position: Position } {
  const offset = text.indexOf("|");
  return { text: text.replace("|", ""), position: positionAt(text, offset) };
}

/** Asks for a rename at the mark in the text of a file. */
export async function askRename(
  client: Client,
  path: string,
  text: string,
  newName: string,
): Promise<WorkspaceEdit> {
  const { position } = marked(text);
  const textDocument = { uri: client.uri(path) };
  return client.request<WorkspaceEdit>("textDocument/rename", { textDocument, position, newName });
}

export function offsetAt(text: string, { line, character }: Position): number {
  return text.split("\n").slice(0, line).join("\n").length + (line > 0 ? 1 : 0) + character;
}

export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text;
  const sorted = [...edits].sort(
    (one, other) => offsetAt(text, other.range.start) - offsetAt(text, one.range.start),
  );
  for (const { range, newText } of sorted) {
    result =
      result.slice(0, offsetAt(text, range.start)) +
      newText +
      result.slice(offsetAt(text, range.end));
  }
  return result;
}

/** The text between a position and another, for what a location marks. */
export function textAt(
  text: string,
  range: { readonly start: Position; readonly end: Position },
): string {
  return text.slice(offsetAt(text, range.start), offsetAt(text, range.end));
}
