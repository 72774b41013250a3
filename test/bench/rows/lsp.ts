/** What an editor waits for from the language server: until it is ready, and from a keystroke to its answers. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { startClient, type Client } from "../../lsp/client.ts";
import { measurement, pairOf, runForUsage, runOnce, type Command, type Pair } from "../measure.ts";
import { median, spreadOf, type Bench, type Measurement } from "../row.ts";
import { contentFiles, defwright, once, program, project, type Project } from "../subject.ts";

/** What is typed in. */
const tileKind = "terrain";

interface Typed {
  readonly ready: number;
  readonly findings: readonly number[];
  readonly completion: readonly number[];
  /** Resident memory of the server afterwards, in MB. */
  readonly memory: number;
}

export function lspRows(bench: Bench): Measurement[] {
  const beside = async (times: (typed: Typed) => readonly number[]): Promise<Pair> => {
    const typed = await typing(bench);
    const ours = times(typed);
    const theirs = [runOnce(coldCheck(bench))];
    return {
      ours: spreadOf(ours),
      theirs: spreadOf(theirs),
      ratio: median(ours) / median(theirs),
    };
  };
  const p95 = { p95: 50 };
  return [
    measurement("lsp: ready", "cold check", () => beside(({ ready }) => [ready]), {
      goal: { ratio: 2 },
    }),
    measurement(
      "lsp: keystroke → findings",
      "cold check",
      () => beside(({ findings }) => findings),
      { goal: p95 },
    ),
    measurement(
      "lsp: keystroke → completion",
      "cold check",
      () => beside(({ completion }) => completion),
      { goal: p95 },
    ),
    measurement(
      "lsp: memory of the server",
      "cold check",
      async () => {
        const { memory } = await typing(bench);
        return pairOf([memory], [runForUsage(coldCheck(bench)).peak]);
      },
      { unit: "MB" },
    ),
  ];
}

function checkedProject(bench: Bench): Project {
  return project(bench, "lsp", "findings");
}

function coldCheck(bench: Bench): Command {
  const checked = checkedProject(bench);
  return { ...defwright(bench, checked, "check", "--format", "json"), before: checked.clean };
}

function typing(bench: Bench): Promise<Typed> {
  return once(bench, "lsp typing", async () => {
    const { folder } = checkedProject(bench);
    const start = performance.now();
    const client = await startClient(folder, {
      command: [process.execPath, ...program(bench), "lsp"],
    });
    const ready = performance.now() - start;
    const file = [...contentFiles(bench.packs)].find(({ objects }) =>
      objects.some(({ type, name }) => type === tileKind && typeof name === "string"),
    );
    if (!file) throw new Error("no file to type in");
    const times = await typeIn(client, relative(folder, file.absolute), bench.quick ? 40 : 200);
    const memory = residentMemory(client);
    await client.end();
    return { ready, ...times, memory };
  });
}

/** Letters that come and go in a name; each waits for its findings and asks for a completion. */
async function typeIn(
  client: Client,
  path: string,
  strokes: number,
): Promise<Pick<Typed, "findings" | "completion">> {
  await client.open(path);
  const text = client.text(path);
  const at = text.indexOf('"name": "') + '"name": "'.length;
  const line = text.slice(0, at).split("\n").length - 1;
  const position = { line, character: 4 };
  const findings: number[] = [];
  const completion: number[] = [];
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const letters = "abcdefgh".slice(0, stroke % 8);
    const compiled = new Promise<number>((resolve) => {
      const listener = client.connection.onNotification("defwright/compiled", () => {
        listener.dispose();
        resolve(performance.now());
      });
    });
    const start = performance.now();
    await client.type(path, text.slice(0, at) + letters + String(stroke) + text.slice(at));
    const asked = client
      .request("textDocument/completion", { textDocument: { uri: client.uri(path) }, position })
      .then(() => performance.now());
    findings.push((await compiled) - start);
    completion.push((await asked) - start);
  }
  return { findings, completion };
}

function residentMemory({ processId }: Client): number {
  const status = readFileSync(`/proc/${String(processId)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}
