import type { ContentCode, Reason } from "../code-definition.ts";
import { choose, quotedList } from "../sentence.ts";

/** `lists` are requirements that the group lists and that have no such group; absent if the group lists nothing. */
interface Data {
  readonly member: "tools" | "components";
  readonly lists?: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: { spec: "error", "bright-nights": "note" },
  spec: "2.10",
  theme: "recipes",
  meaning: "A group of tools or components has no alternatives.",
  message: ({ member, lists }) =>
    lists
      ? `A group of ${member} comes to nothing – expected at least one alternative, but ${requirements(lists)} no ${member}.`
      : `A group of ${member} is empty – expected at least one alternative; an empty group requires nothing.`,
  help: ({ member, lists }) =>
    lists
      ? choose(
          [`list a requirement that has ${member}`, "another one is meant"],
          [`add "${member}" to ${quotedList(lists, "or")}`, "it lacks them"],
        )
      : choose(["remove it", "nothing more is needed"], ["add an alternative", "something is"]),
};

function requirements(ids: readonly string[]): string {
  const names = quotedList(ids, "and");
  return ids.length === 1 ? `the requirement ${names} has` : `the requirements ${names} have`;
}

export const reason: Reason = {
  why: 'Any one alternative of a group is enough, and an empty group has none. The real game ignores such a group, and so does the dialect "bright-nights". Usually the group is a leftover: its last alternative was deleted. A group is also empty if it only lists requirements, with "LIST", that have no group of its sort.',
  remedy:
    "Remove the group, or add its alternatives. A list of tools belongs into a group of tools, and a list of components into a group of components.",
};
