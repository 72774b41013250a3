import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly configured: boolean;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The baseline is to be written, but no file is named.",
  message: () =>
    `No baseline file is named – expected "baseline" in the configuration, or "--baseline".`,
  help: ({ configured }) =>
    configured
      ? `Add "baseline": "defwright.baseline.json".`
      : `Add "--baseline defwright.baseline.json".`,
};

export const reason: Reason = {
  why: "`--update-baseline` writes today's findings to a file, and no file is named.",
  remedy: 'Name one by "baseline" in the configuration, or by `--baseline` on the command line.',
};
