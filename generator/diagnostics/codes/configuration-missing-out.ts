import type { ConfigurationCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

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
      : choose(
          ['add "--out generated"', "there is no configuration"],
          ['name it with "-c"', 'there is one: with "--pack", none is read'],
        ),
};

export const reason: Reason = {
  why: "`build` writes modules, and no folder for them is named. `check` does not need one.",
  remedy: 'Name one with "out" in the configuration, or with `--out` on the command line.',
};
