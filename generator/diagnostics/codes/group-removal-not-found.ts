import type { ContentCode, Reason } from "../code-definition.ts";

/** Like `removal-not-found`, for a list that is an item group, in which the item may be nested deeper. */
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
    `"${entry}" cannot be removed – the item group of "${from}" does not list it directly, or not that many times.`,
  help: () => `Only "items" and "entries" of the group are searched, not groups inside it.`,
};

export const reason: Reason = {
  why: "The items of this profession come from an item group. Only an item that the group lists directly can be removed; items of a nested group, or of a group that is defined elsewhere, are not searched. This is only a note, since the item may well be among those.",
  remedy:
    "Change the group that lists the item, or write the whole list of the profession's items.",
};
