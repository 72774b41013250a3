import type { ContentCode, Reason } from "../code-definition.ts";
import { choose } from "../sentence.ts";

/** `member` has no effect in the form that `form` determines. */
interface Data {
  readonly form: string;
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.2",
  tag: "unused",
  theme: "professions",
  meaning: "A member of a substitution belongs to another form than that of the object.",
  message: ({ form, member }) =>
    `"${member}" has no effect – it does not belong to the form that "${form}" selects.`,
  help: ({ member }) =>
    choose(
      [`remove "${member}"`, "the rest says what is meant"],
      ["write an object of the form that uses it", `"${member}" does`],
    ),
};

export const reason: Reason = {
  why: 'Members of the item form and of the trait form look alike, but each is read only in its own form: in the trait form, the trait is the condition, so "present" is not read there.',
  remedy: "Remove the member, or write the object in the form that uses it.",
};
