/**
 * A minimal tile game: two layers of small integers, the items on the ground, and a player who walks around. It uses
 * only the generated content and the public runtime.
 */
import { learnedBySkill, seededRandom, startingCharacter } from "defwright/runtime";
import type {
  Change,
  Failure,
  Random,
  Refusal,
  Season,
  StartingCharacter,
} from "defwright/runtime";
import {
  furniture,
  FurnitureId,
  profession,
  professionItemSubstitutions,
} from "../../generated/index.js";
import { recipe, terrain } from "../../generated/index.js";
import type { Furniture, ItemId, ProfessionKey, RecipeId } from "../../generated/index.js";
import type { SkillId, Terrain, TerrainId, TraitId, TrapId } from "../../generated/index.js";

/** A tile, as a position in the layers. */
export type Place = number;

export interface Game {
  readonly width: number;
  /** The index of the terrain of each tile. */
  readonly terrain: Uint16Array;
  /** The index of the furniture of each tile; 0 if there is none. */
  readonly furniture: Uint16Array;
  /** Traps that the player has hidden; traps that are part of terrain are not listed. */
  readonly traps: Map<Place, TrapId>;
  readonly ground: Map<Place, { readonly item: ItemId; readonly count: number }[]>;
  /** The places where terrain was harvested, and how often the season has changed since. */
  readonly harvested: Map<Place, number>;
  readonly random: Random;
  readonly bag: Map<ItemId, number>;
  readonly skills: Map<SkillId, number>;
  readonly known: Set<RecipeId>;
  season: Season;
  seconds: number;
  player: Place;
  /** What the player has read so far. */
  readonly transcript: string[];
}

export interface Sign {
  readonly terrain: TerrainId;
  readonly furniture?: FurnitureId;
}

export interface Beginning {
  readonly map: readonly string[];
  readonly legend: Readonly<Record<string, Sign>>;
  readonly player: Place;
  readonly seed: string;
  readonly season: Season;
  readonly profession: ProfessionKey;
  readonly traits: readonly TraitId[];
  readonly skills: readonly (readonly [SkillId, number])[];
}

/** Starts a game: the map of integers, the items of the profession, and the recipes known at the start (§2.1, §3.3). */
export function begin(beginning: Beginning): Game {
  const { map, legend, player, season } = beginning;
  const signs = [...map.join("")].map((sign) => legend[sign]!);
  const random = seededRandom(beginning.seed);
  const character = newCharacter(beginning, random);
  const skills = new Map(character.skills);
  const game: Game = {
    width: map[0]!.length,
    terrain: Uint16Array.from(signs, (sign) => terrain.index(sign.terrain)),
    furniture: Uint16Array.from(signs, (sign) =>
      furniture.index(sign.furniture ?? FurnitureId.f_null),
    ),
    traps: new Map(),
    ground: new Map(),
    harvested: new Map(),
    random,
    bag: new Map(),
    skills,
    known: new Set(learnedBySkill(recipe, skills).map(({ id }) => id)),
    season,
    seconds: 0,
    player,
    transcript: [],
  };
  for (const { item, count } of character.items) addTo(game.bag, item, count);
  say(game, `You are a ${character.name}.`);
  say(game, `You carry ${inWords([...game.bag].map(([item, count]) => ({ item, count })))}.`);
  return game;
}

/**
 * Returns what a character of a profession starts with: its items after substitutions for the traits, and its skills
 * added to the chosen ones (§2.1, §2.2).
 */
export function newCharacter(beginning: Beginning, random: Random): StartingCharacter {
  return startingCharacter(profession.get(beginning.profession), {
    gender: "female",
    traits: beginning.traits,
    skills: beginning.skills,
    substitutions: professionItemSubstitutions.all(),
    random,
  });
}

export function say(game: Game, text: string): void {
  game.transcript.push(text);
}

export function terrainAt(game: Game, place: Place): Terrain {
  return terrain.at(game.terrain[place]!)!;
}

/** Returns the furniture on a tile; `undefined` for `f_null`, at index 0. */
export function furnitureAt(game: Game, place: Place): Furniture | undefined {
  const index = game.furniture[place]!;
  return index === 0 ? undefined : furniture.at(index);
}

type Outcome = Failure<string> | Refusal<string>;

/**
 * Applies the result of a verb to the map: puts the next object into its layer, tells the player what they read and
 * hear, drops items, reports explosions and counts the time. The player is told about refusals as well.
 *
 * @returns Whether the object changed.
 */
export function apply(
  game: Game,
  place: Place,
  result: Change<TerrainId> | Change<FurnitureId> | Outcome,
): boolean {
  if (!("messages" in result)) {
    say(game, `Refused: ${result.reason}.`);
    return false;
  }
  for (const message of result.messages) say(game, message);
  for (const { text, volume } of result.sounds) {
    say(game, volume === undefined ? `You hear: ${text}` : `You hear, at ${volume}: ${text}`);
  }
  game.seconds += result.duration_seconds;
  if (result.items.length > 0) {
    game.ground.set(place, [...(game.ground.get(place) ?? []), ...result.items]);
    say(game, `There is ${inWords(result.items)}.`);
  }
  if (!result.ok) return false;
  if (result.explosion) say(game, `An explosion, of strength ${result.explosion.strength}!`);
  if (result.removed_trap) say(game, `With it goes ${result.removed_trap}.`);
  put(game, place, result);
  return true;
}

function put(game: Game, place: Place, { next }: Change<TerrainId> | Change<FurnitureId>): void {
  if (next.kind === "terrain") {
    const before = terrainAt(game, place).name;
    game.terrain[place] = terrain.index(next.id);
    say(game, `${before} → ${terrainAt(game, place).name}`);
  } else {
    const before = furnitureAt(game, place)?.name ?? "nothing";
    game.furniture[place] = furniture.index(next.id);
    say(game, `${before} → ${furnitureAt(game, place)?.name ?? "nothing"}`);
  }
}

/** Puts all items on a tile into the bag. */
export function pickUp(game: Game, place: Place): void {
  for (const { item, count } of game.ground.get(place) ?? []) addTo(game.bag, item, count);
  game.ground.delete(place);
}

export function addTo(bag: Map<ItemId, number>, item: ItemId, count: number): void {
  const sum = (bag.get(item) ?? 0) + count;
  if (sum > 0) bag.set(item, sum);
  else bag.delete(item);
}

export function inWords(
  items: readonly { readonly item: ItemId; readonly count: number }[],
): string {
  return items
    .map(({ item, count }) => `${count > 1 ? `${count} ` : ""}${item.replaceAll("_", " ")}`)
    .join(", ");
}
