/**
 * Second part of `npm run build`: bundles the compiler into a few files instead of some two hundred, because loading
 * modules one by one costs a command line more than parsing them. Packages remain external, except a few small ones
 * (`inlined.ts`); the runtime remains unbundled, one file per concept, so that a client's bundler includes only what is
 * used. Declarations are TypeScript's own.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown, type ChunkingContext, type CodeSplittingGroup, type Plugin } from "rolldown";
import { shapeTable } from "../compiled/shape-table.ts";
import { inlined } from "./inlined.ts";
import { modsBundle } from "./mods-bundle.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const out = join(root, "dist/generator");
const source = (path: string): string => join(root, "generator", path);

const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly exports: Readonly<Record<string, Partial<Readonly<Record<string, string>>>>>;
};

/** Sources by file name: the executable, and the modules of the generator that package.json exports. */
const entries: Readonly<Record<string, string>> = {
  cli: source("cli.ts"),
  ...Object.fromEntries(
    Object.values(exports).flatMap(({ "defwright-source": from, default: file }) =>
      from && file?.startsWith("./dist/generator/")
        ? [[basename(file, ".js"), join(root, from)] as const]
        : [],
    ),
  ),
};

interface Group {
  readonly name: string;
  readonly of: readonly string[];
}

/** Modules that are always loaded together form one file. A module belongs to the first group that contains it. */
const groups: readonly Group[] = [
  { name: "start", of: ["cli.ts", "build/up-to-date.ts", "config/load-config.ts"].map(source) },
  {
    name: "compiler",
    of: ["build/build.ts", "build/check-current.ts", "cli/show-diagnostics.ts"].map(source),
  },
];

/** Parsing JSON text takes a fraction of the time of parsing the same values as a program. */
const shapeTableAsJson: Plugin = {
  name: "shape-table-as-json",
  load: {
    filter: { id: /compiled.shape-table\.ts$/u },
    handler: () =>
      `export const shapeTable = JSON.parse(${JSON.stringify(JSON.stringify(shapeTable))});`,
  },
};

/** commander can run sub-commands as separate programs. Ours are not, and the module for that takes a while to load. */
const commanderAlone: Plugin = {
  name: "commander-alone",
  transform: {
    filter: { id: /[\\/]commander[\\/]lib[\\/]command\.js$/u },
    handler: (code) => {
      const alone = code.replace("require('node:child_process')", "{}");
      if (alone === code) throw new Error("commander loads what starts programs in another way");
      return alone;
    },
  },
};

for (const folder of ["dist/generator", "dist/templates"]) removeScripts(join(root, folder));

const bundle = await rolldown({
  cwd: root,
  input: entries,
  platform: "node",
  external: (id) => /^[^./]/u.test(id) && !isInlined(id),
  // As modules: their CommonJS form requires its parts at run time.
  resolve: { mainFields: ["module", "main"] },
  transform: { target: "node20.19" },
  plugins: [shapeTableAsJson, commanderAlone],
  // What one command loads lazily another needs at once.
  checks: { ineffectiveDynamicImport: false },
});
await bundle.write({
  dir: out,
  format: "esm",
  // Flat, so that a file found relative to a module (`import.meta.url`) is in the same folder as every chunk.
  entryFileNames: "[name].js",
  chunkFileNames: "chunk-[name]-[hash].js",
  codeSplitting: { groups: groups.map(groupOf) },
  // Every run parses the compiler, so its text is short; names of functions are kept for reports of crashes.
  minify: { compress: true, mangle: { keepNames: true } },
  comments: { annotation: false, jsdoc: false, legal: false },
});
await bundle.close();
mkdirSync(join(root, "dist/mods"), { recursive: true });
for (const [name, text] of Object.entries(await modsBundle())) {
  writeFileSync(join(root, "dist/mods", name), text);
}

function isInlined(id: string): boolean {
  return inlined.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Names the group for its modules and everything they import, unless an earlier group contains it. */
function groupOf({ name, of }: Group, index: number): CodeSplittingGroup {
  let loaded: ReadonlySet<string> | undefined;
  return {
    name: (id, context) => ((loaded ??= loadedWith(of, context)).has(id) ? name : null),
    debugName: name,
    priority: groups.length - index,
  };
}

/** The modules and their static imports, direct and indirect. */
function loadedWith(modules: readonly string[], context: ChunkingContext): ReadonlySet<string> {
  const loaded = new Set<string>();
  const pending = [...modules];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (loaded.has(id)) continue;
    loaded.add(id);
    pending.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  // Entry modules remain files of their own.
  for (const entry of Object.values(entries)) loaded.delete(entry);
  return loaded;
}

function removeScripts(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) removeScripts(path);
    else if (entry.name.endsWith(".js")) rmSync(path);
  }
}
