import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly id: string;
  readonly multiplier: number;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.10",
  theme: "recipes",
  meaning: "A requirement is used less than once.",
  message: ({ id, multiplier }) =>
    `"using" multiplies "${id}" by ${String(multiplier)} – expected 1 or more; its components count once and its tools need no charges.`,
  help: () =>
    choose(["write 1 or more", "the requirement is needed"], ["remove the entry", "it is not"]),
};

export const reason: Reason = {
  why: '"using" adds the parts of a requirement, multiplied by this number. A number below 1 makes no sense: components then count once and tools need no charges, which is neither "all of it" nor "nothing".',
  remedy: choose(
    ["write 1 or more", "the requirement is needed"],
    ["remove the entry", "it is not"],
  ),
};
