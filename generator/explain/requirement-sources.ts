/**
 * Finds where the entries of `qualities`, `tools` and `components` come from: the definition itself, `using`, "LIST"
 * (§2.10).
 */
import {
  askingGroups,
  groupMembers,
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
  /** Where lists name requirements that do not exist. */
  readonly missing: readonly (RequirementSource & { readonly item: string })[];
}

export type FindDefinition = (requirement: string) => Definition | undefined;

const requirementMembers = ["qualities", "tools", "components", "missing_requirements"] as const;

export function isRequirementMember(member: string): member is (typeof requirementMembers)[number] {
  return (requirementMembers as readonly string[]).includes(member);
}

/** The sources of the entries of a member, in the same order as in resolution; `undefined` for any other member. */
export function requirementSources(
  definition: Definition,
  member: string,
  find: FindDefinition,
): readonly (GroupSource | RequirementSource)[] | undefined {
  if (!isRequirementMember(member)) return undefined;
  if (member === "qualities") return qualitySources(definition, find);
  if (member === "missing_requirements") return missingSources(definition, find);
  return groupSources(definition, member, find);
}

function groupSources(
  definition: Definition,
  member: GroupMember,
  find: FindDefinition,
): GroupSource[] {
  const groups = askedGroups(definition, member, find).filter(({ entries }) => entries.length > 0);
  if (member !== "tools") return groups;
  const unmet = missingSources(definition, find).map((at) => ({ ...at, entries: [], missing: [] }));
  return [...unmet, ...groups];
}

/** Every group, those included that their lists leave empty. */
function askedGroups(
  definition: Definition,
  member: GroupMember,
  find: FindDefinition,
): GroupSource[] {
  return partsOf(definition, find).flatMap((part) =>
    askingGroups(part.value, member).map(({ group, index }) => {
      const listed = entriesOf(part, member, { group, index }, find, []);
      return { definition: part, path: [member, index], ...listed };
    }),
  );
}

/** For each missing requirement where it is named, in the order of the record. */
function missingSources(definition: Definition, find: FindDefinition): RequirementSource[] {
  const sources = new Map<string, RequirementSource>();
  const add = (id: string, source: RequirementSource): void => {
    if (!sources.has(id)) sources.set(id, source);
  };
  for (const { id } of readUsing(definition.value)) {
    if (!find(id)) add(id, { definition, path: ["using"] });
  }
  for (const member of groupMembers) {
    for (const { entries, missing } of askedGroups(definition, member, find)) {
      if (entries.length > 0) continue;
      for (const { item, definition: namer, path } of missing)
        add(item, { definition: namer, path });
    }
  }
  return [...sources.values()];
}

/** Without repetitions, as in resolution. */
function qualitySources(definition: Definition, find: FindDefinition): RequirementSource[] {
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
): Pick<GroupSource, "entries" | "missing"> {
  const listed = at.group.map((written, index): Pick<GroupSource, "entries" | "missing"> => {
    const { id, isList } = readAlternative(written);
    const own = { definition, path: [member, at.index, index], item: id };
    if (!isList) return { entries: [own], missing: [] };
    const list = find(id);
    if (!list) return { entries: [], missing: [own] };
    const [first] = askingGroups(list.value, member);
    // A list that leads back to itself adds nothing.
    if (!first || list === definition || through.includes(list))
      return { entries: [], missing: [] };
    return entriesOf(list, member, first, find, [...through, definition]);
  });
  return {
    entries: listed.flatMap(({ entries }) => entries),
    missing: listed.flatMap(({ missing }) => missing),
  };
}
