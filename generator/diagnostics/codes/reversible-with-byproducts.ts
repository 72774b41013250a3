import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe with byproducts cannot be reversible.",
  message: ({ id }) =>
    `The reversible recipe "${id}" has byproducts – expected a recipe that makes only its result, since taking that apart cannot undo byproducts.`,
  help: () =>
    choose(
      ['remove "byproducts"', "nothing else is made"],
      ['remove "reversible"', "it cannot be taken apart"],
      ['write an uncraft for the result instead of "reversible"', "it can"],
    ),
};

export const reason: Reason = {
  why: "A reversible recipe also works backwards: what went in comes out again. The byproducts would be left over, so making an item and taking it apart would create things from nothing.",
  remedy:
    'Remove "reversible" and write an uncraft for the item, with what really comes out of it, or remove the byproducts.',
};
