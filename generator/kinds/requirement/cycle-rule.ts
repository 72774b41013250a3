import type { Rule } from "../kind.ts";
import type { Definition, JsonPath } from "../../model.ts";
import {
  askingGroups,
  groupMembers,
  readAlternative,
  type GroupMember,
} from "../requirement-parts/written.ts";

/** One "LIST" in the first group of a requirement: all that other lists ever see of it. */
interface Mention {
  readonly id: string;
  readonly path: JsonPath;
}

/**
 * A list must not lead back to itself (extension). Reported once for each cycle, at the requirement on it with the
 * least id.
 */
export const requirementCycle: Rule = (definition, context) => {
  for (const member of groupMembers) {
    for (const { id, path } of mentions(definition, member)) {
      const way = wayBack(id, definition.id, member, (next) => context.find("requirement", next));
      if (way === undefined || way.some((other) => other < definition.id)) continue;
      context.report("requirement-cycle", context.placeOf(definition, path), {
        cycle: [definition.id, ...way],
      });
    }
  }
};

function mentions({ value }: Definition, member: GroupMember): Mention[] {
  const [first] = askingGroups(value, member);
  return (first?.group ?? []).flatMap((written, index) => {
    const { id, isList } = readAlternative(written);
    return isList ? [{ id, path: [member, first?.index ?? 0, index, 0] }] : [];
  });
}

/** Ids from `start` to `goal`, both included, by the fewest steps; `undefined` where no list leads there. */
function wayBack(
  start: string,
  goal: string,
  member: GroupMember,
  find: (id: string) => Definition | undefined,
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  // A map visits what is added while it is walked, so this is breadth-first.
  for (const id of cameFrom.keys()) {
    if (id === goal) return trail(id, cameFrom);
    const requirement = find(id);
    if (requirement === undefined) continue;
    for (const next of mentions(requirement, member)) {
      if (!cameFrom.has(next.id)) cameFrom.set(next.id, id);
    }
  }
  return undefined;
}

function trail(end: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const ids: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) ids.unshift(at);
  return ids;
}
