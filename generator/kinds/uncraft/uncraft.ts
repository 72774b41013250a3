import type { AuthoredUncraft, Complete } from "../../compiled/authored-types.ts";
import { defineKind, ofOneObject, type KindBehavior } from "../kind.ts";
import { craftRules, uncraftSuffix } from "../parts/craft/craft-rules.ts";
import { needsOf } from "../parts/craft/needs.ts";
import { requirementsOf, resolveShared, returned } from "../parts/craft/resolve-craft.ts";
import { craft } from "../parts/craft/craft-kind.ts";
import { generation } from "./generation.ts";
import { namedByResult } from "../parts/naming/named-by-result.ts";
import { isReversible } from "../parts/craft/time.ts";
import type { CraftRule } from "../parts/craft/craft.ts";

/** An uncraft does not generate a recipe that reverses it (§2.10). */
const reversibleUncraft: CraftRule = ofOneObject((definition, context) => {
  if (!isReversible(definition.value.reversible)) return;
  const { id } = definition;
  context.report("reversible-uncraft", context.placeOf(definition, ["reversible"], "key"), { id });
});

/**
 * Disassembly recipes (§2.10). Their component groups may overlap: components are returned, not chosen from.
 */
export const uncraft: KindBehavior = defineKind<AuthoredUncraft, Complete<"uncraft">>({
  ...craft,
  name: "uncraft",
  naming: namedByResult((rules) => rules.uncraft_id_suffix === "read"),
  generation,
  resolve: (definition, context) => {
    const { result_mult = 1 } = definition.value;
    const requirements = requirementsOf(definition, context);
    const own = { items_taken_apart: result_mult, generated_from: definition.generatedFrom };
    return resolveShared(definition, context, { category: "CC_NONCRAFT", requirements }, own);
  },
  ways: (definition, tables) => [
    {
      verb: "returns",
      needs: [[tables.key("item", definition.value.result)], ...needsOf(definition, tables, true)],
      gives: returned(definition, tables.context).map(({ item }) => tables.key("item", item)),
    },
  ],
  rules: [...craftRules, uncraftSuffix, reversibleUncraft],
});
