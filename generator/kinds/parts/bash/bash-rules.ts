import { partOf } from "../common-members/part-of.ts";
import type { Rule } from "../../kind.ts";

/** The two strengths are not marked optional (§2.7); without them any blow destroys it. */
export const bashStrength: Rule = (definition, context) => {
  const bash = partOf(definition.value, "bash");
  if (!bash) return;
  const missing = ["str_min", "str_max"].filter((member) => bash[member] === undefined);
  if (missing.length === 0) return;
  context.report("bash-without-strength", context.placeOf(definition, ["bash"]), { missing });
};

/** Each least strength is at most its greatest (§2.7), where both are given. */
export const bashStrengthRange: Rule = (definition, context) => {
  const bash = partOf(definition.value, "bash");
  if (!bash) return;
  for (const suffix of ["", "_blocked", "_supported"]) {
    const [least, greatest] = [`str_min${suffix}`, `str_max${suffix}`];
    const min = bash[least] as number | undefined;
    const max = bash[greatest] as number | undefined;
    if (min === undefined || max === undefined || min <= max) continue;
    context.report("strength-range", context.placeOf(definition, ["bash", least]), {
      least,
      min,
      greatest,
      max,
    });
  }
};

/** The radius is that in which the centre of a tent is searched (§2.7); terrain has neither. */
export const tentRadius: Rule = (definition, context) => {
  const bash = partOf(definition.value, "bash");
  const radius = bash?.["collapse_radius"];
  if (definition.kind !== "furniture" || typeof radius !== "number") return;
  if (((bash?.["tent_centers"] ?? []) as readonly string[]).length > 0) return;
  context.report(
    "collapse-radius-without-centers",
    context.placeOf(definition, ["bash", "collapse_radius"], "key"),
    { radius },
  );
};
