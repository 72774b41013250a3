import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly charges: number;
  readonly result_mult: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A recipe says twice how much it makes: by charges and by a multiplier.",
  message: ({ charges, result_mult }) =>
    `"charges" is ${String(charges)} and "result_mult" is ${String(result_mult)} – only one of them was expected.`,
  help: ({ charges, result_mult }) =>
    `Remove "result_mult" and write ${String(charges * result_mult)} charges.`,
};

export const reason: Reason = {
  why: 'Both say how much is made: "charges" how many charges, "result_mult" how many times. Together they multiply, which hardly anybody expects who reads one of them.',
  remedy: 'Write the product as "charges" and remove "result_mult".',
};
