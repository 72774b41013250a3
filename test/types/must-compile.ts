/** What a game writes and must be able to write. Compiled, never run. */
import {
  bash,
  bashOdds,
  canBash,
  canClose,
  canCut,
  canHarvest,
  canOpen,
  canPry,
  close,
  collapseTent,
  craftableNow,
  craftingSupplies,
  cut,
  deconstruct,
  disarmTrap,
  harvest,
  hasSuccessor,
  lockpick,
  open,
  parseId,
  professionName,
  pry,
  pryOdds,
  recipesBy,
  recipesByResult,
  recordsBy,
  replaceLookups,
  revert,
  seededRandom,
  startingItems,
  successorOf,
  trapAt,
  type HasEdges,
  type Known,
  type RecipeLookups,
  type Table,
} from "defwright/runtime";
import type {
  ClosableFurnitureId,
  FurnitureCloseEdges,
  OpenableTerrainId,
  PryableTerrainId,
  TerrainEdges,
  TerrainOpenEdges,
} from "../../generated/edges.js";
import {
  furniture,
  FurnitureId,
  itemId,
  parseTerrainId,
  profession,
  ProfessionId,
  professionItemSubstitutions,
  recipe,
  recipeLookups,
  skillId,
  terrain,
  TerrainId,
  trapId,
  uncraft,
  uncraftLookups,
  type FurnitureKey,
  type HarvestId,
  type InlineItemGroup,
  type ItemId,
  type KnownFurnitureId,
  type KnownTerrainId,
  type QualityId,
  type Recipe,
  type SnippetId,
  type StartingItem,
  type Terrain,
  type TerrainKey,
  type TraitId,
  type TrapId,
  type Uncraft,
} from "../../generated/index.js";

/** Exactly the same type: neither wider nor narrower. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(proof: Same<A, B>): void;

/** A table of what opens, as a game's own function takes it. */
type OpenableTable<Id extends string> = Parameters<typeof canOpen<Id>>[0];

declare const someTerrain: TerrainId;
declare const somePlace: TerrainKey;
declare const text: string;

// A known id, or a key, has a record; any other may have none.
const door: Terrain = terrain.get(TerrainId.t_door_c);
const byKey: Terrain = terrain.get("t_door_c");
const byAnyKey: Terrain = terrain.get(somePlace);
const perhaps: Terrain | undefined = terrain.get(someTerrain);
export const cost: number = door.move_cost + byKey.move_cost + byAnyKey.move_cost;
export const perhapsCost: number | undefined = perhaps?.move_cost;

// Text becomes an id by asking, and then has a record.
export const asked: string = terrain.has(text) ? terrain.get(text).name : "nothing known";
const parsed = parseId(terrain, text);
same<typeof parsed, Known<TerrainId> | undefined>(true);
same<ReturnType<typeof parseTerrainId>, Known<TerrainId> | undefined>(true);
export const parsedName: string | undefined = parsed && terrain.get(parsed).name;
export const names: readonly string[] = terrain.ids().map((id) => terrain.get(id).name);

// An id is a string, and a map holds small integers.
export const length: number = TerrainId.t_door_c.length;
export const map: Uint16Array = new Uint16Array([
  terrain.index("t_door_c"),
  terrain.index(someTerrain),
]);
export const first: Terrain | undefined = terrain.at(map[0] ?? 0);

// The successor of a known id is known, and so on along the chain.
const opened = open(terrain, TerrainId.t_door_c);
if (opened.ok) {
  const next: KnownTerrainId<TerrainOpenEdges["t_door_c"]> = opened.next.id;
  same<typeof opened.next.id, KnownTerrainId<"t_door_o">>(true);
  same<typeof opened.next.kind, "terrain">(true);
  const closed = close(terrain, next, { from: "outside" });
  if (closed.ok) same<typeof closed.next.id, KnownTerrainId<"t_door_c">>(true);
  else
    same<
      typeof closed.reason,
      "unknown-id" | "unknown-successor" | "closed-from-outside" | "not-closable"
    >(true);
}
const shut = close(furniture, FurnitureId.f_mail_locker_o);
if (shut.ok) {
  const next: KnownFurnitureId<FurnitureCloseEdges["f_mail_locker_o"]> = shut.next.id;
  same<typeof next, KnownFurnitureId<"f_mail_locker_c">>(true);
  same<typeof shut.next.kind, "furniture">(true);
}

