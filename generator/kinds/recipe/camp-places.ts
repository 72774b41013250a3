import type { AuthoredRecipe } from "../../compiled/authored-types.ts";

/**
 * Faction camps build places: the result of a recipe with a blueprint, or in the category for buildings, is a place of
 * the camp, a kind of which nothing is known. An empty blueprint means that there is none (§2.10).
 */
export function kindOfReference(
  { construction_blueprint: blueprint = "", category }: AuthoredRecipe,
  member: string | number,
  declared: string,
): string {
  if (member === "construction_blueprint" && blueprint === "") return campPlace;
  const builds = blueprint !== "" || category === "CC_BUILDING";
  return member === "result" && builds ? campPlace : declared;
}

const campPlace = "camp place";
