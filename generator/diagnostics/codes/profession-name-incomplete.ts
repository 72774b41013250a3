import type { ContentCode, Reason } from "../code-definition.ts";

/** `given` is the one of "male" and "female" that is there. */
interface Data {
  readonly given: "male" | "female" | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.1",
  theme: "professions",
  meaning: "A profession's name object lacks a text.",
  message: ({ given }) =>
    given
      ? `The name has only "${given}" – a name for each gender has "male" and "female".`
      : `The name has no text – it is a text, or an object with "male" and "female".`,
  help: ({ given }) =>
    given ? `Add "${given === "male" ? "female" : "male"}", or write one neutral text.` : undefined,
};

export const reason: Reason = {
  why: "A name is one text for everybody, or one for each gender. With only one of the two, characters of the other gender would have a profession without a name.",
  remedy: "Add the other text, or write a single neutral one.",
};
