import type { CraftRule } from "../parts/craft/craft.ts";

/** An uncraft does not generate a recipe that reverses it (§2.10). */
export const reversibleUncraft: CraftRule = (definition, context) => {
  if (definition.value.reversible !== true) return;
  const { id } = definition;
  context.report("reversible-uncraft", context.placeOf(definition, ["reversible"], "key"), { id });
};
