import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";

interface Data {
  readonly found: string;
}

export const code: ContentCode<Data> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "The record of releases cannot be right.",
  message: ({ found }) =>
    `The record of releases has ${found} – expected a line such as ["terrain", "t_door_c", "live 1.0"].`,
  label: () => "the second one",
  notes: { first: () => "the first one" },
  help: () =>
    "Take the line from the branch that is right, or the whole file from the last release, and run defwright release.",
};

export const reason: Reason = {
  why: "The file defwright.lock.json is written by defwright release alone: a line for each id, with its kind and what became of it in which release. A merge of two branches that say different things of one id, or a change by hand, can leave lines that mean nothing; then nobody can say any more whether saved games still load.",
  remedy:
    "Of two lines about one id, keep the one that is true. What was changed by hand, restore from version control.",
};
