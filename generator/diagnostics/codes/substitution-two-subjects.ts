import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `used` determines the form, `ignored` has no effect. */
interface Data {
  readonly used: string;
  readonly ignored: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.2",
  theme: "professions",
  meaning: 'A substitution object has more than one of "item", "trait" and "group".',
  message: ({ used, ignored }) =>
    `"${ignored}" has no effect – the object has "${used}", which determines its form.`,
  help: ({ used, ignored }) =>
    choose(
      [`remove "${ignored}"`, `"${used}" says what is meant`],
      [`move "${ignored}" and what belongs to it to a separate object`, "both are meant"],
    ),
};

export const reason: Reason = {
  why: 'Each of these members selects a form, and an object has only one form. The first of "item", "trait" and "group" wins; the others are not read.',
  remedy: "Write two objects, one for each form.",
};
