import type { TextEdit } from "../fix.ts";
import type { FixableCode, NoData, Noting, Reason } from "../code-definition.ts";

/** `reason` is a whole sentence of `json/reasons.ts`. */
interface Data {
  readonly reason: string;
  readonly help?: string;
  /** What is certainly right in place of what was found. */
  readonly instead?: string;
  /** What certainly mends it, where that stands elsewhere. */
  readonly edits?: readonly TextEdit[];
  /** To write that takes something away which its author may want to keep. */
  readonly lossy?: true;
  /** The text ends there: what stood behind it is lost. */
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
    does: "signs, quotes and words as JSON has them, where it is certain which are meant; comments go only with the suggestions",
    levelOf: ({ lossy }) => (lossy ? "suggestions" : "safe"),
  },
  meaning: "A file is not JSON: a comma, a quote or a bracket is missing or too many, or the like.",
  message: ({ reason }) => reason,
  help: ({ help }) => help,
  label: () => undefined,
  notes: { opened: () => "opened here" },
};

export const reason: Reason = {
  why: "From the place of the mistake on, it is uncertain what the author meant. Reading goes on behind it, so that several mistakes of one file are shown at once, but nothing is built from a file that is not JSON as a whole: a definition half understood is worse than none.",
  remedy:
    'Mend the place that the frame points at; most often a comma, a quote or a bracket. JSON has no comments, but any member whose name begins with "//" is one for defwright.',
};
