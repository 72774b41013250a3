import type { ContentCode, Reason } from "../code-definition.ts";

interface Data {
  readonly tool: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.10",
  theme: "recipes",
  meaning: "A tool is needed 0 times: neither charges nor presence.",
  message: ({ tool }) =>
    `The tool "${tool}" consumes 0 charges – a number above 0, or -1 for a tool that only has to be present, was expected.`,
  help: () => "Write -1.",
};

export const reason: Reason = {
  why: "The number beside a tool is the charges that it uses; -1 means that it only has to be there. 0 says neither, and different readers would take it for one or the other.",
  remedy: "Write -1 if the tool is needed and nothing of it is used up.",
};
