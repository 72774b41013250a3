/** Determines which loaded modules are affected by rewritten ones. */
import type { DevEnvironment, EnvironmentModuleNode, HotPayload } from "vite";

type Update = Extract<HotPayload, { type: "update" }>["updates"][number];

/**
 * Invalidates the files' modules and all their importers, and returns those that have to be loaded again: on every path
 * upwards, the first module that accepts itself.
 *
 * @param files Absolute paths, with "/".
 * @returns `undefined` if a path has no such module, so that the page has to be reloaded.
 */
export function affectedModules(
  { moduleGraph }: DevEnvironment,
  files: readonly string[],
  timestamp: number,
): readonly Update[] | undefined {
  const accepting = new Set<EnvironmentModuleNode>();
  const seen = new Set<EnvironmentModuleNode>();
  const invalidated = new Set<EnvironmentModuleNode>();
  /** Whether every path upwards ends at a module that accepts itself. */
  const climb = (module: EnvironmentModuleNode): boolean => {
    // A module that was never loaded has nothing to update.
    if (seen.has(module) || module.isSelfAccepting === undefined) return true;
    seen.add(module);
    if (!module.isSelfAccepting) {
      return module.importers.size > 0 && [...module.importers].map(climb).every(Boolean);
    }
    accepting.add(module);
    return true;
  };
  let accepted = true;
  for (const file of files) {
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      if (!climb(module)) accepted = false;
      moduleGraph.invalidateModule(module, invalidated, timestamp, true);
    }
  }
  if (!accepted) return undefined;
  return [...accepting].map(({ url }) => ({
    type: "js-update",
    timestamp,
    path: url,
    acceptedPath: url,
    explicitImportRequired: false,
    isWithinCircularImport: false,
  }));
}
