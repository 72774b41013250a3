/** How recipes are learned (§3.3): by skill alone, from books, by taking things apart. */
import type { RecipeLookups } from "./recipe-lookups.ts";
import { rowsOf, type RecipeRows } from "./recipes.ts";

/** Skill levels by skill; one that is missing is at 0. A `Map` is one. */
export interface SkillLevels<Skill extends string> {
  get(skill: Skill): number | undefined;
}

export type SkillNeed<Skill extends string> = readonly [skill: Skill, level: number];

/** What is read of a recipe. */
export interface Learnable<Item extends string, Skill extends string> {
  readonly result: Item;
  readonly obsolete: boolean;
  readonly never_learn: boolean;
  readonly skill_used?: Skill;
  readonly autolearn?: readonly SkillNeed<Skill>[];
  readonly decomp_learn?: readonly SkillNeed<Skill>[];
  readonly book_learn: readonly {
    readonly book: Item;
    readonly level: number;
    readonly name?: string;
    readonly hidden?: true;
  }[];
}

/** A skill that is not high enough. */
export interface MissingSkill<Skill extends string> {
  readonly skill: Skill;
  readonly level: number;
  /** The level that is reached. */
  readonly reached: number;
}

/** One way to learn a recipe. It does as soon as no skill is missing and the book or the item is there. */
export type LearningRoute<Item extends string, Skill extends string> = {
  readonly missing_skills: readonly MissingSkill<Skill>[];
  /** Whether the recipe is learned this way now. */
  readonly open: boolean;
} & (
  | { readonly by: "autolearn" }
  | {
      readonly by: "book_learn";
      readonly book: Item;
      readonly at_hand: boolean;
      /** Its name in the book; absent where it is the result's. */
      readonly name?: string;
      /** The book's description leaves it out. */
      readonly hidden: boolean;
    }
  | {
      readonly by: "decomp_learn";
      /** The item to be taken apart. */
      readonly item: Item;
      readonly at_hand: boolean;
    }
);

export interface Learner<Item extends string, Skill extends string> {
  readonly skills: SkillLevels<Skill>;
  /** Books that are used or at hand; none where absent. */
  readonly books?: Iterable<Item>;
  /** Items that are taken apart; none where absent. */
  readonly disassembled?: Iterable<Item>;
}

/**
 * Every way in which a recipe can be learned, and what is missing for it (§3.3): by itself at its skill levels, from
 * each of its books at a level of the used skill, by taking apart what it makes. `never_learn` and obsolete recipes
 * (§9.2) have none.
 *
 * @returns Autolearning first, then the books in the recipe's order, then taking apart.
 *
 * @example
 * ```ts
 * import { waysToLearn } from "defwright/runtime";
 * import { recipe, RecipeId, skillId } from "./generated/index.js";
 *
 * const skills = new Map([[skillId("penmanship"), 3]]);
 * const ways = waysToLearn(recipe.get(RecipeId.stamp_sheet), { skills });
 * ways.map(({ by }) => by); // => ["book_learn", "decomp_learn"]
 * ways[0]?.missing_skills; // => [{ skill: "penmanship", level: 4, reached: 3 }]
 * ```
 */
export function waysToLearn<Item extends string, Skill extends string>(
  recipe: Learnable<Item, Skill>,
  { skills, books = [], disassembled = [] }: Learner<NoInfer<Item>, NoInfer<Skill>>,
): LearningRoute<Item, Skill>[] {
  if (recipe.obsolete || recipe.never_learn) return [];
  const { autolearn, decomp_learn, book_learn, result } = recipe;
  const ways: LearningRoute<Item, Skill>[] = [];
  const apart =
    disassembled instanceof Set ? (disassembled as ReadonlySet<Item>) : new Set(disassembled);
  if (autolearn !== undefined) {
    const missing_skills = missingOf(autolearn, skills);
    ways.push({ by: "autolearn", missing_skills, open: missing_skills.length === 0 });
  }
  const shelf = books instanceof Set ? (books as ReadonlySet<Item>) : new Set(books);
  for (const { book, level, name, hidden = false } of book_learn) {
    const missing_skills = missingOf(bookNeeds(recipe, level), skills);
    const at_hand = shelf.has(book);
    const open = at_hand && missing_skills.length === 0;
    const named = name === undefined ? {} : { name };
    ways.push({ by: "book_learn", book, at_hand, ...named, hidden, missing_skills, open });
  }
  if (decomp_learn !== undefined) {
    const missing_skills = missingOf(decomp_learn, skills);
    const at_hand = apart.has(result);
    const open = at_hand && missing_skills.length === 0;
    ways.push({ by: "decomp_learn", item: result, at_hand, missing_skills, open });
  }
  return ways;
}

