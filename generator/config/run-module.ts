/** Runs modules: configurations that are code, and modules of an output. Nothing else in the compiler runs a file. */
import { extname, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { ConfigFile } from "./config-file.ts";

export interface RunOptions {
  /** Receives the absolute paths of the modules that a module in TypeScript imports, including its own. */
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
  if (extname(file) === ".ts") return await runCompiled(file, options);
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
      const { filename } = module;
      if (filename?.split(sep).includes("node_modules") === false) imported?.add(filename);
      return { code: compiler.transform(module) };
    },
  });
  return await jiti.import<Record<string, unknown>>(file);
}
