import type { FaultClass } from "../fault-class.ts";
import { definitionClasses } from "./definitions.ts";
import { professionClasses } from "./professions.ts";
import { recipeClasses } from "./recipes.ts";
import { referenceClasses } from "./references.ts";
import { shapeClasses } from "./shape.ts";
import { slipClasses } from "./slips.ts";
import { syntaxClasses } from "./syntax.ts";
import { tileClasses } from "./tiles.ts";

export const faultClasses: readonly FaultClass[] = [
  ...syntaxClasses,
  ...shapeClasses,
  ...tileClasses,
  ...recipeClasses,
  ...professionClasses,
  ...referenceClasses,
  ...slipClasses,
  ...definitionClasses,
];
