import { choose, suchAs } from "../sentence.ts";
import type { ContentCode, Reason } from "../code-definition.ts";

/** `member` is the one that requests the override. */
interface Data {
  readonly kind: string;
  readonly id: string;
  readonly member: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "7.2",
  tag: "unused",
  theme: "definitions",
  absence: true,
  meaning: "An object should replace another with the same id, but there is none.",
  message: ({ kind, id, member, reason }) =>
    `"${member}" replaces nothing – there is no earlier ${kind.replaceAll("_", " ")} "${id}"${
      reason === undefined ? "" : `; ${reason}`
    }.`,
  help: ({ member, suggestion, near }) =>
    suggestion === undefined
      ? choose(
          [`remove "${member}"`, "it defines something new"],
          [`correct the id${suchAs(near)}`, "it replaces something"],
        )
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: '"override" states that there is an earlier definition with this id, but there is none. The definition is used as it is, but perhaps the id is misspelt and the old definition is still in the game, or the pack with the old definition loads later. With "edit-mode": "override" this is a warning, because that names the definition to replace; with "override": true of a recipe, which only permits replacing, it is a note.',
  remedy: 'Remove "override", correct the id, or put the packs in the intended order.',
};
