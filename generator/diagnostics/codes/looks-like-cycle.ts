import type { ContentCode, Reason } from "../code-definition.ts";

/** The ids in order; the last looks like the first. */
interface Data {
  readonly chain: readonly string[];
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.3",
  theme: "tiles",
  meaning: '"looks_like" leads back to where it began, so that no tile is found.',
  message: ({ chain }) =>
    `"looks_like" leads in a circle: ${[...chain, chain[0] ?? ""].map((id) => `"${id}"`).join(" → ")} – expected a chain that ends.`,
  help: () => 'Take "looks_like" out of one of them, or let it name something else.',
};

export const reason: Reason = {
  why: 'A client without a picture of something goes along "looks_like" until it finds one. In a circle it comes back to where it began and falls back to the symbol, although somebody took the trouble to say what it looks like. Every step is shown.',
  remedy: "Let one of them name something that has a picture, or end there.",
};
