import type { Definition } from "../model/definition.ts";
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import type { Member, Origin } from "./explanation.ts";
import {
  requirementSources,
  sourcedEntry,
  type RequirementContext,
} from "./requirement-members.ts";
import type { GroupSource } from "./requirement-sources.ts";
import { nameOf } from "./match-entries.ts";
import { slotAt } from "./trace.ts";
import { memberSlots, walkSlot, walkValue, type Walk } from "./walk.ts";

/** Members that an uncraft takes from the recipe that it was generated from (§2.10). */
const taken: ReadonlySet<string> = new Set([
  "result",
  "skill_used",
  "difficulty",
  "charges",
  "time_moves",
  "items_taken_apart",
  "flags",
]);

/** Every member is located where the recipe states it, or else where the recipe states that it is reversible. */
export function uncraftMembers(
  recipe: Definition,
  record: JsonObject,
  context: RequirementContext,
): Member[] {
  const via = `recipe ${JSON.stringify(recipe.id)}`;
  const { tracer } = context;
  const generated = (origin: Origin | undefined): Origin | undefined =>
    origin?.at && { how: "generated", at: origin.at, via: origin.via ?? via };
  const walk: Walk = {
    kind: "uncraft",
    originOf: (slot) => generated(tracer.originOf(recipe, slot)),
  };
  const reversible = slotAt(recipe.value, ["reversible"]);
  const made: Origin = (reversible && walk.originOf(reversible)) ?? {
    how: "generated",
    at: { object: recipe.origin, path: [] },
    via,
  };
  const asGenerated = (member: Member): Member => ({
    ...member,
    origin: generated(member.origin) ?? member.origin,
    members: member.members.map(asGenerated),
  });
  return Object.keys(record).map((member) => {
    const value = record[member] as Json;
    const path = [member];
    const sources = requirementSources(recipe, member, context.find);
    if (sources) {
      const left = [...sources];
      const members = (value as JsonArray).map((entry, index) => {
        // What cannot be recovered is left out, and so is a group of nothing else.
        const at = left.findIndex((source) => !("entries" in source) || yields(source, entry));
        const [source] = at < 0 ? [] : left.splice(0, at + 1).slice(-1);
        return asGenerated(sourcedEntry(recipe, [member, index], entry, source, context));
      });
      const slot = slotAt(recipe.value, [member]);
      return { path, value, origin: (slot && walk.originOf(slot)) ?? made, members };
    }
    const [slot] = taken.has(member) ? memberSlots("uncraft", recipe.value, member) : [];
    if (slot) return walkSlot(walk, path, value, slot, made);
    const origin: Origin = stated.has(member) ? made : { how: "default" };
    return walkValue(walk, path, value, origin, undefined);
  });
}

/** What the generated uncraft states by itself. */
const stated: ReadonlySet<string> = new Set(["id", "result", "category", "generated_from"]);

function yields(source: GroupSource, group: Json): boolean {
  return (group as JsonArray).every((alternative) =>
    source.entries.some(({ item }) => item === nameOf(alternative)),
  );
}
