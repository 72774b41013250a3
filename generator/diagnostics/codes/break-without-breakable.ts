import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

interface Data {
  readonly members: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.9",
  theme: "tiles",
  meaning: 'A pry object says what breaking does, but is not "breakable".',
  message: ({ members }) =>
    `"pry" is not "breakable" and has ${quotedList(members, "and")} – expected only with "breakable": true, without which nothing breaks.`,
  help: ({ members }) => `Add "breakable": true, or remove ${quotedList(members, "and")}.`,
};

export const reason: Reason = {
  why: 'Messages, noises, items and successors of breaking are only used where a failed attempt can break the object. Without "breakable": true that never happens, and all of it is dead text.',
  remedy: 'Add "breakable": true, or remove the members of breaking.',
};
