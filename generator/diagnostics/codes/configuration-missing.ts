import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly searched: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "There is no configuration, and no pack was named on the command line.",
  message: ({ searched }) =>
    `No defwright.config.json, .ts, .js or .mjs was found in ${searched} or above – expected one, or "--pack".`,
  help: () =>
    `Run "defwright init" for a starter, or name a directory of definitions with "--pack <dir>".`,
};

export const reason: Reason = {
  why: "Which packs there are, and in which order they load, stands in a configuration. There is none in this directory or above it, and no pack is named on the command line, so there is nothing to do.",
  remedy:
    "Go to the directory of the project, run `defwright init` for a starter, or name a directory of definitions: `defwright check --pack my-mod`.",
};
