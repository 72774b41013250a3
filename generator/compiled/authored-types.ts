// @generated from generator/kinds by "npm run codegen"; do not edit.
import type { Json, JsonArray, JsonObject } from "../model/json.ts";
import type { BuiltInKind } from "../model/kind-names.ts";

/** What an object of each kind may say. */
interface AuthoredValues {
  readonly profession: AuthoredProfession;
  readonly profession_item_substitutions: AuthoredProfessionItemSubstitutions;
  readonly furniture: AuthoredFurniture;
  readonly terrain: AuthoredTerrain;
  readonly recipe: AuthoredRecipe;
  readonly uncraft: AuthoredUncraft;
  readonly requirement: AuthoredRequirement;
}
export type Authored<K extends BuiltInKind> = AuthoredValues[K];

/** The same with what is mandatory: what a definition says once layering is done. */
interface CompleteValues {
  readonly profession: AuthoredProfession &
    Required<Pick<AuthoredProfession, "name" | "description" | "points">>;
  readonly profession_item_substitutions: AuthoredProfessionItemSubstitutions;
  readonly furniture: AuthoredFurniture &
    Required<Pick<AuthoredFurniture, "name" | "symbol" | "move_cost_mod" | "required_str">>;
  readonly terrain: AuthoredTerrain &
    Required<Pick<AuthoredTerrain, "name" | "symbol" | "move_cost">>;
  readonly recipe: AuthoredRecipe & Required<Pick<AuthoredRecipe, "result">>;
  readonly uncraft: AuthoredUncraft & Required<Pick<AuthoredUncraft, "result">>;
  readonly requirement: AuthoredRequirement;
}
export type Complete<K extends BuiltInKind> = CompleteValues[K];

export type AuthoredInheritanceAmount =
  | number
  | string
  | Readonly<Record<string, number | string>>
  | readonly (readonly [string, number] | Readonly<Record<string, number | string>>)[];

export type AuthoredInheritanceFactor =
  | number
  | Readonly<Record<string, number | string>>
  | readonly (readonly [string, number] | Readonly<Record<string, number | string>>)[];

export type AuthoredItemGroupCollectionEntry = {
  readonly prob?: number;
  readonly count?: AuthoredItemGroupRange;
  readonly "count-min"?: number;
  readonly "count-max"?: number;
  readonly charges?: AuthoredItemGroupRange;
  readonly "charges-min"?: number;
  readonly "charges-max"?: number;
  readonly damage?: AuthoredItemGroupRange;
  readonly "damage-min"?: number;
  readonly "damage-max"?: number;
  readonly dirt?: AuthoredItemGroupRange;
  readonly "contents-item"?: string | readonly string[];
  readonly "contents-group"?: string | readonly string[];
  readonly "container-item"?: string;
  readonly "container-group"?: string;
  readonly "ammo-item"?: string;
  readonly "ammo-group"?: string;
  readonly "custom-flags"?: string | readonly string[];
  readonly active?: boolean;
  readonly snippets?: string | readonly string[];
  readonly collection: readonly AuthoredItemGroupListedItem[];
};

export type AuthoredItemGroupDistributionEntry = {
  readonly prob?: number;
  readonly count?: AuthoredItemGroupRange;
  readonly "count-min"?: number;
  readonly "count-max"?: number;
  readonly charges?: AuthoredItemGroupRange;
  readonly "charges-min"?: number;
  readonly "charges-max"?: number;
  readonly damage?: AuthoredItemGroupRange;
  readonly "damage-min"?: number;
  readonly "damage-max"?: number;
  readonly dirt?: AuthoredItemGroupRange;
  readonly "contents-item"?: string | readonly string[];
  readonly "contents-group"?: string | readonly string[];
  readonly "container-item"?: string;
  readonly "container-group"?: string;
  readonly "ammo-item"?: string;
  readonly "ammo-group"?: string;
  readonly "custom-flags"?: string | readonly string[];
  readonly active?: boolean;
  readonly snippets?: string | readonly string[];
  readonly distribution: readonly AuthoredItemGroupListedItem[];
};

export type AuthoredItemGroupEntry =
  | AuthoredItemGroupGroupEntry
  | AuthoredItemGroupCollectionEntry
  | AuthoredItemGroupDistributionEntry
  | AuthoredItemGroupItemEntry;

export type AuthoredItemGroupGroup = {
  readonly type?: string;
  readonly id?: string;
  readonly subtype?: "collection" | "distribution" | "old";
  readonly ammo?: number;
  readonly magazine?: number;
  readonly entries?: readonly AuthoredItemGroupListedItem[];
  readonly items?: readonly AuthoredItemGroupListedItem[];
  readonly groups?: readonly AuthoredItemGroupListedGroup[];
};

export type AuthoredItemGroupGroupEntry = {
  readonly prob?: number;
  readonly count?: AuthoredItemGroupRange;
  readonly "count-min"?: number;
  readonly "count-max"?: number;
  readonly charges?: AuthoredItemGroupRange;
  readonly "charges-min"?: number;
  readonly "charges-max"?: number;
  readonly damage?: AuthoredItemGroupRange;
  readonly "damage-min"?: number;
  readonly "damage-max"?: number;
  readonly dirt?: AuthoredItemGroupRange;
  readonly "contents-item"?: string | readonly string[];
  readonly "contents-group"?: string | readonly string[];
  readonly "container-item"?: string;
  readonly "container-group"?: string;
  readonly "ammo-item"?: string;
  readonly "ammo-group"?: string;
  readonly "custom-flags"?: string | readonly string[];
  readonly active?: boolean;
  readonly snippets?: string | readonly string[];
  readonly group: string;
};

