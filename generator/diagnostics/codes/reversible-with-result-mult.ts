import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly result: string;
  readonly result_mult: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A reversible recipe makes several items, which are taken apart only together.",
  message: ({ result, result_mult }) =>
    `A reversible recipe makes ${String(result_mult)} of "${result}" – 1 was expected; the generated uncraft takes ${String(result_mult)} apart at once.`,
  help: () => 'Write an uncraft for one item, or remove "reversible" or "result_mult".',
};

export const reason: Reason = {
  why: "The recipe makes several items of its components, so they come back only when as many items are taken apart together. That is what the generated uncraft asks for, and players with one item cannot use it.",
  remedy: 'Write an uncraft for a single item, or remove "reversible".',
};
