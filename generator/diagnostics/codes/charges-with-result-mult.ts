import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly charges: number;
  readonly result_mult: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe states twice how much it makes: with charges and with a multiplier.",
  message: ({ charges, result_mult }) =>
    `"charges" is ${String(charges)} and "result_mult" is ${String(result_mult)} – expected only one of them.`,
  help: ({ charges, result_mult }) =>
    `Remove "result_mult" and write ${String(charges * result_mult)} charges.`,
};

export const reason: Reason = {
  why: 'Both state how much is made: "charges" how many charges, "result_mult" how many times. Together they are multiplied, which a reader of only one of them would not expect.',
  remedy: 'Write the product as "charges" and remove "result_mult".',
};
