/** What an editor waits for from the language server: until it is ready, and from a keystroke to its answers. */
import { cpSync, readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { positionAt, startClient, type Client } from "../../lsp/client.ts";
import { measurement, pairOf, runForUsage, runOnce, type Command, type Pair } from "../measure.ts";
import { warmFiles } from "../warm-files.ts";
import { median, spreadOf, type Bench, type Measurement } from "../row.ts";
import { contentFiles, once, program, project, telling, type Project } from "../subject.ts";

/** What is typed in. */
const tileKind = "terrain";

interface Typed {
  readonly findings: readonly number[];
  readonly completion: readonly number[];
  /** From the question what the id is that a definition has, right after a keystroke, to the answers. */
  readonly lookUp: readonly number[];
  /** From the question what a rename changes, right after a keystroke, to the edits. */
  readonly rename: readonly number[];
  /** Milliseconds for which processors worked for the server, for each keystroke. */
  readonly processor: number;
  /** Whether the content has errors. */
  readonly fails: boolean;
  /** Resident memory of the server afterwards, in MB. */
  readonly memory: number;
}

/** What is typed in: the content alone, and with all mods of the game. */
interface Content {
  /** Put in front of the rows' names. */
  readonly name: string;
  readonly packs: readonly string[];
}

export function lspRows(bench: Bench): Measurement[] {
  const { packs, mods = [] } = bench;
  const all = { name: `lsp with ${String(mods.length)} mods`, packs: [...packs, ...mods] };
  return [...rowsOn(bench, { name: "lsp", packs }), ...(mods.length > 0 ? rowsOn(bench, all) : [])];
}

function rowsOn(bench: Bench, content: Content): Measurement[] {
  const beside = async (times: (typed: Typed) => readonly number[]): Promise<Pair> => {
    const typed = await typing(bench, content);
    const ours = times(typed);
    const theirs = [runOnce(coldCheck(bench, content, typed))];
    return {
      ours: spreadOf(ours),
      theirs: spreadOf(theirs),
      ratio: median(ours) / median(theirs),
    };
  };
  const p95 = { p95: 50 };
  const row = (
    what: string,
    pair: () => Promise<Pair>,
    options: Parameters<typeof measurement>[3],
  ): Measurement =>
    measurement(`${content.name}: ${what}`, "cold check, all findings", pair, options);
  return [
    row("ready", () => readyBeside(bench, content, 0), { goal: { ratio: 1.2 } }),
    row("ready, from kept results", () => readyBeside(bench, content, 2), { goal: { ratio: 1 } }),
    row("keystroke → findings", () => beside(({ findings }) => findings), { goal: p95 }),
    row("keystroke → completion", () => beside(({ completion }) => completion), { goal: p95 }),
    row("hover and definition after a keystroke", () => beside(({ lookUp }) => lookUp), {
      goal: p95,
    }),
    row("rename after a keystroke", () => beside(({ rename }) => rename), {
      goal: { p95: 300 },
    }),
    row(
      "processor time of a keystroke",
      async () => {
        const typed = await typing(bench, content);
        const { processor } = runForUsage(coldCheck(bench, content, typed));
        return pairOf([typed.processor], [processor]);
      },
      {},
    ),
    row(
      "memory of the server",
      async () => {
        const typed = await typing(bench, content);
        return pairOf([typed.memory], [runForUsage(coldCheck(bench, content, typed)).peak]);
      },
      { unit: "MB" },
    ),
  ];
}

/** With copies of the packs: only what is in a project is renamed. */
function checkedProject(bench: Bench, { name, packs }: Content): Project {
  const folder = name.replaceAll(" ", "-");
  return once(bench, `copied ${folder}`, () => {
    const copies = packs.map((pack, index) =>
      join(bench.work, folder, "packs", `${String(index)}-${basename(pack)}`),
    );
    copies.forEach((copy, index) => {
      cpSync(packs[index] ?? "", copy, { recursive: true });
    });
    return project(bench, folder, "findings", copies);
  });
}

/**
 * An editor shows every finding, so that the check tells every one. Mods may have errors, by which the command ends.
 */
function coldCheck(bench: Bench, content: Content, { fails }: Typed): Command {
  const checked = checkedProject(bench, content);
  const command = telling(bench, checked, "check", "--format", "json");
  return { ...command, before: checked.clean, status: fails ? 1 : 0 };
}

function startServer(bench: Bench, folder: string): Promise<Client> {
  return startClient(folder, { command: [process.execPath, ...program(bench), "lsp"] });
}

/** So many starts are measured, each before a check. */
const starts = 3;

/** @param checks how many checks run before each start: the second one keeps its results */
async function readyBeside(bench: Bench, content: Content, checks: number): Promise<Pair> {
  const check = coldCheck(bench, content, await typing(bench, content));
  const { folder } = checkedProject(bench, content);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < starts; round += 1) {
    checkedProject(bench, content).clean();
    for (let run = 0; run < checks; run += 1) runOnce({ ...check, before: () => undefined });
    warmFiles([...content.packs, ...program(bench)]);
    const start = performance.now();
    const client = await startServer(bench, folder);
    ours.push(performance.now() - start);
    await client.end();
    theirs.push(runOnce(check));
  }
  return pairOf(ours, theirs);
}

