import { list } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts that each code of professions and item substitutions carries; the sentences are below. */
export interface ProfessionCodes {
  /** Both spellings of one member in one object. */
  "profession-cbms-twice": CatalogueEntry<{ readonly members: readonly [string, string] }>;
  /** The other spelling of "cbms". */
  "profession-cbms-spelling": CatalogueEntry<{ readonly found: string; readonly instead: string }>;
  /** `given` is the one of "male" and "female" that is there. */
  "profession-name-incomplete": CatalogueEntry<{ readonly given: "male" | "female" | undefined }>;
  "substitution-without-subject": CatalogueEntry<Readonly<Record<string, never>>>;
  /** `used` decides the form, `ignored` has no effect. */
  "substitution-two-subjects": CatalogueEntry<{ readonly used: string; readonly ignored: string }>;
  /** `form` is the member that decides the form, `expected` are the members that would have an effect. */
  "substitution-without-effect": CatalogueEntry<{
    readonly form: string;
    readonly expected: readonly string[];
    /** "sub" is there, without an entry. */
    readonly empty?: true;
  }>;
  /** `member` has no effect in the form that `form` decides. */
  "substitution-member-unused": CatalogueEntry<{ readonly form: string; readonly member: string }>;
  /** An entry of `sub` without its condition (item form) or its item (trait form). */
  "substitution-entry-incomplete": CatalogueEntry<{
    readonly form: string;
    readonly missing: string;
  }>;
  /** The condition asks for a trait and its absence at once. */
  "substitution-never-applies": CatalogueEntry<{ readonly trait: string }>;
  "substitution-overlap": CatalogueEntry<{ readonly item: string }>;
  /** The items in order; the last is replaced by the first. */
  "substitution-cycle": CatalogueEntry<{ readonly items: readonly string[] }>;
}

const quoted = (words: readonly string[], last: "and" | "or"): string =>
  list(
    words.map((word) => `"${word}"`),
    last,
  );

export const professionCodes: ProfessionCodes = {
  "profession-cbms-twice": {
    severity: "error",
    spec: "2.1",
    meaning: 'One object spells a member both with "cbms" and with "CBMs".',
    message: ({ members: [first, second] }) =>
      `"${first}" and "${second}" stand in one object – they are two spellings of one member.`,
    help: ({ members: [first, second] }) => `Move the entries of "${second}" to "${first}".`,
  },
  "profession-cbms-spelling": {
    severity: "note",
    spec: "2.1",
    meaning: 'A profession spells "cbms" as "CBMs"; in bright-nights that is right.',
    message: ({ found, instead }) => `"${found}" was found – the member is called "${instead}".`,
    help: ({ instead }) => `Write "${instead}".`,
  },
  "profession-name-incomplete": {
    severity: "error",
    spec: "2.1",
    meaning: "A profession's name object lacks a text.",
    message: ({ given }) =>
      given
        ? `The name has only "${given}" – a name for each gender has "male" and "female".`
        : `The name has no text – it is a text, or an object with "male" and "female".`,
    help: ({ given }) =>
      given
        ? `Add "${given === "male" ? "female" : "male"}", or write one neutral text.`
        : undefined,
  },
  "substitution-without-subject": {
    severity: "error",
    spec: "2.2",
    meaning: "A substitution object says neither which item nor which trait it is about.",
    message: () => `The substitution has no subject – "item" or "trait" was expected.`,
    help: () => `Add "item" to replace one item, or "trait" to replace several under one trait.`,
  },
  "substitution-two-subjects": {
    severity: "warning",
    spec: "2.2",
    meaning: 'A substitution object has more than one of "item", "trait" and "group".',
    message: ({ used, ignored }) =>
      `"${ignored}" has no effect – the object has "${used}", which decides its form.`,
    help: ({ used, ignored }) =>
      `Take "${ignored}" out, or move what "${used}" does to an object of its own.`,
  },
  "substitution-without-effect": {
    severity: "error",
    spec: "2.2",
    meaning: "A substitution object does nothing.",
    message: ({ form, expected, empty }) =>
      empty === true
        ? `The substitution does nothing – "sub" has no entry.`
        : `The substitution does nothing – beside "${form}", ${quoted(expected, "or")} was expected.`,
    help: ({ expected, empty }) =>
      empty === true ? `Add an entry to "sub".` : `Add ${quoted(expected, "or")}.`,
  },
  "substitution-member-unused": {
    severity: "warning",
    spec: "2.2",
    meaning: "A member of a substitution belongs to another form than the object has.",
    message: ({ form, member }) =>
      `"${member}" has no effect – it does not belong to the form that "${form}" decides.`,
    help: ({ member }) => `Take "${member}" out, or write an object of the form that reads it.`,
  },
  "substitution-entry-incomplete": {
    severity: "error",
    spec: "2.2",
    meaning: 'An entry of "sub" lacks what its form asks for.',
    message: ({ form, missing }) =>
      `An entry of "sub" has no "${missing}" – beside "${form}" each has one.`,
    help: ({ missing }) =>
      missing === "present"
        ? `Add "present" with the traits it takes; an empty list replaces always.`
        : `Add "${missing}".`,
  },
  "substitution-never-applies": {
    severity: "warning",
    spec: "2.2",
    meaning: "A condition asks for a trait and for its absence.",
    message: ({ trait }) =>
      `"${trait}" stands in "present" and in "absent" – no character has and lacks one trait.`,
    help: ({ trait }) => `Take "${trait}" out of one of the two.`,
  },
  "substitution-overlap": {
    severity: "warning",
    spec: "2.2",
    meaning: "Two substitutions replace one item under conditions that can hold at once.",
    message: ({ item }) =>
      `"${item}" is replaced in two places – where both conditions hold, the one loaded first wins.`,
    help: () => `Move both into one object of the item form, whose entries are tried in order.`,
  },
  "substitution-cycle": {
    // The game replaces an item once, so that a circle does no harm there.
    severity: { spec: "warning", "bright-nights": "note" },
    spec: "2.2",
    meaning: "Substitutions lead back to the item that they replace.",
    message: ({ items }) =>
      items.length === 1
        ? `"${items[0] ?? ""}" is replaced by itself – the new item is not replaced again.`
        : `${items.map((item) => `"${item}"`).join(" becomes ")} becomes "${items[0] ?? ""}" again – a chain of replacements stops where an item returns.`,
    help: () => `Let one of the conditions exclude the other, or choose another new item.`,
  },
};
