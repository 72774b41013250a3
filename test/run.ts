/**
 * Runs every `*.test.ts`; with `--slices` every `*.slice.ts` instead, which are short slices of long searches; with parts of
 * paths whatever has one of them in its own. uvu itself answers 0 where no file
 * matched, where a suite was never run and where a file failed to load early; here each of these fails.
 * The last line is `N passed, N failed`.
 */
import { fileURLToPath, pathToFileURL } from "node:url";
import { parse } from "uvu/parse";

// Before uvu is loaded, which decides then; processes that tests start inherit it.
delete process.env["FORCE_COLOR"];
process.env["NO_COLOR"] = "1";

type RunSuite = () => Promise<[errors: string | true, ran: number, skipped: number, total: number]>;
type Group = [name: string, ...suites: RunSuite[]];
const uvuState = globalThis as unknown as {
  UVU_DEFER: number;
  UVU_INDEX: number;
  UVU_QUEUE: Group[];
};

let passed = 0;
let failed = 0;
let finished = false;
process.on("exit", () => {
  // A test that waits for something that never comes lets the process end before all have run.
  if (!finished) failed += 1;
  if (failed > 0) process.exitCode = 1;
  console.log(`${String(passed)} passed, ${String(failed)} failed`);
});

const folder = fileURLToPath(new URL(".", import.meta.url));
/** Parts of paths; a file is run that has any of them. */
const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith("--"));
/** By test file, milliseconds of its suites; printed with `--times`. */
const times = new Map<string, number>();
const sort = wanted.length > 0 ? "(?:test|slice)" : words.includes("--slices") ? "slice" : "test";
const { suites } = await parse(folder, String.raw`\.${sort}\.ts$`);
const files = suites
  .map(({ name, file }) => ({ name: name.replaceAll("\\", "/"), file }))
  .filter(({ name }) => wanted.length === 0 || wanted.some((part) => `test/${name}`.includes(part)))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
if (files.length === 0) fail(`no test file has "${wanted.join('" or "')}" in its path`);

uvuState.UVU_DEFER = 1;
const { exec } = await import("uvu");
for (const [index, { name, file }] of files.entries()) {
  const group: Group = [`test/${name}`];
  uvuState.UVU_INDEX = index;
  uvuState.UVU_QUEUE.push(group);
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    fail(`test/${name} cannot be loaded`, error);
    continue;
  }
  const [, ...runs] = group;
  if (runs.length === 0) fail(`test/${name} never calls run()`);
  group.splice(1, runs.length, ...runs.map((suite) => counted(suite, name)));
}
await exec();
finished = true;
if (words.includes("--times")) {
  const slowest = [...times].sort(([, one], [, other]) => other - one);
  for (const [name, time] of slowest)
    console.log(`${(time / 1000).toFixed(1).padStart(7)} s  ${name}`);
}

function counted(run: RunSuite, name: string): RunSuite {
  return async () => {
    const start = performance.now();
    const result = await run();
    times.set(name, (times.get(name) ?? 0) + performance.now() - start);
    const [errors, ran, , total] = result;
    passed += ran;
    // A hook that fails ends its suite early, sometimes without an error text.
    failed += errors === true ? total - ran : Math.max(1, total - ran);
    return result;
  };
}

function fail(message: string, error?: unknown): void {
  failed += 1;
  console.error(message);
  if (error !== undefined) console.error(error);
}
