/** What an editor waits for from the language server: until it is ready, and from a keystroke to its answers. */
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { positionAt, startClient, type Client } from "../../lsp/client.ts";
import {
  compare,
  measurement,
  pairOf,
  runForUsage,
  runOnce,
  type Command,
  type Pair,
} from "../measure.ts";
import { multiply } from "../multiply.ts";
import { warmFiles } from "../warm-files.ts";
import { median, spreadOf, type Bench, type Measurement } from "../row.ts";
import {
  baseline,
  builtProject,
  contentFiles,
  once,
  ourKinds,
  program,
  project,
  telling,
  type Project,
} from "../subject.ts";

/** What is typed in. */
const tileKind = "terrain";

interface Typed {
  readonly findings: readonly number[];
  readonly completion: readonly number[];
  /** Milliseconds for which processors worked for the server, until it had nothing more to do. */
  readonly processor: Readonly<Record<Work, readonly number[]>>;
  /** Whether the content has errors. */
  readonly fails: boolean;
  /** Resident memory of the server afterwards, in MB. */
  readonly memory: number;
}

/** What the server works for: a keystroke, or a question about the id of a definition right after one. */
const works = ["keystroke", "hover", "definition", "rename"] as const;
type Work = (typeof works)[number];

/** What is typed in: the content alone, with all mods of the game, and the largest. */
interface Content {
  /** Put in front of the rows' names. */
  readonly name: string;
  readonly packs: () => readonly string[];
  /** Whether only the processor's work is told. */
  readonly isLarge?: true;
}

export function lspRows(bench: Bench): Measurement[] {
  const { packs, mods = [] } = bench;
  const all = { name: `lsp with ${String(mods.length)} mods`, packs: () => [...packs, ...mods] };
  const large = (name: string, isFaulty: boolean): Content => ({
    name: `lsp, ${name}`,
    packs: () => [largePack(bench, isFaulty)],
    isLarge: true,
  });
  const contents = [
    { name: "lsp", packs: () => packs },
    ...(mods.length > 0 ? [all] : []),
    large("3× the content", false),
    large("3× the content with a mistake in every other definition", true),
  ];
  return [...contents.flatMap((each) => rowsOn(bench, each)), liveSchemaRow(bench)];
}

const mostObjects = 3000;

/** A large file against the live schema, in editors that know nothing of the language server. */
function liveSchemaRow(bench: Bench): Measurement {
  return measurement(
    `processor time of ${String(mostObjects)} objects against the live schema`,
    "without a schema",
    () => {
      const schema = join(builtProject(bench, "literal").folder, ".defwright/content.schema.json");
      const file = join(bench.work, "objects.json");
      const objects = [...contentFiles(bench.packs)]
        .flatMap((each) => each.objects)
        .filter((object) => ourKinds.includes(String(object["type"])));
      writeFileSync(file, JSON.stringify(objects.slice(0, mostObjects), undefined, 2));
      const ours = { ...baseline("check-in-editor", file, schema), reports: true };
      const theirs = { ...baseline("check-in-editor", file), reports: true };
      return compare(ours, theirs, bench.rounds);
    },
    { goal: { median: 2000 }, long: true },
  );
}

/** A pack of three copies of the content, as it is or with mistakes. */
function largePack(bench: Bench, isFaulty: boolean): string {
  return once(bench, isFaulty ? "large, faulty" : "large", () => {
    const folder = join(bench.work, isFaulty ? "large-faulty" : "large");
    multiply(bench.packs, 3, folder);
    let definitions = 0;
    for (const { absolute, objects } of isFaulty ? contentFiles([folder]) : []) {
      const spoilt = objects.map((object) => {
        if (!ourKinds.includes(String(object["type"]))) return object;
        definitions += 1;
        return definitions % 2 === 0 ? object : withMistake(object, definitions);
      });
      writeFileSync(absolute, JSON.stringify(spoilt, undefined, 2));
    }
    return folder;
  });
}

