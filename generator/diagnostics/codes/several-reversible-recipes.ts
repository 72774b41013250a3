import type { ContentCode, Noting, Reason } from "../code-definition.ts";

interface Data {
  readonly result: string;
  readonly chosen: string;
  readonly others: readonly string[];
}

export const code: ContentCode<Data> & Noting<{ other: { readonly id: string } }> = {
  severity: "note",
  spec: "2.10",
  theme: "recipes",
  meaning: "Several recipes for one item are reversible; the one with the least id is reversed.",
  message: ({ result, chosen, others }) =>
    `"${result}" has ${String(others.length + 1)} reversible recipes – one was expected; "${chosen}" is the one that is reversed.`,
  help: () => 'Leave "reversible" on one of them, or write an uncraft for the item.',
  label: ({ chosen }) => `"${chosen}" is the one that is reversed`,
  notes: { other: ({ id }) => `"${id}" is reversible as well` },
};

export const reason: Reason = {
  why: "An item is taken apart in one way. Of several reversible recipes, the one whose id comes first is turned round, and the others are reversible in name only. An uncraft that is written out wins over all of them.",
  remedy: 'Leave "reversible" on the one that is meant, or write an uncraft.',
};
