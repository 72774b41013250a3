import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { choose, oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly from: string;
  /** What else has the id; `again` is another migration of the same pack. */
  readonly because: "definition" | "alias" | "again";
}

const found: Readonly<Record<Data["because"], (kind: string) => string>> = {
  definition: (kind) => `is the id of ${oneOf(kind)} that still exists`,
  alias: (kind) => `is an alias of ${oneOf(kind)}`,
  again: () => "a later migration sends it to something else",
};

export const code: ContentCode<Data> & Noting<{ again: NoData }> = {
  severity: "warning",
  spec: "9",
  tag: "unused",
  theme: "releases",
  meaning: "A migration has no effect.",
  message: ({ kind, from, because }) =>
    `"${from}" is migrated, but ${found[because](kind)} – expected an id that is no longer used.`,
  label: () => "has no effect",
  notes: { again: () => "migrated here" },
  help: () =>
    choose(
      ["remove the migration", "the id is in use again"],
      ["remove what else uses the id", "the migration is meant"],
    ),
};

export const reason: Reason = {
  why: "An id in a saved game is translated only if nothing has it any more. Here something still has the id, so the migration never applies, although its author probably believes that it does.",
  remedy:
    "Remove the definition or the alias if the id is really gone; remove the migration if it is used again.",
};