export type AuthoredItemGroupItemEntry = {
  readonly prob?: number;
  readonly count?: AuthoredItemGroupRange;
  readonly "count-min"?: number;
  readonly "count-max"?: number;
  readonly charges?: AuthoredItemGroupRange;
  readonly "charges-min"?: number;
  readonly "charges-max"?: number;
  readonly damage?: AuthoredItemGroupRange;
  readonly "damage-min"?: number;
  readonly "damage-max"?: number;
  readonly dirt?: AuthoredItemGroupRange;
  readonly "contents-item"?: string | readonly string[];
  readonly "contents-group"?: string | readonly string[];
  readonly "container-item"?: string;
  readonly "container-group"?: string;
  readonly "ammo-item"?: string;
  readonly "ammo-group"?: string;
  readonly "custom-flags"?: string | readonly string[];
  readonly active?: boolean;
  readonly snippets?: string | readonly string[];
  readonly item: string;
};

export type AuthoredItemGroupListedGroup =
  string | readonly [string, number] | AuthoredItemGroupEntry;

export type AuthoredItemGroupListedItem =
  string | readonly [string, number] | AuthoredItemGroupEntry;

export type AuthoredItemGroupRange = number | readonly [number, number];

export type AuthoredProfessionAddiction = {
  readonly type: string;
  readonly intensity: number;
};

export type AuthoredProfessionItemList = readonly (string | readonly [string, string])[];

export type AuthoredProfessionItems = {
  readonly both?: AuthoredProfessionItemList | AuthoredItemGroupGroup;
  readonly male?: AuthoredProfessionItemList | AuthoredItemGroupGroup;
  readonly female?: AuthoredProfessionItemList | AuthoredItemGroupGroup;
  readonly "add:both"?: AuthoredProfessionItemList;
  readonly "remove:both"?: readonly string[];
  readonly "add:male"?: AuthoredProfessionItemList;
  readonly "remove:male"?: readonly string[];
  readonly "add:female"?: AuthoredProfessionItemList;
  readonly "remove:female"?: readonly string[];
};

export type AuthoredProfessionName = {
  readonly male?: string;
  readonly female?: string;
  readonly str?: string;
  readonly str_sp?: string;
  readonly str_pl?: string;
  readonly ctxt?: string;
};

export type AuthoredProfessionPet = {
  readonly name: string;
  readonly amount?: number;
};

export type AuthoredProfessionSkill = {
  readonly name: string;
  readonly level: number;
};

export type AuthoredProfessionSpell = {
  readonly id: string;
  readonly level: number;
};

export type AuthoredProfessionTextsByGender = {
  readonly male: string;
  readonly female: string;
  readonly npc_background?: string;
};

export type AuthoredTranslatedText =
  string | AuthoredTranslatedTextUncountable | AuthoredTranslatedTextCountable;

export type AuthoredTranslatedTextCountable = {
  readonly str: string;
  readonly str_pl?: string;
  readonly ctxt?: string;
};

export type AuthoredTranslatedTextUncountable = {
  readonly str_sp: string;
  readonly ctxt?: string;
};

export type AuthoredListAddictions = readonly AuthoredProfessionAddiction[];

export type AuthoredListSkills = readonly AuthoredProfessionSkill[];

export type AuthoredListPets = readonly (string | AuthoredProfessionPet)[];

export type AuthoredListSpells = readonly AuthoredProfessionSpell[];

export type AuthoredProfession = {
  readonly "edit-mode"?: "create" | "modify" | "override";
  readonly "copy-from"?: string;
  readonly abstract?: string;
  readonly extend?: {
    readonly addictions?: AuthoredListAddictions | AuthoredProfessionAddiction;
    readonly skills?: AuthoredListSkills | AuthoredProfessionSkill;
    readonly items?: AuthoredProfessionItems;
    readonly pets?: AuthoredListPets;
    readonly flags?: readonly string[] | string;
    readonly cbms?: readonly string[] | string;
    readonly CBMs?: readonly string[] | string;
    readonly traits?: readonly string[] | string;
    readonly spells?: AuthoredListSpells;
    readonly proficiencies?: readonly string[];
    readonly forbidden_traits?: readonly string[];
    readonly allowed_traits?: readonly string[];
    readonly forbidden_bionics?: readonly string[];
    readonly allowed_bionics?: readonly string[];
    readonly npcs?: readonly string[];
  };
  readonly delete?: {
    readonly addictions?: Json;
    readonly skills?: Json;
    readonly items?: Json;
    readonly pets?: Json;
    readonly flags?: Json;
    readonly cbms?: Json;
    readonly CBMs?: Json;
    readonly traits?: Json;
    readonly spells?: Json;
    readonly proficiencies?: Json;
    readonly forbidden_traits?: Json;
    readonly allowed_traits?: Json;
    readonly forbidden_bionics?: Json;
    readonly allowed_bionics?: Json;
    readonly npcs?: Json;
  };
  readonly relative?: Readonly<Record<string, AuthoredInheritanceAmount>>;
  readonly proportional?: Readonly<Record<string, AuthoredInheritanceFactor>>;
  readonly type?: "profession";
  readonly id?: string | readonly string[];
  readonly name?: string | AuthoredProfessionName;
  readonly description?: AuthoredTranslatedText | AuthoredProfessionTextsByGender;
  readonly points?: number;
  readonly addictions?: AuthoredListAddictions | AuthoredProfessionAddiction;
  readonly skills?: AuthoredListSkills | AuthoredProfessionSkill;
  readonly items?: AuthoredProfessionItems;
  readonly pets?: AuthoredListPets;
  readonly vehicle?: string;
  readonly flags?: readonly string[] | string;
  readonly cbms?: readonly string[] | string;
  readonly CBMs?: readonly string[] | string;
  readonly traits?: readonly string[] | string;
  readonly spells?: AuthoredListSpells;
  readonly proficiencies?: readonly string[];
  readonly forbidden_traits?: readonly string[];
  readonly allowed_traits?: readonly string[];
  readonly forbidden_bionics?: readonly string[];
  readonly allowed_bionics?: readonly string[];
  readonly no_bonus?: string;
  readonly starting_cash?: number;
  readonly npcs?: readonly string[];
  readonly "add:addictions"?: readonly AuthoredProfessionAddiction[] | AuthoredProfessionAddiction;
  readonly "remove:addictions"?: readonly string[] | string;
  readonly "add:skills"?: readonly AuthoredProfessionSkill[] | AuthoredProfessionSkill;
  readonly "remove:skills"?: readonly string[] | string;
  readonly "add:flags"?: readonly string[] | string;
  readonly "remove:flags"?: readonly string[] | string;
  readonly "add:CBMs"?: readonly string[] | string;
  readonly "remove:CBMs"?: readonly string[] | string;
  readonly "add:cbms"?: readonly string[] | string;
  readonly "remove:cbms"?: readonly string[] | string;
  readonly "add:traits"?: readonly string[] | string;
  readonly "remove:traits"?: readonly string[] | string;
  readonly ident?: string;
  readonly alias?: string | readonly string[];
  readonly "add:pets"?: AuthoredListPets;
  readonly "remove:pets"?: readonly (string | JsonObject)[] | string;
  readonly "add:spells"?: AuthoredListSpells;
  readonly "remove:spells"?: readonly (string | JsonObject)[] | string;
  readonly "add:proficiencies"?: readonly string[];
  readonly "remove:proficiencies"?: readonly string[] | string;
  readonly "add:forbidden_traits"?: readonly string[];
  readonly "remove:forbidden_traits"?: readonly string[] | string;
  readonly "add:allowed_traits"?: readonly string[];
  readonly "remove:allowed_traits"?: readonly string[] | string;
  readonly "add:forbidden_bionics"?: readonly string[];
  readonly "remove:forbidden_bionics"?: readonly string[] | string;
  readonly "add:allowed_bionics"?: readonly string[];
  readonly "remove:allowed_bionics"?: readonly string[] | string;
  readonly "add:npcs"?: readonly string[];
  readonly "remove:npcs"?: readonly string[] | string;
};

