/** What a character learns, across all recipes (§3.3). */
import type { LookupsOf } from "../tables/recipe-lookups.ts";
import { rowsOf, type RecipeRows } from "../crafting/recipes.ts";
import { bookNeeds, isEverLearned, missingOf, reachesAll, waysToLearn } from "./ways-to-learn.ts";
import type { Learnable, Learner, LearningRoute, MissingSkill } from "./ways-to-learn.ts";
import type { SkillLevels, SkillNeed } from "./ways-to-learn.ts";
import { everyRow } from "../tables/rows.ts";

/** The part of a table of recipes that is used. */
interface RecipeList<Row> extends RecipeRows<Row> {
  readonly size: number;
}

/** A recipe that can be learned. */
export interface LearnableRecipe<Row, Item extends string, Skill extends string> {
  readonly recipe: Row;
  /** Whether some way is open, so that the recipe is learned now. */
  readonly learned: boolean;
  readonly ways: readonly LearningRoute<Item, Skill>[];
}

/**
 * Returns all recipes that a character can learn at all: those that are learned now, and for the others what is missing
 * (§3.3).
 *
 * @returns A new array in the table's order.
 *
 * @example
 * ```ts
 * import { learnableRecipes } from "defwright/runtime";
 * import { itemId, recipe, skillId } from "./generated/index.js";
 *
 * const learner = {
 *   skills: new Map([[skillId("stovecraft"), 1]]),
 *   books: [itemId("sealing_primer")],
 * };
 * const all = learnableRecipes(recipe, learner);
 * const bees = all.find(({ recipe: { id } }) => id === "wax_stick_from_beeswax");
 * bees?.learned; // => true
 * bees?.ways.map(({ open }) => open); // => [true, false, false]
 * ```
 */
export function learnableRecipes<
  Row extends Learnable<Item, Skill>,
  Item extends string,
  Skill extends string,
>(
  table: RecipeList<Row & Learnable<Item, Skill>>,
  learner: Learner<NoInfer<Item>, NoInfer<Skill>>,
): LearnableRecipe<Row, Item, Skill>[] {
  const books = new Set(learner.books);
  const disassembled = new Set(learner.disassembled);
  const found: LearnableRecipe<Row, Item, Skill>[] = [];
  for (const recipe of everyRow(table)) {
    const ways = waysToLearn<Item, Skill>(recipe, { ...learner, books, disassembled });
    if (ways.length === 0) continue;
    found.push({ recipe, learned: ways.some(({ open }) => open), ways });
  }
  return found;
}

/**
 * Returns the recipes that are learned by skill alone at these levels (§3.3, `autolearn`). Call it whenever a skill has
 * risen; the game keeps those that are new to the character.
 *
 * @returns A new array in the table's order.
 *
 * @example
 * ```ts
 * import { learnedBySkill } from "defwright/runtime";
 * import { recipe, skillId } from "./generated/index.js";
 *
 * const before = learnedBySkill(recipe, new Map([[skillId("stitchcraft"), 1]]));
 * const after = learnedBySkill(recipe, new Map([[skillId("stitchcraft"), 2]]));
 * const fresh = after.filter((row) => !before.includes(row));
 * fresh.map(({ id }) => id); // => ["felt_slippers", "mail_bag", "woollen_mittens"]
 * ```
 */
export function learnedBySkill<
  Row extends Learnable<Item, Skill>,
  Item extends string,
  Skill extends string,
>(table: RecipeList<Row & Learnable<Item, Skill>>, skills: SkillLevels<NoInfer<Skill>>): Row[] {
  const learned: Row[] = [];
  for (const recipe of everyRow(table)) {
    if (!isEverLearned(recipe)) continue;
    if (recipe.autolearn !== undefined && reachesAll(recipe.autolearn, skills)) {
      learned.push(recipe);
    }
  }
  return learned;
}