// Any other id is asked for first; what comes of it exists.
if (canOpen(terrain, someTerrain)) {
  const openable: OpenableTerrainId = someTerrain;
  const result = open(terrain, someTerrain);
  if (result.ok) {
    same<typeof result.next.id, Known<TerrainId>>(true);
    terrain.get(result.next.id).name satisfies string;
  }
  open(terrain, openable, {});
} else {
  someTerrain satisfies TerrainId;
}
for (const id of furniture.ids()) {
  if (!canClose(furniture, id)) continue;
  const closable: ClosableFurnitureId = id;
  close(furniture, closable);
}
// What is known to have a transition needs no question.
const known_door: OpenableTerrainId = TerrainId.t_door_c;
open(terrain, known_door).ok satisfies boolean;
const known_locker: ClosableFurnitureId = FurnitureId.f_mail_locker_o;
const doors: readonly OpenableTerrainId[] = [TerrainId.t_door_c, known_door];
close(furniture, known_locker);
for (const door of doors) open(terrain, door);
// Nothing is lost by asking for what is known.
if (canOpen(terrain, TerrainId.t_door_c)) {
  const result = open(terrain, TerrainId.t_door_c);
  if (result.ok) same<typeof result.next.id, KnownTerrainId<"t_door_o">>(true);
}

// A game's own functions over either table, over one of several ids, and over an id that they are told of.
export function swing<Id extends string>(table: OpenableTable<Id>, id: Id): Known<Id> | undefined {
  const result = canOpen(table, id) ? open(table, id) : undefined;
  return result?.ok === true ? result.next.id : undefined;
}
swing(terrain, someTerrain) satisfies Known<TerrainId> | undefined;
swing(furniture, FurnitureId.f_mail_locker_c) satisfies Known<FurnitureId> | undefined;
export function openDoor<K extends keyof TerrainOpenEdges>(id: KnownTerrainId<K>): boolean {
  return open(terrain, id).ok;
}
openDoor(TerrainId.t_door_c);
const oneOfTwo = open(terrain, openDoor.length ? TerrainId.t_door_c : TerrainId.t_hatch_c);
if (oneOfTwo.ok) {
  same<typeof oneOfTwo.next.id, KnownTerrainId<"t_door_o" | "t_hatch_o">>(true);
}