/** With an id that nothing defines. */
function withMistake(object: Readonly<Record<string, unknown>>, number: number): object {
  const isTile = object["type"] === "terrain" || object["type"] === "furniture";
  return { ...object, [isTile ? "looks_like" : "skill_used"]: `missing_${String(number)}` };
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
  const largest = { keystroke: { median: 60 }, hover: p95, definition: p95, rename: { p95: 300 } };
  const row = (
    what: string,
    pair: () => Promise<Pair>,
    options: Parameters<typeof measurement>[3],
  ): Measurement =>
    measurement(`${content.name}: ${what}`, "cold check, all findings", pair, options);
  const byWork = works.map((work) =>
    row(
      `processor time of a ${work}${work === "keystroke" ? "" : " after a keystroke"}`,
      async () => {
        const typed = await typing(bench, content);
        const theirs = [runForUsage(coldCheck(bench, content, typed)).processor];
        const ours = typed.processor[work];
        return {
          ours: spreadOf(ours),
          theirs: spreadOf(theirs),
          ratio: median(ours) / median(theirs),
        };
      },
      { goal: largest[work], long: content.isLarge === true },
    ),
  );
  if (content.isLarge) return byWork;
  return [
    row("processor time until ready", () => readyBeside(bench, content, 0), {
      goal: { ratio: 1.2 },
    }),
    row("processor time until ready, from kept results", () => readyBeside(bench, content, 2), {
      goal: { ratio: 1 },
    }),
    row("keystroke → findings", () => beside(({ findings }) => findings), { goal: p95 }),
    row("keystroke → completion", () => beside(({ completion }) => completion), { goal: p95 }),
    ...byWork,
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
function checkedProject(bench: Bench, { name, packs: given }: Content): Project {
  const folder = name.replaceAll(/[^a-z\d]+/gu, "-");
  return once(bench, `copied ${folder}`, () => {
    const packs = given();
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
const starts = 7;

/** @param checks how many checks run before each start: the second one keeps its results */
async function readyBeside(bench: Bench, content: Content, checks: number): Promise<Pair> {
  const check = coldCheck(bench, content, await typing(bench, content));
  const { folder } = checkedProject(bench, content);
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < starts; round += 1) {
    checkedProject(bench, content).clean();
    for (let run = 0; run < checks; run += 1) runOnce({ ...check, before: () => undefined });
    warmFiles([...content.packs(), ...program(bench)]);
    const client = await startServer(bench, folder);
    ours.push(processorTime(client));
    await client.end();
    theirs.push(runForUsage(check).processor);
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
    const times = await typeIn(client, path, strokes);
    const processor = await workIn(client, path, bench.quick ? 10 : 40);
    const memory = residentMemory(client);
    await client.end();
    return { ...times, processor, memory };
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
    const compiled = new Promise<number>((resolve) => {
      const listener = client.connection.onNotification("defwright/compiled", (state: State) => {
        fails = state.errors > 0;
        listener.dispose();
        resolve(performance.now());
      });
    });
    const start = performance.now();
    await client.type(path, withLetters(text, stroke));
    const asked = client
      .request("textDocument/completion", { textDocument: { uri: client.uri(path) }, position })
      .then(() => performance.now());
    findings.push((await compiled) - start);
    completion.push((await asked) - start);
  }
  await client.close(path);
  return { findings, completion, fails };
}

/** What the processors do for each of the works, so many times: each question comes right after a keystroke. */
async function workIn(client: Client, path: string, times: number): Promise<Typed["processor"]> {
  await client.open(path);
  const text = client.text(path);
  const { line, character } = positionAt(text, text.indexOf('"id": "') + '"id": "'.length);
  const at = { textDocument: { uri: client.uri(path) }, position: { line, character } };
  let stroke = 0;
  const type = async (): Promise<void> => {
    stroke += 1;
    await client.type(path, withLetters(text, stroke));
    // Waits for the content to be compiled.
    await client.request("textDocument/documentSymbol", at);
  };
  const spent: Record<Work, number[]> = { keystroke: [], hover: [], definition: [], rename: [] };
  for (const work of works) {
    // The first one makes what the others find.
    for (let round = 0; round <= times; round += 1) {
      let before = await processorTimeWhenIdle(client);
      await type();
      if (work !== "keystroke") {
        before = await processorTimeWhenIdle(client);
        const newName = `renamed_in_round_${String(round)}`;
        // A refusal takes as long: it is found by compiling what would become of the content.
        await client.request(`textDocument/${work}`, { ...at, newName }).catch(() => undefined);
      }
      if (round > 0) spent[work].push((await processorTimeWhenIdle(client)) - before);
    }
  }
  await client.close(path);
  return spent;
}

/** With letters that come and go in the first name. */
function withLetters(text: string, stroke: number): string {
  const at = text.indexOf('"name": "') + '"name": "'.length;
  return text.slice(0, at) + "abcdefgh".slice(0, stroke % 8) + String(stroke) + text.slice(at);
}

/** Once the server has done hardly anything for a while. */
async function processorTimeWhenIdle(client: Client): Promise<number> {
  let last = processorTime(client);
  for (let still = 0; still < 3;) {
    await sleep(20);
    const now = processorTime(client);
    still = now - last < 0.5 ? still + 1 : 0;
    last = now;
  }
  return last;
}

/** Of all its threads, in milliseconds. */
function processorTime({ processId }: Client): number {
  const tasks = `/proc/${String(processId)}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(join(tasks, task, "schedstat"), "utf8").split(" ")[0]),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / 1e6;
}

function residentMemory({ processId }: Client): number {
  const status = readFileSync(`/proc/${String(processId)}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+)/u.exec(status)?.[1]) / 1024;
}