export type AuthoredItemGroup = string | AuthoredItemGroupList | AuthoredItemGroupGroup;

export type AuthoredItemGroupList = readonly AuthoredItemGroupListedItem[];

export type AuthoredProfessionItemSubstitutionsCondition = {
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
};

export type AuthoredProfessionItemSubstitutionsReplacement = {
  readonly item: string;
  readonly ratio: number;
};

export type AuthoredProfessionItemSubstitutionsSubstitution = {
  readonly item?: string;
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
  readonly new: readonly (string | AuthoredProfessionItemSubstitutionsReplacement)[];
};

export type AuthoredListSub = readonly AuthoredProfessionItemSubstitutionsSubstitution[];

export type AuthoredProfessionItemSubstitutions = {
  readonly type?: "profession_item_substitutions";
  readonly item?: string;
  readonly trait?: string;
  readonly group?: AuthoredItemGroup;
  readonly sub?: AuthoredListSub;
  readonly bonus?: AuthoredProfessionItemSubstitutionsCondition;
};

export type AuthoredBashFurniture = {
  readonly str_min?: number;
  readonly str_max?: number;
  readonly str_min_blocked?: number;
  readonly str_max_blocked?: number;
  readonly str_min_supported?: number;
  readonly str_max_supported?: number;
  readonly sound?: AuthoredTranslatedText;
  readonly sound_fail?: AuthoredTranslatedText;
  readonly sound_vol?: number | string;
  readonly sound_fail_vol?: number | string;
  readonly explosive?: number;
  readonly destroy_only?: boolean;
  readonly bash_below?: boolean;
  readonly items?: AuthoredItemGroup;
  readonly ranged?: {
    readonly reduction?: number | readonly [number, number];
    readonly reduction_laser?: number | readonly [number, number];
    readonly destroy_threshold?: number | readonly [number, number];
    readonly flammable?: boolean;
    readonly block_unaimed_chance?: string | number;
  };
  readonly furn_set?: string;
  readonly tent_centers?: readonly string[];
  readonly collapse_radius?: number;
  readonly ter_set?: string;
};

export type AuthoredCommonMembersHarvest =
  AuthoredCommonMembersHarvestInPlace | AuthoredCommonMembersHarvestList;

export type AuthoredCommonMembersHarvestEntry = {
  readonly drop: string;
  readonly type?: string;
  readonly base_num?: readonly [number, number];
  readonly scale_num?: readonly [number, number];
  readonly max?: number;
  readonly mass_ratio?: number;
};

export type AuthoredCommonMembersHarvestInPlace = {
  readonly seasons: readonly ("spring" | "summer" | "autumn" | "winter")[];
  readonly entries: readonly AuthoredCommonMembersHarvestEntry[];
};

export type AuthoredCommonMembersHarvestList = {
  readonly seasons: readonly ("spring" | "summer" | "autumn" | "winter")[];
  readonly id: string;
};

export type AuthoredCuttingByproduct = {
  readonly item: string;
  readonly count?: AuthoredItemGroupRange;
};

export type AuthoredCuttingFurniture = {
  readonly duration?: string;
  readonly message?: AuthoredTranslatedText;
  readonly sound?: AuthoredTranslatedText;
  readonly byproducts?: readonly AuthoredCuttingByproduct[];
  readonly result?: string;
};

export type AuthoredDeconstructFurniture = {
  readonly items?: AuthoredItemGroup;
  readonly deconstruct_above?: boolean;
  readonly furn_set?: string;
  readonly ter_set?: string;
};

export type AuthoredFurniturePlant = {
  readonly transform: string;
  readonly base?: string;
  readonly growth_multiplier?: number;
  readonly harvest_multiplier?: number;
};

export type AuthoredFurnitureWorkbench = {
  readonly multiplier?: number;
  readonly mass?: number | string;
  readonly volume?: string;
};

