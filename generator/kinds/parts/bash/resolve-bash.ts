import { defaultSounds } from "../default-sounds.ts";
import type {
  AuthoredBashFurniture,
  AuthoredBashTerrain,
} from "../../../compiled/authored-types.ts";
import type { JsonObject } from "../../../model/json.ts";
import { keptMembers } from "../common-members/kept-members.ts";
import { successorIn, type TileKind } from "../common-members/tile-kind.ts";
import { resolveItemGroup } from "../item-group/resolve-item-group.ts";
import { readText } from "../translated-text/read-text.ts";

/** The background noise of an ordinary day: 45 dB, as in the real game. */
const ambient = 45;

/** Nothing in air is louder (in dB). */
const loudest = 191;

/**
 * Returns a volume in tiles (§2.7): a number unchanged, and decibels (extension) as the distance at which they have
 * fallen to the background noise. As in the real game, they hold at a distance of one tile and drop by 6 dB whenever
 * the distance doubles (20 · log10 of it), so the distance is 10^((dB - 45) / 20): 6 tiles for 60 dB, 18 for 70, 56 for
 * 80.
 */
function readVolume(volume: number | string): number {
  if (typeof volume !== "string") return volume;
  const decibels = Math.min(Number.parseInt(volume, 10), loudest);
  return Math.round(10 ** ((decibels - ambient) / 20));
}

type AuthoredBash = AuthoredBashFurniture | AuthoredBashTerrain;

/** What bashing does (§2.7), with its defaults; strengths that only replace others stay absent. */
export function resolveBash(bash: AuthoredBash, kind: TileKind): JsonObject {
  const { items } = bash;
  return {
    str_min: bash.str_min ?? 0,
    str_max: bash.str_max ?? 0,
    ...keptMembers(bash, [
      "str_min_blocked",
      "str_max_blocked",
      "str_min_supported",
      "str_max_supported",
    ]),
    sound: readText(bash.sound ?? defaultSounds.bash.sound),
    sound_fail: readText(bash.sound_fail ?? defaultSounds.bash.sound_fail),
    ...volumes(bash),
    ...successorIn(bash, kind, { terrain: "ter_set", furniture: "furn_set" }),
    ...(kind === "terrain"
      ? keptMembers(bash, ["ter_set_bashed_from_above"])
      : furnitureMembers(bash)),
    explosive: bash.explosive ?? 0,
    destroy_only: bash.destroy_only ?? false,
    bash_below: bash.bash_below ?? false,
    ...(items !== undefined && { items: resolveItemGroup(items) }),
  };
}

function furnitureMembers(bash: AuthoredBash): JsonObject {
  return { tent_centers: bash.tent_centers ?? [], collapse_radius: bash.collapse_radius ?? 1 };
}

function volumes(bash: AuthoredBash): JsonObject {
  const resolved: Record<string, number> = {};
  for (const member of ["sound_vol", "sound_fail_vol"] as const) {
    const volume = bash[member];
    if (volume !== undefined) resolved[member] = readVolume(volume);
  }
  return resolved;
}
