import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "A reversible recipe says no time, so taking its result apart would take none.",
  message: ({ id }) =>
    `The reversible recipe "${id}" takes no time – a "time" above 0 was expected, which the generated uncraft takes over.`,
  help: () => 'Say in "time" how long it takes, such as "10 minutes".',
};

export const reason: Reason = {
  why: "The generated uncraft takes as long as the recipe, and this one says no time: taking the item apart would be free.",
  remedy: 'Add "time", such as "10 minutes".',
};
