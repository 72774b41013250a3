import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly time: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "The time of a recipe adds up to less than nothing.",
  message: ({ time }) => `"time" is negative, "${time}" – a time of 0 or more was expected.`,
  help: () => "Remove the minus sign.",
};

export const reason: Reason = {
  why: "Terms of a time may be subtracted from each other, but the sum cannot be below zero: no work is done before it begins.",
  remedy: "Remove the minus sign, or correct the terms.",
};
