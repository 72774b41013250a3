import type { ContentCode, Reason } from "../code-definition.ts";
import { choose, quotedList } from "../sentence.ts";

/** `form` is the member that determines the form, `expected` are the members that would have an effect. */
interface Data {
  readonly form: string;
  readonly expected: readonly string[];
  /** "sub" is present but has no entry. */
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
      : `The substitution does nothing – expected ${quotedList(expected, "or")} in addition to "${form}".`,
  help: ({ expected, empty }) =>
    empty === true
      ? `Add an entry to "sub".`
      : expected.length === 1
        ? `Add ${quotedList(expected, "or")}.`
        : choose(['add "sub"', "the item is replaced"], ['add "bonus"', "it is granted"]),
};

export const reason: Reason = {
  why: "The object names an item or trait, but no replacement. It would never have any effect, which cannot be intended.",
  remedy: 'Add "sub" with the replacements; in the item form, "bonus" is also enough.',
};
