import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly text: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2",
  theme: "tiles",
  meaning: "A time, volume or mass adds up to less than zero.",
  message: ({ where, text }) =>
    `"${where}" is "${text}", which is below zero – expected zero or more.`,
};

export const reason: Reason = {
  why: "Terms of an amount may be subtracted from each other, but the result cannot be below zero.",
  remedy: "Remove the minus sign, or correct the terms.",
};
