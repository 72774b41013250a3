/** Determines which loaded modules are affected by changed ones. */
import type { DevEnvironment, EnvironmentModuleNode, HotPayload } from "vite";

type Update = Extract<HotPayload, { type: "update" }>["updates"][number];

interface ChangedFiles {
  /** Folder of the generated modules: absolute, with "/", including at the end. */
  readonly folder: string;
  /** Absolute paths of the modules in it that changed, with "/". */
  readonly files: readonly string[];
  readonly timestamp: number;
}

/**
 * Invalidates the files' modules and all their importers, and returns those that have to be loaded again: on every path
 * upwards, the first module that accepts itself.
 *
 * @returns `undefined` if a path has no such module, so that the page has to be reloaded.
 */
export function affectedModules(
  { moduleGraph }: DevEnvironment,
  { folder, files, timestamp }: ChangedFiles,
): readonly Update[] | undefined {
  const importers = importersIn(moduleGraph);
  const accepting = new Set<EnvironmentModuleNode>();
  const seen = new Set<EnvironmentModuleNode>();
  /** Whether every path upwards ends at a module that accepts itself. */
  const climb = (module: EnvironmentModuleNode): boolean => {
    if (seen.has(module)) return true;
    seen.add(module);
    // A module that was never loaded has nothing to update.
    if (module.isSelfAccepting === undefined) return true;
    if (module.isSelfAccepting) {
      accepting.add(module);
      return true;
    }
    const above = importers.get(module) ?? [];
    // A generated module that nothing imports is left over from an earlier build; any other one is the page's entry.
    if (above.length === 0) return module.file?.startsWith(folder) === true;
    return above.map(climb).every(Boolean);
  };
  const changed = files.flatMap((file) => [...(moduleGraph.getModulesByFile(file) ?? [])]);
  const isAccepted = changed.map(climb).every(Boolean);
  const invalidated = new Set<EnvironmentModuleNode>();
  for (const module of seen) moduleGraph.invalidateModule(module, invalidated, timestamp, true);
  if (!isAccepted) return undefined;
  return [...accepting].map(({ url }) => ({
    type: "js-update",
    timestamp,
    path: url,
    acceptedPath: url,
    explicitImportRequired: false,
    isWithinCircularImport: false,
  }));
}

/**
 * Module -> those that import it. Vite's own record forgets the imports of a module whose file is deleted, even if the
 * file is back before anybody loads the module.
 */
function importersIn({
  idToModuleMap,
}: DevEnvironment["moduleGraph"]): ReadonlyMap<
  EnvironmentModuleNode,
  readonly EnvironmentModuleNode[]
> {
  const importers = new Map<EnvironmentModuleNode, EnvironmentModuleNode[]>();
  for (const importer of idToModuleMap.values()) {
    for (const module of importer.importedModules) {
      const known = importers.get(module);
      if (known) known.push(importer);
      else importers.set(module, [importer]);
    }
  }
  return importers;
}
