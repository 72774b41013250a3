import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly tool: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "A tool has the count 0, which requires neither charges nor its presence.",
  message: ({ tool }) =>
    `The tool "${tool}" consumes 0 charges – expected a number above 0, or -1 for a tool that only has to be present.`,
  help: () => "Write -1.",
};

export const reason: Reason = {
  why: "The number beside a tool is the number of charges that it uses; -1 means that the tool only has to be present. 0 means neither, and different programs would interpret it differently.",
  remedy: "Write -1 if the tool is needed but none of its charges are used.",
};
