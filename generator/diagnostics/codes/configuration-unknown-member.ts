import type { ConfigurationCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly where: string;
  readonly member: string;
  readonly suggestion: string | undefined;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The configuration has a member that defwright does not know.",
  message: ({ where, member }) =>
    `Unknown member "${member}"${where === "" ? "" : ` in "${where}"`} – it is not a setting of defwright.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? choose(["remove it", "it is not needed"], ['start its name with "//"', "it is a comment"])
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "A misspelt setting would have no effect: the content would be checked by other rules than its author believes. So this is an error, unlike an unknown member of a definition.",
  remedy:
    'Correct the name. With "$schema" in the file, an editor completes the names of all settings.',
};
