/** All codes with their reasons, by what they are about, in the order of the index of their pages. */
import { configurationReasons } from "./configuration.ts";
import { fileReasons } from "./files.ts";
import { layerReasons } from "./layers.ts";
import { outputReasons } from "./output.ts";
import { packReasons } from "./packs.ts";
import { professionReasons } from "./professions.ts";
import type { Reason } from "./reason.ts";
import { recipeReasons } from "./recipes.ts";
import { referenceReasons } from "./references.ts";
import { shapeReasons } from "./shape.ts";
import { tileReasons } from "./tiles.ts";

export interface Theme {
  readonly title: string;
  readonly reasons: Readonly<Record<string, Reason>>;
}

export const themes: readonly Theme[] = [
  { title: "Files and their text", reasons: fileReasons },
  { title: "Members and their values", reasons: shapeReasons },
  { title: "Ids that are used", reasons: referenceReasons },
  { title: "Ids that are defined, inherited and modified", reasons: layerReasons },
  { title: "Packs", reasons: packReasons },
  { title: "Professions and item substitutions", reasons: professionReasons },
  { title: "Furniture and terrain", reasons: tileReasons },
  { title: "Recipes and requirements", reasons: recipeReasons },
  { title: "Configuration and command line", reasons: configurationReasons },
  { title: "Generated modules", reasons: outputReasons },
];

export function reasonOf(code: string): Reason | undefined {
  return themes.find(({ reasons }) => Object.hasOwn(reasons, code))?.reasons[code];
}
