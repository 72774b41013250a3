import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `given` is the one of "male" and "female" that is present. */
interface Data {
  readonly given: "male" | "female" | undefined;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.1",
  theme: "professions",
  meaning: "The name of a profession lacks a text.",
  message: ({ given }) =>
    given
      ? `The name has only "${given}" – a name by gender has both "male" and "female".`
      : `The name has no text – it is a text, or an object with "male" and "female".`,
  help: ({ given }) =>
    given
      ? choose(
          [`add "${given === "male" ? "female" : "male"}"`, "the names differ"],
          ["write one text instead of the object", "one name is for all"],
        )
      : undefined,
};

export const reason: Reason = {
  why: "A name is either one text for everybody or one for each gender. With only one of the two, the profession would have no name for characters of the other gender.",
  remedy: "Add the other text, or write a single neutral one.",
};
