/**
 * What a game may not write: each wrong line has its reason above it. Compiled, never run; the test takes the
 * reasons away and looks whether each line fails on its own.
 */
import {
  bash,
  bashOdds,
  canHarvest,
  canOpen,
  close,
  collapseTent,
  craftableNow,
  craftingSupplies,
  cut,
  deconstruct,
  destroy,
  harvest,
  learnableRecipes,
  learnedByDisassembly,
  learnedBySkill,
  lockpick,
  open,
  parseId,
  pry,
  pryOdds,
  recipesBy,
  recipesByResult,
  recipesInBook,
  replaceLookups,
  revert,
  seededRandom,
  sow,
  startingItems,
  trackCrafting,
  trapAt,
  uncraftOf,
  type HasEdges,
  type Table,
} from "defwright/runtime";
import type { OpenableTerrainId, TerrainEdges } from "../../generated/edges.js";
import {
  furniture,
  FurnitureId,
  itemId,
  parseFurnitureId,
  parseTerrainId,
  profession,
  recipe,
  recipeLookups,
  skillId,
  terrain,
  TerrainId,
  uncraft,
  uncraftLookups,
  type FurnitureKey,
  type ItemId,
  type KnownTerrainId,
  type Terrain,
  type TerrainKey,
} from "../../generated/index.js";

declare const someTerrain: TerrainId;
declare const real: Table<Terrain, TerrainId, TerrainKey, "bright-nights"> &
  HasEdges<TerrainId, TerrainEdges>;
declare const either: Table<Terrain, TerrainId, TerrainKey> & HasEdges<TerrainId, TerrainEdges>;
declare const text: string;
declare const doorOrMeadow: KnownTerrainId<"t_door_c"> | KnownTerrainId<"t_meadow">;
const skills = new Map([[skillId("ropework"), 1]]);
const supplies = craftingSupplies([{ item: itemId("wax_stick") }]);
const chance = { random: seededRandom(1) };
const door: Terrain = terrain.get("t_door_c");
const runner = profession.get("pass_runner");

// Ids that are not there.
// @ts-expect-error a misspelt id
TerrainId.t_dor_c;
// @ts-expect-error an id that nothing is like
TerrainId.missing;
// @ts-expect-error a misspelt key
const misspeltKey: TerrainKey = "t_dor_c";
// @ts-expect-error a misspelt key to look up
terrain.get("t_dor_c");
// @ts-expect-error a misspelt item
itemId("wax_stik");
// @ts-expect-error a table of all keys that lacks most of them
const incomplete: Readonly<Record<FurnitureKey, number>> = { f_null: 0 };

// Text is not an id.
// @ts-expect-error a plain string as an id
const plain: TerrainId = "t_door_c";
// @ts-expect-error a plain string to look up
terrain.get(text);
// @ts-expect-error a plain string to index
terrain.index(text);
// @ts-expect-error a plain string to open
open(terrain, "t_door_c");
// @ts-expect-error a plain string to ask for
canOpen(terrain, text);
// @ts-expect-error text that may be no id
terrain.get(parseId(terrain, text)).name;
// @ts-expect-error text that may be no id, asked for by its kind
terrain.get(parseTerrainId(text)).name;
// @ts-expect-error a text read as furniture, where a terrain's id is wanted
const misread: TerrainId | undefined = parseFurnitureId(text);
// @ts-expect-error a plain string for an item
recipesByResult(recipe, recipeLookups, "wax_stick");

// Kinds are not mixed up.
// @ts-expect-error a terrain's id where a piece of furniture is wanted
const mixed: FurnitureId = TerrainId.t_door_c;
// @ts-expect-error a terrain's id to look up among furniture
furniture.get(TerrainId.t_door_c);
// @ts-expect-error a terrain's id to open as furniture
open(furniture, TerrainId.t_door_c);
// @ts-expect-error a terrain's id to ask for among furniture
canOpen(furniture, someTerrain);
// @ts-expect-error a furniture key where a terrain's is wanted
const mixedKey: TerrainKey = "f_mail_locker_c";
// @ts-expect-error a skill where an item is wanted
recipesByResult(recipe, recipeLookups, skillId("ropework"));
// @ts-expect-error an item where a skill is wanted
recipesBy(recipe, recipeLookups, "skill", itemId("wax_stick"));
// @ts-expect-error one door where another is wanted
const otherDoor: KnownTerrainId<"t_door_o"> = TerrainId.t_door_c;
// @ts-expect-error an item where a terrain's id is wanted
terrain.get(runner.items.both.list[0]!.item);

