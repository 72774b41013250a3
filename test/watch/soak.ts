/**
 * `npm run soak [-- <data directory>] [--minutes N] [--seed S] [--pause MS]`: one `defwright watch` of the built
 * package on a copy of the content, edited at random – values, ids, mistakes, bursts, deletes, new files – for as long
 * as it says. Again and again the content is brought in order and the output compared with a cold build's. Prints how
 * long rebuilds took and how much memory the process held, at the start and at the end. An output that differed is a
 * failure.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { findCorpus } from "../corpus/find-corpus.ts";
import { randomEdit, repairAll, repairOne, textsBelow } from "../incremental/random-edit.ts";
import { root } from "../root.ts";
import { projectFolder } from "../project-folder.ts";
import { createRandom } from "../search/random.ts";
import { runSearch, searchOptions, type Found, type Task } from "../search/search.ts";
import { scriptWords } from "../script-words.ts";

const { values, positionals } = scriptWords({
  allowPositionals: true,
  options: {
    ...searchOptions,
    pause: { type: "string", default: "1500" },
  },
});
const cli = join(root, "dist/generator/cli.js");
if (!existsSync(cli)) {
  console.error(`soak watches with the built package: run "npm run build" first`);
  process.exit(2);
}
const given = positionals[0] ?? findCorpus()?.core;
const source = given ?? join(root, "content/core");
const dialect = given === undefined ? "spec" : "bright-nights";
const folder = projectFolder();
const content = join(folder, "json");
cpSync(source, content, { recursive: true });

const settings = (out: string): string[] => ["--pack", content, "--out", out, "--dialect", dialect];
const out = join(folder, "watched");
const cold = join(folder, "cold");
/** One reading after each rebuild: milliseconds as the watcher reports them, and resident memory in MB. */
const rebuilds: {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly failed: boolean;
}[] = [];
let crashes = 0;
const watcher = spawn(process.execPath, [cli, "watch", ...settings(out)], {
  cwd: folder,
  stdio: ["ignore", "ignore", "pipe"],
  env: { ...process.env, NO_COLOR: "1" },
});
const state = { started: false, done: false };
let text = "";
watcher.stderr.setEncoding("utf8").on("data", (more: string) => {
  text += more;
  const lines = text.split("\n");
  text = lines.pop() ?? "";
  for (const line of lines) {
    if (line.includes("watching; ")) state.started = true;
    if (line.includes("this build failed")) crashes += 1;
    if (/^\w*Error\b|^ {4}at /u.test(line)) console.error(line);
    const time = /^defwright: .* in (\d+) ms$/u.exec(line)?.[1];
    if (time === undefined) continue;
    const failed = line.includes("the last good output is kept");
    rebuilds.push({ milliseconds: Number(time), megabytes: residentMegabytes(), failed });
  }
});
watcher.on("exit", (code) => {
  if (!state.done) {
    console.error(`the watcher ended with ${String(code)}`);
    process.exit(1);
  }
});
while (!state.started) await pause(50);
rebuilds.length = 0;

const originals = textsBelow(content, (each) =>
  /"type": ?"(?:furniture|terrain|recipe|uncraft|profession|requirement)/u.test(each),
);
let edits = 0;
let compared = 0;
const different: string[] = [];
await runSearch({ name: "soak", unit: "edits", ownMinutes: 60, run: watch }, values);
state.done = true;
watcher.kill("SIGINT");
await new Promise((resolve) => watcher.once("exit", resolve));

async function watch({ seed, milliseconds }: Task): Promise<Found> {
  const random = createRandom(seed);
  const pick = (count: number): number => random.below(count);
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    for (let round = 0; round < 30 && performance.now() < end; round += 1) {
      // Mostly one at a time; sometimes a burst, as a branch switch makes it.
      const burst = pick(8) === 0 ? 2 + pick(20) : 1;
      for (let each = 0; each < burst; each += 1) {
        randomEdit(content, originals, pick);
        edits += 1;
      }
      // Authors mend what they break before long.
      while (burst === 1 && pick(3) > 0 && repairOne(content, originals)) edits += 1;
      await pause(pick(5) === 0 ? 20 : Number(values.pause));
    }
    edits += repairAll(content, originals).length;
    await settled();
    different.push(...compareWithCold());
    compared += 1;
    console.error(
      `${String(edits)} edits, ${String(rebuilds.length)} rebuilds, ${String(compared)} comparisons, ${String(residentMegabytes())} MB`,
    );
  }
  printRebuilds();
  const crashed =
    crashes > 0 ? [{ what: `${String(crashes)} builds failed with an exception` }] : [];
  return {
    tried: edits,
    failures: [...different.map((what) => ({ what: `different: ${what}` })), ...crashed],
  };
}

/** Waits until no rebuild has come for a while. */
async function settled(): Promise<void> {
  for (let before = -1; before !== rebuilds.length;) {
    before = rebuilds.length;
    await pause(2000);
  }
}

/** Modules that differ from those of a cold build of the same content. */
function compareWithCold(): string[] {
  rmSync(cold, { recursive: true, force: true });
  const run = spawnSync(process.execPath, [cli, "build", "--force", "--quiet", ...settings(cold)], {
    cwd: folder,
    encoding: "utf8",
  });
  if (run.status !== 0) return [`a cold build ended with ${String(run.status)}`];
  const [ours, theirs] = [filesBelow(out), filesBelow(cold)];
  return [...new Set([...ours.keys(), ...theirs.keys()])].filter(
    (path) => ours.get(path) !== theirs.get(path),
  );
}

function filesBelow(directory: string): Map<string, string> {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) =>
    /\.(?:ts|json)$/u.test(name),
  );
  return new Map(names.map((name) => [name, readFileSync(join(directory, name), "utf8")]));
}

/** Of the watcher; only where the system reports it. */
function residentMegabytes(): number {
  try {
    const status = readFileSync(`/proc/${String(watcher.pid)}/status`, "utf8");
    return Math.round(Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function printRebuilds(): void {
  const good = rebuilds.filter(({ failed }) => !failed);
  const tenth = Math.max(1, Math.floor(good.length / 10));
  const line = (what: string, part: typeof good): string => {
    const times = part.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
    const at = (share: number): string =>
      String(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
    const memory = part.map(({ megabytes }) => megabytes);
    return `| ${what} | ${String(part.length)} | ${at(0.5)} ms | ${at(0.95)} ms | ${String(Math.min(...memory))}–${String(Math.max(...memory))} MB |`;
  };
  console.log("| rebuilds without errors | count | median | p95 | memory |");
  console.log("| --- | --- | --- | --- | --- |");
  console.log(line("first tenth", good.slice(0, tenth)));
  console.log(line("last tenth", good.slice(-tenth)));
  console.log(line("all", good));
  console.log(
    `${String(rebuilds.length)} rebuilds (${String(rebuilds.length - good.length)} with errors), ${String(compared)} comparisons with a cold build, ${String(residentMegabytes())} MB at the end`,
  );
}
