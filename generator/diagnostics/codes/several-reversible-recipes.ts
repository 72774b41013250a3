import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly result: string;
  readonly chosen: string;
  readonly others: readonly string[];
}

export const code: ContentCode<Data> & Noting<{ other: { readonly id: string } }> = {
  severity: "note",
  spec: "2.10",
  theme: "recipes",
  meaning: "Several recipes for one item are reversible; the one whose id comes first is reversed.",
  message: ({ result, chosen, others }) =>
    `"${result}" has ${String(others.length + 1)} reversible recipes – expected one; "${chosen}" is the one that is reversed.`,
  help: () =>
    choose(
      ['keep "reversible" in only one of them', "that one is reversed"],
      ["write an uncraft for the item", "none is"],
    ),
  label: ({ chosen }) => `"${chosen}" is the one that is reversed`,
  notes: { other: ({ id }) => `"${id}" is also reversible` },
};

export const reason: Reason = {
  why: "An item is taken apart in only one way. Of several reversible recipes, the one whose id comes first is reversed, and the others are reversible in name only. An uncraft that is written in the content takes precedence over all of them.",
  remedy: 'Keep "reversible" in the intended one only, or write an uncraft.',
};
