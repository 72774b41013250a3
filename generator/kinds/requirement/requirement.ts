import type { AuthoredRequirement } from "../../compiled/authored-types.ts";
import {
  defineKind,
  oncePerContent,
  type KindBehavior,
  type ResolveContext,
  type Rule,
} from "../kind.ts";
import type { JsonPath } from "../../model/json.ts";
import { namedById } from "../parts/naming/named-by-id.ts";
import { expanderOf } from "../parts/requirement-parts/expand.ts";
import { findRequirement } from "../parts/requirement-parts/find-requirement.ts";
import { usesRequirements } from "../parts/requirement-parts/named-requirements.ts";
import { requirementTuples } from "../parts/requirement-parts/tuples.ts";
import { requirementRules } from "../parts/requirement-parts/rules.ts";
import { namedLists } from "../parts/requirement-parts/named-lists.ts";
import { groupMembers, type GroupMember } from "../parts/requirement-parts/written.ts";
import { circlesOf, type CircleOf } from "../parts/circles.ts";

/**
 * A list must not lead back to itself (extension). Each cycle is reported once, at the requirement on it with the least
 * id.
 */
const requirementCycle: Rule<AuthoredRequirement> = (definition, context) => {
  for (const member of groupMembers) {
    const own = namedLists(definition.value, member);
    if (own.length === 0) continue;
    const circle = circlesIn(context)[member](definition.id);
    if (!circle || (circle.isRing && circle.least < definition.id)) continue;
    for (const { id, group, index } of own) {
      if (!circle.nodes.has(id)) continue;
      const way = wayBack(id, definition.id, (next) =>
        mentionedBy(next, member, context).filter((each) => circle.nodes.has(each)),
      );
      if (way === undefined || way.some((other) => other < definition.id)) continue;
      const path: JsonPath = [member, group, index, 0];
      context.report("requirement-cycle", context.placeOf(definition, path), {
        cycle: [definition.id, ...way],
      });
    }
  }
};

const circlesIn = oncePerContent((context: ResolveContext) => {
  const by = (member: GroupMember): CircleOf<string> =>
    circlesOf((id: string) => mentionedBy(id, member, context), String, context.share);
  return { tools: by("tools"), components: by("components") };
});

function mentionedBy(id: string, member: GroupMember, context: ResolveContext): string[] {
  return namedLists(findRequirement(context, id)?.value, member).map((each) => each.id);
}

/** Ids from `start` to `goal`, both included, by the fewest steps; `undefined` if no list leads there. */
function wayBack(
  start: string,
  goal: string,
  mentioned: (id: string) => readonly string[],
): string[] | undefined {
  const cameFrom = new Map<string, string | undefined>([[start, undefined]]);
  // Iterating over a map includes entries added meanwhile, so this is breadth-first.
  for (const id of cameFrom.keys()) {
    if (id === goal) return trail(id, cameFrom);
    for (const next of mentioned(id)) if (!cameFrom.has(next)) cameFrom.set(next, id);
  }
  return undefined;
}

function trail(end: string, cameFrom: ReadonlyMap<string, string | undefined>): string[] {
  const ids: string[] = [];
  for (let at: string | undefined = end; at !== undefined; at = cameFrom.get(at)) ids.push(at);
  return ids.reverse();
}

/**
 * Named requirements, for `using` (§2.10) and "LIST" (extension); in the records of recipes they are written out.
 */
export const requirement: KindBehavior = defineKind<AuthoredRequirement, AuthoredRequirement>({
  name: "requirement",
  naming: namedById,
  startsWith: ["components"],
  tellingMembers: ["components", "tools", "qualities"],
  resolve: ({ id, value }, context) => {
    return { id, ...requirementTuples(expanderOf(context).all(value)) };
  },
  rules: [requirementCycle, ...requirementRules],
  indispensable: true,
  // What they need is part of recipes.
  ways: () => [],
  uses: usesRequirements,
});
