import type { ContentCode, Reason } from "../code-definition.ts";

/** `list` is the list that was to lose `entry`. */
interface Data {
  readonly list: string;
  readonly entry: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: "A modification removes an entry that the list does not have.",
  message: ({ list: from, entry }) =>
    `"${entry}" is to be removed – "${from}" of the definition does not hold it, or fewer times than that.`,
  help: () => `Take the entry out, or name one that the definition has before this.`,
};

export const reason: Reason = {
  why: "The list does not have what is to be removed, so the removal does nothing: perhaps it is misspelt, another pack has removed it already, or the definition never had it. Each removal takes one occurrence, so an entry listed twice is removed by two.",
  remedy:
    "Correct the entry or take it out. `defwright explain <id>` shows the list and who set its entries.",
};
