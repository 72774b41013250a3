/** Learning (§3.3), crafting and taking apart (§2.10). */
import {
  craftableNow,
  craftingResult,
  disassemble,
  learnedByDisassembly,
  learnedBySkill,
} from "defwright/runtime";
import { planCrafting, recipesInBook, uncraftOf, waysToLearn } from "defwright/runtime";
import { recipe, recipeLookups, uncraft } from "../../generated/index.js";
import type { ItemId, Recipe, RecipeId, RecipeKey, SkillId } from "../../generated/index.js";
import { supplies } from "./bag.ts";
import { addTo, inWords, say } from "./game.ts";
import type { Game } from "./game.ts";

/** Raises a skill and learns the recipes that need no teacher. */
export function train(game: Game, skill: SkillId, level: number): RecipeId[] {
  game.skills.set(skill, level);
  say(game, `Your ${skill} is at ${level}.`);
  return learn(game, learnedBySkill(recipe, game.skills));
}

export function read(game: Game, book: ItemId): RecipeId[] {
  const taught = recipesInBook(recipe, recipeLookups, book, game.skills);
  for (const { recipe: each, name, level, hidden, learned } of taught) {
    if (hidden || learned) continue;
    say(game, `The book describes ${name ?? each.result}, for ${each.skill_used} of ${level}.`);
  }
  const within = taught.filter(({ learned }) => learned);
  return learn(
    game,
    within.map((entry) => entry.recipe),
  );
}

function learn(game: Game, recipes: readonly Recipe[]): RecipeId[] {
  const fresh = recipes.map(({ id }) => id).filter((id) => !game.known.has(id));
  for (const id of fresh) {
    game.known.add(id);
    say(game, `You know how to make ${recipe.get(id)!.result.replaceAll("_", " ")} now.`);
  }
  return fresh;
}

/** Whether the player could ever learn a recipe, in any way. */
export function canEverLearn(game: Game, key: RecipeKey): boolean {
  const ways = waysToLearn<ItemId, SkillId>(recipe.get(key), game);
  say(
    game,
    `There ${ways.length === 1 ? "is one way" : `are ${ways.length || "no"} ways`} to learn ${key}.`,
  );
  return ways.length > 0;
}

/** Returns the known recipes that can be made here and now. */
export function possibleRecipes(game: Game): RecipeId[] {
  return craftableNow(recipe, supplies(game))
    .map(({ id }) => id)
    .filter((id) => game.known.has(id));
}

/** Makes a known recipe, or tells the player what is missing. */
export function craft(game: Game, key: RecipeKey): boolean {
  const row = recipe.get(key);
  if (!game.known.has(row.id)) {
    say(game, `You do not know how to make ${key}.`);
    return false;
  }
  const plan = planCrafting(row, supplies(game), {}, { item: (item) => item.replaceAll("_", " ") });
  if (!plan.ok) {
    for (const { text } of plan.missing) say(game, text);
    return false;
  }
  for (const { item, count } of plan.components) addTo(game.bag, item, -count);
  const { result } = craftingResult(row);
  addTo(game.bag, result.item, result.count);
  game.seconds += row.time_moves / 100;
  say(game, `Of ${inWords(plan.components)} you make ${inWords([result])}.`);
  return true;
}

/** Takes an item from the bag apart, which may teach its recipe. */
export function takeApart(game: Game, item: ItemId): RecipeId[] | undefined {
  const row = uncraftOf(uncraft, item);
  if (row === undefined) {
    say(game, "It does not come apart.");
    return undefined;
  }
  const apart = disassemble(row, supplies(game));
  if (!apart.ok) {
    for (const { text } of apart.missing) say(game, text);
    return undefined;
  }
  addTo(game.bag, apart.taken.item, -apart.taken.count);
  for (const part of apart.items) addTo(game.bag, part.item, part.count);
  game.seconds += row.time_moves / 100;
  say(game, `You take apart: ${inWords([apart.taken])}, into ${inWords(apart.items)}.`);
  return learn(game, learnedByDisassembly(recipe, recipeLookups, item, game.skills));
}
