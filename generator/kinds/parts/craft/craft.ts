import type {
  AuthoredRecipe,
  AuthoredUncraft,
  Complete,
} from "../../../compiled/authored-types.ts";
import type { Rule } from "../../kind.ts";

/** What an author writes of a recipe or an uncraft. */
export type AuthoredCraft = AuthoredRecipe | AuthoredUncraft;
export type CompleteCraft = Complete<"recipe"> | Complete<"uncraft">;
export type CraftRule = Rule<AuthoredCraft>;
