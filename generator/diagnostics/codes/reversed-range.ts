import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly first: number;
  readonly second: number;
}

export const code: FixableCode<Data> = {
  severity: "warning",
  spec: "2.5",
  theme: "tiles",
  fix: { level: "safe", does: "swap the two numbers" },
  meaning: "A range has its greater number first; it is read the other way round.",
  message: ({ where, first, second }) =>
    `"${where}" is [${String(first)}, ${String(second)}] – expected the smaller number first.`,
  help: ({ first, second }) => `Write [${String(second)}, ${String(first)}].`,
};

export const reason: Reason = {
  why: "A range goes from its smaller number to its greater. It is read the other way round, so nothing is lost, but perhaps one of the two numbers is a typo.",
  remedy: "Swap the numbers, or correct the one that is wrong.",
};
