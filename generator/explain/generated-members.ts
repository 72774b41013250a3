import type { Generation } from "../kinds/generation.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
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

/**
 * The members of a definition generated from another one: an uncraft (§2.10). Each is located where the source states
 * it, or else where the source requests the generated definition.
 */
export function generatedMembers(
  kind: KindName,
  { member: asking, taken, stated }: Generation,
  source: Definition,
  record: JsonObject,
  context: RequirementContext,
): Member[] {
  const via = `${source.kind} ${JSON.stringify(source.id)}`;
  const { tracer } = context;
  const generated = (origin: Origin | undefined): Origin | undefined =>
    origin?.at && { how: "generated", at: origin.at, via: origin.via ?? via };
  const walk: Walk = {
    kind,
    originOf: (slot) => generated(tracer.originOf(source, slot)),
  };
  const asked = slotAt(source.value, [asking]);
  const made: Origin = (asked && walk.originOf(asked)) ?? {
    how: "generated",
    at: { object: source.origin, path: [] },
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
    const sources = requirementSources(source, member, context.find);
    if (sources) {
      const left = [...sources];
      const members = (value as JsonArray).map((entry, index) => {
        // Items that cannot be recovered are left out, as are groups that contain nothing else.
        const at = left.findIndex((each) => !("entries" in each) || yields(each, entry));
        const [from] = at < 0 ? [] : left.splice(0, at + 1).slice(-1);
        return asGenerated(sourcedEntry(source, [member, index], entry, from, context));
      });
      const slot = slotAt(source.value, [member]);
      return { path, value, origin: (slot && walk.originOf(slot)) ?? made, members };
    }
    const [slot] = taken.includes(member) ? memberSlots(kind, source.value, member) : [];
    if (slot) return walkSlot(walk, path, value, slot, made);
    const origin: Origin = stated.includes(member) ? made : { how: "default" };
    return walkValue(walk, path, value, origin, undefined);
  });
}

function yields(source: GroupSource, group: Json): boolean {
  return (group as JsonArray).every((alternative) =>
    source.entries.some(({ item }) => item === nameOf(alternative)),
  );
}