export type AuthoredPryFurniture = {
  readonly success_message?: AuthoredTranslatedText;
  readonly fail_message?: AuthoredTranslatedText;
  readonly break_message?: AuthoredTranslatedText;
  readonly pry_quality: number;
  readonly pry_bonus_mult?: number;
  readonly difficulty: number;
  readonly noise?: number;
  readonly break_noise?: number;
  readonly sound?: AuthoredTranslatedText;
  readonly break_sound?: AuthoredTranslatedText;
  readonly breakable?: boolean;
  readonly break_items?: AuthoredItemGroup;
  readonly pry_items?: AuthoredItemGroup;
  readonly alarm?: boolean;
  readonly new_furn_type?: string;
  readonly break_furn_type?: string;
  readonly new_ter_type?: string;
  readonly break_ter_type?: string;
};

export type AuthoredSeasonalColor = string | readonly string[];

export type AuthoredSeasonalSymbol = string | readonly string[];

export type AuthoredListHarvestBySeason = readonly AuthoredCommonMembersHarvest[];

export type AuthoredListActive = readonly (string | number)[];

export type AuthoredFurniture = {
  readonly "edit-mode"?: "create" | "modify" | "override";
  readonly "copy-from"?: string;
  readonly abstract?: string;
  readonly extend?: {
    readonly flags?: readonly string[];
    readonly emissions?: readonly string[];
    readonly harvest_by_season?: AuthoredListHarvestBySeason;
    readonly nail_pull_items?: readonly number[];
    readonly crafting_pseudo_item?: string | readonly string[];
    readonly allowed_template_ids?: readonly string[];
    readonly active?: AuthoredListActive;
  };
  readonly delete?: {
    readonly flags?: Json;
    readonly emissions?: Json;
    readonly harvest_by_season?: Json;
    readonly nail_pull_items?: Json;
    readonly crafting_pseudo_item?: Json;
    readonly allowed_template_ids?: Json;
    readonly active?: Json;
  };
  readonly relative?: Readonly<Record<string, AuthoredInheritanceAmount>>;
  readonly proportional?: Readonly<Record<string, AuthoredInheritanceFactor>>;
  readonly name?: AuthoredTranslatedText;
  readonly description?: AuthoredTranslatedText;
  readonly flags?: readonly string[];
  readonly connects_to?: "CHAINFENCE" | "RAILING" | "WALL" | "WATER" | "WOODFENCE" | "GUTTER";
  readonly symbol?: AuthoredSeasonalSymbol;
  readonly color?: AuthoredSeasonalColor;
  readonly bgcolor?: AuthoredSeasonalColor;
  readonly looks_like?: string;
  readonly comfort?:
    | number
    | "uncomfortable"
    | "neutral"
    | "slightly_comfortable"
    | "comfortable"
    | "very_comfortable";
  readonly floor_bedding_warmth?: number;
  readonly bonus_fire_warmth_feet?: number;
  readonly max_volume?: string | number;
  readonly examine_action?:
    | string
    | {
        readonly type: string;
        readonly furn_set?: string;
        readonly item?: string;
        readonly terrain_changes?: Readonly<Record<string, string>>;
      };
  readonly open?: string;
  readonly close?: string;
  readonly light_emitted?: number;
  readonly lockpick_result?: string;
  readonly lockpick_message?: AuthoredTranslatedText;
  readonly coverage?: number;
  readonly emissions?: readonly string[];
  readonly harvest_by_season?: AuthoredListHarvestBySeason;
  readonly heat_radiation?: number;
  readonly message?: AuthoredTranslatedText;
  readonly prompt?: AuthoredTranslatedText;
  readonly fill_result?: string;
  readonly fill_minutes?: number;
  readonly nail_pull_result?: string;
  readonly nail_pull_items?: readonly number[];
  readonly fluid_grid?: JsonObject;
  readonly type?: "furniture";
  readonly id?: string | readonly string[];
  readonly bash?: AuthoredBashFurniture;
  readonly deconstruct?: AuthoredDeconstructFurniture;
  readonly pry?: AuthoredPryFurniture;
  readonly oxytorch?: AuthoredCuttingFurniture;
  readonly boltcut?: AuthoredCuttingFurniture;
  readonly hacksaw?: AuthoredCuttingFurniture;
  readonly move_cost_mod?: number;
  readonly required_str?: number;
  readonly crafting_pseudo_item?: string | readonly string[];
  readonly workbench?: AuthoredFurnitureWorkbench;
  readonly plant_data?: AuthoredFurniturePlant;
  readonly surgery_skill_multiplier?: number;
  readonly provides_liquids?: string;
  readonly transforms_into?: string;
  readonly deployed_item?: string;
  readonly keg_capacity?: string | number;
  readonly curtain_transform?: string;
  readonly allowed_template_ids?: readonly string[];
  readonly active?: AuthoredListActive;
  readonly ident?: string;
  readonly alias?: string | readonly string[];
  readonly "add:flags"?: readonly string[];
  readonly "remove:flags"?: readonly string[] | string;
  readonly "add:emissions"?: readonly string[];
  readonly "remove:emissions"?: readonly string[] | string;
  readonly "add:harvest_by_season"?: AuthoredListHarvestBySeason;
  readonly "remove:harvest_by_season"?: readonly (string | JsonObject)[] | string;
  readonly "add:crafting_pseudo_item"?: string | readonly string[];
  readonly "remove:crafting_pseudo_item"?: readonly string[] | string;
  readonly "add:allowed_template_ids"?: readonly string[];
  readonly "remove:allowed_template_ids"?: readonly string[] | string;
  readonly "add:active"?: AuthoredListActive;
  readonly "remove:active"?: readonly (string | number)[] | string;
};

export type AuthoredBashTerrain = {
  readonly str_min?: number;
  readonly str_max?: number;
  readonly str_min_blocked?: number;
  readonly str_max_blocked?: number;
  readonly str_min_supported?: number;
  readonly str_max_supported?: number;
  readonly sound?: AuthoredTranslatedText;
  readonly sound_fail?: AuthoredTranslatedText;
  readonly sound_vol?: number | string;
  readonly sound_fail_vol?: number | string;
  readonly explosive?: number;
  readonly destroy_only?: boolean;
  readonly bash_below?: boolean;
  readonly items?: AuthoredItemGroup;
  readonly ranged?: {
    readonly reduction?: number | readonly [number, number];
    readonly reduction_laser?: number | readonly [number, number];
    readonly destroy_threshold?: number | readonly [number, number];
    readonly flammable?: boolean;
    readonly block_unaimed_chance?: string | number;
  };
  readonly ter_set: string;
  readonly ter_set_bashed_from_above?: string;
  readonly furn_set?: string;
  readonly tent_centers?: readonly string[];
  readonly collapse_radius?: number;
};

