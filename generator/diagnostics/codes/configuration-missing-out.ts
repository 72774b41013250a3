import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly configured: boolean;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "Modules are to be written, but no output folder is named.",
  message: () => `No output folder is named – expected "out" in the configuration, or "--out".`,
  help: ({ configured }) =>
    configured ? `Add "out": "generated".` : `Add "--out generated", or use "defwright check".`,
};

export const reason: Reason = {
  why: "`build` writes modules, and no folder for them is named. `check` can do without one.",
  remedy: 'Name one by "out" in the configuration, or by `--out` on the command line.',
};
