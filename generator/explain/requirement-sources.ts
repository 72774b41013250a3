/**
 * Finds where the entries of `qualities`, `tools` and `components` come from: the definition itself, `using`, "LIST"
 * (§2.10).
 */
import {
  askingGroups,
  readAlternative,
  readUsing,
  type GroupMember,
} from "../kinds/parts/requirement-parts/written.ts";
import { readQualities } from "../kinds/parts/requirement-parts/qualities.ts";
import type { Definition } from "../model/definition.ts";
import type { JsonPath } from "../model/json.ts";

/** A path into the layered value of the definition that states the requirement. */
export interface RequirementSource {
  readonly definition: Definition;
  readonly path: JsonPath;
}

export interface GroupSource extends RequirementSource {
  /** The alternatives, with lists expanded; an item may occur more than once. */
  readonly entries: readonly (RequirementSource & { readonly item: string })[];
}

export type FindDefinition = (requirement: string) => Definition | undefined;

/** Groups are in the same order as in resolution. */
export function groupSources(
  definition: Definition,
  member: GroupMember,
  find: FindDefinition,
): GroupSource[] {
  const groups = partsOf(definition, find).flatMap((part) =>
    askingGroups(part.value, member).map(({ group, index }) => ({
      definition: part,
      path: [member, index],
      entries: entriesOf(part, member, { group, index }, find, []),
    })),
  );
  return member === "tools" ? [...missingSources(definition, find), ...groups] : groups;
}

/** For each missing requirement, the group that nothing satisfies. */
function missingSources(definition: Definition, find: FindDefinition): GroupSource[] {
  const ids = new Set(readUsing(definition.value).map(({ id }) => id));
  return [...ids]
    .filter((id) => !find(id))
    .map(() => ({ definition, path: ["using"], entries: [] }));
}

/** Without repetitions, as in resolution. */
export function qualitySources(definition: Definition, find: FindDefinition): RequirementSource[] {
  const byContent = new Map<string, RequirementSource>();
  for (const part of partsOf(definition, find)) {
    for (const [index, quality] of readQualities(part.value).entries()) {
      const content = JSON.stringify(quality);
      const source = { definition: part, path: ["qualities", index] };
      if (!byContent.has(content)) byContent.set(content, source);
    }
  }
  return [...byContent.values()];
}

/** The requirements that `using` names, in order, then the definition itself. */
function partsOf(definition: Definition, find: FindDefinition): Definition[] {
  const used = readUsing(definition.value).flatMap(({ id }) => find(id) ?? []);
  return [...used, definition];
}

function entriesOf(
  definition: Definition,
  member: GroupMember,
  at: ReturnType<typeof askingGroups>[number],
  find: FindDefinition,
  through: readonly Definition[],
): GroupSource["entries"] {
  return at.group.flatMap((written, index) => {
    const { id, isList } = readAlternative(written);
    if (!isList) return [{ definition, path: [member, at.index, index], item: id }];
    const list = find(id);
    const [first] = list ? askingGroups(list.value, member) : [];
    // A list that leads back to itself adds nothing.
    if (!list || !first || list === definition || through.includes(list)) return [];
    return entriesOf(list, member, first, find, [...through, definition]);
  });
}
