import type {
  AuthoredRecipe,
  AuthoredUncraft,
  Complete,
} from "../../../compiled/authored-types.ts";
import type { Rule } from "../../kind.ts";

/** A recipe or an uncraft as an author writes it. */
export type AuthoredCraft = AuthoredRecipe | AuthoredUncraft;
export type CompleteCraft = Complete<"recipe"> | Complete<"uncraft">;
export type CraftRule = Rule<AuthoredCraft>;