export type AuthoredCuttingTerrain = {
  readonly duration?: string;
  readonly message?: AuthoredTranslatedText;
  readonly sound?: AuthoredTranslatedText;
  readonly byproducts?: readonly AuthoredCuttingByproduct[];
  readonly result: string;
};

export type AuthoredDeconstructTerrain = {
  readonly items?: AuthoredItemGroup;
  readonly deconstruct_above?: boolean;
  readonly ter_set: string;
  readonly furn_set?: string;
};

export type AuthoredPryTerrain = {
  readonly success_message?: AuthoredTranslatedText;
  readonly fail_message?: AuthoredTranslatedText;
  readonly break_message?: AuthoredTranslatedText;
  readonly pry_quality: number;
  readonly pry_bonus_mult?: number;
  readonly difficulty: number;
  readonly noise?: number;
  readonly break_noise?: number;
  readonly sound?: AuthoredTranslatedText;
  readonly break_sound?: AuthoredTranslatedText;
  readonly breakable?: boolean;
  readonly break_items?: AuthoredItemGroup;
  readonly pry_items?: AuthoredItemGroup;
  readonly alarm?: boolean;
  readonly new_ter_type: string;
  readonly break_ter_type?: string;
  readonly new_furn_type?: string;
  readonly break_furn_type?: string;
};

export type AuthoredTerrain = {
  readonly "edit-mode"?: "create" | "modify" | "override";
  readonly "copy-from"?: string;
  readonly abstract?: string;
  readonly extend?: {
    readonly flags?: readonly string[];
    readonly emissions?: readonly string[];
    readonly harvest_by_season?: AuthoredListHarvestBySeason;
    readonly nail_pull_items?: readonly number[];
    readonly allowed_template_ids?: readonly string[];
  };
  readonly delete?: {
    readonly flags?: Json;
    readonly emissions?: Json;
    readonly harvest_by_season?: Json;
    readonly nail_pull_items?: Json;
    readonly allowed_template_ids?: Json;
  };
  readonly relative?: Readonly<Record<string, AuthoredInheritanceAmount>>;
  readonly proportional?: Readonly<Record<string, AuthoredInheritanceFactor>>;
  readonly name?: AuthoredTranslatedText;
  readonly description?: AuthoredTranslatedText;
  readonly flags?: readonly string[];
  readonly connects_to?: "CHAINFENCE" | "RAILING" | "WALL" | "WATER" | "WOODFENCE" | "GUTTER";
  readonly symbol?: AuthoredSeasonalSymbol;
  readonly color?: AuthoredSeasonalColor;
  readonly bgcolor?: AuthoredSeasonalColor;
  readonly looks_like?: string;
  readonly comfort?:
    | number
    | "uncomfortable"
    | "neutral"
    | "slightly_comfortable"
    | "comfortable"
    | "very_comfortable";
  readonly floor_bedding_warmth?: number;
  readonly bonus_fire_warmth_feet?: number;
  readonly max_volume?: string | number;
  readonly examine_action?:
    | string
    | {
        readonly type: string;
        readonly furn_set?: string;
        readonly item?: string;
        readonly terrain_changes?: Readonly<Record<string, string>>;
      };
  readonly open?: string;
  readonly close?: string;
  readonly light_emitted?: number;
  readonly lockpick_result?: string;
  readonly lockpick_message?: AuthoredTranslatedText;
  readonly coverage?: number;
  readonly emissions?: readonly string[];
  readonly harvest_by_season?: AuthoredListHarvestBySeason;
  readonly heat_radiation?: number;
  readonly message?: AuthoredTranslatedText;
  readonly prompt?: AuthoredTranslatedText;
  readonly fill_result?: string;
  readonly fill_minutes?: number;
  readonly nail_pull_result?: string;
  readonly nail_pull_items?: readonly number[];
  readonly fluid_grid?: JsonObject;
  readonly type?: "terrain";
  readonly id?: string | readonly string[];
  readonly bash?: AuthoredBashTerrain;
  readonly deconstruct?: AuthoredDeconstructTerrain;
  readonly pry?: AuthoredPryTerrain;
  readonly oxytorch?: AuthoredCuttingTerrain;
  readonly boltcut?: AuthoredCuttingTerrain;
  readonly hacksaw?: AuthoredCuttingTerrain;
  readonly move_cost?: number;
  readonly digging_result?: string;
  readonly trap?: string;
  readonly harvestable?: string;
  readonly transforms_into?: string;
  readonly harvest_season?: "SUMMER" | "AUTUMN" | "WINTER" | "SPRING";
  readonly roof?: string;
  readonly curtain_transform?: string;
  readonly allowed_template_ids?: readonly string[];
  readonly digging_results?: {
    readonly digging_min?: number;
    readonly result_ter?: string;
    readonly num_minutes?: number;
    readonly items?: AuthoredItemGroup;
  };
  readonly ident?: string;
  readonly alias?: string | readonly string[];
  readonly "add:flags"?: readonly string[];
  readonly "remove:flags"?: readonly string[] | string;
  readonly "add:emissions"?: readonly string[];
  readonly "remove:emissions"?: readonly string[] | string;
  readonly "add:harvest_by_season"?: AuthoredListHarvestBySeason;
  readonly "remove:harvest_by_season"?: readonly (string | JsonObject)[] | string;
  readonly "add:allowed_template_ids"?: readonly string[];
  readonly "remove:allowed_template_ids"?: readonly string[] | string;
};

export type AuthoredRecipeBlueprintFeature = {
  readonly id: string;
  readonly amount?: number;
};

