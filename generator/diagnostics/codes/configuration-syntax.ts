import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly reason: string;
  readonly help: string | undefined;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The configuration file is not JSON.",
  message: ({ reason }) => reason,
  help: ({ help }) => help,
};

export const reason: Reason = {
  why: "The configuration cannot be read, so no content is read either: guessing which packs to load would be worse than loading none.",
  remedy:
    'Correct the place that the frame points at. JSON has no comments, but a member whose name begins with "//" serves as one.',
};
