import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly code: string;
  readonly severity: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "A severity is lowered for a code whose objects cannot be read.",
  message: ({ code, severity }) =>
    `Severity "${severity}" was set for "${code}" – expected "error", because what it is about cannot be read and would be missing from the output.`,
  help: () => `Remove this line and mend the content, or take the object out of the pack.`,
};

export const reason: Reason = {
  why: "Some codes are about objects that cannot be read. They are left out of every later stage, so as a warning the build would succeed without them, and content would be missing from the game without a word.",
  remedy: "Mend the content or take the object out of the pack; remove the line.",
};
