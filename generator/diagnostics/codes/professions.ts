import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { choose, quotedList, steps } from "../sentence.ts";

/** The other spelling of "cbms". */
interface ProfessionCbmsSpelling {
  readonly found: string;
  readonly instead: string;
}

const professionCbmsSpelling: FixableCode<ProfessionCbmsSpelling> = {
  severity: "note",
  spec: "2.1",
  tag: "deprecated",
  fix: { level: "safe", does: "change `CBMs` to `cbms`" },
  meaning: 'A profession spells "cbms" as "CBMs"; in the dialect "bright-nights" that is correct.',
  why: 'The specification calls the member "cbms"; only its changes, "add:CBMs" and "remove:CBMs", have capitals. The real game writes capitals everywhere. Both spellings are read as the same member, so nothing is lost; in the dialect "bright-nights" this is not reported.',
  remedy: 'Write "cbms".',
  message: ({ found, instead }) => `"${found}" was found – the member is called "${instead}".`,
  help: ({ instead }) => `Write "${instead}".`,
};

/** Both spellings of one member in one object. */
interface ProfessionCbmsTwice {
  readonly members: readonly [string, string];
}

const professionCbmsTwice: ContentCode<ProfessionCbmsTwice> = {
  severity: "error",
  spec: "2.1",
  meaning: 'One object spells a member both with "cbms" and with "CBMs".',
  why: 'The specification writes "cbms" in a definition and "CBMs" in its changes, so both are read as the same member. With both in one object, one list would hide the other.',
  remedy: 'Move all entries to "cbms".',
  message: ({ members: [first, second] }) =>
    `"${first}" and "${second}" are in one object – they are two spellings of one member.`,
  help: ({ members: [first, second] }) => `Move the entries of "${second}" to "${first}".`,
};

/** `given` is the one of "male" and "female" that is present. */
interface ProfessionNameIncomplete {
  readonly given: "male" | "female" | undefined;
}

const professionNameIncomplete: ContentCode<ProfessionNameIncomplete> = {
  severity: "error",
  spec: "2.1",
  meaning: "The name of a profession lacks a text.",
  why: "A name is either one text for everybody or one for each gender. With only one of the two, the profession would have no name for characters of the other gender.",
  remedy: "Add the other text, or write a single neutral one.",
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
};

/** The items in order; the last is replaced by the first. */
interface SubstitutionCycle {
  readonly items: readonly string[];
}

const substitutionCycle: ContentCode<SubstitutionCycle> &
  Noting<{ step: { readonly item: string } }> = {
  // The game replaces an item only once, so a cycle does no harm there.
  severity: { spec: "warning", "bright-nights": "note" },
  spec: "2.2",
  meaning: "Substitutions lead back to the item that they replace.",
  why: 'The new item is itself replaced, and the chain leads back to the first item. Followed without a limit, this would never end; defwright stops when an item returns, so the character may start with the very item that should be replaced. In the real game an item is replaced only once, so in the dialect "bright-nights" this is only a note.',
  remedy: "Choose another new item, or let one of the conditions exclude the other.",
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
};

/** An entry of `sub` without its condition (item form) or its item (trait form). */
interface SubstitutionEntryIncomplete {
  readonly form: string;
  readonly missing: string;
}

const substitutionEntryIncomplete: ContentCode<SubstitutionEntryIncomplete> = {
  severity: "error",
  spec: "2.2",
  meaning: 'An entry of "sub" lacks a member that its form requires.',
  why: 'In the item form, each entry lists the traits that it requires ("present"); in the trait form, each entry names the item that it replaces ("item"). Without that, the entry cannot be applied.',
  remedy: 'Add the missing member. A replacement without a condition has an empty "present": [].',
  message: ({ form, missing }) =>
    `An entry of "sub" has no "${missing}" – with "${form}", each entry needs one.`,
  help: ({ missing }) =>
    missing === "present"
      ? `Add "present" with the traits that it requires; with an empty list, the item is always replaced.`
      : `Add "${missing}".`,
};

/** `member` has no effect in the form that `form` determines. */
interface SubstitutionMemberUnused {
  readonly form: string;
  readonly member: string;
}

const substitutionMemberUnused: ContentCode<SubstitutionMemberUnused> = {
  severity: "warning",
  spec: "2.2",
  tag: "unused",
  meaning: "A member of a substitution belongs to another form than that of the object.",
  why: 'Members of the item form and of the trait form look alike, but each is read only in its own form: in the trait form, the trait is the condition, so "present" is not read there.',
  remedy: "Remove the member, or write the object in the form that uses it.",
  message: ({ form, member }) =>
    `"${member}" has no effect – it does not belong to the form that "${form}" selects.`,
  help: ({ member }) =>
    choose(
      [`remove "${member}"`, "the rest says what is meant"],
      ["write an object of the form that uses it", `"${member}" does`],
    ),
};

