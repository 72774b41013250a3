import type { TileRule } from "../common-members/tile-kind.ts";

/** The two strengths are not marked optional (§2.7); without them any blow destroys the tile. */
export const bashStrength: TileRule = (definition, context) => {
  const bash = definition.value.bash;
  if (!bash) return;
  const missing = (["str_min", "str_max"] as const).filter((member) => bash[member] === undefined);
  if (missing.length === 0) return;
  context.report("bash-without-strength", context.placeOf(definition, ["bash"]), { missing });
};

const strengths = [
  ["str_min", "str_max"],
  ["str_min_blocked", "str_max_blocked"],
  ["str_min_supported", "str_max_supported"],
] as const;

/** Each minimum strength is at most its maximum (§2.7), if both are given. */
export const bashStrengthRange: TileRule = (definition, context) => {
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
};

/** The centre of a tent is searched within the radius (§2.7); terrain has neither. */
export const tentRadius: TileRule = (definition, context) => {
  const bash = definition.value.bash;
  const radius = bash?.collapse_radius;
  if (definition.kind !== "furniture" || typeof radius !== "number") return;
  if ((bash?.tent_centers ?? []).length > 0) return;
  context.report(
    "collapse-radius-without-centers",
    context.placeOf(definition, ["bash", "collapse_radius"], "key"),
    { radius },
  );
};
