/** Maps members of a record to the members of the layered value that they were read from. */
import { idMembers } from "../kinds/naming-members.ts";
import { isList } from "../json/containers.ts";
import { shapes } from "../compiled/shapes.ts";
import { kinds } from "../kinds/registry.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Shape } from "../schema/shape.ts";

/** Members whose source the resolved schemas do not name, because there is more than one. */
const several: readonly (readonly [string, readonly string[]])[] = [
  // Entries of an item group, in the order in which they are read (§2.7–2.9).
  ["entries", ["items", "groups"]],
  ["nested", ["collection", "distribution"]],
  ["count", ["count-min", "count-max"]],
  ["charges", ["charges-min", "charges-max"]],
  ["damage", ["damage-min", "damage-max"]],
  // Books keyed by name (extension).
  ["level", ["skill_level"]],
  ["name", ["recipe_name"]],
];

const known = new Map<KindName, ReadonlyMap<string, readonly string[]>>();

/** The possible names of a record's member in its source, its own name first. */
export function sourceNames(kind: KindName, member: string): readonly string[] {
  let names = known.get(kind);
  if (!names) known.set(kind, (names = collect(kind)));
  return [member, ...(names.get(member) ?? [])];
}

function collect(kind: KindName): Map<string, readonly string[]> {
  const { root, definitions } = shapes[kind].resolved;
  const names = new Map<string, readonly string[]>(several);
  names.set(
    "id",
    idMembers(kind).filter((each) => each !== "id"),
  );
  for (const [member = "", ...others] of kinds[kind].spellings ?? []) names.set(member, others);
  const visit = (shape: Shape): void => {
    for (const [member, property] of Object.entries(shape.properties ?? {})) {
      const from = property["x-from"];
      const before = names.get(member) ?? [];
      if (from !== undefined && !before.includes(from)) names.set(member, [from, ...before]);
      visit(property);
    }
    for (const branch of shape.anyOf ?? []) visit(branch);
    const { items } = shape;
    if (isList(items)) for (const item of items) visit(item);
    else if (items) visit(items);
  };
  for (const shape of [root, ...Object.values(definitions)]) visit(shape);
  return names;
}
