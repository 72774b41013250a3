/** Runs modules: configurations and kinds that are code, modules of an output. Nothing else here runs a file. */
import { createRequire } from "node:module";
import { dirname, extname, join, resolve, sep } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { isFile } from "../disk/stats-of.ts";
import type { ConfigFile } from "./config-file.ts";

export interface RunOptions {
  /**
   * Receives the absolute paths of the modules that a module in TypeScript imports, including its own, and of the
   * `package.json` of each package among them.
   */
  readonly imported?: Set<string>;
  /** What an import of these names gives. */
  readonly virtualModules?: Readonly<Record<string, unknown>>;
}

/**
 * The exports of a module. It is loaded again each time, because `watch` reads edited files again; of TypeScript, the
 * modules that it imports, too.
 *
 * @param file Absolute.
 * @param owner The configuration of the project that the module is part of.
 * @throws if the owner's code may not run, or whatever the module throws
 */
export async function runModule(
  file: string,
  owner: ConfigFile,
  options: RunOptions = {},
): Promise<Readonly<Record<string, unknown>>> {
  if (!owner.mayRun) throw new Error(`${file} is a stranger's code`);
  if (extname(file) === ".ts" || options.virtualModules) return await runCompiled(file, options);
  try {
    const url = pathToFileURL(file);
    url.searchParams.set("read", String(reads++));
    return (await import(url.href)) as Record<string, unknown>;
  } catch (error) {
    // Syntax errors of Node do not state their place; compiling finds the same mistake and states it.
    if (error instanceof SyntaxError) await runCompiled(file, options);
    throw error;
  }
}

let reads = 0;

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

async function runCompiled(
  file: string,
  { imported, virtualModules = {} }: RunOptions,
): Promise<Readonly<Record<string, unknown>>> {
  const { createJiti } = await import("jiti");
  const options = { moduleCache: false, fsCache: false };
  const compiler = createJiti(import.meta.url, options);
  const jiti = createJiti(import.meta.url, {
    ...options,
    virtualModules: { ...virtualModules },
    transform: (module) => {
      const { filename, source } = module;
      if (filename !== undefined) {
        imported?.add(filename);
        for (const each of untransformed(filename, source)) {
          imported?.add(each);
          // Node has kept what an earlier run imported.
          // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
          delete nodeModules.cache[each];
        }
      }
      return { code: compiler.transform(module) };
    },
  });
  return await jiti.import<Record<string, unknown>>(file);
}

const nodeModules = createRequire(import.meta.url);

/** What a module imports, as far as it is not transformed: files of JSON, and packages, which change with a version. */
function* untransformed(filename: string, source: string): Generator<string> {
  for (const [, path = ""] of source.matchAll(/["'](\.[^"'\n]*\.json)["']/gu)) {
    const file = resolve(dirname(filename), path);
    if (isFile(file)) yield file;
  }
  const names =
    /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']((?:@[^"'/\n]+\/)?[^"'./\n][^"'/\n]*)[^"'\n]*["']/gu;
  const packages = Array.from(source.matchAll(names), ([, name = ""]) => name)
    .filter((name) => name !== "defwright")
    .map((name) => join("node_modules", name));
  // A package is a whole, of which this is a part.
  if (filename.split(sep).includes("node_modules")) packages.push("");
  for (const path of packages) {
    const file = fileAbove(dirname(filename), join(path, "package.json"));
    if (file !== undefined) yield file;
  }
}

/** The file at a path in a folder or in the nearest one above it. */
function fileAbove(folder: string, path: string): string | undefined {
  const file = join(folder, path);
  if (isFile(file)) return file;
  const parent = dirname(folder);
  return parent === folder ? undefined : fileAbove(parent, path);
}
