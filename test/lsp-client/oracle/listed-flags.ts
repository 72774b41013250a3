/**
 * Flags to which the specification or a game's code gives a meaning, whether or not content defines them: §2.5 to §2.9,
 * game facts 2 (professions), 3 (tiles) and 4 (recipes).
 */

const tiles =
  "DESTROY_ITEM ROUGH UNSTABLE LIQUID FIRE_CONTAINER DIGGABLE SUPPRESS_SMOKE FLAMMABLE_HARD SEALED ALLOW_FIELD_EFFECT " +
  "COLLAPSES FLAMMABLE REDUCE_SCENT INDOORS SHARP SUPPORTS_ROOF MINEABLE SWIMMABLE TRANSPARENT NOITEM NO_SIGHT " +
  "FLAMMABLE_ASH WALL NO_SCENT DEEP_WATER CURRENT HARVESTED PERMEABLE AUTO_WALL_SYMBOL CONNECT_TO_WALL CLIMBABLE " +
  "GOES_DOWN GOES_UP NO_FLOOR SEEN_FROM_ABOVE HIDE_PLACE BLOCK_WIND FLAT RAMP RAMP_DOWN RAMP_UP RAIL THIN_OBSTACLE " +
  "SMALL_PASSAGE Z_TRANSPARENT SUN_ROOF_ABOVE SUSPENDED FRIDGE FREEZER ELEVATOR GROWTH_HARVEST DIGGABLE_CAN_DEEPEN";

const crafts =
  "ALLOW_ROTTEN BLIND_EASY BLIND_HARD SECRET FULL_MAGAZINE NEED_FULL_MAGAZINE UNCRAFT_LIQUIDS_CONTAINED " +
  "UNCRAFT_SINGLE_CHARGE UNCRAFT_BY_QUANTITY NO_RESIZE";

const byType: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    profession: "SCEN_ONLY NO_BONUS_ITEMS",
    ...{ furniture: tiles, terrain: tiles, recipe: crafts, uncraft: crafts },
  }).map(([type, flags]) => [type, flags.split(" ")]),
);

/** @param where a place, which begins with the type of its object */
export function listedFlags(where: string): readonly string[] {
  return byType.get(/^\w+/u.exec(where)?.[0] ?? "") ?? [];
}
