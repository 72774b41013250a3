import type { ContentCode, Reason } from "../code-definition.ts";

/** An entry of `sub` without its condition (item form) or its item (trait form). */
interface Data {
  readonly form: string;
  readonly missing: string;
}

export const code: ContentCode<Data> = {
  severity: "error",
  spec: "2.2",
  theme: "professions",
  meaning: 'An entry of "sub" lacks a member that its form requires.',
  message: ({ form, missing }) =>
    `An entry of "sub" has no "${missing}" – with "${form}", each entry needs one.`,
  help: ({ missing }) =>
    missing === "present"
      ? `Add "present" with the traits that it requires; with an empty list, the item is always replaced.`
      : `Add "${missing}".`,
};

export const reason: Reason = {
  why: 'In the item form, each entry lists the traits that it requires ("present"); in the trait form, each entry names the item that it replaces ("item"). Without that, the entry cannot be applied.',
  remedy: 'Add the missing member. A replacement without a condition has an empty "present": [].',
};
