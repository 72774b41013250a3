import { list } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about objects that change what is there: modifications (§2.1) and children (extension). */
export interface ModificationCodes {
  /** `member` is an `add:` or `remove:` member of an object that modifies nothing. */
  "changes-without-modify": CatalogueEntry<{ readonly kind: string; readonly member: string }>;
  /** `changes` have no effect beside `member`. */
  "changes-beside-whole": CatalogueEntry<{
    readonly member: string;
    readonly changes: readonly string[];
  }>;
  /** `changes` are for lists, and `member` is none. */
  "change-of-no-list": CatalogueEntry<{
    readonly member: string;
    readonly changes: readonly string[];
  }>;
  /** `list` is the list that was to lose `entry`. */
  "removal-not-found": CatalogueEntry<{ readonly list: string; readonly entry: string }>;
  /** The same where the list is an item group, in which the item may be hidden deeper. */
  "group-removal-not-found": CatalogueEntry<{ readonly list: string; readonly entry: string }>;
  /** `modifies` tells whether the object is a modification or has no parent. */
  /** `replaces` where the object takes the place of another as a whole; `users` of a requirement. */
  "unused-editing-member": CatalogueEntry<{
    readonly member: string;
    readonly modifies: boolean;
    readonly replaces?: { readonly kind: string; readonly id: string; readonly users: number };
  }>;
}

const quoted = (words: readonly string[], last: "and" | "or"): string =>
  list(
    words.map((word) => `"${word}"`),
    last,
  );

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

export const modificationCodes: ModificationCodes = {
  "changes-without-modify": {
    severity: "warning",
    spec: "2.1",
    meaning: 'An "add:" or "remove:" member stands in an object that modifies nothing.',
    message: ({ member }) =>
      `"${member}" has no effect here – it changes a definition that is there already.`,
    help: ({ kind }) =>
      `Add "edit-mode": "modify" to change the ${kind} of this id, or write the whole list.`,
  },
  "changes-beside-whole": {
    severity: "warning",
    spec: "2.1",
    meaning: "An object gives a member whole and says what to change in it.",
    message: ({ member, changes }) =>
      `${quoted(changes, "and")} ${changes.length > 1 ? "have" : "has"} no effect – "${member}" beside ${
        changes.length > 1 ? "them" : "it"
      } replaces the whole.`,
    help: ({ member, changes }) =>
      `Keep either "${member}" or ${changes.length > 1 ? "the changes" : "the change"}.`,
  },
  "change-of-no-list": {
    severity: "error",
    spec: "2.1",
    meaning: "An entry is to be added to or removed from a member that is no list.",
    message: ({ member, changes }) =>
      `${quoted(changes, "and")} ${changes.length > 1 ? "change" : "changes"} a list – "${member}" of the definition is none.`,
    help: ({ member }) => `State "${member}" itself instead.`,
  },
  "removal-not-found": {
    severity: "warning",
    spec: "2.1",
    meaning: "A modification removes an entry that the list does not have.",
    message: ({ list: from, entry }) =>
      `"${entry}" is to be removed – "${from}" of the definition does not hold it, or not that often.`,
    help: () => `Take the entry out, or name one that the definition has at that moment.`,
  },
  "group-removal-not-found": {
    severity: "note",
    spec: "2.1",
    meaning: "A modification removes an item that an item group does not list.",
    message: ({ list: from, entry }) =>
      `"${entry}" is to be removed – the item group of "${from}" does not list it by itself, or not that often.`,
    help: () => `Only "items" and "entries" of the group are searched, not groups inside it.`,
  },
  "unused-editing-member": {
    severity: "warning",
    meaning:
      "A member says how a definition comes to be, in an object that does it in another way.",
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
  },
};
