/** What a craft needs at hand, as keys: components, and tools other than those of a quality. */
import type { Definition } from "../../../model/definition.ts";
import { getOrInsert } from "../../../model/maps.ts";
import type { ContentTables } from "../../ways.ts";
import type { AuthoredCraft } from "./craft.ts";
import { requirementsOf } from "./resolve-craft.ts";

type Group = readonly { readonly item: string }[];

/** Groups are shared by recipes, and so are their keys. */
const keys = new WeakMap<Group, readonly string[]>();

/** @param isApart whether it is taken apart: then the components come out, and only tools are needed */
export function needsOf(
  definition: Definition<AuthoredCraft>,
  { context, key }: ContentTables,
  isApart = false,
): readonly (readonly string[])[] {
  const { components, tools, missing = [] } = requirementsOf(definition, context);
  const groups: readonly Group[] = isApart ? tools : [...components, ...tools];
  return [
    ...groups.map((group) =>
      getOrInsert(keys, group, () => group.map(({ item }) => key("item", item))),
    ),
    // Nothing meets a requirement that is not known.
    ...missing.map(() => []),
  ];
}
