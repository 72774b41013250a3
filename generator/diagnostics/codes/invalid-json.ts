import type { TextEdit } from "../fix.ts";
import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";

/** `reason` is a whole sentence of `json/reasons.ts`. */
interface Data {
  readonly reason: string;
  readonly help?: string;
  /** The text that is certainly right instead of what was found. */
  readonly instead?: string;
  /** The edits that certainly repair it, if they are at other places. */
  readonly edits?: readonly TextEdit[];
  /** Writing `instead` removes something that the author may want to keep. */
  readonly lossy?: true;
  /** The text ends there: whatever followed is lost. */
  readonly ends?: true;
}

export const code: FixableCode<Data> & Noting<{ opened: NoData }> = {
  severity: "error",
  spec: "1",
  theme: "files",
  losesContent: true,
  fix: {
    level: "safe",
    reveals: true,
    does: "write signs, quotes and words as JSON requires, where it is certain what is intended; remove comments, only with suggestions",
    levelOf: ({ lossy }) => (lossy ? "suggestions" : "safe"),
  },
  meaning:
    "A file is not JSON: for example, a comma, a quote or a bracket is missing, or there is one too many.",
  message: ({ reason }) => reason,
  help: ({ help }) => help,
  label: () => undefined,
  notes: { opened: () => "opened here" },
};

export const reason: Reason = {
  why: "From the mistake on, it is uncertain what the author meant. Reading continues after it, so that several mistakes in one file are shown at once, but nothing is built from a file that is not valid JSON as a whole: a half-understood definition is worse than none.",
  remedy:
    'Correct the place that the frame points at; most often it is a comma, a quote or a bracket. JSON has no comments, but defwright treats any member whose name begins with "//" as one.',
};
