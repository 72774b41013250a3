/** The ways in which a recipe can be learned (§3.3): by skill alone, from books, or by taking things apart. */

import { finite } from "../numbers/numbers.ts";

/**
 * Skill levels by skill. They are finite numbers: a function that reads one that is not throws a `RangeError`. A
 * missing skill is at level 0. A `Map` fits.
 */
export interface SkillLevels<Skill extends string> {
  get(skill: Skill): number | undefined;
}

export type SkillNeed<Skill extends string> = readonly [skill: Skill, level: number];

/** The members of a recipe that are read. */
export interface Learnable<Item extends string, Skill extends string> {
  readonly result: Item;
  readonly obsolete: boolean;
  readonly never_learn: boolean;
  /** False for a recipe that is not available to the player. */
  readonly on_display?: boolean;
  readonly skill_used?: Skill;
  readonly autolearn?: readonly SkillNeed<Skill>[];
  readonly decomp_learn?: readonly SkillNeed<Skill>[];
  readonly book_learn: readonly {
    readonly book: Item;
    readonly level: number;
    readonly name?: string;
    readonly hidden?: true;
  }[];
  /** Only uncrafts have this member, and nobody learns those. */
  readonly items_taken_apart?: never;
}

/** A skill that is not high enough. */
export interface MissingSkill<Skill extends string> {
  readonly skill: Skill;
  readonly level: number;
  /** The level that the character has. */
  readonly reached: number;
}

/** One way to learn a recipe. It is open as soon as no skill is missing and the book or the item is there. */
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
      /** Its name in the book; absent if it is the name of the result. */
      readonly name?: string;
      /** Whether the book's description leaves it out. */
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
  /** Books that are in use or at hand; none if absent. */
  readonly books?: Iterable<Item>;
  /** Items that are taken apart; none if absent. */
  readonly disassembled?: Iterable<Item>;
}

/**
 * Returns every way in which a recipe can be learned, and what is missing for it (§3.3): by skill alone at its skill
 * levels, from each of its books at a level of the used skill, by taking apart what it makes. Recipes with
 * `never_learn`, obsolete ones (§9.2) and those that are not on display (§2.10) have none.
 *
 * @returns The way by skill alone first, then the books in the recipe's order, then taking apart.
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
  if (!isEverLearned(recipe)) return [];
  const { autolearn, decomp_learn, book_learn, result } = recipe;
  const ways: LearningRoute<Item, Skill>[] = [];
  const apart: ReadonlySet<Item> =
    disassembled instanceof Set ? disassembled : new Set(disassembled);
  if (autolearn !== undefined) {
    const missing_skills = missingOf(autolearn, skills);
    ways.push({ by: "autolearn", missing_skills, open: missing_skills.length === 0 });
  }
  const shelf: ReadonlySet<Item> = books instanceof Set ? books : new Set(books);
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

/**
 * Whether it can be learned in any way: it is in use (§9.2), available to the player (§2.10) and not marked
 * `never_learn` (§3.3).
 */
export function isEverLearned({
  obsolete,
  never_learn,
  on_display = true,
}: Pick<Learnable<string, string>, "obsolete" | "never_learn" | "on_display">): boolean {
  return !obsolete && !never_learn && on_display;
}

/** A level without a skill requires nothing. */
export function bookNeeds<Skill extends string>(
  { skill_used }: { readonly skill_used?: Skill },
  level: number,
): readonly SkillNeed<Skill>[] {
  return skill_used === undefined ? [] : [[skill_used, level]];
}

export function missingOf<Skill extends string>(
  needs: readonly SkillNeed<Skill>[],
  skills: SkillLevels<Skill>,
): MissingSkill<Skill>[] {
  return needs
    .map(([skill, level]) => ({ skill, level, reached: levelOf(skill, skills) }))
    .filter(({ level, reached }) => reached < level);
}

export function reachesAll<Skill extends string>(
  needs: readonly SkillNeed<Skill>[],
  skills: SkillLevels<Skill>,
): boolean {
  return needs.every(([skill, level]) => levelOf(skill, skills) >= level);
}

function levelOf<Skill extends string>(skill: Skill, skills: SkillLevels<Skill>): number {
  return finite(`skills ${skill}`, skills.get(skill) ?? 0);
}
