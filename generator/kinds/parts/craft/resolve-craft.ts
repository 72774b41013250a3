import { objectMaker } from "../../../json/object-of.ts";
import { getOrInsert } from "../../../model/maps.ts";
import type { ResolveContext } from "../../kind.ts";
import type { Share } from "../../view.ts";
import type { Definition } from "../../../model/definition.ts";
import type { Json, JsonObject } from "../../../model/json.ts";
import { expanderOf } from "../requirement-parts/expand.ts";
import { areMany, onceForLong } from "../requirement-parts/long-groups.ts";
import type {
  ComponentGroups,
  ResolvedRequirements,
  SkillLevel,
} from "../requirement-parts/requirements.ts";
import { readSkillLevels } from "../requirement-parts/skill-levels.ts";
import { requirementTuples, skillTuples } from "../requirement-parts/tuples.ts";
import { readText } from "../translated-text/read-text.ts";
import { booksOf } from "./books.ts";
import { recipeMoves } from "./time.ts";
import type { AuthoredCraft, CompleteCraft } from "./craft.ts";
import type { DialectRules } from "../../../model/dialect.ts";

type NeedsContext = Pick<ResolveContext, "find" | "isUnrecoverable" | "share">;

/** The requirements of a definition, with `using` and "LIST" written out and unrecoverable items marked (§2.10). */
export function requirementsOf(
  { value }: Definition<AuthoredCraft>,
  context: NeedsContext,
): ResolvedRequirements {
  const requirements = expanderOf(context).all(value);
  const { isUnrecoverable } = context;
  if (!isUnrecoverable) return requirements;
  const adjusted = getOrInsert(recoverability, isUnrecoverable, () =>
    withRecoverability(isUnrecoverable, context.share),
  );
  const isOneOfMany = areMany(requirements.components);
  const components = requirements.components.map((group) => adjusted(group, isOneOfMany));
  return { ...requirements, components };
}

type Adjust = (group: ComponentGroups[number], isOneOfMany: boolean) => ComponentGroups[number];

const recoverability = new WeakMap<NonNullable<NeedsContext["isUnrecoverable"]>, Adjust>();

function withRecoverability(isUnrecoverable: (item: string) => boolean, share: Share): Adjust {
  return onceForLong(
    (group) =>
      group.some(({ item }) => isUnrecoverable(item))
        ? group.map((each) => (isUnrecoverable(each.item) ? { ...each, recoverable: false } : each))
        : group,
    share,
  );
}

/** The components of `requirementsOf`, whether they are recoverable or not. */
export function componentsOf(
  { value }: Definition<AuthoredCraft>,
  context: NeedsContext,
): ComponentGroups {
  return expanderOf(context).components(value);
}

/** What comes back when a result is taken apart: of each group the first alternative that is recoverable (§2.10). */
export function returned(
  uncraft: Definition<AuthoredCraft>,
  context: NeedsContext,
): readonly ComponentGroups[number][number][] {
  const isLost = context.isUnrecoverable ?? (() => false);
  return componentsOf(uncraft, context).flatMap(
    (group) => group.find(({ item, recoverable }) => recoverable && !isLost(item)) ?? [],
  );
}

/**
 * Makes the record: its id, the members that craft and disassembly recipes have in common, with their defaults (§2.10),
 * and its own members.
 */
export function resolveShared(
  definition: Definition<CompleteCraft>,
  context: ResolveContext,
  given: { readonly category: string; readonly requirements: ResolvedRequirements },
  own: Readonly<Record<string, unknown>>,
): JsonObject {
  const { value: recipe } = definition;
  const { container, batch_time_factors: batch } = recipe;
  const { qualities, tools, components } = requirementTuples(given.requirements);
  return present(
    {
      id: definition.id,
      result: recipe.result,
      id_suffix: recipe.id_suffix ?? "",
      category: recipe.category ?? given.category,
      subcategory: recipe.subcategory ?? "",
      obsolete: definition.obsolete,
      delete_flags: recipe.delete_flags ?? [],
      // Naming a container means using it.
      contained: recipe.contained ?? container !== undefined,
      container,
      charges: recipe.charges ?? undefined,
      skill_used: recipe.skill_used,
      skills_required: skillTuples(readSkillLevels(recipe.skills_required)),
      book_learn: booksOf(recipe),
      difficulty: recipe.difficulty ?? 0,
      time_moves: recipeMoves(recipe),
      autolearn: skillTuples(autolearnSkills(recipe, context.rules)),
      decomp_learn: skillTuples(decompSkills(recipe)),
      never_learn: recipe.never_learn ?? false,
      batch_time_factors: batch && { max_reduction_percent: batch[0], min_batch_size: batch[1] },
      flags: recipe.flags ?? [],
      // An empty name means none: only other names must exist (§2.10).
      construction_blueprint:
        recipe.construction_blueprint === "" ? undefined : recipe.construction_blueprint,
      on_display: recipe.on_display ?? true,
      qualities,
      tools,
      components,
      byproducts: (recipe.byproducts ?? []).map(([item, count = 1]) => [item, count]),
      description: recipe.description === undefined ? undefined : readText(recipe.description),
      missing_requirements: given.requirements.missing,
    },
    own,
  );
}

/** Combines the parts into one record, without members that are `undefined`. */
function present(...parts: readonly Readonly<Record<string, unknown>>[]): JsonObject {
  const members: string[] = [];
  const values: Json[] = [];
  for (const part of parts) {
    for (const member in part) {
      const value = part[member];
      if (value === undefined) continue;
      members.push(member);
      values.push(value as Json);
    }
  }
  return recordOf(members, values);
}

const recordOf = objectMaker();

/**
 * Skill levels at which the recipe is learned automatically; `undefined` if it is not. `true` means the required
 * skills, or if there are none, the used skill at the difficulty; a list contains the levels itself.
 */
function autolearnSkills(recipe: AuthoredCraft, rules: DialectRules): SkillLevel[] | undefined {
  const { autolearn = false } = recipe;
  if (autolearn === false) return undefined;
  if (autolearn !== true) return readSkillLevels(autolearn);
  const required = readSkillLevels(recipe.skills_required);
  const gameRule = rules.autolearn_requires === "skills_required_and_difficulty";
  return required.length === 0 || gameRule ? withDifficulty(required, recipe) : required;
}

/** The levels with the used skill raised to the difficulty; without a difficulty they are unchanged. */
function withDifficulty(required: SkillLevel[], recipe: AuthoredCraft): SkillLevel[] {
  const { skill_used, difficulty = 0 } = recipe;
  if (skill_used === undefined || difficulty <= 0) return required;
  if (!required.some(({ skill }) => skill === skill_used)) {
    return [...required, { skill: skill_used, level: difficulty }];
  }
  return required.map(({ skill, level }) => ({
    skill,
    level: skill === skill_used ? Math.max(level, difficulty) : level,
  }));
}

/** Skill levels at which taking the product apart teaches the recipe; `undefined` if it does not. */
function decompSkills(recipe: AuthoredCraft): SkillLevel[] | undefined {
  const { decomp_learn, skill_used } = recipe;
  if (typeof decomp_learn !== "number") {
    return decomp_learn === undefined ? undefined : readSkillLevels(decomp_learn);
  }
  // A level without a skill is reported elsewhere.
  return skill_used === undefined ? undefined : [{ skill: skill_used, level: decomp_learn }];
}