// Members that are not there.
// @ts-expect-error a misspelt member
door.move_cots;
// @ts-expect-error a member of furniture on terrain
door.move_cost_mod;
// @ts-expect-error a misspelt look-up
recipesBy(recipe, recipeLookups, "reslut", itemId("wax_stick"));
// @ts-expect-error a gender that is not there
startingItems(runner, "both");
// @ts-expect-error a side that is not there
open(terrain, TerrainId.t_door_c, { from: "above" });

// Content is constant.
// @ts-expect-error a constant's member is written
door.move_cost = 4;
// @ts-expect-error a constant's optional member is removed
delete door.open;
// @ts-expect-error a list of a constant grows
door.flags.push("FLAT");
// @ts-expect-error an element of a constant's list is written
door.flags[0] = "FLAT";
// @ts-expect-error a season's symbol is written
door.symbol[0] = "+";
// @ts-expect-error a nested member is written
runner.items.both.list[0]!.item = itemId("wax_stick");
// @ts-expect-error a nested list grows
runner.items.both.list.push({ item: itemId("wax_stick") });
// @ts-expect-error a constant id is written
TerrainId.t_door_c = TerrainId.t_door_c;
// @ts-expect-error the list of ids is sorted in place
terrain.ids().sort();
// @ts-expect-error a look-up is written
recipeLookups.result["wax_stick"] = [];

// What has no `open` does not open.
// @ts-expect-error a wall to open: t_post_wall has no "open"
open(terrain, TerrainId.t_post_wall);
// @ts-expect-error an open door to open: t_door_o has no "open"
open(terrain, TerrainId.t_door_o);
// @ts-expect-error a closed locker to close: f_mail_locker_c has no "close"
close(furniture, FurnitureId.f_mail_locker_c);
// @ts-expect-error an id that nobody asked for: not every ${TerrainId} has "open": ask canOpen first
open(terrain, someTerrain);
// @ts-expect-error an id that nobody asked for, called openable
const openable: OpenableTerrainId = someTerrain;
// @ts-expect-error an open door, called openable
const open_door: OpenableTerrainId = TerrainId.t_door_o;
// @ts-expect-error recipes do not open
canOpen(recipe, recipe.ids()[0]!);
// @ts-expect-error the result of a refusal
open(terrain, TerrainId.t_door_c).next;

// Nor does any other verb what content does not say.
// @ts-expect-error a wall to pry: t_post_wall has no "pry"
pry(terrain, TerrainId.t_post_wall, { ...chance, strength: 9, quality: 9 });
// @ts-expect-error the odds of that: t_post_wall has no "pry"
pryOdds(terrain, TerrainId.t_post_wall, { strength: 9, quality: 9 });
// @ts-expect-error bars that a bolt cutter does not cut: t_vault_bars has no "boltcut"
cut(terrain, TerrainId.t_vault_bars, "boltcut", chance);
// @ts-expect-error a wall to cut with a torch: t_post_wall has no "oxytorch"
cut(terrain, TerrainId.t_post_wall, "oxytorch", chance);
// @ts-expect-error a wall to saw: t_post_wall has no "hacksaw"
cut(terrain, TerrainId.t_post_wall, "hacksaw", chance);
// @ts-expect-error what nobody asked a saw for: not every ${TerrainId} has "hacksaw": ask canCut first
cut(terrain, someTerrain, "hacksaw", chance);
// @ts-expect-error a tool that is none
cut(terrain, TerrainId.t_vault_bars, "spoon", chance);
// @ts-expect-error a door without a lock: t_door_c has no "lockpick"
lockpick(terrain, TerrainId.t_door_c);
// @ts-expect-error a meadow to bash: t_meadow has no "bash"
bash(terrain, TerrainId.t_meadow, { ...chance, strength: 9 });
// @ts-expect-error the same from above: t_meadow has no "bash"
bash(terrain, TerrainId.t_meadow, { ...chance, strength: 9, from_above: true });
// @ts-expect-error the odds of that: t_meadow has no "bash"
bashOdds(terrain, TerrainId.t_meadow, { strength: 9 });
// @ts-expect-error a meadow to blow up: t_meadow has no "bash"
destroy(terrain, TerrainId.t_meadow, chance);
// @ts-expect-error a lamp that is no part of a tent: f_signal_lamp has no "bash"
collapseTent(furniture, FurnitureId.f_signal_lamp, { ...chance, nearby: [] });
// @ts-expect-error one of two, of which the other can be bashed: t_meadow has no "bash"
bash(terrain, doorOrMeadow, { ...chance, strength: 9 });
// @ts-expect-error a blow without a source of chance
bash(terrain, TerrainId.t_door_c, { strength: 9 });
// @ts-expect-error an open door to take apart: t_door_o has no "deconstruct"
deconstruct(terrain, TerrainId.t_door_o, chance);
// @ts-expect-error a bare tree to harvest: t_walnut_tree_bare has no "harvest"
harvest(terrain, TerrainId.t_walnut_tree_bare, chance);
// @ts-expect-error a tree in fruit to turn back: t_walnut_tree has no "revert"
revert(terrain, TerrainId.t_walnut_tree, { season: "autumn" });
// @ts-expect-error a season that is not there
revert(terrain, TerrainId.t_walnut_tree_bare, { season: "AUTUMN" });
// @ts-expect-error an id that only opens, to pick the lock of
if (canOpen(terrain, someTerrain)) lockpick(terrain, someTerrain);
// @ts-expect-error a trap of furniture
trapAt(furniture, FurnitureId.f_mail_locker_c);
// @ts-expect-error a plant of terrain
sow(terrain, TerrainId.t_meadow);