function typing(bench: Bench, content: Content): Promise<Typed> {
  return once(bench, `${content.name} typing`, async () => {
    const { folder, packs } = checkedProject(bench, content);
    const client = await startServer(bench, folder);
    const own = packs.slice(0, bench.packs.length);
    const file = [...contentFiles(own)].find(({ objects }) =>
      objects.some(({ type, name }) => type === tileKind && typeof name === "string"),
    );
    if (!file) throw new Error("no file to type in");
    const strokes = bench.quick ? 40 : 200;
    const path = relative(folder, file.absolute);
    // What a server does for the first time it compiles first.
    await typeIn(client, path, 20);
    const before = processorTime(client);
    const times = await typeIn(client, path, strokes);
    const processor = (processorTime(client) - before) / strokes;
    const lookUp = await askIn(client, path, strokes / 4);
    const rename = await renameIn(client, path, strokes / 4);
    const memory = residentMemory(client);
    await client.end();
    return { ...times, lookUp, rename, processor, memory };
  });
}

interface State {
  readonly errors: number;
}

/** Letters that come and go in a name; each waits for its findings and asks for a completion. */
async function typeIn(
  client: Client,
  path: string,
  strokes: number,
): Promise<Pick<Typed, "findings" | "completion" | "fails">> {
  await client.open(path);
  const text = client.text(path);
  const at = text.indexOf('"name": "') + '"name": "'.length;
  const line = text.slice(0, at).split("\n").length - 1;
  const position = { line, character: 4 };
  const findings: number[] = [];
  const completion: number[] = [];
  let fails = false;
  for (let stroke = 0; stroke < strokes; stroke += 1) {
    const letters = "abcdefgh".slice(0, stroke % 8);
    const compiled = new Promise<number>((resolve) => {
      const listener = client.connection.onNotification("defwright/compiled", (state: State) => {
        fails = state.errors > 0;
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
  await client.close(path);
  return { findings, completion, fails };
}

/** Asks for what stands at the first id of a file, after a letter each. */
function askIn(client: Client, path: string, times: number): Promise<number[]> {
  const methods = ["textDocument/hover", "textDocument/definition"];
  return askAtId(client, path, times, (round) => [methods[round % 2] ?? "", {}]);
}

/** Asks what a rename of the first id of a file changes, after a letter each. */
function renameIn(client: Client, path: string, times: number): Promise<number[]> {
  return askAtId(client, path, times, (round) => [
    "textDocument/rename",
    { newName: `renamed_in_round_${String(round)}` },
  ]);
}

async function askAtId(
  client: Client,
  path: string,
  times: number,
  question: (round: number) => readonly [method: string, more: object],
): Promise<number[]> {
  await client.open(path);
  const text = client.text(path);
  const { line, character } = positionAt(text, text.indexOf('"id": "') + '"id": "'.length);
  const at = { textDocument: { uri: client.uri(path) }, position: { line, character } };
  const found: number[] = [];
  for (let round = 0; round < times; round += 1) {
    await client.type(path, text + " ".repeat(round + 1));
    // Waits for the content to be compiled.
    await client.request("textDocument/documentSymbol", at);
    const [method, more] = question(round);
    const start = performance.now();
    // A refusal takes as long: it is found by compiling what would become of the content.
    await client.request(method, { ...at, ...more }).catch(() => undefined);
    found.push(performance.now() - start);
  }
  await client.close(path);
  return found;
}

/** In milliseconds, since its start. */
function processorTime({ processId }: Client): number {
  const stat = readFileSync(`/proc/${String(processId)}/stat`, "utf8");
  // The name of the program, in parentheses, may hold any character.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticksOfASecond = 100;
  return ((Number(fields[11]) + Number(fields[12])) / ticksOfASecond) * 1000;
}

function residentMemory({ processId }: Client): number {
  const status = readFileSync(`/proc/${String(processId)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}
