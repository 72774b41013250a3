/**
 * What defwright does where the specification is silent: the rows of the page's table, each with the check that
 * proves it.
 */
import type { Decision } from "./decisions/content.ts";
import { fileDecisions } from "./decisions/files.ts";
import { professionDecisions } from "./decisions/professions.ts";
import { recipeDecisions } from "./decisions/recipes.ts";
import { referenceDecisions } from "./decisions/references.ts";
import { tileDecisions } from "./decisions/tiles.ts";

export const decisions: readonly Decision[] = [
  ...fileDecisions,
  ...referenceDecisions,
  ...professionDecisions,
  ...tileDecisions,
  ...recipeDecisions,
];
