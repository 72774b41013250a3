import { defaultSounds } from "../default-sounds.ts";
import type { AuthoredPryFurniture, AuthoredPryTerrain } from "../../../compiled/authored-types.ts";
import type { DialectRules } from "../../../model/dialect.ts";
import type { JsonObject } from "../../../model/json.ts";
import { keptMembers } from "../common-members/kept-members.ts";
import { successorIn, type TileKind } from "../common-members/tile-kind.ts";
import { resolveItemGroup } from "../item-group/resolve-item-group.ts";
import { readText } from "../translated-text/read-text.ts";

type AuthoredPry = AuthoredPryFurniture | AuthoredPryTerrain;

/** What prying a tile open does (§2.9, §7.5), with its defaults; an absent volume is silent. */
export function resolvePry(pry: AuthoredPry, kind: TileKind, rules: DialectRules): JsonObject {
  return {
    pry_quality: pry.pry_quality,
    pry_bonus_mult: pry.pry_bonus_mult ?? 1,
    difficulty: pry.difficulty,
    ...successorIn(pry, kind, { terrain: "new_ter_type", furniture: "new_furn_type" }),
    ...successorIn(pry, kind, { terrain: "break_ter_type", furniture: "break_furn_type" }),
    success_message: readText(pry.success_message ?? ""),
    fail_message: readText(pry.fail_message ?? ""),
    ...keptMembers(pry, ["noise"]),
    sound: readText(pry.sound ?? defaultSounds.pry.sound),
    ...groupOf(pry, "pry_items"),
    ...keptMembers(pry, ["alarm"]),
    breakable: pry.breakable ?? false,
    break_message: readText(pry.break_message ?? ""),
    ...breakNoise(pry, rules),
    break_sound: readText(pry.break_sound ?? defaultSounds.pry.break_sound),
    ...groupOf(pry, "break_items"),
  };
}

/** An absent volume is silent by the specification (§7.5); real data expects the volume of success. */
function breakNoise(pry: AuthoredPry, rules: DialectRules): JsonObject {
  const fallback = rules.break_noise_default === "noise" ? pry.noise : undefined;
  const noise = pry.break_noise ?? fallback;
  return noise === undefined ? {} : { break_noise: noise };
}

function groupOf(pry: AuthoredPry, member: "pry_items" | "break_items"): JsonObject {
  const group = pry[member];
  return group === undefined ? {} : { [member]: resolveItemGroup(group) };
}
