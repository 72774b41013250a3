import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly found: "both" | "neither";
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.3",
  theme: "tiles",
  meaning: 'A tile has both "color" and "bgcolor", or neither.',
  message: ({ found }) =>
    found === "both"
      ? 'Both "color" and "bgcolor" are given – expected exactly one of them.'
      : 'Neither "color" nor "bgcolor" is given – expected exactly one of them.',
  help: ({ found }) =>
    choose(
      [`${found === "both" ? "keep" : "add"} "color"`, "the character is coloured"],
      [`${found === "both" ? "keep" : "add"} "bgcolor"`, "the background is"],
    ),
};

export const reason: Reason = {
  why: '"color" colours the character and leaves the background alone; "bgcolor" is a solid background. With both, it is unclear which one is intended; with neither, the tile has no colour.',
  remedy: 'Keep exactly one of the two. A child may inherit its parent\'s through "copy-from".',
};
