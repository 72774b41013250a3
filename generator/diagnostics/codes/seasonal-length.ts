import type { FixableCode, Reason } from "../code-definition.ts";

interface Data {
  readonly where: string;
  readonly length: number;
}

export const code: FixableCode<Data> = {
  severity: { spec: "error", "bright-nights": "note" },
  spec: "8",
  theme: "tiles",
  fix: { level: "safe", does: "write a list of one entry as that entry" },
  meaning: "A seasonal list does not have exactly four entries.",
  message: ({ where, length }) =>
    `"${where}" lists ${String(length)} ${length === 1 ? "value" : "values"} – expected exactly 4, one for each season.`,
  help: ({ length }) =>
    length === 1
      ? "Write the value without the list to use it all year."
      : "List the values for spring, summer, autumn and winter.",
};

export const reason: Reason = {
  why: 'A list has one value for each season, spring first. With fewer or more than four, it is unclear which season has which value. Real data has lists with one value, meant for the whole year, so in the dialect "bright-nights" this is a note.',
  remedy: "Write four values, or the value without a list to use it all year.",
};
