import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly configured: boolean;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The baseline should be written, but no file is named for it.",
  message: () =>
    `No baseline file is named – expected "baseline" in the configuration, or "--baseline".`,
  help: ({ configured }) =>
    configured
      ? `Add "baseline": "defwright.baseline.json".`
      : `Add "--baseline defwright.baseline.json".`,
};

export const reason: Reason = {
  why: "`--update-baseline` writes the current findings to a file, and no file is named.",
  remedy:
    'Name one with "baseline" in the configuration, or with `--baseline` on the command line.',
};
