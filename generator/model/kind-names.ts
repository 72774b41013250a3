/** The name of a kind: the `type` of its objects, unless the kind says otherwise. */
export type KindName = string;

/** The six kinds of the specification (§1), and `requirement`, which `using` and `LIST` refer to. */
export const builtInKinds = [
  "profession",
  "profession_item_substitutions",
  "furniture",
  "terrain",
  "recipe",
  "uncraft",
  "requirement",
] as const;
export type BuiltInKind = (typeof builtInKinds)[number];

const names: ReadonlySet<string> = new Set(builtInKinds);

export function isBuiltIn(kind: string): kind is BuiltInKind {
  return names.has(kind);
}
