import type { Definition } from "../../../model/definition.ts";
import type { JsonObject, JsonArray } from "../../../model/json.ts";
import { readText } from "../translated-text/read-text.ts";
import { parseVolume } from "../units/volume.ts";
import { actionOf } from "./action-place.ts";
import { keptMembers, keptTexts } from "./kept-members.ts";
import type { AuthoredTile } from "./tile-kind.ts";
import type {
  AuthoredCommonMembersHarvest,
  AuthoredCommonMembersHarvestEntry,
} from "../../../compiled/authored-types.ts";
import { resolveRange } from "../item-group/resolve-range.ts";
import { isList } from "../../../json/containers.ts";

/** The named levels of comfort (§2.3). */
const comfortLevels = {
  uncomfortable: -999,
  neutral: 0,
  slightly_comfortable: 3,
  comfortable: 5,
  very_comfortable: 10,
} as const;

/** A number, or the name of a level (extension). */
function resolveComfort(comfort: NonNullable<AuthoredTile["comfort"]>): number {
  return typeof comfort === "string" ? comfortLevels[comfort] : comfort;
}

/** The name of a tile, and how it is drawn (§2.3). */
export function resolveAppearance(definition: Definition<AuthoredTile>): JsonObject {
  const { value } = definition;
  return {
    id: definition.id,
    name: readText(value.name ?? ""),
    ...keptTexts(value, ["description"]),
    flags: value.flags ?? [],
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
    ...(value.examine_action !== undefined && { examine_action: actionOf(value) ?? "" }),
    ...keptMembers(value, ["open", "close", "transforms_into"]),
    ...keptTexts(value, ["prompt", "message"]),
    ...keptMembers(value, ["lockpick_result"]),
    ...keptTexts(value, ["lockpick_message"]),
    ...keptMembers(value, ["curtain_transform", "coverage", "heat_radiation", "emissions"]),
    ...(harvest !== undefined && { harvest_by_season: resolveHarvest(harvest) }),
    ...keptMembers(value, ["allowed_template_ids"]),
  };
}

/**
 * What can be harvested in which season (extension): the id of a list, or entries with their numbers as `[min, max]`.
 */
function resolveHarvest(harvests: readonly AuthoredCommonMembersHarvest[]): JsonArray {
  return harvests.map((harvest) => {
    const { seasons } = harvest;
    // If both are given, the entries take precedence.
    return "entries" in harvest
      ? { seasons, entries: harvest.entries.map(resolveHarvestEntry) }
      : { seasons, id: harvest.id };
  });
}

function resolveHarvestEntry(entry: AuthoredCommonMembersHarvestEntry): JsonObject {
  return {
    drop: entry.drop,
    ...keptMembers(entry, ["type"]),
    base_num: resolveRange(entry.base_num ?? 1),
    scale_num: resolveRange(entry.scale_num ?? 0),
    max: entry.max ?? 1000,
    ...keptMembers(entry, ["mass_ratio"]),
  };
}

/**
 * Returns one value for each season, spring first (§2.3). A list that is too short (the rule `seasonal-length` reports
 * it) is continued with its last value.
 */
export function resolveSeasonal(value: string | readonly string[]): JsonArray {
  if (!isList(value)) return [value, value, value, value];
  const last = value.at(-1) ?? "";
  return [0, 1, 2, 3].map((season) => value[season] ?? last);
}
