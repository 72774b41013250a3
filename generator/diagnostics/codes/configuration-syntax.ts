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
  why: "The configuration cannot be read, so nothing else is: a guess about which packs to load would be worse than none.",
  remedy:
    'Mend the place that the frame points at. JSON has no comments, but a member whose name begins with "//" is one.',
};
