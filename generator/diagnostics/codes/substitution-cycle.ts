import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { steps } from "../sentence.ts";

/** The items in order; the last is replaced by the first. */
interface Data {
  readonly items: readonly string[];
}

export const code: ContentCode<Data> & Noting<{ step: { readonly item: string } }> = {
  // The game replaces an item once, so that a circle does no harm there.
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.2",
  theme: "professions",
  meaning: "Substitutions lead back to the item that they replace.",
  message: ({ items }) =>
    items.length === 1
      ? `"${items[0] ?? ""}" is replaced by itself – the new item is not replaced again.`
      : `${steps(items, " becomes ")} becomes "${items[0] ?? ""}" again – a chain of replacements stops where an item returns.`,
  help: () => `Let one of the conditions exclude the other, or choose another new item.`,
  label: ({ items: [first = ""] }) => `"${first}" is replaced here`,
  notes: { step: ({ item }) => `"${item}" is replaced here` },
};

export const reason: Reason = {
  why: 'The new item is itself replaced, and in the end comes back to the first. Followed without a guard this would never end; defwright stops where an item returns, so the character may start with the very item that was to be replaced. In the real game an item is replaced once, which is why the dialect "bright-nights" has a note only.',
  remedy: "Choose another new item, or let one of the conditions exclude the other.",
};
