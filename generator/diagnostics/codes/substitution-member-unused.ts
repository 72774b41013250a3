import type { ContentCode, Reason } from "../code-definition.ts";

/** `member` has no effect in the form that `form` decides. */
interface Data {
  readonly form: string;
  readonly member: string;
}

export const code: ContentCode<Data> = {
  severity: "warning",
  spec: "2.2",
  tag: "unused",
  theme: "professions",
  meaning: "A member of a substitution belongs to another form than the object has.",
  message: ({ form, member }) =>
    `"${member}" has no effect – it does not belong to the form that "${form}" decides.`,
  help: ({ member }) => `Take "${member}" out, or write an object of the form that reads it.`,
};

export const reason: Reason = {
  why: 'Members of the item form and of the trait form look alike, but each is read in its own form only: in the trait form the trait is the condition, so a "present" there is not read.',
  remedy: "Remove the member, or write the object in the form that reads it.",
};
