import type { AuthoredTerrain } from "../../compiled/authored-types.ts";
import { hasFlag } from "../parts/common-members/has-flag.ts";
import type { Rule } from "../kind.ts";

/** Relevant only with the flag `DIGGABLE` (§2.6). */
export const diggingFlag: Rule<AuthoredTerrain> = (definition, context) => {
  const group = definition.value.digging_result;
  if (group === undefined || hasFlag(definition.value, "DIGGABLE")) return;
  context.report("digging-without-flag", context.placeOf(definition, ["digging_result"], "key"), {
    group,
  });
};

/**
 * `harvest_season` is used with the flag `HARVESTED`, to turn back into `transforms_into` (§2.6). On a harvestable
 * terrain it may state when that is ripe, as in old data, and is only worth a note.
 */
export const harvestReversion: Rule<AuthoredTerrain> = (definition, context) => {
  const season = definition.value.harvest_season;
  if (season === undefined) return;
  if (!hasFlag(definition.value, "HARVESTED")) {
    context.report(
      "harvest-season-without-flag",
      context.placeOf(definition, ["harvest_season"], "key"),
      { season },
      definition.value.harvestable === undefined ? {} : { severity: "note" },
    );
  } else if (definition.value.transforms_into === undefined) {
    context.report(
      "reversion-without-successor",
      context.placeOf(definition, ["harvest_season"], "key"),
      { season },
    );
  }
};
