// @generated from generator/model/kind-names.ts by "npm run codegen"; do not edit.
import { shapes } from "../compiled/shapes.ts";
import type { Kind } from "./kind.ts";
import { profession } from "./profession/profession.ts";
import { professionItemSubstitutions } from "./profession_item_substitutions/profession_item_substitutions.ts";
import { furniture } from "./furniture/furniture.ts";
import { terrain } from "./terrain/terrain.ts";
import { recipe } from "./recipe/recipe.ts";
import { uncraft } from "./uncraft/uncraft.ts";
import { requirement } from "./requirement/requirement.ts";

/** The built-in kinds, in the specification's order. */
export const builtIn: readonly Kind[] = [
  { ...profession, types: ["profession"], shapes: shapes.profession },
  {
    ...professionItemSubstitutions,
    types: ["profession_item_substitutions"],
    shapes: shapes.profession_item_substitutions,
  },
  { ...furniture, types: ["furniture"], shapes: shapes.furniture },
  { ...terrain, types: ["terrain"], shapes: shapes.terrain },
  { ...recipe, types: ["recipe"], shapes: shapes.recipe },
  { ...uncraft, types: ["uncraft"], shapes: shapes.uncraft },
  { ...requirement, types: ["requirement"], shapes: shapes.requirement },
];
