import type { ConfigurationCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly searched: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "There is no configuration, and no pack was named on the command line.",
  message: ({ searched }) =>
    `No defwright.config.json, .ts, .js or .mjs was found in ${searched} or in a directory above it – expected one, or "--pack".`,
  help: () =>
    choose(
      ['run "defwright init"', "a project is to begin here"],
      ['name a directory of definitions with "--pack <dir>"', "only that is to be compiled"],
    ),
};

export const reason: Reason = {
  why: "A configuration lists the packs and the order in which they load. There is none in this directory or in a directory above it, and no pack is named on the command line, so there is nothing to do.",
  remedy:
    "Go to the directory of the project, run `defwright init` to create a starter project, or name a directory of definitions: `defwright check --pack my-mod`.",
};
