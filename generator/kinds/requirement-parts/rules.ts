/** Rules about the requirement members, wherever they stand: in a recipe, an uncraft or a requirement. */
import type { Rule } from "../kind.ts";
import { eachAlternative, groupMembers, readAlternative, writtenGroups } from "./written.ts";

/** 0 is neither charges (§2.10) nor presence. */
export const toolCountZero: Rule = (definition, context) => {
  eachAlternative(definition.value, "tools", (written, group, index) => {
    if (typeof written === "string" || written[1] !== 0) return;
    const place = context.placeOf(definition, ["tools", group, index, 1]);
    context.report("tool-count-zero", place, { tool: written[0] });
  });
};

/** "LIST" stands for a group of the same sort, so the requirement must have one (extension). */
const listWithoutGroup: Rule = (definition, context) => {
  for (const member of groupMembers) {
    eachAlternative(definition.value, member, (written, group, index) => {
      const { id, isList } = readAlternative(written);
      const list = isList ? context.find("requirement", id) : undefined;
      if (list === undefined || writtenGroups(list.value, member).length > 0) return;
      const place = context.placeOf(definition, [member, group, index, 0]);
      context.report("list-without-group", place, { requirement: id, member });
    });
  }
};

export const requirementRules: readonly Rule[] = [toolCountZero, listWithoutGroup];
