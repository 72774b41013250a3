import type { Complete } from "../../compiled/authored-types.ts";
import { defineGeneration, type Generation } from "../generation.ts";
import { chooseReversible } from "./choose-reversible.ts";
import { generateUncraft } from "./generate-uncraft.ts";

/** An explicit uncraft takes precedence; of several recipes with the same result, the first by id is used (§2.10). */
export const generation: Generation = defineGeneration<Complete<"recipe">, Complete<"uncraft">>({
  from: "recipe",
  choose: (recipes, uncrafts, context) => {
    const explicit = new Set<string>(uncrafts.map(({ value }) => value.result));
    return chooseReversible(recipes, (item) => explicit.has(item), context).map((source) => ({
      source,
      id: source.value.result,
    }));
  },
  generate: generateUncraft,
  member: "reversible",
  taken: [
    ...["result", "skill_used", "difficulty", "charges", "time_moves"],
    ...["items_taken_apart", "flags"],
  ],
  stated: ["id", "result", "category", "generated_from"],
});
