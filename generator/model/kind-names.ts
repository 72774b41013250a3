/** The six kinds of the specification (§1), and `requirement`, which `using` and `LIST` refer to. */
export const kindNames = [
  "profession",
  "profession_item_substitutions",
  "furniture",
  "terrain",
  "recipe",
  "uncraft",
  "requirement",
] as const;
export type KindName = (typeof kindNames)[number];

const names: ReadonlySet<string> = new Set(kindNames);

export function isKindName(type: string): type is KindName {
  return names.has(type);
}
