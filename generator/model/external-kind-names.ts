import type { WrittenDialect } from "./dialect.ts";

/** Kinds that content refers to but this format does not define. */
export const externalKinds = [
  "item",
  "item_group",
  "skill",
  "trait",
  "monster",
  "vehicle",
  "addiction",
  "cbm",
  "snippet",
  "trap",
  "flag",
  "quality",
  "overmap_terrain",
  "mapgen_update",
  "proficiency",
  "spell",
  "emission",
  "harvest",
  // Also one of our kinds: what `using` names may be defined elsewhere (§2.10).
  "requirement",
] as const;
/** These, and the kinds that only a dialect knows: those of the ids that objects of other types define. */
export function externalIn({ defines }: Required<Pick<WrittenDialect, "defines">>): string[] {
  const defined = Object.values(defines).flatMap((of) => Object.values(of));
  return [...new Set<string>([...externalKinds, ...defined])];
}
/** Kinds that packs define only partly; references to them are checked only if the configuration lists the rest. */
export const partlyDefined: ReadonlySet<string> = new Set<ExternalKind>(["flag"]);
/** Kinds that have tiles, so that something may look like them (§2.3). */
export const kindsWithTiles: readonly ExternalKind[] = ["item", "monster", "trap"];
/** How their ids begin, by convention. */
export const externalPrefixes: ReadonlyMap<string, string> = new Map<ExternalKind, string>([
  ["trap", "tr_"],
]);
export type ExternalKind = (typeof externalKinds)[number];
