import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly type: string;
  readonly member: string;
  readonly expected: string;
  readonly found: boolean;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "9",
  theme: "releases",
  meaning: "A migration does not specify which id it replaces, or by what.",
  message: ({ type, member, expected, found }) =>
    found
      ? `"${member}" of this "${type}" has another value – expected ${expected}.`
      : `"${member}" is missing in this "${type}" – expected ${expected}.`,
  help: ({ type, member, found }) =>
    member === "id" || member === "replace"
      ? `${found ? "Correct" : "Add"} "${member}": { "type": "${type}", "id": "old_id", "replace": "new_id" }.`
      : `${found ? "Correct" : "Add"} "${member}".`,
};

export const reason: Reason = {
  why: "A migration translates saved games: it names an id of earlier releases and the definition that replaces it now. If one of the two cannot be read, saved games with the old id would lose what it stood for.",
  remedy:
    'Write both: "id" (one id or a list) and "replace" in a "<kind>_migration"; "from_ter" and "to_ter", or "from_furn" and "to_furn", in a "ter_furn_migration".',
};
