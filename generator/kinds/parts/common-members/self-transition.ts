import type { Rule } from "../../kind.ts";

const successors: readonly string[] = [
  "open",
  "close",
  "transforms_into",
  "lockpick_result",
  "curtain_transform",
];

/** A replacement (§3.1) by the object itself replaces nothing, and nothing is the roof of itself (§2.6). */
export const selfTransition: Rule = (definition, context) => {
  const others = definition.kind === "terrain" ? ["roof"] : [];
  for (const member of [...successors, ...others]) {
    if (definition.value[member] !== definition.id) continue;
    context.report("self-transition", context.placeOf(definition, [member]), {
      where: member,
      id: definition.id,
    });
  }
};
