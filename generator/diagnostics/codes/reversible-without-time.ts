import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "A reversible recipe has no time, so taking its result apart would take no time.",
  message: ({ id }) =>
    `The reversible recipe "${id}" takes no time – expected a "time" above 0, which the generated uncraft also uses.`,
  help: () => 'Write in "time" how long it takes, such as "10 minutes".',
};

export const reason: Reason = {
  why: "The generated uncraft takes as long as the recipe, and this recipe has no time: the item could be taken apart in no time.",
  remedy: 'Add "time", such as "10 minutes".',
};
