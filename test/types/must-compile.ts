/** What a game writes and must be able to write. Compiled, never run. */
import {
  canClose,
  canOpen,
  close,
  open,
  parseId,
  professionName,
  recipesBy,
  recipesByResult,
  startingItems,
  type Known,
} from "defwright/runtime";
import type {
  ClosableFurnitureId,
  FurnitureClose,
  OpenableTerrainId,
  TerrainOpen,
} from "../../generated/edges.js";
import {
  furniture,
  FurnitureId,
  itemId,
  profession,
  ProfessionId,
  professionItemSubstitutions,
  recipe,
  recipeLookups,
  skillId,
  terrain,
  TerrainId,
  uncraft,
  uncraftLookups,
  type FurnitureKey,
  type InlineItemGroup,
  type ItemId,
  type KnownFurnitureId,
  type KnownTerrainId,
  type Recipe,
  type SnippetId,
  type StartingItem,
  type Terrain,
  type TerrainKey,
  type TraitId,
  type Uncraft,
} from "../../generated/index.js";

/** Exactly the same type: neither wider nor narrower. */
type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
declare function same<A, B>(proof: Same<A, B>): void;

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
  const next: KnownTerrainId<TerrainOpen["t_door_c"]> = opened.next.id;
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
  const next: KnownFurnitureId<FurnitureClose["f_mail_locker_o"]> = shut.next.id;
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
// Nothing is lost by asking for what is known.
if (canOpen(terrain, TerrainId.t_door_c)) {
  const result = open(terrain, TerrainId.t_door_c);
  if (result.ok) same<typeof result.next.id, KnownTerrainId<"t_door_o">>(true);
}

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
