import type { ConfigurationCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

interface Data {
  readonly code: string;
  readonly severity: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "The severity of a code is lowered although its objects cannot be read.",
  message: ({ code, severity }) =>
    `Severity "${severity}" was set for "${code}" – expected "error", because objects with this finding cannot be read and would be missing from the output.`,
  help: () =>
    choose(
      ["remove this line and correct the content", "the object is needed"],
      ["remove this line and the object", "it is not"],
    ),
};

export const reason: Reason = {
  why: "Some codes are about objects that cannot be read. These objects are left out of every later stage, so if the code were only a warning, the build would succeed without them, and content would be missing from the game unnoticed.",
  remedy: "Remove the line, and correct the content or remove the object from the pack.",
};
