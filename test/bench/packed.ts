/**
 * What shape "packed" costs a client, beside what it would cost otherwise: `npx tsx --conditions=defwright-source
 * test/bench/packed.ts [<data directory>] [--rounds N]` prints one JSON object a line. Each time is that of a fresh
 * process; both sides of a ratio run in turns.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { build } from "../../generator/build.ts";
import type { Compilation } from "../../generator/compile.ts";
import { cache, findCorpus } from "../corpus/find-corpus.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { compare, type Command } from "./measure.ts";

export interface PackedRow {
  readonly what: string;
  readonly baseline: string;
  readonly unit: "ms" | "kB";
  readonly ours: number;
  readonly theirs: number;
  /** `ours` as a part of `theirs`. */
  readonly ratio: number;
  /** What the ratio may be at most, where there is a goal. */
  readonly goal?: number;
}

interface PackedBench {
  readonly packs: readonly string[];
  readonly dialect: "spec" | "bright-nights";
  /** Folder for outputs, bundles and projects; it is cleared. */
  readonly work: string;
  readonly rounds: number;
}

const root = fileURLToPath(new URL("../../", import.meta.url));
const baselines = fileURLToPath(new URL("baselines/", import.meta.url));
const compilers = {
  "TypeScript 7": "node_modules/@typescript/native/bin/tsc",
  "TypeScript 6": "node_modules/typescript/bin/tsc6",
};

export function* packedRows({ packs, dialect, work, rounds }: PackedBench): Generator<PackedRow> {
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  const compiled = (shape: "literal" | "packed"): Compilation => {
    const out = join(work, shape);
    const settings = settingsOf(cache, { packs, dialect, shape, out });
    const { compilation } = build(settings, { force: true });
    if (!compilation || compilation.failed) throw new Error("the content has errors");
    return compilation;
  };
  const { model } = compiled("packed");
  compiled("literal");
  const bundles = { literal: bundle(work, "literal"), packed: bundle(work, "packed") };

  const startOf = (file: string, all = false): Command => ({
    arguments: [join(baselines, all ? "touch-generated.mjs" : "import-generated.mjs"), file],
    reports: true,
  });
  const originals: Command = {
    arguments: [join(baselines, "parse-at-start.mjs"), ...packs],
    reports: true,
  };
  const merged = (name: string, value: unknown): Command => {
    const file = join(work, `${name}.json`);
    writeFileSync(file, JSON.stringify(value));
    return { arguments: [join(baselines, "parse-merged.mjs"), file], reports: true };
  };
  const records = [...model.records].map(([kind, rows]) => [kind, [...rows.values()]] as const);
  const written = merged(
    "written",
    Object.fromEntries(
      records.map(([kind, rows]) => [
        kind,
        // Each object of the content once: several recipes may come of one.
        [...new Set(rows.map(({ definition }) => definition.origin.value))],
      ]),
    ),
  );
  const resolved = merged(
    "resolved",
    Object.fromEntries(records.map(([kind, rows]) => [kind, rows.map(({ record }) => record)])),
  );

  const start = "import + first look-up, packed";
  const first = startOf(bundles.packed);
  yield times(start, "parse the originals", first, originals, rounds, 1 / 15);
  yield times(start, "one JSON.parse of our kinds as written", first, written, rounds, 1 / 5);
  yield times(start, "one JSON.parse of the resolved records", first, resolved, rounds, 1 / 5);
  yield times(start, "literal tables", first, startOf(bundles.literal), rounds, 1 / 10);
  const all = startOf(bundles.packed, true);
  const touched = "import + every record, packed";
  yield times(touched, "literal tables", all, startOf(bundles.literal, true), rounds);
  yield times(touched, "parse the originals", all, originals, rounds);
  yield times(touched, "one JSON.parse of the resolved records", all, resolved, rounds);

  yield size("bundle, packed", bundles, (file) => statSync(file).size, 0.4);
  yield size("bundle, packed, gzip", bundles, (file) => gzipSync(readFileSync(file)).length);

  const projects = clientProjects(work);
  for (const [name, path] of Object.entries(compilers)) {
    const check = (project: string): Command => ({ arguments: [join(root, path), "-p", project] });
    const what = `type-check of a client, packed, ${name}`;
    const few = Math.min(rounds, 5);
    yield times(what, "empty project", check(projects.packed), check(projects.empty), few, 1.5);
    yield times(what, "literal tables", check(projects.packed), check(projects.literal), 1);
  }
}

