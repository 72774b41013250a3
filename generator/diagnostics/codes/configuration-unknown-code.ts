import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly found: string;
  readonly suggestion: string | undefined;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "A severity is set for a diagnostic code that does not exist.",
  message: ({ found }) => `"${found}" was found – expected the code of a diagnostic.`,
  help: ({ suggestion }) =>
    suggestion === undefined
      ? `Each message shows its code in brackets after "error", "warning" or "note".`
      : `Did you mean "${suggestion}"?`,
};

export const reason: Reason = {
  why: '"severity" names a code that defwright never reports, so the setting has no effect: the code is misspelt, or belongs to another version.',
  remedy: "Correct the code. Each message shows its code in brackets.",
};
