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
  const generate = stage.worker<Definition, Definition>({
    name: "uncraft",
    keyOf: ({ id }) => id,
    run: (recipe) => uncraftOf(recipe, context),
    keep: (before, now) => (isSame(before, now) ? before : now),
  });
  let count = 0;
  for (const recipe of chosenRecipes(registry, stage, context, findings)) {
    const { result } = writtenRecipe(recipe.value);
    const taken = registry.get("uncraft", result);
    if (taken) {
      reportTaken(recipe, taken, { ...context, report: findings.report });
      continue;
    }
    registry.set(generate(recipe).made);
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
  const choose = stage.worker<readonly Definition[], readonly Definition[]>({
    name: "reversible",
    keyOf: () => "all",
    inputOf: (some) => [...some, undefined, ...explicit],
    run: (some) => {
      const results = new Set(explicit.map(({ value }) => value["result"]));
      return chooseReversible(some, (item) => results.has(item), context);
    },
  });
  const { made, facts } = choose(recipes);
  for (const fact of facts) findings.facts.push(fact);
  return made;
}

function uncraftOf(recipe: Definition, context: ResolveContext): Definition {
  return {
    kind: "uncraft",
    id: writtenRecipe(recipe.value).result,
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
