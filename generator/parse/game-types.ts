/**
 * The `type` words of the games whose data is known. Objects of these types are what they claim to be, whatever members
 * they have; for any other word this is uncertain (`unknown-type.ts`). Types that define ids are in
 * `external-kinds.ts`.
 */
import { definingTypeNames, isDefiningType } from "../kinds/external-kinds.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { isMigrationType } from "./migrations.ts";

const words: ReadonlySet<string> = new Set(
  `
  EXTERNAL_OPTION FUEL ITEM_BLACKLIST ITEM_CATEGORY ITEM_WHITELIST LOOT_ZONE MIGRATION MOD_INFO MONSTER_BLACKLIST
  MONSTER_FACTION MONSTER_WHITELIST SCENARIO_BLACKLIST SCENARIO_WHITELIST SPECIES TRAIT_BLACKLIST TRAIT_MIGRATION
  WORLD_OPTION

  achievement activity_type addiction_type ammo_effect ammunition_type anatomy ascii_art attack_vector bash_damage_profile
  behavior bionic_migration body_graph body_part butchery_requirement camp_migration character_mod charge_migration_blacklist
  charge_removal_blacklist city city_building climbing_aid clothing_mod colordef conduct connect_group construction
  construction_category construction_group construction_sequence damage_info_order damage_type disease_type dream
  effect_on_condition effect_type emit enchantment end_screen epilogue event_statistic event_transformation faction
  faction_mission fault fault_fix fault_group field_type field_type_migration furniture_migration gate harvest
  harvest_drop_type help hit_range item_action jmath_function keybinding limb_score magic_type map_extra
  map_extra_collection martial_art material mission_definition mod_migration mod_tileset mood_face monster_adjustment monster_attack
  monster_flag monstergroup morale_type movement_mode mutation_category mutation_flag mutation_type named_color npc
  npc_class nested_category obsolete_terrain option_slider oter_id_migration oter_vision overlay_order
  overmap_connection overmap_land_use_code overmap_location overmap_special overmap_special_migration palette playlist
  practice proficiency_category profession_blacklist profession_group recipe_category recipe_group recipe_subcategory
  region_overlay region_settings relic_procgen_data rotatable_symbol scenario scent_type score shop_blacklist
  shopkeeper_blacklist shopkeeper_consumption_rates skill_boost skill_display_type snippet sound_effect
  sound_effect_preload speech speed_description start_location starting_missions sub_body_part talk_topic technique
  temperature_removal_blacklist ter_furn_migration ter_furn_transform terrain_migration test_data trait_group
  trap_migration tutorial_messages uncraft_blacklist var_migration vehicle_color_palette vehicle_group vehicle_part
  vehicle_part_category vehicle_part_migration vehicle_placement vehicle_spawn vitamin weakpoint_set weapon_category weather_type widget
  wound wound_fix zone_type
  `
    .split(/\s+/u)
    .filter((word) => word !== ""),
);

/** The types of the games, to choose from. */
export function gameTypes(_kinds: Kinds): string[] {
  return [...words, ...definingTypeNames()];
}

export function isGameType(kinds: Kinds, type: string): boolean {
  return (
    words.has(type) ||
    isDefiningType(type) ||
    kinds.placed.has(type) ||
    isMigrationType(kinds, type)
  );
}
