import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly subject: string;
  readonly clash: string;
  readonly remedy: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "Two settings contradict each other.",
  message: ({ subject, clash }) => `${subject} – ${clash}.`,
  help: ({ remedy }) => remedy,
};

export const reason: Reason = {
  why: "Each setting is valid by itself, but not together with the other: a pack loaded twice would conflict with itself, and output inside a pack would be read as content in the next build.",
  remedy: "Remove or change one of the two, as the message says.",
};
