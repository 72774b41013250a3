import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { choose, steps } from "../sentence.ts";

/** The items in order; the last is replaced by the first. */
interface Data {
  readonly items: readonly string[];
}

export const code: ContentCode<Data> & Noting<{ step: { readonly item: string } }> = {
  // The game replaces an item only once, so a cycle does no harm there.
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.2",
  theme: "professions",
  meaning: "Substitutions lead back to the item that they replace.",
  message: ({ items }) =>
    items.length === 1
      ? `"${items[0] ?? ""}" is replaced by itself – the new item is not replaced again.`
      : `${steps(items, " becomes ")} becomes "${items[0] ?? ""}" again – a chain of replacements stops when an item returns.`,
  help: () =>
    choose(
      ["let one of the conditions exclude the other", "they are never to apply together"],
      ["name another new item", "they are"],
    ),
  label: ({ items: [first = ""] }) => `"${first}" is replaced here`,
  notes: { step: ({ item }) => `"${item}" is replaced here` },
};

export const reason: Reason = {
  why: 'The new item is itself replaced, and the chain leads back to the first item. Followed without a limit, this would never end; defwright stops when an item returns, so the character may start with the very item that should be replaced. In the real game an item is replaced only once, so in the dialect "bright-nights" this is only a note.',
  remedy: "Choose another new item, or let one of the conditions exclude the other.",
};