// What is ripe by the season asks for it, and the dialect of a table for what it needs.
// @ts-expect-error a hedge that bears by the season
harvest(terrain, TerrainId.t_hedge, chance);
// @ts-expect-error furniture, which is harvested by the season alone
harvest(furniture, FurnitureId.f_herb_barrel, chance);
// @ts-expect-error what may be one of those
if (canHarvest(terrain, someTerrain)) harvest(terrain, someTerrain, chance);
// @ts-expect-error a season that is none
harvest(terrain, TerrainId.t_hedge, { ...chance, season: "SUMMER" });
// @ts-expect-error reversion in bright-nights by the season alone
revert(real, TerrainId.t_walnut_tree_bare, { season: "autumn" });
// @ts-expect-error reversion by the season alone where it may be bright-nights
revert(either, TerrainId.t_walnut_tree_bare, { season: "autumn" });
// @ts-expect-error reversion by the season alone, by the rules of bright-nights
revert(terrain, TerrainId.t_walnut_tree_bare, { season: "autumn", dialect: "bright-nights" });
// @ts-expect-error a harvest in bright-nights without the season
harvest(real, TerrainId.t_walnut_tree, chance);
// @ts-expect-error a table of one kind as that of another
const mixedKind: "furniture" = terrain.kind;

// Look-ups go with their table.
// @ts-expect-error look-ups of recipes with uncrafts
recipesByResult(uncraft, recipeLookups, itemId("wax_stick"));
// @ts-expect-error look-ups of uncrafts with recipes
recipesByResult(recipe, uncraftLookups, itemId("wax_stick"));
// @ts-expect-error the same by any subject
recipesBy(recipe, uncraftLookups, "skill", skillId("ropework"));
// @ts-expect-error a copy is no way around it
recipesBy(recipe, { ...uncraftLookups }, "skill", skillId("ropework"));
// @ts-expect-error look-ups of uncrafts in place of those of recipes
replaceLookups(recipeLookups, uncraftLookups);
// @ts-expect-error a book's recipes by the look-ups of uncrafts
recipesInBook(recipe, uncraftLookups, itemId("wax_stick"), skills);
// @ts-expect-error what taking apart teaches by the look-ups of uncrafts
learnedByDisassembly(recipe, uncraftLookups, itemId("wax_stick"), skills);

// Uncrafts are no recipes, nor recipes uncrafts.
// @ts-expect-error crafting by the table of uncrafts
craftableNow(uncraft, supplies);
// @ts-expect-error following it
trackCrafting(uncraft, []);
// @ts-expect-error learning uncrafts by skill
learnedBySkill(uncraft, skills);
// @ts-expect-error learning uncrafts at all
learnableRecipes(uncraft, { skills });
// @ts-expect-error taking apart by the table of recipes
uncraftOf(recipe, itemId("wax_stick"));

// Constants have what they hold and nothing else.
// @ts-expect-error what other objects inherit
TerrainId.toString();
// @ts-expect-error the same by its name
TerrainId["constructor"].name;

// What may be missing is asked for.
// @ts-expect-error the record of an id that may have none
terrain.get(someTerrain).name;
// @ts-expect-error the record at an index that may be outside
terrain.at(0).name;
// @ts-expect-error a member that may be absent
door.bash.str_min;
// @ts-expect-error a recipe that may not be there
recipesByResult(recipe, recipeLookups, itemId("wax_stick"))[0].result;
// @ts-expect-error a snippet that may be absent, as an item
const snippet: ItemId = runner.items.both.list[0]!.snippet;

// Words that the dialect closes are a union.
// @ts-expect-error a group that §2.3 does not list
if (door.connects_to === "WOOL") throw new Error();
