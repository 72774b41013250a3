import type { Findings } from "../diagnostics/findings.ts";
import { sameWriting } from "../json/same-json.ts";
import type { ResolveContext } from "../kinds/kind.ts";
import { chooseReversible } from "../kinds/uncraft/choose-reversible.ts";
import { generateUncraft } from "../kinds/uncraft/generate-uncraft.ts";
import { writtenRecipe } from "../kinds/recipe/written.ts";
import type { Layers } from "../layer/layer.ts";
import { noteOn } from "../layer/placement.ts";
import type { Definition } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { contextOf } from "./resolve-context.ts";
import type { Stage } from "./stage.ts";

/**
 * Puts the uncrafts of reversible recipes into the registry, in place of earlier generated ones: an explicit uncraft wins; among several recipes of one
 * result the first by id (§2.10). Gives how many there are.
 * @param stage sees content without uncrafts that were generated
 */
export function generateUncrafts(
  { registry, origins }: Layers,
  rules: DialectRules,
  stage: Stage,
  findings: Findings,
): number {
  const context = contextOf(stage, rules, origins);
  registry.dropGenerated();
  let count = 0;
  for (const recipe of chosenRecipes(registry, stage, context, findings)) {
    const { result } = writtenRecipe(recipe.value);
    const taken = registry.get("uncraft", result);
    if (taken) {
      reportTaken(recipe, taken, { ...context, report: findings.report });
      continue;
    }
    const { made } = stage.outcome({
      group: "uncraft",
      key: recipe.id,
      input: recipe,
      work: () => uncraftOf(recipe, result, context),
      keep: (before, now) => (isSame(before, now) ? before : now),
    });
    registry.set(made);
    count += 1;
  }
  return count;
}

/** What others are chosen decides it, so that it is one piece of work. */
function chosenRecipes(
  registry: Layers["registry"],
  stage: Stage,
  context: ResolveContext,
  findings: Findings,
): readonly Definition[] {
  const recipes = [...registry.all("recipe")].filter(
    ({ obsolete, value }) => !obsolete && writtenRecipe(value).reversible === true,
  );
  const explicit = [...registry.all("uncraft")];
  const { made, facts } = stage.outcome({
    group: "reversible",
    key: "all",
    input: [...recipes, undefined, ...explicit],
    work: () => {
      const results = new Set(explicit.map(({ value }) => value["result"]));
      return chooseReversible(recipes, (item) => results.has(item), context);
    },
  });
  for (const fact of facts) findings.facts.push(fact);
  return made;
}

function uncraftOf(recipe: Definition, id: string, context: ResolveContext): Definition {
  return {
    kind: "uncraft",
    id,
    value: generateUncraft(recipe, context),
    origin: recipe.origin,
    contributors: recipe.contributors,
    obsolete: false,
    generatedFrom: recipe.id,
  };
}

function isSame(one: Definition, other: Definition): boolean {
  return (
    one.id === other.id &&
    one.origin === other.origin &&
    one.contributors === other.contributors &&
    sameWriting(one.value, other.value)
  );
}

/** The id of an uncraft of another item, with its suffix, may be that of the item of the recipe (§7.1). */
function reportTaken(
  recipe: Definition,
  { id, origin }: Definition,
  { placeOf, report }: ResolveContext,
): void {
  const notes = [noteOn(origin, "first defined here")];
  report(
    "duplicate-id",
    placeOf(recipe, ["reversible"]),
    { kind: "uncraft", id, recipe: true },
    { notes },
  );
}
