import type { Mistake } from "../mistake.ts";
import { inheritance } from "./inheritance.ts";
import { placement } from "./placement.ts";
import { recipes } from "./recipes.ts";
import { references } from "./references.ts";
import { shapes } from "./shapes.ts";
import { texts } from "./texts.ts";

export const mistakes: readonly Mistake[] = [
  ...references,
  ...inheritance,
  ...shapes,
  ...placement,
  ...recipes,
  ...texts,
];
