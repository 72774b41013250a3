import type { Mistake } from "../mistake.ts";
import { layering } from "./layering.ts";
import { members } from "./members.ts";
import { rules } from "./rules.ts";
import { shapes } from "./shapes.ts";
import { syntax } from "./syntax.ts";
import { words } from "./words.ts";

/** Every class of mistakes in a definition; names are unique. */
export const classes: readonly Mistake[] = [
  ...words,
  ...shapes,
  ...members,
  ...rules,
  ...layering,
  ...syntax,
];
