/**
 * Compares the builds of one process. What a bundler has to take over follows from what changed since its last build,
 * and not from what was written: another process may write the same modules first.
 */
import type { EmittedModule } from "../emit/emitted-module.ts";

/** The modules of a build by their paths below the output folder. */
export type BuiltModules = ReadonlyMap<string, EmittedModule>;

export function builtModules(modules: readonly EmittedModule[]): BuiltModules {
  return new Map(modules.map((module) => [module.path, module]));
}

/** Paths of the modules that were added, removed or changed. */
export function changedModules(before: BuiltModules, now: BuiltModules): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => !isSame(before.get(path), now.get(path)));
}

function isSame(one: EmittedModule | undefined, other: EmittedModule | undefined): boolean {
  if (one === other) return true;
  return one !== undefined && other !== undefined && Buffer.compare(one.bytes, other.bytes) === 0;
}
