import type { AuthoredTerrain } from "../../../compiled/authored-types.ts";
import type { JsonPath } from "../../../model/json.ts";
import { checkRange } from "../item-group/range-rules.ts";
import { actionPlace } from "./action-place.ts";
import type { TileRule } from "./tile-kind.ts";

/** Members with the yield of a harvest, and the examine actions besides `harvest_…` by which the game uses them. */
const yields: readonly {
  readonly member: keyof AuthoredTerrain;
  readonly others: readonly string[];
}[] = [
  { member: "harvestable", others: [] },
  // A harvested form may inherit the list; examining it tells that there is nothing left.
  { member: "harvest_by_season", others: ["tree_hickory", "harvested_plant"] },
];

/** Requires one of the `harvest_*` examine actions (§2.6). */
export const harvestAction: TileRule = (definition, context) => {
  const action = definition.value.examine_action;
  if (action?.startsWith("harvest_")) return;
  for (const { member, others } of yields) {
    if (!Object.hasOwn(definition.value, member)) continue;
    if (action !== undefined && others.includes(action)) continue;
    const { place, ...inherited } = actionPlace(definition, member, context);
    const needed = context.commonest("examine_action", "harvest_") ?? "harvest_ter";
    context.report("harvestable-without-action", place, { action, member, needed, ...inherited });
    return;
  }
};

/** Ranges in harvests by season have the smaller number first. */
export const harvestRanges: TileRule = (definition, context) => {
  definition.value.harvest_by_season?.forEach((harvest, place) => {
    if (!("entries" in harvest)) return;
    harvest.entries.forEach((entry, index) => {
      for (const member of ["base_num", "scale_num"] as const) {
        const path: JsonPath = ["harvest_by_season", place, "entries", index, member];
        checkRange(entry[member], path, definition, context);
      }
    });
  });
};
