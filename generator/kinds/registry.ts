/** Every kind, in the specification's order; adding one is its folder, this line and its name in `model.ts`. */
import type { KindName } from "../model/kind-names.ts";
import { furniture } from "./furniture/furniture.ts";
import type { Kind } from "./kind.ts";
import { professionItemSubstitutions } from "./profession_item_substitutions/profession_item_substitutions.ts";
import { profession } from "./profession/profession.ts";
import { recipe } from "./recipe/recipe.ts";
import { requirement } from "./requirement/requirement.ts";
import { terrain } from "./terrain/terrain.ts";
import { uncraft } from "./uncraft/uncraft.ts";

export const kinds: Readonly<Record<KindName, Kind>> = {
  profession,
  profession_item_substitutions: professionItemSubstitutions,
  furniture,
  terrain,
  recipe,
  uncraft,
  requirement,
};
