import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe with byproducts cannot be reversible.",
  message: ({ id }) =>
    `The reversible recipe "${id}" has byproducts – a recipe that only makes its result was expected, since taking it apart cannot undo them.`,
  help: () => 'Remove "byproducts" or "reversible", or write an uncraft for the result.',
};

export const reason: Reason = {
  why: "A reversible recipe is turned round: what went in comes out again. Byproducts came out as well and would be left over, so making and unmaking an item would create things from nothing.",
  remedy:
    'Remove "reversible" and write an uncraft for the item, with what really comes out of it; or remove the byproducts.',
};
