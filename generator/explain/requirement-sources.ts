/** Where the entries of `qualities`, `tools` and `components` come from: own ones, `using`, "LIST" (§2.10). */
import {
  readAlternative,
  readUsing,
  writtenGroups,
  type GroupMember,
} from "../kinds/requirement-parts/written.ts";
import { readQualities } from "../kinds/requirement-parts/qualities.ts";
import type { Definition, JsonPath } from "../model.ts";

/** A path into the layered value of the definition that asks for it. */
export interface RequirementSource {
  readonly definition: Definition;
  readonly path: JsonPath;
}

export interface GroupSource extends RequirementSource {
  /** The alternatives, lists written out; an item may stand there more than once. */
  readonly entries: readonly (RequirementSource & { readonly item: string })[];
}

export type FindDefinition = (requirement: string) => Definition | undefined;

/** In the order in which resolution puts the groups. */
export function groupSources(
  definition: Definition,
  member: GroupMember,
  find: FindDefinition,
): GroupSource[] {
  return partsOf(definition, find).flatMap((part) =>
    writtenGroups(part.value, member).map((_, index) => ({
      definition: part,
      path: [member, index],
      entries: entriesOf(part, member, index, find, []),
    })),
  );
}

/** Without repetitions, as resolution has them. */
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

/** What `using` names, in order, then the definition itself. */
function partsOf(definition: Definition, find: FindDefinition): Definition[] {
  const used = readUsing(definition.value).flatMap(({ id }) => find(id) ?? []);
  return [...used, definition];
}

function entriesOf(
  definition: Definition,
  member: GroupMember,
  group: number,
  find: FindDefinition,
  through: readonly Definition[],
): GroupSource["entries"] {
  const alternatives = writtenGroups(definition.value, member)[group] ?? [];
  return alternatives.flatMap((written, index) => {
    const { id, isList } = readAlternative(written);
    if (!isList) return [{ definition, path: [member, group, index], item: id }];
    const list = find(id);
    // A list that leads back to itself adds nothing.
    if (!list || list === definition || through.includes(list)) return [];
    return entriesOf(list, member, 0, find, [...through, definition]);
  });
}
