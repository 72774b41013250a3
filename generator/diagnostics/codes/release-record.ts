import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";

interface Data {
  readonly found: string;
  /** The newest format that is read, if `found` is what is wrong with the format of the record. */
  readonly newest?: string;
}

export const code: ContentCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "The record of releases is not valid.",
  message: ({ found, newest }) =>
    newest === undefined
      ? `The record of releases has ${found} – expected a line such as ["terrain", "t_door_c", "live 1.0"].`
      : `The record of releases was ${found} – this defwright reads formats up to ${newest}.`,
  label: () => "the second one",
  notes: { first: () => "the first one" },
  help: ({ newest }) =>
    newest === undefined
      ? "Restore the line from the correct branch, or the whole file from the last release, and run defwright release."
      : "Install the defwright that the team uses, or restore the line from version control if nobody has a newer one.",
};

export const reason: Reason = {
  why: "Only defwright release writes the file defwright.lock.json: a line for each id, with its kind and its state in each release. Merging two branches that record different states of one id, or editing the file by hand, can leave lines that mean nothing; then it is uncertain whether saved games still load.",
  remedy:
    "Of two lines about one id, keep the correct one. Restore from version control what was changed by hand.",
};