/** What is asked of a table of recipes. */
interface RecipeList<Row> extends RecipeRows<Row> {
  readonly size: number;
}

/** A recipe that can be learned. */
export interface LearnableRecipe<Row, Item extends string, Skill extends string> {
  readonly recipe: Row;
  /** Whether some way is open: the recipe is learned now. */
  readonly learned: boolean;
  readonly ways: readonly LearningRoute<Item, Skill>[];
}

/**
 * All recipes that somebody can learn at all: those that are learned now, and of the others what is missing (§3.3).
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
  for (let index = 0; index < table.size; index += 1) {
    const recipe = table.at(index);
    if (recipe === undefined) continue;
    const ways = waysToLearn<Item, Skill>(recipe, { ...learner, books, disassembled });
    if (ways.length === 0) continue;
    found.push({ recipe, learned: ways.some(({ open }) => open), ways });
  }
  return found;
}

/**
 * The recipes that are learned by skill alone at these levels (§3.3, `autolearn`): to be asked whenever a skill has
 * risen. The game keeps those that are new to the character.
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
  for (let index = 0; index < table.size; index += 1) {
    const recipe = table.at(index);
    if (recipe === undefined || recipe.obsolete || recipe.never_learn) continue;
    if (recipe.autolearn !== undefined && reachesAll(recipe.autolearn, skills)) {
      learned.push(recipe);
    }
  }
  return learned;
}

/** A recipe in a book. */
export interface BookRecipe<Row, Skill extends string> {
  readonly recipe: Row;
  /** The level of the used skill that it takes. */
  readonly level: number;
  /** Its name in the book; absent where it is the result's. */
  readonly name?: string;
  /** The book's description leaves it out; it is learned all the same. */
  readonly hidden: boolean;
  /** Whether the skills suffice to learn it. */
  readonly learned: boolean;
  readonly missing_skills: readonly MissingSkill<Skill>[];
}

/**
 * What a book teaches (§2.10 `book_learn`, §3.3): each recipe with its name in the book, whether the book's
 * description shows it, and whether somebody with these skills learns it.
 *
 * @param lookups The look-ups that were generated with the table.
 * @returns A new array in the table's order, empty for what is not such a book.
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
  lookups: RecipeLookups,
  book: NoInfer<Item>,
  skills: SkillLevels<NoInfer<Skill>>,
): BookRecipe<Row, Skill>[] {
  return rowsOf(table, lookups.book, book).flatMap((recipe) => {
    if (recipe.obsolete || recipe.never_learn) return [];
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
   * Whether luck is with the character for a recipe whose skill levels are reached; certain where absent. It is asked
   * once for each.
   */
  readonly chance?: () => boolean;
  /** The uncraft that was carried out: where it has `decomp_learn` of its own, that teaches the recipe of its id. */
  readonly uncraft?: {
    readonly id: string;
    readonly decomp_learn?: readonly SkillNeed<string>[];
  };
}

/**
 * The recipes that are learned by taking an item apart (§2.10 `decomp_learn`, §3.3): those that make an item of its
 * type, at their skill levels.
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
  lookups: RecipeLookups,
  item: NoInfer<Item>,
  skills: SkillLevels<NoInfer<Skill>>,
  { chance = () => true, uncraft }: DisassemblyLearning = {},
): Row[] {
  return rowsOf(table, lookups.result, item).filter((recipe) => {
    if (recipe.obsolete || recipe.never_learn) return false;
    const own = uncraft?.id === recipe.id ? uncraft.decomp_learn : undefined;
    const needs = [own, recipe.decomp_learn];
    const reached = needs.some(
      (each) => each && missingOf(each, skills as SkillLevels<string>).length === 0,
    );
    return reached && chance();
  });
}

/** A level of no skill asks for nothing. */
function bookNeeds<Skill extends string>(
  { skill_used }: { readonly skill_used?: Skill },
  level: number,
): readonly SkillNeed<Skill>[] {
  return skill_used === undefined ? [] : [[skill_used, level]];
}

function missingOf<Skill extends string>(
  needs: readonly SkillNeed<Skill>[],
  skills: SkillLevels<Skill>,
): MissingSkill<Skill>[] {
  return needs
    .map(([skill, level]) => ({ skill, level, reached: skills.get(skill) ?? 0 }))
    .filter(({ level, reached }) => reached < level);
}

function reachesAll<Skill extends string>(
  needs: readonly SkillNeed<Skill>[],
  skills: SkillLevels<Skill>,
): boolean {
  return needs.every(([skill, level]) => (skills.get(skill) ?? 0) >= level);
}
