/** Reports recipes that no character can ever learn (§3.3). */
import type { AuthoredRecipe } from "../../compiled/authored-types.ts";
import type { Definition } from "../../model/definition.ts";
import type { RuleContext } from "../kind.ts";
import { bookLevels } from "../parts/craft/books.ts";
import { recipeMoves } from "../parts/craft/time.ts";
import { getOrInsert } from "../../model/maps.ts";
import type { ContentTables } from "../ways.ts";
import { isRecipe } from "./raw-cost.ts";

type Recipe = Definition<AuthoredRecipe>;

/** Whether most recipes are learned as §3.3 says; a game may have its own way. */
export function areTaught(tables: ContentTables): boolean {
  return getOrInsert(taught, tables, () => {
    const recipes = [...tables.all("recipe")].filter(isRecipe);
    return deadAmong(recipes, tables.context) !== undefined;
  });
}

const taught = new WeakMap<ContentTables, boolean>();

/** `undefined` if most recipes are not learned as §3.3 says. */
function deadAmong(
  recipes: readonly Recipe[],
  { find }: Pick<RuleContext, "find">,
): readonly Recipe[] | undefined {
  let meant = 0;
  const dead = recipes.filter(({ obsolete, value }) => {
    const way = obsolete ? "unmeant" : getOrInsert(ways, value, () => wayOf(value));
    if (way !== "unmeant") meant += 1;
    return way === "none" || (way === "apart" && !isTakenApart(value.result ?? "", find));
  });
  return dead.length > 0 && dead.length * 2 >= meant ? undefined : dead;
}

/** How a recipe may be learned, as far as it says so itself. */
type Way = "unmeant" | "taught" | "apart" | "none";

/** All recipes are gone through again and again, and few change. */
const ways = new WeakMap<AuthoredRecipe, Way>();

function wayOf(recipe: AuthoredRecipe): Way {
  if (!isForPlayers(recipe)) return "unmeant";
  if ((recipe.autolearn ?? false) !== false || bookLevels(recipe).length > 0) return "taught";
  // Learning by taking apart needs something that takes the result apart.
  return recipe.decomp_learn === undefined ? "none" : "apart";
}

/**
 * Only where most recipes are learned as §3.3 says: a game may have its own way. What is never learned on purpose is
 * not meant, and neither is a secret recipe that takes no time, by which a machine works and not a character.
 */
export function reportUnlearnable(recipes: readonly Recipe[], context: RuleContext): void {
  const dead = deadAmong(recipes, context) ?? [];
  const isKnown = context.rules.new_characters_know === "recipes";
  for (const recipe of dead) {
    if (isKnown && !isSecret(recipe.value)) continue;
    const { result = "", decomp_learn } = recipe.value;
    const onlyApart = decomp_learn !== undefined && !isTakenApart(result, context.find);
    if (onlyApart && context.isBroken("uncraft", result)) continue;
    context.report("recipe-unlearnable", context.placeOf(recipe, ["result"]), {
      id: recipe.id,
      ...(onlyApart ? { apart: result } : {}),
    });
  }
}

function isForPlayers(recipe: AuthoredRecipe): boolean {
  if (recipe.never_learn === true || (recipe.construction_blueprint ?? "") !== "") return false;
  return !(isSecret(recipe) && recipeMoves(recipe) === 0);
}

/** Whether something takes the item apart. */
export function isTakenApart(item: string, find: RuleContext["find"]): boolean {
  return find("uncraft", item)?.obsolete === false;
}

export function isSecret({ flags = [] }: AuthoredRecipe): boolean {
  return flags.includes("SECRET");
}
