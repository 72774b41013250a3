import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly id: string;
  readonly multiplier: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A requirement is used fewer times than once.",
  message: ({ id, multiplier }) =>
    `"using" multiplies "${id}" by ${String(multiplier)} – 1 or more was expected; its components count once and its tools need no charges.`,
  help: () => "Write 1 or more, or remove the entry.",
};

export const reason: Reason = {
  why: '"using" brings in the parts of a requirement, so many times. Less than once makes no sense of them: components count once and tools need no charges then, which is neither "all of it" nor "nothing".',
  remedy: "Write 1 or more, or remove the entry.",
};
