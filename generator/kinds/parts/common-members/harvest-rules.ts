import type { Json, JsonObject, JsonPath } from "../../../model/json.ts";
import { checkRange } from "../item-group/range-rules.ts";
import type { Rule } from "../../kind.ts";

/** What harvesting yields, and the examine actions by which the real game comes to it beside `harvest_…`. */
const yields: Readonly<Record<string, readonly string[]>> = {
  harvestable: [],
  // A form that was harvested may inherit the list; examining it says that there is nothing left.
  harvest_by_season: ["tree_hickory", "harvested_plant"],
};

/** Requires one of the `harvest_*` examine actions (§2.6). */
export const harvestAction: Rule = (definition, context) => {
  const action = definition.value["examine_action"] as string | undefined;
  if (action?.startsWith("harvest_")) return;
  for (const [member, others] of Object.entries(yields)) {
    if (definition.value[member] === undefined) continue;
    if (action !== undefined && others.includes(action)) continue;
    context.report(
      "harvestable-without-action",
      context.placeOf(definition, action === undefined ? [member] : ["examine_action"]),
      { action, member },
    );
    return;
  }
};

/** Numbers of what is harvested by season, the smaller first. */
export const harvestRanges: Rule = (definition, context) => {
  objectsIn(definition.value["harvest_by_season"]).forEach((harvest, place) => {
    objectsIn(harvest["entries"]).forEach((entry, index) => {
      for (const member of ["base_num", "scale_num"]) {
        const path: JsonPath = ["harvest_by_season", place, "entries", index, member];
        checkRange(entry[member], path, definition, context);
      }
    });
  });
};

function objectsIn(list: Json | undefined): readonly JsonObject[] {
  return (list ?? []) as readonly JsonObject[];
}
