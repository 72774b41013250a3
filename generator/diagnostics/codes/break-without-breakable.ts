import type { ContentCode, Reason } from "../code-definition.ts";
import { choose, quotedList } from "../sentence.ts";

interface Data {
  readonly members: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.9",
  theme: "tiles",
  meaning: 'A pry object describes what breaking does, but is not "breakable".',
  message: ({ members }) =>
    `"pry" has ${quotedList(members, "and")} but is not "breakable" – expected only with "breakable": true, without which nothing breaks.`,
  help: ({ members }) =>
    choose(
      ['add "breakable": true', "it can break"],
      [`remove ${quotedList(members, "and")}`, "it cannot"],
    ),
};

export const reason: Reason = {
  why: 'The messages, noises, items and successors of breaking are used only where a failed attempt can break the object. Without "breakable": true, that never happens, and all of them are unused.',
  remedy: 'Add "breakable": true, or remove the members that describe breaking.',
};
