import { ofOneObject } from "../../kind.ts";
import type { TileRule } from "../common-members/tile-kind.ts";

/** The two strengths are not marked optional (§2.7); without them any blow destroys the tile. */
export const bashStrength: TileRule = ofOneObject((definition, context) => {
  const bash = definition.value.bash;
  if (!bash) return;
  const missing = (["str_min", "str_max"] as const).filter((member) => bash[member] === undefined);
  if (missing.length === 0) return;
  context.report("bash-without-strength", context.placeOf(definition, ["bash"]), { missing });
});

const strengths = [
  ["str_min", "str_max"],
  ["str_min_blocked", "str_max_blocked"],
  ["str_min_supported", "str_max_supported"],
] as const;

/** Each minimum strength is at most its maximum (§2.7), if both are given. */
export const bashStrengthRange: TileRule = ofOneObject((definition, context) => {
  const bash = definition.value.bash;
  if (!bash) return;
  for (const [least, greatest] of strengths) {
    const { [least]: min, [greatest]: max } = bash;
    if (min === undefined || max === undefined || min <= max) continue;
    context.report("strength-range", context.placeOf(definition, ["bash", least]), {
      least,
      min,
      greatest,
      max,
    });
  }
});

/**
 * What blocks or supports the object does not make it weaker (§2.7). -1 stands for a strength that is not given; a pair
 * whose numbers are swapped is reported as such.
 */
export const bashEasedStrength: TileRule = ofOneObject((definition, context) => {
  const bash = definition.value.bash;
  if (!bash) return;
  const usual = strengths[0];
  const swapped = (pair: (typeof strengths)[number]): boolean =>
    (bash[pair[0]] ?? 0) > (bash[pair[1]] ?? Infinity);
  if (swapped(usual)) return;
  strengths.forEach((pair) => {
    if (pair === usual || swapped(pair)) return;
    pair.forEach((member, index) => {
      const plain = usual[index === 0 ? 0 : 1];
      const { [member]: strength = -1, [plain]: plainStrength = 0 } = bash;
      if (strength < 0 || strength >= plainStrength) return;
      const data = { member, strength, plain, usual: plainStrength };
      context.report("eased-strength", context.placeOf(definition, ["bash", member]), data);
    });
  });
});