export type AuthoredRecipeBlueprintNeeds = {
  readonly time?: string;
  readonly skills?: AuthoredRequirementPartsSkillLevels;
  readonly inline?: AuthoredRequirementParts;
};

export type AuthoredRecipeBook = {
  readonly skill_level?: number;
  readonly recipe_name?: AuthoredTranslatedText;
  readonly hidden?: boolean;
};

export type AuthoredRecipeProficiency = {
  readonly proficiency: string;
  readonly required?: boolean;
  readonly time_multiplier?: number;
  readonly fail_multiplier?: number;
  readonly learning_time_multiplier?: number;
  readonly max_experience?: string | number;
};

export type AuthoredRequirementParts = {
  readonly qualities?: readonly (
    AuthoredRequirementPartsQuality | readonly AuthoredRequirementPartsQuality[]
  )[];
  readonly tools?: readonly (readonly (string | AuthoredRequirementPartsTool)[])[];
  readonly components?: readonly (readonly AuthoredRequirementPartsComponent[])[];
};

export type AuthoredRequirementPartsComponent =
  | readonly [string, number]
  | readonly [string, number, AuthoredRequirementPartsComponentWord]
  | readonly [
      string,
      number,
      AuthoredRequirementPartsComponentWord,
      AuthoredRequirementPartsComponentWord,
    ];

export type AuthoredRequirementPartsComponentWord = boolean | "NO_RECOVER" | "LIST";

export type AuthoredRequirementPartsQuality = {
  readonly id: string;
  readonly level?: number;
  readonly amount?: number;
};

export type AuthoredRequirementPartsSkillLevel = readonly [string, number];

export type AuthoredRequirementPartsSkillLevels = readonly AuthoredRequirementPartsSkillLevel[];

export type AuthoredRequirementPartsTool =
  readonly [string, number] | readonly [string, number, "LIST"];

export type AuthoredRequirementPartsUsing =
  string | readonly (string | readonly [string, number] | readonly [string, number, "LIST"])[];

export type AuthoredListQualities = readonly (
  AuthoredRequirementPartsQuality | readonly AuthoredRequirementPartsQuality[]
)[];

export type AuthoredListTools = readonly (readonly (string | AuthoredRequirementPartsTool)[])[];

export type AuthoredListComponents = readonly (readonly AuthoredRequirementPartsComponent[])[];

export type AuthoredListBookLearn = readonly (
  readonly [string] | readonly [string, number] | readonly [string, number, string]
)[];

export type AuthoredListByproducts = readonly (readonly [string] | readonly [string, number])[];

export type AuthoredListProficiencies = readonly AuthoredRecipeProficiency[];

export type AuthoredListBlueprintRequires = readonly AuthoredRecipeBlueprintFeature[];

export type AuthoredListBlueprintProvides = readonly AuthoredRecipeBlueprintFeature[];

export type AuthoredListBlueprintExcludes = readonly AuthoredRecipeBlueprintFeature[];

