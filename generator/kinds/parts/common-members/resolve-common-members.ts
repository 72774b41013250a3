import type { Definition } from "../../../model/definition.ts";
import type { JsonObject } from "../../../model/json.ts";
import { resolveSeasonal } from "../seasonal/resolve-seasonal.ts";
import { readText } from "../translated-text/read-text.ts";
import { parseVolume } from "../units/volume.ts";
import { resolveComfort } from "./comfort.ts";
import { keptMembers, keptTexts } from "./kept-members.ts";
import { resolveHarvest } from "./resolve-harvest.ts";
import type { AuthoredTile } from "./tile-kind.ts";

/** The name of a tile, and how it is drawn (§2.3). */
export function resolveAppearance(definition: Definition<AuthoredTile>): JsonObject {
  const { value } = definition;
  return {
    id: definition.id,
    name: readText(value.name ?? ""),
    ...keptTexts(value, ["description"]),
    flags: [...new Set(value.flags ?? [])],
    ...keptMembers(value, ["connects_to"]),
    symbol: resolveSeasonal(value.symbol ?? " "),
    ...(value.color !== undefined && { color: resolveSeasonal(value.color) }),
    ...(value.bgcolor !== undefined && { bgcolor: resolveSeasonal(value.bgcolor) }),
    ...keptMembers(value, ["looks_like"]),
  };
}

/** The other members that furniture and terrain share, except for parts (§2.3). */
export function resolveCommonMembers({ value }: Definition<AuthoredTile>): JsonObject {
  const harvest = value.harvest_by_season;
  return {
    light_emitted: value.light_emitted ?? 0,
    comfort: resolveComfort(value.comfort ?? 0),
    floor_bedding_warmth: value.floor_bedding_warmth ?? 0,
    bonus_fire_warmth_feet: value.bonus_fire_warmth_feet ?? 300,
    max_volume_ml: parseVolume(value.max_volume ?? "1000 L") ?? 0,
    ...keptMembers(value, ["examine_action", "open", "close", "transforms_into"]),
    ...keptTexts(value, ["prompt", "message"]),
    ...keptMembers(value, ["lockpick_result"]),
    ...keptTexts(value, ["lockpick_message"]),
    ...keptMembers(value, ["curtain_transform", "coverage", "heat_radiation", "emissions"]),
    ...(harvest !== undefined && { harvest_by_season: resolveHarvest(harvest) }),
    ...keptMembers(value, ["allowed_template_ids"]),
  };
}
