/** Rules about the requirement members, wherever they are: in a recipe, an uncraft or a requirement. */
import { ofOneObject, type ResolveContext, type Rule } from "../../kind.ts";
import { sameJson } from "../../../json/same-json.ts";
import { findRequirement } from "./find-requirement.ts";
import { readQualities } from "./qualities.ts";
import {
  groupMembers,
  readAlternative,
  writtenGroups,
  type GroupMember,
  type Needing,
  type WrittenAlternative,
} from "./written.ts";

/** 0 means neither charges (§2.10) nor presence. */
const toolCountZero: Rule<Needing> = ofOneObject((definition, context) => {
  writtenGroups(definition.value, "tools").forEach((group, at) => {
    group.forEach((written, index) => {
      if (typeof written === "string" || written[1] !== 0) return;
      const place = context.placeOf(definition, ["tools", at, index, 1]);
      context.report("tool-count-zero", place, { tool: written[0] });
    });
  });
});

/** No tool has the level of a quality that is needed; of alternatives, none (§2.10). */
const qualityLevel: Rule<Needing> = (definition, context) => {
  const { greatestLevel = () => Infinity } = context;
  readQualities(definition.value).forEach(({ id, level, or = [] }, index) => {
    if (level <= greatestLevel(id)) return;
    if (or.some((other) => other.level <= greatestLevel(other.id))) return;
    const place = context.placeOf(definition, ["qualities", index]);
    context.report("quality-unreachable", place, { id, level, greatest: greatestLevel(id) });
  });
};

/**
 * "LIST" stands for a group of the same sort, so the requirement must have one (extension). A group of nothing but such
 * lists has no alternatives (§2.10).
 */
const listWithoutGroup: Rule<Needing> = (definition, context) => {
  for (const member of groupMembers) {
    writtenGroups(definition.value, member).forEach((group, at) => {
      const lists = group.flatMap((written, index) => {
        const id = emptyList(written, member, context);
        return id === undefined ? [] : [{ id, path: [member, at, index, 0] }];
      });
      if (lists.length > 0 && lists.length === group.length) {
        const path = (lists.length === 1 ? lists[0]?.path : undefined) ?? [member, at];
        const ids = [...new Set(lists.map(({ id }) => id))];
        const place = context.placeOf(definition, path);
        context.report("empty-group", place, { member, lists: ids });
        return;
      }
      for (const { id, path } of lists) {
        const place = context.placeOf(definition, path);
        context.report("list-without-group", place, { requirement: id, member });
      }
    });
  }
};

/** The requirement that an alternative lists, if that one has no group to insert. */
function emptyList(
  written: WrittenAlternative,
  member: GroupMember,
  context: ResolveContext,
): string | undefined {
  // Tens of thousands of alternatives have no words after their number.
  if (typeof written === "string" || written.length < 3) return undefined;
  const { id, isList } = readAlternative(written);
  const list = isList ? findRequirement(context, id) : undefined;
  // An empty group is reported itself.
  if (list === undefined || writtenGroups(list.value, member).length > 0) return undefined;
  // A requirement that extends something without a parent is reported itself.
  if (list.value.extend !== undefined && list.value["copy-from"] === undefined) return undefined;
  return id;
}

/** A group without alternatives requires nothing, and nothing could meet it (§2.10: any one of a group is enough). */
const emptyGroup: Rule<Needing> = ofOneObject((definition, context) => {
  for (const member of groupMembers) {
    writtenGroups(definition.value, member).forEach((group, index) => {
      if (group.length > 0) return;
      context.report("empty-group", context.placeOf(definition, [member, index]), { member });
    });
  }
});

/** Of two alternatives with the same id the one that needs more is never used (§2.10: any one of a group is enough). */
const repeatedAlternative: Rule<Needing> = ofOneObject((definition, context) => {
  for (const member of groupMembers) {
    writtenGroups(definition.value, member).forEach((group, at) => {
      if (group.length < 2) return;
      const first = new Map<string, WrittenAlternative>();
      group.forEach((written, index) => {
        const id = typeof written === "string" ? written : written[0];
        const earlier = first.get(id);
        if (earlier === undefined) {
          first.set(id, written);
          return;
        }
        const [one, other] = [readAlternative(earlier), readAlternative(written)];
        if (one.isList !== other.isList) return;
        context.report("repeated-alternative", context.placeOf(definition, [member, at, index]), {
          member,
          id,
          amounts: [one.amount, other.amount],
          same: sameJson(earlier, written),
        });
      });
    });
  }
});

export const requirementRules: readonly Rule<Needing>[] = [
  toolCountZero,
  qualityLevel,
  emptyGroup,
  repeatedAlternative,
  listWithoutGroup,
];
