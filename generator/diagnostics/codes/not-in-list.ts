import type { FixableCode, Reason } from "../code-definition.ts";
import type { ShapeFacts } from "../../schema/shape-facts.ts";
import { repairSentence } from "../repair-sentence.ts";
import { list, subjectAt } from "../sentence.ts";

export const code: FixableCode<ShapeFacts["not-in-list"]> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2",
  theme: "members",
  fix: { level: "suggestions", reveals: true, does: "use the intended word" },
  meaning: "A word is not one of those that its member allows.",
  message: ({ where, found: word, allowed, others = [] }) =>
    `${subjectAt(where)} is "${word}" – expected ${list([...others, ...allowed.map((each) => `"${each}"`)], "or")}.`,
  help: ({ suggestion, repair }) =>
    suggestion === undefined ? repairSentence(repair) : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: 'Some members accept only the words of a fixed list, such as the four seasons. Any other word, or a misspelt one, means nothing to the game. Real data has a few additional words, which is why the dialect "bright-nights" only warns.',
  remedy: "Write one of the words that the message lists; upper and lower case matter.",
};
