/** Runs modules: configurations and kinds that are code, modules of an output. Nothing else here runs a file. */
import { createRequire, isBuiltin } from "node:module";
import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Jiti, JitiOptions, TransformOptions } from "jiti";
import { readText } from "../disk/read-bytes.ts";
import { contains, foldersFrom, realPath } from "../disk/real-path.ts";
import { isFile } from "../disk/stats-of.ts";
import { packageFolder } from "../disk/version.ts";
import type { ConfigFile } from "./config-file.ts";

export interface RunOptions {
  /**
   * Receives the absolute paths of the modules that were loaded, including its own, of JSON that they read, and of the
   * `package.json` of each other package among them; in the order in which they were loaded.
   */
  readonly imported?: Set<string>;
  /** What an import of these names gives. */
  readonly virtualModules?: Readonly<Record<string, unknown>>;
}

/**
 * The exports of a module. It is loaded again each time, with all that it imports, because `watch` reads edited files
 * again.
 *
 * @param file Absolute.
 * @param owner The configuration of the project that the module is part of.
 * @throws if the owner's code may not run, or whatever the module throws
 */
export async function runModule(
  file: string,
  owner: ConfigFile,
  { imported = new Set(), virtualModules = {} }: RunOptions = {},
): Promise<Readonly<Record<string, unknown>>> {
  if (!owner.mayRun) throw new Error(`${file} is a stranger's code`);
  const { createJiti } = await import("jiti");
  const options = { moduleCache: false, fsCache: false };
  const compiler = createJiti(import.meta.url, options);
  const add = (each: string): void => {
    imported.add(each);
    const description = packageOf(each);
    // The owner's own package contains much that is not about the module.
    if (description && !contains(dirname(description), owner.folder)) imported.add(description);
  };
  const transform = (module: TransformOptions): { code: string } => {
    const { filename, source } = module;
    if (filename !== undefined) {
      add(filename);
      for (const each of literalJson(filename, source)) {
        add(each);
        // Node has kept what an earlier run required.
        // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
        delete nodeModules.cache[each];
      }
    }
    const code = compiler.transform(module);
    return { code: filename === file ? code + withoutNull : code };
  };
  /** Throws unless Node may load a file; then the loader compiles it instead, and asks about each of its imports. */
  const leaveToNode = (path: string): void => {
    if (!isAbsolute(path) || !isCode.test(path) || isOwn(path)) return;
    const texts = textsBelow(path, virtualModules, compiler);
    if (![...texts].every(isFresh)) throw new Error(`Node has kept an earlier text of ${path}`);
    for (const [each, text] of texts) {
      add(each);
      kept.set(each, text);
    }
  };
  const loader = (
    nodeModules(
      join(dirname(nodeModules.resolve("jiti/package.json")), "dist/jiti.cjs"),
    ) as CreateLoader
  )(
    import.meta.url,
    { ...options, virtualModules: { ...virtualModules }, transform },
    {
      onError: (error) => {
        throw error;
      },
      nativeImport: async (path) => {
        const file = typeof path === "string" ? path : fileURLToPath(path);
        leaveToNode(file);
        return (await import(isAbsolute(file) ? pathToFileURL(file).href : file)) as unknown;
      },
      createRequire: (from) => {
        const native = createRequire(from);
        const load = (path: string): unknown => {
          if (path.endsWith(".json")) {
            add(path);
            return JSON.parse(readText(path));
          }
          leaveToNode(path);
          return native(path);
        };
        return Object.assign(load, native);
      },
    },
  );
  // What "module.exports" is set to may be anything.
  return (await loader.import<Record<string, unknown> | null | undefined>(file)) ?? {};
}

/** The loader asks a default export for members, unless it is undefined. */
const withoutNull = "\nif (exports.default === null) exports.default = undefined;\n";

/** What the package makes `createJiti` of: the same, with the ways to Node's own loading as a further argument. */
type CreateLoader = (
  from: string,
  options: JitiOptions,
  node: {
    readonly onError: (error: unknown) => never;
    readonly nativeImport: (path: string | URL) => Promise<unknown>;
    readonly createRequire: (from: string) => unknown;
  },
) => Jiti;

const nodeModules = createRequire(import.meta.url);

/** The text that each file had when Node loaded it: Node keeps a module for as long as it runs. */
const kept = new Map<string, string>();

/** Whether Node would load a text, or has what loading it would give. Modules of a project may read other files too. */
function isFresh([file, text]: readonly [string, string]): boolean {
  const isInstalled = file.split(sep).includes("node_modules");
  return !kept.has(file) || (isInstalled && kept.get(file) === text);
}

const isCode = /\.[cm]?[jt]sx?$/u;

/** Whether a file is part of this very package, whose version is counted apart. */
function isOwn(path: string): boolean {
  return packageFolder !== undefined && contains(join(packageFolder, "dist"), realPath(path));
}

/** The texts of a file that Node loads, and of those that load with it, as far as their names stand in the code. */
function textsBelow(
  entry: string,
  virtualModules: object,
  resolver: Jiti,
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const files = new Set([entry]);
  for (const file of files) {
    const text = readText(file);
    texts.set(file, text);
    for (const json of literalJson(file, text)) files.add(json);
    for (const [, how, name = ""] of text.matchAll(importOf)) {
      if (isBuiltin(name) || Object.hasOwn(virtualModules, name)) continue;
      const found =
        how === "require" ? requiredBy(file, name) : resolver.esmResolve(name, importedBy(file));
      const path = found?.startsWith("file:") ? fileURLToPath(found) : found;
      if (path === undefined || !(isCode.test(path) || path.endsWith(".json"))) continue;
      if (isFile(path) && !isOwn(path)) files.add(path);
    }
  }
  return texts;
}

const importOf = /\b(from|import|require)\s*\(?\s*["']([^"'\n]+)["']/gu;

const importedBy = (file: string) => ({ parentURL: pathToFileURL(file), try: true }) as const;

function requiredBy(file: string, name: string): string | undefined {
  try {
    return createRequire(file).resolve(name);
  } catch {
    return undefined;
  }
}

/** The `package.json` that describes a file: the nearest one. */
function packageOf(file: string): string | undefined {
  return foldersFrom(dirname(file))
    .map((folder) => join(folder, "package.json"))
    .find(isFile);
}

/** The files of JSON that a module names by a relative path, however it reads them. */
function literalJson(filename: string, source: string): string[] {
  const paths = source.matchAll(/["'](\.[^"'\n]*\.json)["']/gu);
  return Array.from(paths, ([, path = ""]) => resolve(dirname(filename), path)).filter(isFile);
}

/**
 * The absolute path of a module: that of a file, or else what an installed package of this name exports.
 *
 * @param folder Absolute; the path is relative to it.
 */
export async function findModule(path: string, folder: string): Promise<string | undefined> {
  const file = resolve(folder, path);
  if (isFile(file)) return file;
  const { createJiti } = await import("jiti");
  const found = createJiti(join(folder, "_.js")).esmResolve(path, { try: true });
  return found === undefined ? undefined : fileURLToPath(found);
}
