/** The rules of the game: what the player can do, based on the content and the verbs of the runtime. */
import { applyPlan, bash, canBash, canClose, canDeconstruct } from "defwright/runtime";
import { canOpen, canPry, close, craftingPseudoItems, craftingResult } from "defwright/runtime";
import { craftingSupplies, deconstruct, open, planCrafting, pry } from "defwright/runtime";
import { recipesInBook, seededRandom, startingCharacter } from "defwright/runtime";
import type { Change, Failure, ItemAtHand, Random, Refusal } from "defwright/runtime";
import { furniture, item, ItemId, profession, terrain, traitId } from "../generated/index.js";
import { professionItemSubstitutions, recipe, recipeLookups } from "../generated/index.js";
import type { FurnitureId, QualityId, Recipe } from "../generated/index.js";
import type { RecipeId, SkillId, TerrainId } from "../generated/index.js";
import { around, groundOf, newWorld, pieceOf, type Tile, type World } from "./world.js";

export interface Game {
  readonly world: World;
  readonly random: Random;
  readonly skills: ReadonlyMap<SkillId, number>;
  readonly known: Set<RecipeId>;
  readonly log: string[];
  bag: readonly ItemAtHand<ItemId, QualityId>[];
}

/** Something that the player can do now: its description, and the function that does it. */
export interface Action {
  readonly words: string;
  readonly run: () => void;
}

/** Creates a game; the same seed creates the same game. */
export function newGame(seed: string): Game {
  const random = seededRandom(seed);
  const row = profession.get("carpenter");
  const character = startingCharacter(row, {
    gender: "female",
    traits: [traitId("far_sighted")],
    substitutions: professionItemSubstitutions.all(),
    random,
  });
  const game: Game = {
    world: newWorld(),
    random,
    skills: new Map(character.skills),
    known: new Set(),
    log: [`You are a ${character.name}. ${row.description}`],
    bag: [],
  };
  give(game, character.items);
  return game;
}

export function actions(game: Game): Action[] {
  const onTiles = around(game.world).flatMap((tile) => actionsOn(game, tile));
  return [...onTiles, ...reading(game), ...crafting(game)];
}

function actionsOn(game: Game, tile: Tile): Action[] {
  const { terrain: ground, furniture: piece } = tile;
  const { name } = groundOf(tile);
  const { random } = game;
  const found: Action[] = [];
  const can = (words: string, act: () => Happening): void => {
    found.push({ words, run: () => apply(game, tile, act()) });
  };
  if (canPry(terrain, ground) && has(game, ItemId.crowbar))
    can(`Pry the ${name}`, () => pry(terrain, ground, { strength: 8, quality: 2, random }));
  if (canOpen(terrain, ground)) can(`Open the ${name}`, () => open(terrain, ground));
  if (canClose(terrain, ground)) can(`Close the ${name}`, () => close(terrain, ground));
  if (canBash(terrain, ground))
    can(`Kick the ${name}`, () => bash(terrain, ground, { strength: 30, random }));
  if (canDeconstruct(furniture, piece)) {
    const words = `Take the ${pieceOf(tile).name} apart`;
    can(words, () => deconstruct(furniture, piece, { random }));
  }
  return found;
}

function reading(game: Game): Action[] {
  if (!has(game, ItemId.carpenters_handbook)) return [];
  return recipesInBook(recipe, recipeLookups, ItemId.carpenters_handbook, game.skills)
    .filter((entry) => entry.learned && !game.known.has(entry.recipe.id))
    .map(({ recipe: { id, result } }) => {
      const run = (): void => {
        game.known.add(id);
        game.log.push(`Now you know how to make a ${nameOf(result)}.`);
      };
      return { words: `Read how to make a ${nameOf(result)}`, run };
    });
}

function crafting(game: Game): Action[] {
  const known = [...game.known].map((id) => recipe.get(id)).filter((row) => row !== undefined);
  return known.map((row) => ({
    words: `Make a ${nameOf(row.result)}`,
    run: () => craft(game, row),
  }));
}

function craft(game: Game, row: Recipe): void {
  const atHand = [...game.bag, ...craftingPseudoItems(around(game.world).map(pieceOf))];
  const plan = planCrafting(row, craftingSupplies(atHand));
  if (!plan.ok) {
    game.log.push(...plan.missing.map(({ text }) => text));
    return;
  }
  const done = applyPlan(atHand, plan, craftingResult(row));
  if (!done.ok) return;
  game.bag = done.carried;
  game.log.push(`You made a ${nameOf(row.result)}.`);
}

type Happening = Change<TerrainId> | Change<FurnitureId> | Failure<string> | Refusal<string>;

/** Applies the result of a runtime verb to a tile. */
function apply(game: Game, tile: Tile, result: Happening): void {
  if (!("messages" in result)) {
    game.log.push(`That cannot be done: ${result.reason}.`);
    return;
  }
  game.log.push(...result.messages, ...result.sounds.map(({ text }) => `You hear: ${text}`));
  give(game, result.items);
  if (!result.ok) return;
  if (result.next.kind === "terrain") tile.terrain = result.next.id;
  else tile.furniture = result.next.id;
}

function give(
  game: Game,
  items: readonly { readonly item: ItemId; readonly count: number }[],
): void {
  const stacks = items.map((stack): Game["bag"][number] => ({
    ...stack,
    qualities: item.get(stack.item)?.qualities ?? [],
  }));
  game.bag = [...game.bag, ...stacks];
}

function has({ bag }: Game, id: ItemId): boolean {
  return bag.some((stack) => stack.item === id);
}

/** What players call an item; its id if an edit of the content removed it. */
function nameOf(id: ItemId): string {
  return item.get(id)?.name ?? id;
}

/** "/ hammer, * 12 nail". */
export function bagInWords({ bag }: Game): string {
  const words = bag.map(({ item: id, count = 1 }) => {
    const name = count > 1 ? `${count} ${nameOf(id)}` : nameOf(id);
    return `${item.get(id)?.symbol ?? "?"} ${name}`;
  });
  return words.join(", ");
}
