import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly time: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "The time of a recipe adds up to less than zero.",
  message: ({ time }) => `"time" is "${time}", which is below zero – expected zero or more.`,
  help: () => "Remove the minus sign.",
};

export const reason: Reason = {
  why: "Terms of a time may be subtracted from each other, but the result cannot be below zero.",
  remedy: "Remove the minus sign, or correct the terms.",
};
