import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `list` is the list from which `entry` should be removed. */
interface Data {
  readonly list: string;
  readonly entry: string;
  /** An entry of the list that may be meant. */
  readonly suggestion?: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.1",
  theme: "definitions",
  meaning: "A modification removes an entry that the list does not have.",
  message: ({ list: from, entry }) =>
    `"${entry}" cannot be removed – "${from}" of the definition does not contain it, or not that many times.`,
  help: ({ suggestion }) =>
    suggestion !== undefined
      ? `Did you mean "${suggestion}"?`
      : choose(
          ["remove this entry", "it is not there to be removed"],
          [
            "name an entry that the definition contains before this modification",
            "another is meant",
          ],
        ),
};

export const reason: Reason = {
  why: "The list does not contain the entry, so the removal does nothing. Perhaps the entry is misspelt, another pack has already removed it, or the definition never had it. Each removal removes one occurrence, so an entry that is listed twice needs two removals.",
  remedy:
    "Correct or remove the entry. `defwright explain <id>` shows the list and which files set its entries.",
};
