import type { ContentCode, Reason } from "../code-definition.ts";
import { quotedList } from "../sentence.ts";

/** `form` is the member that decides the form, `expected` are the members that would have an effect. */
interface Data {
  readonly form: string;
  readonly expected: readonly string[];
  /** "sub" is there, without an entry. */
  readonly empty?: true;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.2",
  tag: "unused",
  theme: "professions",
  meaning: "A substitution object does nothing.",
  message: ({ form, expected, empty }) =>
    empty === true
      ? `The substitution does nothing – "sub" has no entry.`
      : `The substitution does nothing – beside "${form}", ${quotedList(expected, "or")} was expected.`,
  help: ({ expected, empty }) =>
    empty === true ? `Add an entry to "sub".` : `Add ${quotedList(expected, "or")}.`,
};

export const reason: Reason = {
  why: "The object names what it is about, but no replacement. Nothing would ever come of it, which the author cannot have meant.",
  remedy: 'Add "sub" with the replacements; in the item form "bonus" will do as well.',
};
