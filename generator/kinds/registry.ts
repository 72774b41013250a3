// @generated from generator/model/kind-names.ts by "npm run codegen"; do not edit.
import type { KindName } from "../model/kind-names.ts";
import type { Kind } from "./kind.ts";
import { profession } from "./profession/profession.ts";
import { professionItemSubstitutions } from "./profession_item_substitutions/profession_item_substitutions.ts";
import { furniture } from "./furniture/furniture.ts";
import { terrain } from "./terrain/terrain.ts";
import { recipe } from "./recipe/recipe.ts";
import { uncraft } from "./uncraft/uncraft.ts";
import { requirement } from "./requirement/requirement.ts";

/** Every kind, in the specification's order. */
export const kinds: Readonly<Record<KindName, Kind>> = {
  profession: profession,
  profession_item_substitutions: professionItemSubstitutions,
  furniture: furniture,
  terrain: terrain,
  recipe: recipe,
  uncraft: uncraft,
  requirement: requirement,
};
