/** What is measured, each beside its named baseline; both sides are wall times of fresh processes. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";
import { compare, peakMemory, runOnce, type Command } from "./measure.ts";

export interface Row {
  readonly what: string;
  readonly baseline: string;
  readonly ours: string;
  readonly theirs: string;
  /** ours ÷ baseline, or baseline ÷ ours where the goal is "times faster". */
  readonly ratio: string;
  /** The figure to reach, or "–" for a row that is only reported. */
  readonly goal: string;
  readonly reached: boolean | undefined;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const baselines = fileURLToPath(new URL("baselines/", import.meta.url));
const cli = join(root, "dist/generator/cli.js");

export interface Bench {
  readonly packs: readonly string[];
  readonly dialect: string;
  readonly work: string;
  readonly rounds: number;
}

export function* rows(bench: Bench): Generator<Row> {
  const { packs, dialect, work, rounds } = bench;
  const out = join(work, "literal");
  const packArguments = packs.flatMap((pack) => ["--pack", pack]);
  const settings = [...packArguments, "--out", out, "--dialect", dialect, "--quiet"];
  const clean = (): void => {
    rmSync(out, { recursive: true, force: true });
  };
  const parseAll: Command = { arguments: [join(baselines, "parse-all.mjs"), ...packs] };
  const naive: Command = {
    arguments: [join(baselines, "naive-build.mjs"), join(work, "naive"), ...packs],
    cwd: root,
  };
  const coldBuild: Command = { arguments: [cli, "build", ...settings], before: clean };

  yield slower(
    "cold build, literal",
    "read and JSON.parse all files",
    coldBuild,
    parseAll,
    2.5,
    rounds,
  );
  yield slower(
    "cold build, literal",
    "naive build: Ajv + one prettier call a kind",
    coldBuild,
    naive,
    0.1,
    1,
  );
  const coldCheck: Command = {
    arguments: [cli, "check", ...packArguments, "--dialect", dialect, "--quiet"],
  };
  yield slower("cold check", "read and JSON.parse all files", coldCheck, parseAll, 2, rounds);

  runOnce(coldBuild);
  const unchanged: Command = { arguments: [cli, "build", ...settings] };
  yield slower("unchanged build", "node -e 0", unchanged, { arguments: ["-e", "0"] }, 2.5, rounds);

  const bundle = bundleOutput(out, work);
  const parseAtStart: Command = {
    arguments: [join(baselines, "parse-at-start.mjs"), ...packs],
    reports: true,
  };
  const imported: Command = {
    arguments: [join(baselines, "import-generated.mjs"), bundle],
    reports: true,
  };
  yield faster(
    "import + first look-up, literal",
    "client that parses at start",
    imported,
    parseAtStart,
    rounds,
  );

  const [project, empty] = clientProjects(out, work);
  const tsc = (folder: string): Command => ({
    arguments: [join(root, "node_modules/@typescript/native/bin/tsc"), "-p", folder],
  });
  yield slower(
    "type-check of a client, literal",
    "empty project",
    tsc(project),
    tsc(empty),
    undefined,
    Math.min(rounds, 3),
  );

  const ours = peakMemory(coldBuild);
  const theirs = peakMemory(naive);
  yield {
    what: "peak memory of a cold build",
    baseline: "naive build",
    ours: `${ours.toFixed(0)} MB`,
    theirs: `${theirs.toFixed(0)} MB`,
    ratio: `${(ours / theirs).toFixed(2)}×`,
    goal: "≤ 0.25×, ≤ 150 MB",
    reached: ours / theirs <= 0.25 && ours <= 150,
  };
  yield size("size of the output, literal", folderSize(out), packs);
}

function slower(
  what: string,
  baseline: string,
  ours: Command,
  theirs: Command,
  goal: number | undefined,
  rounds: number,
): Row {
  const pair = compare(ours, theirs, rounds);
  return {
    what,
    baseline,
    ours: milliseconds(pair.ours),
    theirs: milliseconds(pair.baseline),
    ratio: `${pair.ratio.toFixed(2)}×`,
    goal: goal === undefined ? "–" : `≤ ${String(goal)}×`,
    reached: goal === undefined ? undefined : pair.ratio <= goal,
  };
}

function faster(
  what: string,
  baseline: string,
  ours: Command,
  theirs: Command,
  rounds: number,
): Row {
  const pair = compare(ours, theirs, rounds);
  return {
    what,
    baseline,
    ours: milliseconds(pair.ours),
    theirs: milliseconds(pair.baseline),
    ratio: `${(1 / pair.ratio).toFixed(1)}× faster`,
    goal: "–",
    reached: undefined,
  };
}

function size(what: string, bytes: number, packs: readonly string[]): Row {
  const input = packs.reduce((sum, pack) => sum + folderSize(pack), 0);
  return {
    what,
    baseline: "all files of the packs",
    ours: megabytes(bytes),
    theirs: megabytes(input),
    ratio: `${(bytes / input).toFixed(2)}×`,
    goal: "–",
    reached: undefined,
  };
}

/** What a client ships: every table in one minified file. */
function bundleOutput(out: string, work: string): string {
  const file = join(work, "bundle.mjs");
  buildSync({
    entryPoints: [join(out, "index.ts")],
    outfile: file,
    bundle: true,
    minify: true,
    format: "esm",
    logLevel: "error",
    alias: { "defwright/runtime": join(root, "dist/runtime/index.js") },
  });
  return file;
}

/** A project that imports the output, and one that holds nothing. */
function clientProjects(out: string, work: string): [string, string] {
  const options = {
    compilerOptions: {
      strict: true,
      noEmit: true,
      module: "nodenext",
      target: "es2022",
      skipLibCheck: true,
      types: [],
    },
  };
  const project = join(work, "client");
  const empty = join(work, "empty");
  for (const folder of [project, empty]) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), `{ "type": "module" }\n`);
  }
  const modules = join(work, "node_modules");
  mkdirSync(modules, { recursive: true });
  if (!existsSync(join(modules, "defwright")))
    symlinkSync(resolve(root), join(modules, "defwright"), "junction");
  const entry = join(out, "index.js").replaceAll("\\", "/");
  writeFileSync(
    join(project, "main.ts"),
    `import { terrain } from ${JSON.stringify(entry)};\nexport const first = terrain.at(0);\n`,
  );
  writeFileSync(join(empty, "main.ts"), "export const first = 0;\n");
  for (const folder of [project, empty]) {
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ ...options, include: ["main.ts"] }),
    );
  }
  return [project, empty];
}

function folderSize(folder: string): number {
  let bytes = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    bytes += entry.isDirectory() ? folderSize(path) : statSync(path).size;
  }
  return bytes;
}

function milliseconds(number: number): string {
  return `${number.toFixed(number < 10 ? 1 : 0)} ms`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
