/**
 * Runs every `*.test.ts`; with `--slices` every `*.slice.ts` instead, which are short slices of what takes long; with
 * parts of paths whatever has one of them in its own. With `--changed` the suites that a change affects, the nearest
 * first; a word is then the revision that is compared with. They get 15 seconds, and what does not fit is counted;
 * `--all` runs it as well. With `--jobs N` so many files at a time, each in a process of a few; without, three on two
 * cores, two of slices, and one where parts of paths are given. `--times` adds what each file took. The last line is
 * `N passed, N failed`; where no file matches, and where files do not come to their end, that is a failure.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { readdirSync, rmSync, statSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { scriptWords } from "./script-words.ts";
import { parse } from "uvu/parse";
import { affectedBy, byFolder, describeWay } from "./changed/affected.ts";
import { changedFiles } from "./changed/changed-files.ts";
import { SuiteTimes } from "./changed/suite-times.ts";
import { madeByTests, root } from "./root.ts";
import { runFile, type FileResult, type TestFile } from "./run-file.ts";

let passed = 0;
let failed = 0;
/** Files that have not come to their end. */
let open = 0;
process.on("exit", (code) => {
  // A test that waits for something that never comes lets the process end before all have run.
  failed += open;
  if (code !== 0) failed += 1;
  if (failed > 0) process.exitCode = 1;
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
});

const { values, positionals } = scriptWords({
  allowPositionals: true,
  options: {
    slices: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    times: { type: "boolean", default: false },
    jobs: { type: "string" },
  },
});
const wanted = values.changed ? [] : positionals;
/** Some tests wait, so one more than cores; slices measure. */
const usual = Math.min(2, availableParallelism()) + (values.slices ? 0 : 1);
const jobs = Number(values.jobs ?? (wanted.length > 0 ? 1 : usual));
/** Affected suites of which each is told why. */
const told = 20;
/** Seconds for what a change affects. */
const within = values.changed && !values.all ? 15 : Infinity;
const suiteTimes = new SuiteTimes(join(root, ".results/suite-times.json"));
const files = values.changed ? findAffected(positionals[0]) : await findFiles();
const times: { readonly name: string; readonly milliseconds: number }[] = [];
const late: string[] = [];
open = files.length;
if (files.length === 0 && !values.changed) {
  failed += 1;
  console.error(`no test file has "${wanted.join('" or "')}" in its path`);
}
if (wanted.length === 0) removeLeftFolders();
const queue = inTime();
if (jobs > 1) await Promise.all(Array.from({ length: jobs }, runInProcess));
else for (const file of queue) note(file, await runFile(file));
suiteTimes.keep(times.map(({ name, milliseconds }) => [`test/${name}`, milliseconds]));
if (late.length > 0) {
  const seconds = String(within);
  console.log(
    `${String(late.length)} suites that are affected did not fit into ${seconds} seconds; \`npm test -- --changed --all\` runs them too:`,
  );
  console.log(`  ${byFolder(late)}\n`);
}

if (values.times) {
  for (const { name, milliseconds } of times.sort((a, b) => b.milliseconds - a.milliseconds))
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

/** Projects of tests that were killed, once nobody can be using them. */
function removeLeftFolders(): void {
  const folders = readdirSync(tmpdir()).filter((name) => name.startsWith(madeByTests));
  for (const folder of folders.map((name) => join(tmpdir(), name))) {
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > 24 * 60 * 60 * 1000) rmSync(folder, { recursive: true, force: true });
  }
}

/** By name; slices from the last on, so that the longest ones run side by side and none is left alone at the end. */
async function findFiles(): Promise<readonly TestFile[]> {
  const folder = fileURLToPath(new URL(".", import.meta.url));
  const sort = wanted.length > 0 ? "(?:test|slice)" : values.slices ? "slice" : "test";
  const { suites } = await parse(folder, String.raw`\.${sort}\.ts$`);
  return suites
    .map(({ name, file }) => ({ name: name.replaceAll("\\", "/"), file }))
    .filter(
      ({ name }) => wanted.length === 0 || wanted.some((part) => `test/${name}`.includes(part)),
    )
    .sort((a, b) => (a.name < b.name === values.slices ? 1 : -1));
}

/** Says what has changed and which suites that affects. */
function findAffected(revision: string | undefined): readonly TestFile[] {
  const { since, files: changed } = changedFiles(root, revision);
  const affected = affectedBy(changed)
    .map((each) => ({ ...each, time: suiteTimes.of(each.suite) }))
    .sort((a, b) => a.distance - b.distance || a.time - b.time);
  console.log(
    `${String(changed.length)} files changed since ${since}; suites affected: ${String(affected.length)}`,
  );
  for (const each of affected.slice(0, told)) console.log(`  ${describeWay(each)}`);
  const more = affected.slice(told).map(({ suite }) => suite);
  if (more.length > 0) console.log(`  and ${String(more.length)} farther away: ${byFolder(more)}`);
  console.log("");
  return affected.map(({ suite }) => ({
    name: suite.slice("test/".length),
    file: join(root, suite),
  }));
}

/** The files, without those that are not likely to end in time. */
function* inTime(): Generator<TestFile, void> {
  for (const file of files) {
    const suite = `test/${file.name}`;
    if (performance.now() + suiteTimes.of(suite) <= within * 1000) yield file;
    else {
      late.push(suite);
      open -= 1;
    }
  }
}

function note({ name }: TestFile, result: FileResult): void {
  passed += result.passed;
  failed += result.failed;
  times.push({ name, milliseconds: result.milliseconds });
  open -= 1;
}

/** Takes files of the queue until there is none. What a file prints is shown when it has ended. */
async function runInProcess(): Promise<void> {
  let worker: Worker | undefined;
  for (const file of queue) {
    worker ??= startWorker();
    const result = await worker.run(file);
    if (result) note(file, result);
    else {
      await worker.end();
      worker = undefined;
      console.error(`\ntest/${file.name} ended its process`);
    }
  }
  await worker?.end();
}

interface Worker {
  /** `undefined` where the process ended. */
  readonly run: (file: TestFile) => Promise<FileResult | undefined>;
  readonly end: () => Promise<void>;
}

function startWorker(): Worker {
  const child = fork(fileURLToPath(new URL("run-worker.ts", import.meta.url)), { silent: true });
  const closed = once(child, "close");
  let printed: Buffer[] = [];
  const show = (): void => {
    process.stdout.write(Buffer.concat(printed));
    printed = [];
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (part: Buffer) => printed.push(part));
  }
  return {
    run: async (file) => {
      const answered = new AbortController();
      const answer = once(child, "message", { signal: answered.signal });
      child.send(file);
      const [result] = (await Promise.race([answer, closed.then(() => [])])) as [FileResult?];
      answered.abort();
      answer.catch(() => undefined);
      show();
      return result;
    },
    end: async () => {
      if (child.connected) child.send("end");
      await closed;
      show();
    },
  };
}
