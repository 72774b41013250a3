import type { ContentCode, Reason } from "../code-definition.ts";

/** The same where the list is an item group, in which the item may be hidden deeper. */
interface Data {
  readonly list: string;
  readonly entry: string;
}

export const code: ContentCode<Data> = {
  severity: "note",
  spec: "2.1",
  theme: "definitions",
  meaning: "A modification removes an item that an item group does not list.",
  message: ({ list: from, entry }) =>
    `"${entry}" is to be removed – the item group of "${from}" does not list it by itself, or fewer times than that.`,
  help: () => `Only "items" and "entries" of the group are searched, not groups inside it.`,
};

export const reason: Reason = {
  why: "The items of this profession come from an item group. An item is removed from what the group lists itself; one that comes from a group inside it, or from one defined elsewhere, cannot be found there. It is a note, since the item may well be among them.",
  remedy: "Change the group that lists the item, or give the items of the profession anew.",
};
