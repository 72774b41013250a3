import { partOf } from "../common-members/part-of.ts";
import type { Rule } from "../kind.ts";

/** Mandatory for terrain if `breakable` is true (§2.9). */
export const breakType: Rule = (definition, context) => {
  const pry = partOf(definition.value, "pry");
  if (definition.kind !== "terrain" || pry?.["breakable"] !== true) return;
  if (pry["break_ter_type"] !== undefined) return;
  context.report("break-type-missing", context.placeOf(definition, ["pry"]), {});
};

/** Success and failure have a message; breaking has one if there is something to break into (§2.9). */
export const pryMessages: Rule = (definition, context) => {
  const pry = partOf(definition.value, "pry");
  if (!pry) return;
  const expected = ["success_message", "fail_message"];
  if (
    definition.kind === "terrain" &&
    pry["breakable"] === true &&
    pry["break_ter_type"] !== undefined
  ) {
    expected.push("break_message");
  }
  for (const member of expected) {
    if (pry[member] !== undefined) continue;
    context.report("pry-message-missing", context.placeOf(definition, ["pry"]), { member });
  }
};