/** The condition requires a trait and its absence at once. */
interface SubstitutionNeverApplies {
  readonly trait: string;
}

const substitutionNeverApplies: ContentCode<SubstitutionNeverApplies> = {
  severity: "warning",
  spec: "2.2",
  tag: "unused",
  meaning: "A condition requires both a trait and its absence.",
  why: "No character can both have and lack a trait. The condition is never met, so the replacement never happens.",
  remedy: "Remove the trait from one of the two lists.",
  message: ({ trait }) =>
    `"${trait}" is in both "present" and "absent" – no character can have and lack the same trait.`,
  help: ({ trait }) => `Remove "${trait}" from one of the two.`,
};

interface SubstitutionOverlap {
  readonly item: string;
}

const substitutionOverlap: ContentCode<SubstitutionOverlap> &
  Noting<{ first: { readonly item: string } }> = {
  severity: "warning",
  spec: "2.2",
  meaning:
    "Two substitutions replace the same item under conditions that can be met at the same time.",
  why: "A character can meet both conditions, but an item is replaced by only one rule. The one that is loaded first wins, so the result depends on the order of files and packs; the specification does not state which one should win.",
  remedy:
    'Put both into one object of the item form, where the order of the entries decides, or let one condition exclude the other with "absent".',
  message: ({ item }) =>
    `"${item}" is replaced in two places – if both conditions are met, the one loaded first wins.`,
  help: () => `Move both into one object of the item form, whose entries are tried in order.`,
  label: ({ item }) => `"${item}" is replaced here again`,
  notes: { first: ({ item }) => `"${item}" is replaced here first` },
};

/** `used` determines the form, `ignored` has no effect. */
interface SubstitutionTwoSubjects {
  readonly used: string;
  readonly ignored: string;
}

const substitutionTwoSubjects: ContentCode<SubstitutionTwoSubjects> = {
  severity: "warning",
  spec: "2.2",
  meaning: 'A substitution object has more than one of "item", "trait" and "group".',
  why: 'Each of these members selects a form, and an object has only one form. The first of "item", "trait" and "group" wins; the others are not read.',
  remedy: "Write two objects, one for each form.",
  message: ({ used, ignored }) =>
    `"${ignored}" has no effect – the object has "${used}", which determines its form.`,
  help: ({ used, ignored }) =>
    choose(
      [`remove "${ignored}"`, `"${used}" says what is meant`],
      [`move "${ignored}" and what belongs to it to a separate object`, "both are meant"],
    ),
};

/** `form` is the member that determines the form, `expected` are the members that would have an effect. */
interface SubstitutionWithoutEffect {
  readonly form: string;
  readonly expected: readonly string[];
  /** "sub" is present but has no entry. */
  readonly empty?: true;
}

const substitutionWithoutEffect: ContentCode<SubstitutionWithoutEffect> = {
  severity: "error",
  spec: "2.2",
  tag: "unused",
  meaning: "A substitution object does nothing.",
  why: "The object names an item or trait, but no replacement. It would never have any effect, which cannot be intended.",
  remedy: 'Add "sub" with the replacements; in the item form, "bonus" is also enough.',
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

const substitutionWithoutSubject: ContentCode<NoData> = {
  severity: "error",
  spec: "2.2",
  meaning: "A substitution object names neither an item nor a trait.",
  why: 'A substitution is about one item ("item") or about one trait ("trait"). Without either, it is unknown what to replace and when.',
  remedy:
    'Add "item" and list conditions and new items in "sub"; or add "trait" and list items and new items there.',
  message: () => `The substitution has no subject – expected "item" or "trait".`,
  help: () =>
    choose(
      ['add "item"', "it replaces one item"],
      ['add "trait"', "it replaces several items for one trait"],
    ),
};

export {
  professionCbmsSpelling as "profession-cbms-spelling",
  professionCbmsTwice as "profession-cbms-twice",
  professionNameIncomplete as "profession-name-incomplete",
  substitutionCycle as "substitution-cycle",
  substitutionEntryIncomplete as "substitution-entry-incomplete",
  substitutionMemberUnused as "substitution-member-unused",
  substitutionNeverApplies as "substitution-never-applies",
  substitutionOverlap as "substitution-overlap",
  substitutionTwoSubjects as "substitution-two-subjects",
  substitutionWithoutEffect as "substitution-without-effect",
  substitutionWithoutSubject as "substitution-without-subject",
};
