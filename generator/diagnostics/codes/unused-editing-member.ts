import type { ContentCode, Reason } from "../code-definition.ts";

/**
 * `modifies`: whether the object is a modification or has no parent; `replaces` is there where it takes the place
 * of another as a whole, with the `users` of a requirement.
 */
interface Data {
  readonly member: string;
  readonly modifies: boolean;
  readonly replaces?: { readonly kind: string; readonly id: string; readonly users: number };
}

export const code: ContentCode<Data> = {
  severity: "warning",
  tag: "unused",
  theme: "definitions",
  meaning: "A member says how a definition comes to be, in an object that does it in another way.",
  message: ({ member, modifies, replaces }) =>
    modifies
      ? `"${member}" has no effect – an object with "edit-mode": "modify" changes what is there.`
      : replaces
        ? replacesWhole(member, replaces)
        : `"${member}" has no effect – it changes what "copy-from" brings, and there is none.`,
  help: ({ member, modifies, replaces }) =>
    replaces
      ? `Add "copy-from": "${replaces.id}" to change the ${replaces.kind} that is there.`
      : modifies
        ? member === "extend" || member === "delete"
          ? `Write "${member === "extend" ? "add" : "remove"}:<member>" instead.`
          : `Take it out, or make it an object of its own.`
        : `Add "copy-from", or take "${member}" out.`,
};

export const reason: Reason = {
  why: '"extend", "delete", "relative" and "proportional" change what "copy-from" brings; a modification changes what is there already. A member of one way has no effect in an object that goes the other, and what it says would not happen. An object of an id that is there already even takes the place of the other as a whole: a requirement that is only to be extended loses all its tools, and the message says how many definitions use it.',
  remedy:
    'Use the words of the way that the object goes: "add:" and "remove:" beside "edit-mode": "modify", the others beside "copy-from".',
};

/** The object was meant to change the other, and takes all of it away. */
function replacesWhole(
  member: string,
  { kind, id, users }: { readonly kind: string; readonly id: string; readonly users: number },
): string {
  const lost =
    users === 0
      ? ""
      : `; ${String(users)} ${users === 1 ? "definition uses" : "definitions use"} it`;
  return `"${member}" changes nothing – without "copy-from" the object replaces the ${kind} "${id}" as a whole, and nothing of it is left${lost}.`;
}
