import type { ContentCode, Noting, Reason } from "../code-definition.ts";

interface Data {
  readonly item: string;
}

export const code: ContentCode<Data> & Noting<{ first: { readonly item: string } }> = {
  severity: "warning",
  spec: "2.2",
  theme: "professions",
  meaning:
    "Two substitutions replace the same item under conditions that can be met at the same time.",
  message: ({ item }) =>
    `"${item}" is replaced in two places – if both conditions are met, the one loaded first wins.`,
  help: () => `Move both into one object of the item form, whose entries are tried in order.`,
  label: ({ item }) => `"${item}" is replaced here again`,
  notes: { first: ({ item }) => `"${item}" is replaced here first` },
};

export const reason: Reason = {
  why: "A character can meet both conditions, but an item is replaced by only one rule. The one that is loaded first wins, so the result depends on the order of files and packs; the specification does not state which one should win.",
  remedy:
    'Put both into one object of the item form, where the order of the entries decides, or let one condition exclude the other with "absent".',
};
