import { hasFlag } from "../parts/common-members/part-of.ts";
import type { Rule } from "../kind.ts";

/** Relevant only with the flag `DIGGABLE` (§2.6). */
export const diggingFlag: Rule = (definition, context) => {
  const group = definition.value["digging_result"] as string | undefined;
  if (group === undefined || hasFlag(definition.value, "DIGGABLE")) return;
  context.report("digging-without-flag", context.placeOf(definition, ["digging_result"], "key"), {
    group,
  });
};

/**
 * `harvest_season` is used with the flag `HARVESTED`, to turn back into `transforms_into` (§2.6). On a
 * harvestable terrain it may tell when that is ripe, as in old data, and is worth a note only.
 */
export const harvestReversion: Rule = (definition, context) => {
  const season = definition.value["harvest_season"] as string | undefined;
  if (season === undefined) return;
  if (!hasFlag(definition.value, "HARVESTED")) {
    context.report(
      "harvest-season-without-flag",
      context.placeOf(definition, ["harvest_season"], "key"),
      { season },
      definition.value["harvestable"] === undefined ? {} : { severity: "note" },
    );
  } else if (definition.value["transforms_into"] === undefined) {
    context.report(
      "reversion-without-successor",
      context.placeOf(definition, ["harvest_season"], "key"),
      { season },
    );
  }
};
