/**
 * Where ids stand in the six kinds of the specification and in requirements: §2 member by member, and what real data
 * has besides. Nothing here comes from the compiler's schemas.
 */
import type { PathTable } from "./paths.ts";

/** §2.10, requirements of recipes; an alternative with "LIST" names a requirement. */
const parts: PathTable = {
  "qualities[].id": "quality",
  "qualities[][].id": "quality",
  "tools[][]": "item",
  "tools[][][0]": "item",
  "tools[][][LIST]": "requirement",
  "components[][]": "item",
  "components[][][0]": "item",
  "components[][][LIST]": "requirement",
};

const craft: PathTable = {
  ...parts,
  result: "result",
  container: "item",
  skill_used: "skill",
  "skills_required[0]": "skill",
  "skills_required[][0]": "skill",
  "autolearn[][0]": "skill",
  "decomp_learn[][0]": "skill",
  "book_learn[][0]": "item",
  "book_learn.{}": "item",
  "byproducts[][0]": "item",
  using: "requirement",
  "using[]": "requirement",
  "using[][0]": "requirement",
  "delete_flags[]": "flag",
  "flags[]": "flag",
  construction_blueprint: "mapgen_update",
  "proficiencies[].proficiency": "proficiency",
  // What a camp needs for a blueprint.
  "blueprint_needs.skills[][0]": "skill",
  ...Object.fromEntries(
    Object.entries(parts).map(([path, kind]) => [`blueprint_needs.inline.${path}`, kind]),
  ),
};

/** §2.3 to §2.9, for furniture and for terrain. */
function tileTable(own: "furniture" | "terrain"): PathTable {
  const isTerrain = own === "terrain";
  const lists = {
    flags: "flag",
    "flags[]": "flag",
    emissions: "emission",
    "emissions[]": "emission",
  };
  const becomes = ["open", "close", "lockpick_result", "transforms_into", "curtain_transform"];
  const results = ["fill_result", "nail_pull_result", ...(isTerrain ? ["roof"] : [])];
  const cut = ["oxytorch", "boltcut", "hacksaw", "prying"].flatMap((tool) => [
    [`${tool}.result`, own],
    [`${tool}.byproducts[].item`, "item"],
  ]);
  const sets = ["bash", "deconstruct"].flatMap((part) => [
    [`${part}.ter_set`, "terrain"],
    [`${part}.furn_set`, "furniture"],
    [`${part}.items`, "@group"],
  ]);
  const pry = [
    ...["new_ter_type", "break_ter_type"].map((name) => [`pry.${name}`, "terrain"]),
    ...["new_furn_type", "break_furn_type"].map((name) => [`pry.${name}`, "furniture"]),
    ...["break_items", "pry_items"].map((name) => [`pry.${name}`, "@group"]),
  ];
  return {
    ...lists,
    looks_like: "look",
    ...Object.fromEntries([...becomes, ...results].map((name) => [name, own])),
    ...(Object.fromEntries([...cut, ...sets, ...pry]) as PathTable),
    "bash.tent_centers[]": "furniture",
    "bash.ter_set_bashed_from_above": "terrain",
    "harvest_by_season[].id": "harvest",
    "harvest_by_season[].entries[].drop": "item",
    "allowed_template_ids[]": "item",
    "examine_action.furn_set": "furniture",
    "examine_action.item": "item",
    "examine_action.terrain_changes.{}": "terrain",
    "examine_action.terrain_changes.*": "terrain",
    "digging_results.result_ter": "terrain",
    "digging_results.items": "@group",
    ...(isTerrain
      ? { digging_result: "item_group", trap: "trap", harvestable: "item" }
      : {
          crafting_pseudo_item: "item",
          "crafting_pseudo_item[]": "item",
          provides_liquids: "item",
          deployed_item: "item",
          "plant_data.transform": "furniture",
          "plant_data.base": "furniture",
        }),
  };
}

/** Members with one id or a list of them. */
function manyOf(kind: string, names: readonly string[]): PathTable {
  return Object.fromEntries(
    names.flatMap((name) => [name, `${name}[]`]).map((path) => [path, kind]),
  );
}

/** §2.1. */
const profession: PathTable = {
  "addictions.type": "addiction",
  "addictions[].type": "addiction",
  "skills.name": "skill",
  "skills[].name": "skill",
  // Removals name no more than ids.
  "addictions[]": "addiction",
  "skills[]": "skill",
  ...Object.fromEntries(["both", "male", "female"].map((who) => [`items.${who}`, "@entries"])),
  "pets[]": "monster",
  "pets[].name": "monster",
  vehicle: "vehicle",
  ...manyOf("flag", ["flags"]),
  ...manyOf("cbm", ["cbms", "CBMs", "forbidden_bionics", "allowed_bionics"]),
  ...manyOf("trait", ["traits", "forbidden_traits", "allowed_traits"]),
  ...manyOf("proficiency", ["proficiencies"]),
  "spells[].id": "spell",
  no_bonus: "item",
};

/** Migrations name the id that takes the place of others. */
const migrations = ["profession", "furniture", "terrain", "recipe", "uncraft"].map(
  (kind): [string, PathTable] => [`${kind}_migration`, { replace: kind }],
);

/** §2.2. */
const substitutions: PathTable = {
  item: "item",
  trait: "trait",
  group: "@group",
  "sub[].item": "item",
  "sub[].present[]": "trait",
  "sub[].absent[]": "trait",
  "sub[].new[]": "item",
  "sub[].new[].item": "item",
  "bonus.present[]": "trait",
  "bonus.absent[]": "trait",
};

/** Types that are no kinds, but whose places belong to the format. */
export const otherTables: ReadonlyMap<string, PathTable> = new Map([
  ...migrations,
  ["MIGRATION", { replace: "item" }],
  ["ter_furn_migration", { to_ter: "terrain", to_furn: "furniture" }],
]);

export const kindTables: ReadonlyMap<string, PathTable> = new Map([
  ["furniture", tileTable("furniture")],
  ["terrain", tileTable("terrain")],
  ["recipe", craft],
  ["uncraft", craft],
  ["requirement", parts],
  ["profession", profession],
  ["profession_item_substitutions", substitutions],
]);
