import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { choose, quotedList, steps } from "../sentence.ts";

export interface ProfessionCodes {
  /** `trait` takes the place of `other`. */
  "excluded-trait": ContentCode<{ trait: string; other: string }>;
  /** The other spelling of "cbms". */
  "profession-cbms-spelling": FixableCode<{ found: string; instead: string }>;
  /** Both spellings of one member in one object. */
  "profession-cbms-twice": ContentCode<{ members: readonly [string, string] }>;
  /** `given` is the one of "male" and "female" that is present. */
  "profession-name-incomplete": ContentCode<{ given: "male" | "female" | undefined }>;
  /** `same` if the whole entry is repeated, and `id` is only what names it. */
  "repeated-entry": FixableCode<{ member: string; id: string; same?: boolean }>;
  /** The items in order; the last is replaced by the first. */
  "substitution-cycle": ContentCode<{ items: readonly string[] }> &
    Noting<{ step: { readonly item: string } }>;
  /** An entry of `sub` without its condition (item form) or its item (trait form). */
  "substitution-entry-incomplete": ContentCode<{ form: string; missing: string }>;
  /** `member` has no effect in the form that `form` determines. */
  "substitution-member-unused": ContentCode<{ form: string; member: string }>;
  /** The condition requires a trait and its absence at once. */
  "substitution-never-applies": ContentCode<{ trait: string }>;
  "substitution-overlap": ContentCode<{ item: string }> &
    Noting<{ first: { readonly item: string } }>;
  /** `used` determines the form, `ignored` has no effect. */
  "substitution-two-subjects": ContentCode<{ used: string; ignored: string }>;
  /** `form` is the member that determines the form, `expected` are the members that would have an effect. */
  "substitution-without-effect": ContentCode<{
    form: string;
    expected: readonly string[];
    /** "sub" is present but has no entry. */
    empty?: true;
  }>;
  "substitution-without-subject": ContentCode<NoData>;
}

export const professions: ProfessionCodes = {
  "excluded-trait": {
    severity: "warning",
    spec: "2.1",
    message: ({ trait, other }) =>
      `The traits "${other}" and "${trait}" exclude each other – expected traits that a character can have together.`,
    help: ({ trait, other }) => `Remove "${trait}" or "${other}".`,
  },
  "profession-cbms-spelling": {
    severity: "note",
    spec: "2.1",
    tag: "deprecated",
    fix: { level: "safe", does: "change `CBMs` to `cbms`" },
    message: ({ found, instead }) => `"${found}" was found – the member is called "${instead}".`,
    help: ({ instead }) => `Write "${instead}".`,
  },
  "profession-cbms-twice": {
    severity: "error",
    spec: "2.1",
    message: ({ members: [first, second] }) =>
      `"${first}" and "${second}" are in one object – they are two spellings of one member.`,
    help: ({ members: [first, second] }) => `Move the entries of "${second}" to "${first}".`,
  },
  "profession-name-incomplete": {
    severity: "error",
    spec: "2.1",
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
  },
  "repeated-entry": {
    severity: "warning",
    spec: "2.1",
    fix: {
      level: "suggestions",
      keepsContent: true,
      does: "remove the repetition of a trait, a proficiency, a book or an entry of a set",
    },
    message: ({ member, id }) => `"${id}" is twice in "${member}" – expected each once.`,
    help: () => "Remove one of the two.",
  },
  "substitution-cycle": {
    // The game replaces an item only once, so a cycle does no harm there.
    severity: "warning",
    spec: "2.2",
    message: ({ items }) =>
      items.length === 1
        ? `"${items[0] ?? ""}" is replaced by itself – the new item is not replaced again.`
        : `${steps(items, " becomes ")} becomes "${items[0] ?? ""}" again – a chain of replacements stops when an item returns.`,
    help: () =>
      choose(
        ["let one of the conditions exclude the other", "they are never to apply together"],
        ["name another new item", "they are"],
      ),
    label: ({ items: [first = ""] }) => `"${first}" is replaced here`,
    notes: { step: ({ item }) => `"${item}" is replaced here` },
  },
  "substitution-entry-incomplete": {
    severity: "error",
    spec: "2.2",
    message: ({ form, missing }) =>
      `An entry of "sub" has no "${missing}" – with "${form}", each entry needs one.`,
    help: ({ missing }) =>
      missing === "present"
        ? `Add "present" with the traits that it requires; with an empty list, the item is always replaced.`
        : `Add "${missing}".`,
  },
  "substitution-member-unused": {
    severity: "warning",
    spec: "2.2",
    tag: "unused",
    message: ({ form, member }) =>
      `"${member}" has no effect – it does not belong to the form that "${form}" selects.`,
    help: ({ member }) =>
      choose(
        [`remove "${member}"`, "the rest says what is meant"],
        ["write an object of the form that uses it", `"${member}" does`],
      ),
  },
  "substitution-never-applies": {
    severity: "warning",
    spec: "2.2",
    tag: "unused",
    message: ({ trait }) =>
      `"${trait}" is in both "present" and "absent" – no character can have and lack the same trait.`,
    help: ({ trait }) => `Remove "${trait}" from one of the two.`,
  },
  "substitution-overlap": {
    severity: "warning",
    spec: "2.2",
    message: ({ item }) =>
      `"${item}" is replaced in two places – if both conditions are met, the one loaded first wins.`,
    help: () => `Move both into one object of the item form, whose entries are tried in order.`,
    label: ({ item }) => `"${item}" is replaced here again`,
    notes: { first: ({ item }) => `"${item}" is replaced here first` },
  },
  "substitution-two-subjects": {
    severity: "warning",
    spec: "2.2",
    message: ({ used, ignored }) =>
      `"${ignored}" has no effect – the object has "${used}", which determines its form.`,
    help: ({ used, ignored }) =>
      choose(
        [`remove "${ignored}"`, `"${used}" says what is meant`],
        [`move "${ignored}" and what belongs to it to a separate object`, "both are meant"],
      ),
  },
  "substitution-without-effect": {
    severity: "error",
    spec: "2.2",
    tag: "unused",
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
  },
  "substitution-without-subject": {
    severity: "error",
    spec: "2.2",
    message: () => `The substitution has no subject – expected "item" or "trait".`,
    help: () =>
      choose(
        ['add "item"', "it replaces one item"],
        ['add "trait"', "it replaces several items for one trait"],
      ),
  },
};