// Every other verb goes by the same two ways, to its own successor.
const chance = { random: seededRandom(1) };
const cutOpen = cut(terrain, TerrainId.t_vault_door, "boltcut", chance);
if (cutOpen.ok) same<typeof cutOpen.next.id, KnownTerrainId<"t_vault_bars">>(true);
const burned = cut(terrain, TerrainId.t_vault_door, "oxytorch", chance);
if (burned.ok) same<typeof burned.next.id, KnownTerrainId<"t_vault_gap">>(true);
const picked = lockpick(furniture, FurnitureId.f_mail_locker_locked);
if (picked.ok) same<typeof picked.next.id, KnownFurnitureId<"f_mail_locker_c">>(true);
const smashed = bash(terrain, TerrainId.t_door_c, { ...chance, strength: 9 });
if (smashed.ok) same<typeof smashed.next.id, KnownTerrainId<"t_door_frame">>(true);
else if (smashed.reason === "withstood") smashed.sounds.length satisfies number;
const fromAbove = bash(terrain, TerrainId.t_door_c, { ...chance, strength: 9, from_above: true });
if (fromAbove.ok) same<typeof fromAbove.next.id, Known<TerrainId>>(true);
const apartAgain = deconstruct(furniture, FurnitureId.f_sorting_table, chance);
if (apartAgain.ok) same<typeof apartAgain.next.id, KnownFurnitureId<"f_null">>(true);
const pried = pry(terrain, TerrainId.t_door_locked, { ...chance, strength: 9, quality: 2 });
if (!pried.ok) {
  if (pried.reason === "tool-too-weak") pried.needed_quality satisfies number;
  if (pried.reason === "held") pried.messages satisfies readonly string[];
} else if (pried.outcome === "opened") {
  same<typeof pried.next.id, KnownTerrainId<"t_door_o">>(true);
} else same<typeof pried.next.id, KnownTerrainId<"t_door_frame">>(true);
// What cannot break is opened where anything happens.
const unbreakable = pry(terrain, TerrainId.t_hatch_locked, { ...chance, strength: 9, quality: 3 });
if (unbreakable.ok) same<typeof unbreakable.outcome, "opened">(true);
const ripe = harvest(terrain, TerrainId.t_walnut_tree, chance);
if (ripe.ok) {
  const back = revert(terrain, ripe.next.id, { season: "autumn" });
  if (back.ok) same<typeof back.next.id, KnownTerrainId<"t_walnut_tree">>(true);
}
// What is ripe by the season asks for it, whether the compiler knows the very thing or not.
const season = "autumn";
const sloes = harvest(terrain, TerrainId.t_hedge, { ...chance, season });
if (sloes.ok) {
  same<typeof sloes.next.id, KnownTerrainId<"t_hedge">>(true);
  same<typeof sloes.unrolled_harvest, HarvestId | undefined>(true);
} else if (sloes.reason === "out-of-season") sloes.seasons.length satisfies number;
const herbs = harvest(furniture, FurnitureId.f_herb_barrel, { ...chance, season });
if (herbs.ok) same<typeof herbs.next.id, KnownFurnitureId<"f_null">>(true);
if (canHarvest(terrain, someTerrain)) {
  harvest(terrain, someTerrain, { ...chance, season, survival: 3 });
  harvest(terrain, someTerrain, {
    ...chance,
    season,
    harvests: () => ({ entries: [{ drop: itemId("sloe"), base_num: [1, 2] }] }),
  });
}

// Tables know their kind and dialect; in bright-nights reversion takes more.
same<typeof terrain.kind, "terrain">(true);
same<typeof furniture.kind, "furniture">(true);
same<typeof recipe.kind, "recipe">(true);
same<typeof uncraft.kind, "uncraft">(true);
same<typeof profession.kind, "profession">(true);
same<typeof terrain.dialect, "spec">(true);
declare const real: Table<Terrain, TerrainId, TerrainKey, "bright-nights"> &
  HasEdges<TerrainId, TerrainEdges>;
declare const either: Table<Terrain, TerrainId, TerrainKey> & HasEdges<TerrainId, TerrainEdges>;
const bare = TerrainId.t_walnut_tree_bare;
for (const tiles of [real, either]) {
  revert(tiles, bare, { season, season_changes: 1 });
  revert(tiles, bare, { season, dialect: "spec" });
  harvest(tiles, TerrainId.t_walnut_tree, { ...chance, season });
  harvest(tiles, TerrainId.t_walnut_tree, { ...chance, dialect: "spec" });
}
revert(terrain, bare, { season, season_changes: 1, dialect: "bright-nights" });
// A function of the host's over either.
export function ripen(tiles: typeof terrain | typeof real, dialect?: "spec"): boolean {
  return revert(tiles, bare, { season, season_changes: 4, ...(dialect && { dialect }) }).ok;
}

// Constants are what they hold and nothing else.
export const every: readonly TerrainId[] = Object.values(TerrainId);
export const spread: Readonly<Record<TerrainKey, TerrainId>> = { ...TerrainId };
export const picked_out: TerrainId = TerrainId[somePlace];
same<typeof TerrainId.constructor, never>(true);
same<(typeof TerrainId)["toString"], never>(true);

