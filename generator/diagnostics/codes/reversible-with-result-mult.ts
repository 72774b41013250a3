import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly result: string;
  readonly result_mult: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A reversible recipe makes several items, which can only be taken apart together.",
  message: ({ result, result_mult }) =>
    `A reversible recipe makes ${String(result_mult)} of "${result}" – expected 1; the generated uncraft takes ${String(result_mult)} apart at once.`,
  help: () =>
    choose(
      ['write an uncraft for one item instead of "reversible"', "it can be taken apart"],
      ['remove "reversible"', "it cannot"],
      ['remove "result_mult"', "one item is made"],
    ),
};

export const reason: Reason = {
  why: "The recipe makes several items from its components, so the components come back only when as many items are taken apart together. The generated uncraft requires that, so players with a single item cannot use it.",
  remedy: 'Write an uncraft for a single item, or remove "reversible".',
};
