/** Checks whether content is valid, and whether the modules on disk are those it compiles to. */
import { compareWithDisk } from "./build.ts";
import type { Compilation } from "../compile.ts";
import { compilePacks, type CompilePacksOptions } from "./compile-packs.ts";
import type { Settings } from "../config/settings.ts";
import { keptBuild } from "./kept-state.ts";
import { journalName } from "../config/output-names.ts";
import { journalState } from "./journal.ts";
import { isFinished } from "./other-builds.ts";
import { generationOf } from "./transaction.ts";
import type { FileDifference } from "./write.ts";

export interface StaleModule {
  /** Path below the output folder, with `/`; "" is the folder. */
  readonly path: string;
  readonly state: FileDifference["state"] | "unfinished" | "unbuilt";
}

export interface CheckResult {
  readonly compilation: Compilation;
  /** Empty if the output is current, if there is no output folder, or if the content has errors. */
  readonly stale: readonly StaleModule[];
}

interface CheckOptions extends Pick<
  CompilePacksOptions,
  "session" | "readFile" | "least" | "slow"
> {
  /** Called before a run of which nothing is kept, which can do with more memory. */
  readonly unkept?: () => void;
}

/** Writes nothing but what it keeps for the next process. */
export function check(settings: Settings, { unkept, ...options }: CheckOptions = {}): CheckResult {
  const comparesOutput = settings.out !== undefined;
  const isOnce = options.session === undefined && options.readFile === undefined;
  const kept = isOnce ? keptBuild(settings, true) : undefined;
  if (kept && !kept.session) unkept?.();
  const compilation = compilePacks(settings, {
    ...options,
    ...(kept?.session ? { session: kept.session } : {}),
    emit: comparesOutput,
    records: comparesOutput,
  });
  const comparable = !compilation.failed && comparesOutput;
  const stale = comparable ? staleModules(settings, compilation) : [];
  kept?.keep(compilation, false);
  return { compilation, stale };
}

/** Compares again if a build finishes meanwhile: a mixture of its modules and older ones must not be reported. */
function staleModules(settings: Settings, compilation: Compilation): StaleModule[] {
  const { out = "" } = settings;
  for (let again = 3; ; again -= 1) {
    const seen = generationOf(out);
    const isWhole = isFinished(out);
    const stale: StaleModule[] = compareWithDisk(settings, compilation);
    if (!isWhole) return [{ path: journalName, state: "unfinished" }, ...stale];
    if (again === 0 || (journalState(out) === "none" && generationOf(out) === seen)) {
      const left = stale.filter(({ state }) => state === "left");
      const others = stale.filter(({ state }) => state !== "left");
      return isUnbuilt(others, compilation) ? [{ path: "", state: "unbuilt" }, ...left] : stale;
    }
  }
}

/** Whether there is neither a module nor a manifest. */
function isUnbuilt(stale: readonly StaleModule[], { modules }: Compilation): boolean {
  return stale.length > modules.length && stale.every(({ state }) => state === "missing");
}