/** A recipe in a book. */
export interface BookRecipe<Row, Skill extends string> {
  readonly recipe: Row;
  /** The required level of the skill that the recipe uses. */
  readonly level: number;
  /** Its name in the book; absent if it is the name of the result. */
  readonly name?: string;
  /** Whether the book's description leaves it out; it can be learned all the same. */
  readonly hidden: boolean;
  /** Whether the skills are sufficient to learn it. */
  readonly learned: boolean;
  readonly missing_skills: readonly MissingSkill<Skill>[];
}

/**
 * Returns what a book teaches (§2.10 `book_learn`, §3.3): each recipe with its name in the book, whether the book's
 * description shows it, and whether a character with these skills learns it.
 *
 * @param lookups The look-ups that were generated with the table.
 * @returns A new array in the table's order; empty for an item that is not such a book.
 *
 * @example
 * ```ts
 * import { recipesInBook } from "defwright/runtime";
 * import { itemId, recipe, recipeLookups, skillId } from "./generated/index.js";
 *
 * const letters = itemId("letters_of_a_smuggler");
 * const [bees] = recipesInBook(recipe, recipeLookups, letters, new Map([[skillId("stovecraft"), 3]]));
 * bees && [bees.recipe.id, bees.hidden, bees.learned]; // => ["wax_stick_from_beeswax", true, true]
 * ```
 */
export function recipesInBook<
  Row extends Learnable<Item, Skill>,
  Item extends string,
  Skill extends string,
>(
  table: RecipeRows<Row & Learnable<Item, Skill>>,
  lookups: LookupsOf<RecipeRows<NoInfer<Row>>>,
  book: NoInfer<Item>,
  skills: SkillLevels<NoInfer<Skill>>,
): BookRecipe<Row, Skill>[] {
  return rowsOf(table, lookups.book, book).flatMap((recipe) => {
    if (!isEverLearned(recipe)) return [];
    return recipe.book_learn
      .filter((entry) => entry.book === book)
      .map(({ level, name, hidden = false }) => {
        const missing_skills = missingOf(bookNeeds(recipe, level), skills);
        const learned = missing_skills.length === 0;
        const named = name === undefined ? {} : { name };
        return { recipe, level, ...named, hidden, learned, missing_skills };
      });
  });
}

export interface DisassemblyLearning {
  /**
   * Whether the character is lucky with a recipe whose skill levels are reached; always if absent. Called once for
   * each.
   */
  readonly chance?: () => boolean;
  /** The uncraft that was carried out: if it has a `decomp_learn` of its own, that teaches the recipe with its id. */
  readonly uncraft?: {
    readonly id: string;
    readonly decomp_learn?: readonly SkillNeed<string>[];
  };
}

/**
 * Returns the recipes that are learned by taking an item apart (§2.10 `decomp_learn`, §3.3): those that make such an
 * item, if their skill levels are reached.
 *
 * @param item The item that was taken apart.
 * @returns A new array in the table's order.
 *
 * @example
 * ```ts
 * import { learnedByDisassembly } from "defwright/runtime";
 * import { itemId, recipe, recipeLookups, skillId } from "./generated/index.js";
 *
 * const skills = new Map([[skillId("stitchcraft"), 2]]);
 * const learned = learnedByDisassembly(recipe, recipeLookups, itemId("mail_bag"), skills);
 * learned.map(({ id }) => id); // => ["mail_bag"]
 * ```
 */
export function learnedByDisassembly<
  Row extends Learnable<Item, Skill> & { readonly id: string },
  Item extends string,
  Skill extends string,
>(
  table: RecipeRows<Row & Learnable<Item, Skill>>,
  lookups: LookupsOf<RecipeRows<NoInfer<Row>>>,
  item: NoInfer<Item>,
  skills: SkillLevels<NoInfer<Skill>>,
  { chance = () => true, uncraft }: DisassemblyLearning = {},
): Row[] {
  return rowsOf(table, lookups.result, item).filter((recipe) => {
    if (!isEverLearned(recipe)) return false;
    const own = uncraft?.id === recipe.id ? uncraft.decomp_learn : undefined;
    const needs = [own, recipe.decomp_learn];
    const reached = needs.some((each) => each && missingOf(each, skills).length === 0);
    return reached && chance();
  });
}
