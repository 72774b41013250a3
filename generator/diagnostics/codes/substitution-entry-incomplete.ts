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
  meaning: 'An entry of "sub" lacks what its form asks for.',
  message: ({ form, missing }) =>
    `An entry of "sub" has no "${missing}" – beside "${form}" each has one.`,
  help: ({ missing }) =>
    missing === "present"
      ? `Add "present" with the traits it takes; an empty list replaces always.`
      : `Add "${missing}".`,
};

export const reason: Reason = {
  why: 'In the item form each entry says under which traits it holds ("present"); in the trait form each says which item it replaces ("item"). Without that the entry cannot be applied.',
  remedy: 'Add what is missing. A replacement without a condition has an empty "present": [].',
};
