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
import { groupBy } from "../model/maps.ts";

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
  const groups = groupsOf(definition, member, find).flatMap(({ mentions, ...at }) => {
    const entries = mentions.filter(({ isUnknown }) => !isUnknown);
    return entries.length > 0 ? [{ ...at, entries }] : [];
  });
  if (member === "components") return groups;
  return [...missingSources(definition, find).map((at) => ({ ...at, entries: [] })), ...groups];
}

/** For each missing requirement where it is named, in the order of the record. */
function missingSources(definition: Definition, find: FindDefinition): RequirementSource[] {
  const used = readUsing(definition.value).map(({ id: item }): Mention => {
    return { definition, path: ["using"], item, isUnknown: !find(item) };
  });
  const listed = groupMembers.flatMap((member) =>
    groupsOf(definition, member, find)
      .filter(({ mentions }) => mentions.every(({ isUnknown }) => isUnknown))
      .flatMap(({ mentions }) => mentions),
  );
  const missing = [...used, ...listed].filter(({ isUnknown }) => isUnknown);
  return firstOfEach(missing, ({ item }) => item);
}

/** Without repetitions, as in resolution. */
function qualitySources(definition: Definition, find: FindDefinition): RequirementSource[] {
  const all = partsOf(definition, find).flatMap((part) =>
    readQualities(part.value).map((quality, index) => ({
      quality,
      definition: part,
      path: ["qualities", index],
    })),
  );
  return firstOfEach(all, ({ quality }) => JSON.stringify(quality));
}

function firstOfEach<Each>(all: readonly Each[], keyOf: (each: Each) => string): Each[] {
  return [...groupBy(all, keyOf).values()].flatMap((same) => same.slice(0, 1));
}

/** The requirements that `using` names, in order, then the definition itself. */
function partsOf(definition: Definition, find: FindDefinition): Definition[] {
  const used = readUsing(definition.value).flatMap(({ id }) => find(id) ?? []);
  return [...used, definition];
}

/** An alternative, or a list that is not known. */
interface Mention extends RequirementSource {
  readonly item: string;
  readonly isUnknown: boolean;
}

/** Every group, those included that their lists leave empty. */
function groupsOf(
  definition: Definition,
  member: GroupMember,
  find: FindDefinition,
): (RequirementSource & { readonly mentions: readonly Mention[] })[] {
  return partsOf(definition, find).flatMap((part) =>
    askingGroups(part.value, member).map((group) => ({
      definition: part,
      path: [member, group.index],
      mentions: mentionsIn(part, member, group, find, []),
    })),
  );
}

function mentionsIn(
  definition: Definition,
  member: GroupMember,
  { group, index: at }: ReturnType<typeof askingGroups>[number],
  find: FindDefinition,
  through: readonly Definition[],
): Mention[] {
  return group.flatMap((written, index): Mention[] => {
    const { id: item, isList } = readAlternative(written);
    const list = isList ? find(item) : undefined;
    if (!list) return [{ definition, path: [member, at, index], item, isUnknown: isList }];
    const [first] = askingGroups(list.value, member);
    // A list that leads back to itself adds nothing.
    if (!first || list === definition || through.includes(list)) return [];
    return mentionsIn(list, member, first, find, [...through, definition]);
  });
}
