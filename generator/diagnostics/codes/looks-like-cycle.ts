import type { ContentCode, Noting, Reason } from "../code-definition.ts";
import { choose, steps } from "../sentence.ts";

/** The ids in order; the last looks like the first. */
interface Data {
  readonly chain: readonly string[];
}

export const code: ContentCode<Data> &
  Noting<{
    step: { readonly id: string; readonly look: string };
    alias: { readonly alias: string; readonly id: string };
  }> = {
  severity: "warning",
  spec: "2.3",
  theme: "tiles",
  meaning: '"looks_like" leads back to where it began, so no tile is found.',
  message: ({ chain }) =>
    `"looks_like" leads in a circle: ${steps([...chain, chain[0] ?? ""])} – expected a chain that ends.`,
  help: () =>
    choose(
      ['remove "looks_like" from one of them', "that one has a tile of its own"],
      ["name something outside the circle", "none has"],
    ),
  label: ({ chain: [first = ""] }) => `"${first}" begins the circle here`,
  notes: {
    step: ({ id, look }) => `"${id}" looks like "${look}" here`,
    alias: ({ alias, id }) => `"${alias}" is an alias of "${id}"`,
  },
};

export const reason: Reason = {
  why: 'A client that has no picture of something follows "looks_like" until it finds one. In a circle it returns to where it began and falls back to the symbol, although the author specified what it looks like. Every step is shown.',
  remedy: "Let one of them name something that has a picture, or end the chain there.",
};
