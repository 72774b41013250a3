/** Whether content is valid, and whether the modules on disk are those it makes. */
import { compareWithDisk } from "./build.ts";
import type { Compilation } from "../compile.ts";
import { compilePacks, type CompilePacksOptions } from "./compile-packs.ts";
import { readForeignCache } from "../read/foreign/cache.ts";
import type { Settings } from "../config/settings.ts";

export interface StaleModule {
  /** Path below the output folder, with `/`. */
  readonly path: string;
  readonly state: "missing" | "different" | "extra";
}

export interface CheckResult {
  readonly compilation: Compilation;
  /** Empty where the output is current, where there is no output folder, and where content has errors. */
  readonly stale: readonly StaleModule[];
}

/** Writes nothing. */
export function check(
  settings: Settings,
  options: Pick<CompilePacksOptions, "session" | "readFile"> = {},
): CheckResult {
  // Where files are not read from the disk, the output on disk is not comparable.
  const cache = options.readFile ? undefined : readForeignCache(settings.root);
  const comparesOutput = settings.out !== undefined;
  const compilation = compilePacks(settings, {
    cache,
    ...options,
    emit: comparesOutput,
    records: comparesOutput || options.session !== undefined,
  });
  const comparable = !compilation.failed && comparesOutput;
  return { compilation, stale: comparable ? compareWithDisk(settings, compilation) : [] };
}
