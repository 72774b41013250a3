import type { FixableCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { repairSentence } from "../repair-sentence.ts";
import { subjectAt } from "../sentence.ts";

export const code: FixableCode<ShapeFacts["wrong-length"]> = {
  severity: "error",
  spec: "8",
  theme: "members",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    does: "write the brackets that the list needs, if there is only one way",
  },
  meaning: "A string or list is shorter or longer than its member allows.",
  message: ({ where, found: length, least, most, what }) =>
    `${subjectAt(where)} has ${String(length)} ${counted(length, what)} – expected ${bounds(least, most)}${
      what === "characters" || what === "entries" ? ` ${counted(most ?? least, what)}` : `: ${what}`
    }.`,
  help: ({ repair }) => repairSentence(repair),
};

export const reason: Reason = {
  why: "A symbol is one character because a map tile has room for only one; a pair such as an item and its count means nothing with one entry or five. The position of each entry determines its meaning, so none can be left out.",
  remedy:
    "Add what is missing or remove what is too much. After the colon, the message lists what each entry of the list is.",
};

/** The noun without the number; anything but "characters" is counted in entries. */
function counted(count: number, what: string): string {
  if (what === "characters") return count === 1 ? "character" : what;
  return count === 1 ? "entry" : "entries";
}

function bounds(least: number, most: number | undefined): string {
  if (most === undefined) return `at least ${String(least)}`;
  if (most === least) return `exactly ${String(least)}`;
  return `${String(least)} to ${String(most)}`;
}