export type AuthoredRecipe = {
  readonly "edit-mode"?: "create" | "modify" | "override";
  readonly "copy-from"?: string;
  readonly abstract?: string;
  readonly extend?: {
    readonly qualities?: AuthoredListQualities;
    readonly tools?: AuthoredListTools;
    readonly components?: AuthoredListComponents;
    readonly delete_flags?: readonly string[];
    readonly skills_required?: AuthoredRequirementPartsSkillLevels | readonly [string, number];
    readonly book_learn?: AuthoredListBookLearn | Readonly<Record<string, AuthoredRecipeBook>>;
    readonly autolearn?: boolean | AuthoredRequirementPartsSkillLevels;
    readonly decomp_learn?: number | AuthoredRequirementPartsSkillLevels;
    readonly flags?: readonly string[];
    readonly using?: AuthoredRequirementPartsUsing;
    readonly byproducts?: AuthoredListByproducts;
    readonly proficiencies?: AuthoredListProficiencies;
    readonly nested_category_data?: readonly string[];
    readonly blueprint_requires?: AuthoredListBlueprintRequires;
    readonly blueprint_provides?: AuthoredListBlueprintProvides;
    readonly blueprint_excludes?: AuthoredListBlueprintExcludes;
    readonly blueprint_resources?: readonly string[];
  };
  readonly delete?: {
    readonly qualities?: Json;
    readonly tools?: Json;
    readonly components?: Json;
    readonly delete_flags?: Json;
    readonly skills_required?: Json;
    readonly book_learn?: Json;
    readonly autolearn?: Json;
    readonly decomp_learn?: Json;
    readonly flags?: Json;
    readonly using?: Json;
    readonly byproducts?: Json;
    readonly proficiencies?: Json;
    readonly nested_category_data?: Json;
    readonly blueprint_requires?: Json;
    readonly blueprint_provides?: Json;
    readonly blueprint_excludes?: Json;
    readonly blueprint_resources?: Json;
  };
  readonly relative?: Readonly<Record<string, AuthoredInheritanceAmount>>;
  readonly proportional?: Readonly<Record<string, AuthoredInheritanceFactor>>;
  readonly qualities?: AuthoredListQualities;
  readonly tools?: AuthoredListTools;
  readonly components?: AuthoredListComponents;
  readonly type?: "recipe";
  readonly result?: string;
  readonly id_suffix?: string;
  readonly reversible?:
    | boolean
    | {
        readonly time: string;
      };
  readonly category?: string;
  readonly subcategory?: string;
  readonly override?: boolean;
  readonly obsolete?: boolean;
  readonly delete_flags?: readonly string[];
  readonly contained?: boolean;
  readonly container?: string;
  readonly charges?: number | null;
  readonly result_mult?: number;
  readonly skill_used?: string;
  readonly skills_required?: AuthoredRequirementPartsSkillLevels | readonly [string, number];
  readonly book_learn?: AuthoredListBookLearn | Readonly<Record<string, AuthoredRecipeBook>>;
  readonly difficulty?: number;
  readonly time?: string | number;
  readonly autolearn?: boolean | AuthoredRequirementPartsSkillLevels;
  readonly decomp_learn?: number | AuthoredRequirementPartsSkillLevels;
  readonly never_learn?: boolean;
  readonly batch_time_factors?: readonly [number, number];
  readonly flags?: readonly string[];
  readonly construction_blueprint?: string;
  readonly on_display?: boolean;
  readonly using?: AuthoredRequirementPartsUsing;
  readonly byproducts?: AuthoredListByproducts;
  readonly description?: AuthoredTranslatedText;
  readonly activity_level?: string;
  readonly proficiencies?: AuthoredListProficiencies;
  readonly nested_name?: AuthoredTranslatedText;
  readonly nested_category_data?: readonly string[];
  readonly blueprint_name?: AuthoredTranslatedText;
  readonly blueprint_requires?: AuthoredListBlueprintRequires;
  readonly blueprint_provides?: AuthoredListBlueprintProvides;
  readonly blueprint_excludes?: AuthoredListBlueprintExcludes;
  readonly blueprint_resources?: readonly string[];
  readonly blueprint_needs?: AuthoredRecipeBlueprintNeeds;
  readonly check_blueprint_needs?: boolean;
  readonly "add:qualities"?: AuthoredListQualities;
  readonly "remove:qualities"?: readonly (string | JsonObject | JsonArray)[] | string;
  readonly "add:tools"?: AuthoredListTools;
  readonly "remove:tools"?: readonly JsonArray[] | string;
  readonly "add:components"?: AuthoredListComponents;
  readonly "remove:components"?: readonly JsonArray[] | string;
  readonly "add:delete_flags"?: readonly string[];
  readonly "remove:delete_flags"?: readonly string[] | string;
  readonly "add:skills_required"?: AuthoredRequirementPartsSkillLevels | readonly [string, number];
  readonly "remove:skills_required"?: readonly (string | JsonArray)[] | string;
  readonly "add:book_learn"?: AuthoredListBookLearn;
  readonly "remove:book_learn"?: readonly (string | JsonArray)[] | string;
  readonly "add:autolearn"?: AuthoredRequirementPartsSkillLevels;
  readonly "remove:autolearn"?: readonly (string | JsonArray)[] | string;
  readonly "add:decomp_learn"?: AuthoredRequirementPartsSkillLevels;
  readonly "remove:decomp_learn"?: readonly (string | JsonArray)[] | string;
  readonly "add:flags"?: readonly string[];
  readonly "remove:flags"?: readonly string[] | string;
  readonly "add:using"?: AuthoredRequirementPartsUsing;
  readonly "remove:using"?: readonly (string | JsonArray)[] | string;
  readonly "add:byproducts"?: AuthoredListByproducts;
  readonly "remove:byproducts"?: readonly (string | JsonArray)[] | string;
  readonly "add:proficiencies"?: AuthoredListProficiencies;
  readonly "remove:proficiencies"?: readonly (string | JsonObject)[] | string;
  readonly "add:nested_category_data"?: readonly string[];
  readonly "remove:nested_category_data"?: readonly string[] | string;
  readonly "add:blueprint_requires"?: AuthoredListBlueprintRequires;
  readonly "remove:blueprint_requires"?: readonly (string | JsonObject)[] | string;
  readonly "add:blueprint_provides"?: AuthoredListBlueprintProvides;
  readonly "remove:blueprint_provides"?: readonly (string | JsonObject)[] | string;
  readonly "add:blueprint_excludes"?: AuthoredListBlueprintExcludes;
  readonly "remove:blueprint_excludes"?: readonly (string | JsonObject)[] | string;
  readonly "add:blueprint_resources"?: readonly string[];
  readonly "remove:blueprint_resources"?: readonly string[] | string;
};

export type AuthoredUncraftListComponents =
  readonly (readonly AuthoredRequirementPartsComponent[])[];

