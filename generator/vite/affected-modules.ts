/** What a rewritten module means to the modules that were loaded. */
import type { DevEnvironment, EnvironmentModuleNode, HotPayload } from "vite";

type Update = Extract<HotPayload, { type: "update" }>["updates"][number];

/**
 * Makes the files' modules and all that leads to them be served anew, and tells which of them have to be loaded again:
 * those that accept themselves, on every way upwards.
 *
 * @param files Absolute, with "/".
 * @returns `undefined` where a way ends without one, so that only a reload of the page helps.
 */
export function affectedModules(
  { moduleGraph }: DevEnvironment,
  files: readonly string[],
  timestamp: number,
): readonly Update[] | undefined {
  const accepting = new Set<EnvironmentModuleNode>();
  const seen = new Set<EnvironmentModuleNode>();
  const invalidated = new Set<EnvironmentModuleNode>();
  /** Whether every way upwards ends at a module that accepts itself. */
  const climb = (module: EnvironmentModuleNode): boolean => {
    // What was never loaded needs nothing.
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
