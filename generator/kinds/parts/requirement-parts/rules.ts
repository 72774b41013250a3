/** Rules about the requirement members, wherever they are: in a recipe, an uncraft or a requirement. */
import type { Rule } from "../../kind.ts";
import { findRequirement } from "./find-requirement.ts";
import {
  eachAlternative,
  groupMembers,
  readAlternative,
  writtenGroups,
  type Needing,
} from "./written.ts";

/** 0 means neither charges (§2.10) nor presence. */
export const toolCountZero: Rule<Needing> = (definition, context) => {
  eachAlternative(definition.value, "tools", (written, group, index) => {
    if (typeof written === "string" || written[1] !== 0) return;
    const place = context.placeOf(definition, ["tools", group, index, 1]);
    context.report("tool-count-zero", place, { tool: written[0] });
  });
};

/** "LIST" stands for a group of the same sort, so the requirement must have one (extension). */
const listWithoutGroup: Rule<Needing> = (definition, context) => {
  for (const member of groupMembers) {
    eachAlternative(definition.value, member, (written, group, index) => {
      // Tens of thousands of alternatives have no words after their number.
      if (typeof written === "string" || written.length < 3) return;
      const { id, isList } = readAlternative(written);
      const list = isList ? findRequirement(context, id) : undefined;
      // An empty group is reported itself.
      if (list === undefined || writtenGroups(list.value, member).length > 0) return;
      // A requirement that extends something without a parent is reported itself.
      if (list.value.extend !== undefined && list.value["copy-from"] === undefined) return;
      const place = context.placeOf(definition, [member, group, index, 0]);
      context.report("list-without-group", place, { requirement: id, member });
    });
  }
};

/** A group without alternatives requires nothing, and nothing could meet it (§2.10: any one of a group is enough). */
export const emptyGroup: Rule<Needing> = (definition, context) => {
  for (const member of groupMembers) {
    writtenGroups(definition.value, member).forEach((group, index) => {
      if (group.length > 0) return;
      context.report("empty-group", context.placeOf(definition, [member, index]), { member });
    });
  }
};

export const requirementRules: readonly Rule<Needing>[] = [
  toolCountZero,
  emptyGroup,
  listWithoutGroup,
];
