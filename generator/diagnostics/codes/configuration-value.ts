import type { ConfigurationCode, Reason } from "../code-definition.ts";
import { list } from "../sentence.ts";

interface Data {
  readonly where: string;
  readonly found: string;
  readonly expected: readonly string[];
  readonly suggestion: string | undefined;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "A setting has a value that it does not accept.",
  message: ({ where, found, expected }) =>
    `${where === "" ? "The configuration" : `"${where}"`} is ${found} – expected ${list(expected, "or")}.`,
  help: ({ suggestion }) =>
    suggestion === undefined ? undefined : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: "The setting exists, but not with this value. Falling back to the default would hide the mistake.",
  remedy: "Write one of the values that the message lists.",
};
