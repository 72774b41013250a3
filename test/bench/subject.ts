/** What is measured on: projects that use defwright as a client does, made once for all rows. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../root.ts";
import { runOnce, type Command } from "./measure.ts";
import type { Bench } from "./row.ts";

const baselines = fileURLToPath(new URL("baselines/", import.meta.url));

/** "findings" is a project without an output folder: it can only be checked. */
export type Shape = "literal" | "packed" | "findings";

export interface Project {
  readonly folder: string;
  readonly packs: readonly string[];
  readonly out: string;
  /** Forgets output and caches. */
  readonly clean: () => void;
}

const made = new WeakMap<Bench, Map<string, unknown>>();

/** What `make` gives, made at the first call of that name. */
export function once<T>(bench: Bench, name: string, make: () => T): T {
  const all = made.get(bench) ?? new Map<string, unknown>();
  made.set(bench, all);
  if (!all.has(name)) all.set(name, make());
  return all.get(name) as T;
}

/** A folder with a configuration and defwright in its `node_modules`; nothing is built yet. */
export function project(
  bench: Bench,
  name: string,
  shape: Shape,
  packs: readonly string[] = bench.packs,
  more: object = {},
): Project {
  return once(bench, `project ${name}`, () => {
    const folder = join(bench.work, name);
    const modules = join(folder, "node_modules");
    mkdirSync(modules, { recursive: true });
    symlinkSync(checkoutOf(bench), join(modules, "defwright"), "junction");
    writeFileSync(join(folder, "package.json"), `{ "type": "module" }\n`);
    const output = shape === "findings" ? {} : { out: "generated", shape };
    const configuration = { packs, dialect: bench.dialect, ...output, ...more };
    writeFileSync(join(folder, "defwright.config.json"), JSON.stringify(configuration));
    const out = join(folder, "generated");
    const clean = (): void => {
      rmSync(out, { recursive: true, force: true });
      rmSync(join(modules, ".cache"), { recursive: true, force: true });
    };
    return { folder, packs, out, clean };
  });
}

/** The project of a shape, built. */
export function builtProject(bench: Bench, shape: Shape): Project {
  return once(bench, `built ${shape}`, () => {
    const made = project(bench, `built-${shape}`, shape);
    runOnce(defwright(bench, made, "build"));
    return made;
  });
}

function checkoutOf({ checkout = root }: Bench): string {
  return checkout;
}

/** `node` arguments that start the command line. */
export function program(bench: Bench): readonly string[] {
  if (bench.built) return [join(checkoutOf(bench), "dist/generator/cli.js")];
  const tsx = import.meta.resolve("tsx");
  return ["--conditions=defwright-source", "--import", tsx, join(root, "generator/cli.ts")];
}

export function defwright(bench: Bench, to: Project, ...words: readonly string[]): Command {
  return telling(bench, to, ...words, "--quiet");
}

/** As `defwright`, with all findings. */
export function telling(
  bench: Bench,
  { folder, packs }: Project,
  ...words: readonly string[]
): Command {
  const inputs = [...packs, ...(bench.built ? [join(checkoutOf(bench), "dist")] : [])];
  return { arguments: [...program(bench), ...words], cwd: folder, inputs };
}

/** A build that finds neither output nor caches. */
export function coldBuild(bench: Bench, shape: Shape): Command {
  const cold = project(bench, `cold-${shape}`, shape);
  return { ...defwright(bench, cold, "build"), before: cold.clean };
}

/** A program in `baselines/`; what it is given is read before, where that is on the disk. */
export function baseline(name: string, ...words: readonly string[]): Command {
  return { arguments: [join(baselines, `${name}.mjs`), ...words], inputs: words };
}

/** Copies of the packs, to be edited by those who ask by that name. */
export function copiedPacks(bench: Bench, name: string): readonly string[] {
  return once(bench, `copy ${name}`, () =>
    bench.packs.map((pack, index) => {
      const copy = join(bench.work, "copies", name, String(index), basename(pack));
      cpSync(pack, copy, { recursive: true, filter: isContent });
      return copy;
    }),
  );
}

function isContent(path: string): boolean {
  return path.endsWith(".json") || statSync(path).isDirectory();
}

export interface ContentFile {
  readonly absolute: string;
  /** Below its pack, with `/`. */
  readonly path: string;
  readonly objects: readonly Readonly<Record<string, unknown>>[];
}

/** The parsed files of packs, by path. */
export function* contentFiles(packs: readonly string[]): Generator<ContentFile> {
  for (const pack of packs) {
    for (const path of filesBelow(pack)) {
      if (!path.endsWith(".json")) continue;
      const absolute = join(pack, path);
      const value = JSON.parse(readFileSync(absolute, "utf8")) as unknown;
      const objects = (Array.isArray(value) ? value : [value]) as ContentFile["objects"];
      yield { absolute, path, objects };
    }
  }
}

/** Paths of the files below a folder, with `/`. */
export function filesBelow(folder: string, below = ""): string[] {
  const entries = readdirSync(join(folder, below), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = below === "" ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(folder, path) : [path];
    });
}

export function folderSize(folder: string): number {
  if (!existsSync(folder)) return 0;
  return filesBelow(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
}

/** The kinds that defwright compiles, in the order of the specification. */
export const ourKinds: readonly string[] = [
  "profession",
  "profession_item_substitutions",
  "furniture",
  "terrain",
  "recipe",
  "uncraft",
];
