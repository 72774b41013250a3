import type { ContentCode, Noting, Reason } from "../code-definition.ts";

interface Data {
  readonly item: string;
}

export const code: ContentCode<Data> & Noting<{ first: { readonly item: string } }> = {
  severity: "warning",
  spec: "2.2",
  theme: "professions",
  meaning: "Two substitutions replace one item under conditions that can hold at once.",
  message: ({ item }) =>
    `"${item}" is replaced in two places – where both conditions hold, the one loaded first wins.`,
  help: () => `Move both into one object of the item form, whose entries are tried in order.`,
  label: ({ item }) => `"${item}" is replaced here again`,
  notes: { first: ({ item }) => `"${item}" is replaced here first` },
};

export const reason: Reason = {
  why: "A character can meet both conditions, and an item is replaced by one rule only. The one that is loaded first wins, so the outcome hangs on the order of files and packs; the specification does not say which one should.",
  remedy:
    'Put both into one object of the item form, where the order of the entries decides; or let one condition exclude the other by "absent".',
};
