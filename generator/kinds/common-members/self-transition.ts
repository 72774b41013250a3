import type { Rule } from "../kind.ts";

const successors: readonly string[] = [
  "open",
  "close",
  "transforms_into",
  "lockpick_result",
  "curtain_transform",
];

/** A replacement (§3.1) by the object itself replaces nothing. */
export const selfTransition: Rule = (definition, context) => {
  for (const member of successors) {
    if (definition.value[member] !== definition.id) continue;
    context.report("self-transition", context.placeOf(definition, [member]), {
      where: member,
      id: definition.id,
    });
  }
};
