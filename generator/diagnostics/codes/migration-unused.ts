import type { ContentCode, NoData, Noting, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly from: string;
  /** What has the id otherwise; `again` is another migration of the same pack. */
  readonly because: "definition" | "alias" | "again";
}

const found: Readonly<Record<Data["because"], (kind: string) => string>> = {
  definition: (kind) => `is the id of ${oneOf(kind)} that is there`,
  alias: (kind) => `is an alias of ${oneOf(kind)}`,
  again: () => "is migrated to something else further down",
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
  help: () => "Remove the migration, or what has the id otherwise.",
};

export const reason: Reason = {
  why: "A saved game is translated only where an id means nothing any more. Here the id still means something, so the migration never applies, and whoever wrote it probably believes that it does.",
  remedy:
    "Remove the definition or the alias if the id is really gone; remove the migration if it is used again.",
};
