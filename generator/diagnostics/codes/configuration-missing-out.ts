import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly configured: boolean;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "Modules should be written, but no output folder is named.",
  message: ({ configured }) =>
    `No output folder is named – expected ${configured ? `"out" in the configuration, or ` : ""}"--out".`,
  help: ({ configured }) =>
    configured
      ? `Add "out": "generated".`
      : `Add "--out generated", or name the configuration with "-c": with "--pack" alone, none is read.`,
};

export const reason: Reason = {
  why: "`build` writes modules, and no folder for them is named. `check` does not need one.",
  remedy: 'Name one with "out" in the configuration, or with `--out` on the command line.',
};
