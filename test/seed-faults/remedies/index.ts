import type { RemedyClass } from "../remedy.ts";
import { braceRemedies } from "./braces.ts";
import { changeRemedies } from "./changes.ts";
import { characterRemedies } from "./characters.ts";
import { conflictRemedies } from "./conflicts.ts";
import { dependencyRemedies } from "./dependencies.ts";
import { foreignRemedies } from "./foreign.ts";
import { idRemedies } from "./ids.ts";
import { listRemedies } from "./lists.ts";
import { nameRemedies } from "./names.ts";
import { punctuationRemedies } from "./punctuation.ts";
import { tupleRemedies } from "./tuples.ts";
import { valueRemedies } from "./values.ts";
import { wrapperRemedies } from "./wrappers.ts";

export const remedyClasses: readonly RemedyClass[] = [
  ...tupleRemedies,
  ...listRemedies,
  ...wrapperRemedies,
  ...characterRemedies,
  ...punctuationRemedies,
  ...conflictRemedies,
  ...braceRemedies,
  ...nameRemedies,
  ...foreignRemedies,
  ...valueRemedies,
  ...idRemedies,
  ...changeRemedies,
  ...dependencyRemedies,
];
