import { suchAs } from "../sentence.ts";
import type { ContentCode, Reason } from "../code-definition.ts";

/** `member` is the one that asks for it. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly member: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, where none is suggested. */
  readonly near?: readonly string[] | undefined;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "7.2",
  tag: "unused",
  theme: "definitions",
  absence: true,
  meaning: "An object is to replace another of its id, and there is none.",
  message: ({ kind, id, member, reason }) =>
    `"${member}" replaces nothing – no ${kind.replaceAll("_", " ")} "${id}" is there before this one${
      reason === undefined ? "" : `; ${reason}`
    }.`,
  help: ({ member, suggestion, near }) =>
    suggestion === undefined
      ? `Remove "${member}", or correct the id${suchAs(near)}.`
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: '"override" says that there is an earlier definition of this id, and there is none before this one. The definition holds as it stands; but perhaps the id is misspelt and the old definition is still in the game, or the pack with the old one loads later. "edit-mode": "override" names what it is about, so there it is a warning; "override": true of a recipe has always been a leave to replace, and without anything to replace it is a note.',
  remedy: 'Remove "override", correct the id, or put the packs in the order that is meant.',
};
