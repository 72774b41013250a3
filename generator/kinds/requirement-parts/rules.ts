/** Rules about the requirement members, wherever they stand: in a recipe, an uncraft or a requirement. */
import type { Rule } from "../kind.ts";
import { groupMembers, readAlternative, writtenGroups } from "./written.ts";

/** 0 is neither charges (§2.10) nor presence. */
export const toolCountZero: Rule = (definition, context) => {
  for (const [group, alternatives] of writtenGroups(definition.value, "tools").entries()) {
    for (const [index, written] of alternatives.entries()) {
      const { id, amount } = readAlternative(written);
      if (amount !== 0) continue;
      context.report("tool-count-zero", context.placeOf(definition, ["tools", group, index, 1]), {
        tool: id,
      });
    }
  }
};

/** "LIST" stands for a group of the same sort, so the requirement must have one (extension). */
const listWithoutGroup: Rule = (definition, context) => {
  for (const member of groupMembers) {
    for (const [group, alternatives] of writtenGroups(definition.value, member).entries()) {
      for (const [index, written] of alternatives.entries()) {
        const { id, isList } = readAlternative(written);
        const list = isList ? context.find("requirement", id) : undefined;
        if (list === undefined || writtenGroups(list.value, member).length > 0) continue;
        context.report(
          "list-without-group",
          context.placeOf(definition, [member, group, index, 0]),
          { requirement: id, member },
        );
      }
    }
  }
};

export const requirementRules: readonly Rule[] = [toolCountZero, listWithoutGroup];