if (canPry(terrain, someTerrain)) {
  const pryable: PryableTerrainId = someTerrain;
  pryOdds(terrain, pryable, { strength: 9, quality: 2 });
  const result = pry(terrain, someTerrain, { ...chance, strength: 9, quality: 2 });
  if (result.ok) same<typeof result.next.id, Known<TerrainId>>(true);
}
for (const tool of ["oxytorch", "boltcut", "hacksaw"] as const) {
  if (canCut(terrain, someTerrain, tool)) cut(terrain, someTerrain, tool, chance);
}
if (canBash(furniture, FurnitureId.f_felt_tent_wall)) {
  const nearby = [{ id: FurnitureId.f_felt_tent_pole, dx: 1, dy: 0 }];
  collapseTent(furniture, FurnitureId.f_felt_tent_wall, { ...chance, nearby });
}
bashOdds(terrain, TerrainId.t_door_c, { strength: 9, blocked: true });
same<ReturnType<typeof trapAt<TerrainId>>, TrapId | undefined>(true);
disarmTrap(terrain, someTerrain, trapId("tr_scree_slip"));

// The brands of a record's ids go through.
for (const entry of startingItems(profession.get(ProfessionId.pass_runner), "female")) {
  if ("item" in entry) {
    const item: StartingItem = entry;
    same<typeof entry.item, ItemId>(true);
    same<typeof item.snippet, SnippetId | undefined>(true);
  } else {
    const group: InlineItemGroup = entry.group;
    group.entries.length satisfies number;
  }
}
export const title: string = professionName(profession.get("mule_driver"), "male");

const made: Recipe[] = recipesByResult(recipe, recipeLookups, itemId("wax_stick"));
const apart: Uncraft[] = recipesByResult(uncraft, uncraftLookups, itemId("storm_lantern"));
recipesBy(recipe, recipeLookups, "skill", skillId("ropework"));
recipesBy(recipe, recipeLookups, "category", "CC_POST");
recipesBy(recipe, recipeLookups, "component", made[0]!.components[0]![0]![0]);
recipesByResult(uncraft, uncraftLookups, apart[0]!.result);
same<ReturnType<typeof recordsBy<Recipe, "result">>, Recipe[]>(true);
recordsBy(recipe, recipeLookups, "result", itemId("wax_stick"));
recordsBy(recipe, recipeLookups, "category", made[0]!.category);
const through = successorOf(terrain, TerrainId.t_door_c, "open");
same<typeof through, KnownTerrainId<"t_door_o"> | undefined>(true);
if (hasSuccessor(terrain, someTerrain, "close")) successorOf(terrain, someTerrain, "close");

// Look-ups go with their table, copied or not; those that are made by hand say nothing of it.
const held = { ...recipeLookups };
recipesByResult(recipe, held, itemId("wax_stick"));
replaceLookups(held, { ...recipeLookups, result: {} });
const byHand: RecipeLookups = uncraftLookups;
recipesByResult(uncraft, byHand, itemId("storm_lantern"));
const onlyRows = { at: (index: number) => recipe.at(index) };
recipesBy(onlyRows, recipeLookups, "category", "CC_POST");
const supplies = craftingSupplies([{ item: itemId("wax_stick") }]);
same<ReturnType<typeof craftableNow<Recipe, ItemId, QualityId>>, Recipe[]>(true);
craftableNow(recipe, supplies);

const traits: readonly TraitId[] = professionItemSubstitutions
  .all()
  .flatMap(({ replacements }) => replacements.flatMap(({ sub }) => sub))
  .flatMap(({ present }) => present);
export const traitNames: readonly string[] = traits;

// A game's own tables over all keys are checked for completeness.
export const lightOfFurniture = (id: FurnitureKey): number => furniture.get(id).light_emitted;
export type Tiles = Readonly<Record<TerrainKey, number>>;

// Symbols are always four, so each season has one.
const [spring, summer, autumn, winter] = door.symbol;
export const symbols: string = spring + summer + autumn + winter;
