import type { ConfigurationCode, Reason } from "../code-definition.ts";

interface Data {
  readonly subject: string;
  readonly clash: string;
  readonly remedy: string;
}

export const code: ConfigurationCode<Data> = {
  severity: "error",
  theme: "configuration",
  meaning: "Two settings cannot hold together.",
  message: ({ subject, clash }) => `${subject} – ${clash}.`,
  help: ({ remedy }) => remedy,
};

export const reason: Reason = {
  why: "Each of the settings is right by itself, but both cannot hold: a pack loaded twice would clash with itself, and output inside a pack would be read as content at the next build.",
  remedy: "Remove or change one of the two, as the message says.",
};
