import type { ContentCode, Reason } from "../code-definition.ts";
import { oneOf } from "../sentence.ts";

interface Data {
  readonly kind: string;
  readonly from: string;
  readonly to: string;
  /** Another kind that has the id. */
  readonly elsewhere?: string | undefined;
  readonly suggestion?: string | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  absence: true,
  meaning: "A migration leads to nothing, or to another kind.",
  message: ({ kind, from, to, elsewhere }) =>
    elsewhere === undefined
      ? `"${from}" migrates to "${to}", which nothing defines – expected ${oneOf(kind)} that exists.`
      : `"${from}" migrates to "${to}", which is ${oneOf(elsewhere)} – expected ${oneOf(kind)}.`,
  help: ({ suggestion, kind }) =>
    suggestion === undefined
      ? `Name the ${kind} that replaces it in saved games.`
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "In saved games, the old id is replaced by the one that the migration names. If nothing has that id, or something of another kind has it, saved games lose what the migration was written to keep.",
  remedy:
    "Name a definition of the same kind. If the successor was itself renamed, name the latest id, or write a second migration for the intermediate id.",
};