function times(
  what: string,
  baseline: string,
  ours: Command,
  theirs: Command,
  rounds: number,
  goal?: number,
): PackedRow {
  const pair = compare(ours, theirs, rounds);
  return {
    ...{ what, baseline, unit: "ms" as const },
    ...{ ours: round(pair.ours), theirs: round(pair.baseline), ratio: round(pair.ratio) },
    ...(goal === undefined ? {} : { goal: round(goal) }),
  };
}

function size(
  what: string,
  bundles: { readonly literal: string; readonly packed: string },
  measure: (file: string) => number,
  goal?: number,
): PackedRow {
  const [ours, theirs] = [measure(bundles.packed) / 1000, measure(bundles.literal) / 1000];
  return {
    ...{ what, baseline: "literal tables", unit: "kB" as const },
    ...{ ours: Math.round(ours), theirs: Math.round(theirs), ratio: round(ours / theirs) },
    ...(goal === undefined ? {} : { goal }),
  };
}

function round(number: number): number {
  return Math.round(number * 1000) / 1000;
}

/** What a client ships: every table in one minified file. */
function bundle(work: string, shape: string): string {
  const outfile = join(work, `${shape}.mjs`);
  buildSync({
    entryPoints: [join(work, shape, "index.ts")],
    outfile,
    ...{ bundle: true, minify: true, format: "esm", logLevel: "error" },
    alias: { "defwright/runtime": join(root, "runtime/index.ts") },
  });
  return outfile;
}

/** Projects that use a table, an id constant and a transition of each shape, and one that holds nothing. */
function clientProjects(work: string): { literal: string; packed: string; empty: string } {
  const compilerOptions = {
    ...{ strict: true, noEmit: true, module: "nodenext", target: "es2022", lib: ["es2023"] },
    ...{ skipLibCheck: true, types: [] },
  };
  installTypes(join(work, "node_modules/defwright"));
  writeFileSync(join(work, "package.json"), `{ "type": "module" }\n`);
  const project = (name: string, text: string): string => {
    const folder = join(work, `client-${name}`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "main.ts"), text);
    const settings = { compilerOptions, include: ["main.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
    return folder;
  };
  const client = (shape: string): string =>
    project(
      shape,
      [
        `import { recipe, terrain, TerrainId } from "../${shape}/index.js";`,
        `export const first = terrain.get(TerrainId.t_null).name;`,
        `export const made = recipe.at(0)?.result;`,
        ``,
      ].join("\n"),
    );
  return {
    literal: client("literal"),
    packed: client("packed"),
    empty: project("empty", "export const first = 0;\n"),
  };
}

/** The package as a client has it: declarations, no sources. */
function installTypes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const types = { "./runtime": { types: "./index.d.ts" } };
  const text = JSON.stringify({ name: "defwright", type: "module", exports: types });
  writeFileSync(join(folder, "package.json"), text);
  const settings = {
    extends: join(root, "tsconfig.json"),
    compilerOptions: {
      ...{ noEmit: false, declaration: true, emitDeclarationOnly: true },
      ...{ outDir: folder, rootDir: join(root, "runtime") },
    },
    include: [join(root, "runtime")],
  };
  const file = join(folder, "tsconfig.json");
  writeFileSync(file, JSON.stringify(settings));
  execFileSync(process.execPath, [join(root, compilers["TypeScript 7"]), "-p", file]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: "string", default: "9" } },
  });
  const corpus = positionals[0] ?? findCorpus()?.core;
  const rows = packedRows({
    packs: [corpus ?? join(root, "content/core")],
    dialect: corpus === undefined ? "spec" : "bright-nights",
    work: join(cache, "packed"),
    rounds: Number(values.rounds),
  });
  for (const row of rows) console.log(JSON.stringify(row));
}