export type AuthoredUncraft = {
  readonly "edit-mode"?: "create" | "modify" | "override";
  readonly "copy-from"?: string;
  readonly abstract?: string;
  readonly extend?: {
    readonly qualities?: AuthoredListQualities;
    readonly tools?: AuthoredListTools;
    readonly components?: AuthoredUncraftListComponents;
    readonly delete_flags?: readonly string[];
    readonly skills_required?: AuthoredRequirementPartsSkillLevels | readonly [string, number];
    readonly book_learn?: AuthoredListBookLearn | Readonly<Record<string, AuthoredRecipeBook>>;
    readonly autolearn?: boolean | AuthoredRequirementPartsSkillLevels;
    readonly decomp_learn?: number | AuthoredRequirementPartsSkillLevels;
    readonly flags?: readonly string[];
    readonly using?: AuthoredRequirementPartsUsing;
    readonly byproducts?: AuthoredListByproducts;
    readonly proficiencies?: AuthoredListProficiencies;
    readonly nested_category_data?: readonly string[];
    readonly blueprint_requires?: AuthoredListBlueprintRequires;
    readonly blueprint_provides?: AuthoredListBlueprintProvides;
    readonly blueprint_excludes?: AuthoredListBlueprintExcludes;
    readonly blueprint_resources?: readonly string[];
  };
  readonly delete?: {
    readonly qualities?: Json;
    readonly tools?: Json;
    readonly components?: Json;
    readonly delete_flags?: Json;
    readonly skills_required?: Json;
    readonly book_learn?: Json;
    readonly autolearn?: Json;
    readonly decomp_learn?: Json;
    readonly flags?: Json;
    readonly using?: Json;
    readonly byproducts?: Json;
    readonly proficiencies?: Json;
    readonly nested_category_data?: Json;
    readonly blueprint_requires?: Json;
    readonly blueprint_provides?: Json;
    readonly blueprint_excludes?: Json;
    readonly blueprint_resources?: Json;
  };
  readonly relative?: Readonly<Record<string, AuthoredInheritanceAmount>>;
  readonly proportional?: Readonly<Record<string, AuthoredInheritanceFactor>>;
  readonly qualities?: AuthoredListQualities;
  readonly tools?: AuthoredListTools;
  readonly components?: AuthoredUncraftListComponents;
  readonly type?: "uncraft";
  readonly result?: string;
  readonly id_suffix?: string;
  readonly reversible?:
    | boolean
    | {
        readonly time: string;
      };
  readonly category?: string;
  readonly subcategory?: string;
  readonly override?: boolean;
  readonly obsolete?: boolean;
  readonly delete_flags?: readonly string[];
  readonly contained?: boolean;
  readonly container?: string;
  readonly charges?: number | null;
  readonly result_mult?: number;
  readonly skill_used?: string;
  readonly skills_required?: AuthoredRequirementPartsSkillLevels | readonly [string, number];
  readonly book_learn?: AuthoredListBookLearn | Readonly<Record<string, AuthoredRecipeBook>>;
  readonly difficulty?: number;
  readonly time?: string | number;
  readonly autolearn?: boolean | AuthoredRequirementPartsSkillLevels;
  readonly decomp_learn?: number | AuthoredRequirementPartsSkillLevels;
  readonly never_learn?: boolean;
  readonly batch_time_factors?: readonly [number, number];
  readonly flags?: readonly string[];
  readonly construction_blueprint?: string;
  readonly on_display?: boolean;
  readonly using?: AuthoredRequirementPartsUsing;
  readonly byproducts?: AuthoredListByproducts;
  readonly description?: AuthoredTranslatedText;
  readonly activity_level?: string;
  readonly proficiencies?: AuthoredListProficiencies;
  readonly nested_name?: AuthoredTranslatedText;
  readonly nested_category_data?: readonly string[];
  readonly blueprint_name?: AuthoredTranslatedText;
  readonly blueprint_requires?: AuthoredListBlueprintRequires;
  readonly blueprint_provides?: AuthoredListBlueprintProvides;
  readonly blueprint_excludes?: AuthoredListBlueprintExcludes;
  readonly blueprint_resources?: readonly string[];
  readonly blueprint_needs?: AuthoredRecipeBlueprintNeeds;
  readonly check_blueprint_needs?: boolean;
  readonly "add:qualities"?: AuthoredListQualities;
  readonly "remove:qualities"?: readonly (string | JsonObject | JsonArray)[] | string;
  readonly "add:tools"?: AuthoredListTools;
  readonly "remove:tools"?: readonly JsonArray[] | string;
  readonly "add:components"?: AuthoredUncraftListComponents;
  readonly "remove:components"?: readonly JsonArray[] | string;
  readonly "add:delete_flags"?: readonly string[];
  readonly "remove:delete_flags"?: readonly string[] | string;
  readonly "add:skills_required"?: AuthoredRequirementPartsSkillLevels | readonly [string, number];
  readonly "remove:skills_required"?: readonly (string | JsonArray)[] | string;
  readonly "add:book_learn"?: AuthoredListBookLearn;
  readonly "remove:book_learn"?: readonly (string | JsonArray)[] | string;
  readonly "add:autolearn"?: AuthoredRequirementPartsSkillLevels;
  readonly "remove:autolearn"?: readonly (string | JsonArray)[] | string;
  readonly "add:decomp_learn"?: AuthoredRequirementPartsSkillLevels;
  readonly "remove:decomp_learn"?: readonly (string | JsonArray)[] | string;
  readonly "add:flags"?: readonly string[];
  readonly "remove:flags"?: readonly string[] | string;
  readonly "add:using"?: AuthoredRequirementPartsUsing;
  readonly "remove:using"?: readonly (string | JsonArray)[] | string;
  readonly "add:byproducts"?: AuthoredListByproducts;
  readonly "remove:byproducts"?: readonly (string | JsonArray)[] | string;
  readonly "add:proficiencies"?: AuthoredListProficiencies;
  readonly "remove:proficiencies"?: readonly (string | JsonObject)[] | string;
  readonly "add:nested_category_data"?: readonly string[];
  readonly "remove:nested_category_data"?: readonly string[] | string;
  readonly "add:blueprint_requires"?: AuthoredListBlueprintRequires;
  readonly "remove:blueprint_requires"?: readonly (string | JsonObject)[] | string;
  readonly "add:blueprint_provides"?: AuthoredListBlueprintProvides;
  readonly "remove:blueprint_provides"?: readonly (string | JsonObject)[] | string;
  readonly "add:blueprint_excludes"?: AuthoredListBlueprintExcludes;
  readonly "remove:blueprint_excludes"?: readonly (string | JsonObject)[] | string;
  readonly "add:blueprint_resources"?: readonly string[];
  readonly "remove:blueprint_resources"?: readonly string[] | string;
};

export type AuthoredRequirement = {
  readonly "edit-mode"?: "create" | "modify" | "override";
  readonly "copy-from"?: string;
  readonly abstract?: string;
  readonly extend?: {
    readonly qualities?: AuthoredListQualities;
    readonly tools?: AuthoredListTools;
    readonly components?: AuthoredListComponents;
  };
  readonly delete?: {
    readonly qualities?: Json;
    readonly tools?: Json;
    readonly components?: Json;
  };
  readonly relative?: Readonly<Record<string, AuthoredInheritanceAmount>>;
  readonly proportional?: Readonly<Record<string, AuthoredInheritanceFactor>>;
  readonly qualities?: AuthoredListQualities;
  readonly tools?: AuthoredListTools;
  readonly components?: AuthoredListComponents;
  readonly type?: "requirement";
  readonly id?: string | readonly string[];
  readonly ident?: string;
  readonly alias?: string | readonly string[];
  readonly "add:qualities"?: AuthoredListQualities;
  readonly "remove:qualities"?: readonly (string | JsonObject | JsonArray)[] | string;
  readonly "add:tools"?: AuthoredListTools;
  readonly "remove:tools"?: readonly JsonArray[] | string;
  readonly "add:components"?: AuthoredListComponents;
  readonly "remove:components"?: readonly JsonArray[] | string;
};
