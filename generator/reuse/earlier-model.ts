import type { Layers } from "../layer/layer.ts";
import type { Locations } from "../model/locations.ts";
import type { EarlierModel } from "../resolve/resolve.ts";
import type { DefinitionChanges } from "../layer/definition-changes.ts";
import type { LastRun } from "./last-run.ts";

/** What resolving may start from; `undefined` where an alias came, went or moved: records hold ids with these settled. */
export function earlierModel(
  last: LastRun,
  changes: DefinitionChanges,
  locations: Locations,
): EarlierModel | undefined {
  if (!sameAliases(last.layering.layers, changes.layers)) return undefined;
  return { model: last.model, layers: last.layering.layers, changes, locations };
}

function sameAliases(one: Layers, other: Layers): boolean {
  const [before, now] = [one.registry.aliases(), other.registry.aliases()];
  return before.size === now.size && [...now].every(([key, id]) => before.get(key) === id);
}
