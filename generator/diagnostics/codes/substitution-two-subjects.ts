import type { ContentCode, Reason } from "../code-definition.ts";

/** `used` decides the form, `ignored` has no effect. */
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
    `"${ignored}" has no effect – the object has "${used}", which decides its form.`,
  help: ({ used, ignored }) =>
    `Take "${ignored}" out, or move what "${used}" does to an object of its own.`,
};

export const reason: Reason = {
  why: 'Each member decides a form of the object by itself, and an object has one form. The first of "item", "trait" and "group" wins; what the other says is not read.',
  remedy: "Write two objects, one for each form.",
};
