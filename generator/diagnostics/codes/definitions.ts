import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import { definitionNotes, type DefinitionNotes } from "../definition-notes.ts";
import { capitalOneOf, choose, list, oneOf, quotedList, steps, suchAs } from "../sentence.ts";

interface AbstractWithId {
  readonly kind: string;
  readonly abstract: string;
}

const abstractWithId: ContentCode<AbstractWithId> = {
  severity: "error",
  losesContent: true,
  meaning: `An object is both a template and a definition.`,
  why: "A template exists only to be copied from and does not appear in the game; a definition does. With both members, one of them would have to be ignored.",
  remedy:
    "Remove one of the two. A definition can be copied from like a template, so the id alone is often enough.",
  message: ({ kind, abstract }) =>
    `${capitalOneOf(kind)} has "abstract": "${abstract}" and an id – a template has no id.`,
  help: () =>
    choose(['remove "abstract"', "it is content"], ["remove the id", "it is only a template"]),
};

/** `id` is the definition that already has the alias as its id or alias, `by` the one that has it now. */
interface AliasTaken {
  readonly kind: string;
  readonly alias: string;
  readonly id: string;
  readonly by: string;
}

const aliasTaken: ContentCode<AliasTaken> & Noting<{ owner: NoData; first: NoData }> = {
  severity: { spec: "error", "bright-nights": "warning" },
  spec: "2.3",
  meaning: "An alias is another definition's id or alias.",
  why: "An alias is a second name of a definition, often of an earlier release. If it is also the id or an alias of another definition, it means the one with that id or, of two aliases, the one that is loaded later, which is hardly what both authors expect.",
  remedy: "Remove the name from one of the two; both places are shown.",
  message: ({ kind, alias, id, by }) =>
    alias === id
      ? `The alias "${alias}" is the id of ${oneOf(kind)}, which it means – an alias can name only one definition.`
      : `The alias "${alias}" already names ${oneOf(kind)} "${id}", and now means "${by}" – an alias can name only one definition.`,
  help: () => `Remove it from one of them.`,
  label: ({ alias }) => `"${alias}" is taken`,
  notes: { owner: () => "defined here", first: () => "first named here" },
};

interface BuiltInId {
  readonly kind: string;
  readonly id: string;
}

const builtInId: ContentCode<BuiltInId> = {
  severity: "warning",
  spec: "2.4",
  meaning: "A definition has a null id, which is built in.",
  why: '"t_null" and "f_null" stand for "nothing there" and are the same in every game: code relies on finding them at index 0 of their tables. A definition with such an id is not used.',
  remedy: "Give the definition a different id.",
  message: ({ kind, id }) => `The ${kind} "${id}" is built in – this definition has no effect.`,
  help: () => `Choose another id.`,
};

/** `changes` apply to lists, and `member` is not one. */
interface ChangeOfNoList {
  readonly member: string;
  readonly changes: readonly string[];
  /** `member` is a list, and what would be added is not. */
  readonly found?: "list";
}

const changeOfNoList: ContentCode<ChangeOfNoList> = {
  severity: "error",
  spec: "2.1",
  meaning: "An object adds entries to a member that is not a list, or removes entries from it.",
  why: 'Entries can be added only to a list, and removed only from a list. Here the member has another value, such as "autolearn": true, so the change cannot be applied.',
  remedy: "Write the member itself, with its new value.",
  message: ({ member, changes, found }) =>
    found
      ? `${quotedList(changes, "and")} is not a list – "${member}" of the definition is one.`
      : `${quotedList(changes, "and")} ${changes.length > 1 ? "change" : "changes"} a list – "${member}" of the definition is not a list.`,
  help: ({ member, found }) =>
    found ? "Write it as a list, too." : `Write "${member}" itself instead, with its new value.`,
};

/** `changes` have no effect beside `member`. */
interface ChangesBesideWhole {
  readonly member: string;
  readonly changes: readonly string[];
  /** Present for a number instead of a list: whether `member` states it or multiplies it. */
  readonly number?: "stated" | "multiplied";
}

const wins: Readonly<Record<"list" | "stated" | "multiplied", string>> = {
  list: "replaces the whole list",
  stated: "states the number",
  multiplied: "changes the number, too, and comes first",
};

const changesBesideWhole: ContentCode<ChangesBesideWhole> = {
  severity: "warning",
  spec: "2.1",
  meaning:
    "An object contains changes to a member that have no effect, because it also states the whole member.",
  why: 'The object contains both the whole member and changes to the old one. The whole takes effect, and the changes are lost. Of two changes to one number, only "proportional" takes effect.',
  remedy:
    "Keep one of the two: the whole to replace the old one, or the changes to leave the rest of it as it is.",
  message: ({ member, changes, number }) =>
    `${quotedList(changes, "and")} ${changes.length > 1 ? "have" : "has"} no effect – "${member}" in the same object ${wins[number ?? "list"]}.`,
  help: ({ member, changes }) =>
    choose(
      [`keep "${member}" alone`, "it is the whole new value"],
      [`keep ${quotedList(changes, "and")} alone`, "the rest is to stay as it is"],
    ),
};

/** `member` is an `add:` or `remove:` member of an object that modifies nothing. */
interface ChangesWithoutModify {
  readonly kind: string;
  readonly member: string;
}

const changesWithoutModify: ContentCode<ChangesWithoutModify> = {
  severity: "warning",
  spec: "2.1",
  meaning: 'An "add:" or "remove:" member is in an object that modifies nothing.',
  why: '"add:" and "remove:" members change the list of a definition that already exists. In an object that defines something itself they are ignored, so their entries would be missing without any message.',
  remedy:
    'Add "edit-mode": "modify" to change another definition; otherwise put the entries into the list itself. In an object with "copy-from", use "extend" and "delete" instead.',
  message: ({ member }) =>
    `"${member}" has no effect here – it only changes a definition that already exists.`,
  help: ({ kind }) =>
    choose(
      ['add "edit-mode": "modify"', `it changes the ${kind} that has this id`],
      ["write the whole list", `it is a new ${kind}`],
    ),
};

interface CreatedAgain {
  readonly kind: string;
  readonly id: string;
}

const createdAgain: ContentCode<CreatedAgain> & Noting<{ earlier: NoData }> = {
  severity: "warning",
  spec: "2.1",
  meaning: `"edit-mode": "create" is in an object whose id is already defined.`,
  why: 'The object claims to be the first definition of its id, but there is an earlier one. In the dialect "bright-nights" the later object still wins, so the earlier definition is lost with all its members, which the author did not expect.',
  remedy:
    'Write "edit-mode": "override" to replace the earlier definition, "modify" to change some of its members, or give this one another id.',
  message: ({ kind, id }) =>
    `"edit-mode": "create" requires ${oneOf(kind)} with a new id – "${id}" is already defined, and is replaced.`,
  help: () =>
    choose(
      ['write "override"', "it replaces the other"],
      ['write "modify"', "it changes the other"],
      ["give it another id", "it is something else"],
    ),
  label: () => "this one replaces it",
  notes: { earlier: () => "defined here before, now replaced" },
};

interface DefinitionGrowth {
  readonly kind: string;
  readonly id: string;
  /** Maximum number of members and entries that may be written. */
  readonly most: number;
}

const definitionGrowth: ContentCode<DefinitionGrowth> = {
  severity: "error",
  losesContent: true,
  meaning: "Definitions that build on each other copy too many members and list entries.",
  why: "Each copy repeats the members of its parent. Each copy that extends a list, and each modification that removes an entry, makes a new list with all remaining entries. The time and memory for a long chain of them grow with the square of its length, so there is a limit; real content stays a thousand times below it.",
  remedy:
    "Where a copy of a copy adds nothing new, copy from the first definition of the chain instead. Combine the additions and removals of many modifications into one, or write the whole list in the definitions whose list differs.",
  message: ({ kind, id, most }) =>
    `The ${kind} "${id}" and everything it builds on need more than ${most.toLocaleString("en")} copied members and list entries – expected no more than that.`,
  help: () =>
    choose(
      ["let fewer definitions build on each other", "they form a long chain"],
      ["change a list in one object", "many objects change it"],
    ),
};

interface DuplicateId {
  readonly kind: string;
  readonly id: string;
  /** Whether its id may have a suffix. */
  readonly suffixed: boolean;
}

const duplicateId: ContentCode<DuplicateId> & Noting<{ first: NoData }> = {
  severity: "error",
  spec: "7",
  losesContent: true,
  meaning: "Two objects define the same id.",
  why: 'An id names one definition, but two objects claim this one. Whichever won, the other would be lost, and the order of files would decide which. For recipes the specification states that loading fails. In the dialect "bright-nights" the later one wins instead, with a note.',
  remedy:
    'If both are intended, give one of them another id (a recipe: another "id_suffix"). If the second should change the first, state how: "edit-mode": "modify" changes members, "override" replaces the whole definition. Both places are shown.',
  message: ({ kind, id }) =>
    `${capitalOneOf(kind)} "${id}" is defined a second time – ids are unique.`,
  help: ({ kind, suffixed }) =>
    suffixed
      ? choose(
          ['add "override": true', "this one replaces the first"],
          ['give it another "id_suffix"', "both are meant"],
        )
      : kind === "uncraft"
        ? choose(
            ['add "override": true', "this one replaces the first"],
            ["remove one of the two", "it is there twice by mistake"],
          )
        : choose(
            ["rename one of the two", "both are meant"],
            ['add "edit-mode": "modify"', "this one changes the first"],
            ['add "edit-mode": "override"', "it replaces the first"],
            [
              'set "rules": { "duplicate_ids": "replace" } in the configuration',
              "the later one wins everywhere",
            ],
          ),
  label: () => "defined again here",
  notes: { first: () => "first defined here" },
};

/** Like `removal-not-found`, for a list that is an item group, in which the item may be nested deeper. */
interface GroupRemovalNotFound {
  readonly list: string;
  readonly entry: string;
}

const groupRemovalNotFound: ContentCode<GroupRemovalNotFound> = {
  severity: "note",
  spec: "2.1",
  meaning: "A modification removes an item that an item group does not list.",
  why: "The items of this profession come from an item group. Only an item that the group lists directly can be removed; items of a nested group, or of a group that is defined elsewhere, are not searched. This is only a note, since the item may well be among those.",
  remedy:
    "Change the group that lists the item, or write the whole list of the profession's items.",
  message: ({ list: from, entry }) =>
    `"${entry}" cannot be removed – the item group of "${from}" does not list it directly, or not that many times.`,
  help: () => `Only "items" and "entries" of the group are searched, not groups inside it.`,
};

/** `suggested` is the id without its invisible characters; `spaces`: these are plain spaces at its ends. */
interface IdCharacters {
  readonly member: string;
  readonly id: string;
  readonly suggested: string;
  readonly spaces: boolean;
}

const idCharacters: ContentCode<IdCharacters> = {
  severity: "error",
  spec: "2",
  losesContent: true,
  meaning: "An id begins or ends with a space, or contains invisible characters.",
  why: "Authors who refer to the id type what they see: without the trailing space, or without the zero-width space that was copied from a web page. That is a different id, so no reference would find the definition. The message shows such characters as JSON escapes. References to the id are not reported, neither in the intended spelling nor as it is written here.",
  remedy:
    "Type the id again; the help shows what was probably intended. A recipe's id is its result and its suffix, so for a recipe those two members are checked.",
  message: ({ member, id, spaces }) =>
    `"${member}" is "${id}" – expected an id without ${
      spaces ? "leading or trailing spaces" : "invisible characters"
    }.`,
  help: ({ suggested }) => (suggested === "" ? undefined : `Write "${suggested}".`),
};

/** `script` is the script of most letters of the id; `strangers` are the letters of others. */
interface IdScripts {
  readonly member: string;
  readonly id: string;
  readonly script: string;
  readonly strangers: readonly { readonly letter: string; readonly script: string }[];
}

const idScripts: ContentCode<IdScripts> = {
  severity: "warning",
  spec: "2",
  meaning: "An id mixes letters of several scripts, which may look alike.",
  why: 'Some letters of the Cyrillic and Greek scripts look just like Latin ones, and can come from an input method or from pasted text. "t_wall" with a Cyrillic "а" is a different id than "t_wall", and a reference that is typed with Latin letters does not find it. An id written in a single script, whichever it is, is fine, and so is a word of another script after a prefix.',
  remedy:
    "Type the letters that the message lists again, here and wherever the id is used. If the mixture is intended, lower the severity of the code.",
  message: ({ member, id, script, strangers }) =>
    `"${member}" is "${id}", which mixes ${script} letters with ${list(
      strangers.map(
        ({ letter, script: other }) => `the ${other} "${letter}" (${codePoint(letter)})`,
      ),
      "and",
    )} – expected letters of one script.`,
  help: ({ script }) => `Type the id again with ${script} letters, here and wherever it is used.`,
};

/** Prints a code point, such as `U+0430`. */
function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

interface IdsWithAlias {
  /** The first of several ids, for which the alias stands here. */
  readonly id: string;
}

const idsWithAlias: ContentCode<IdsWithAlias> = {
  severity: "error",
  meaning: "An object defines several ids and has an alias.",
  why: "An alias is another name of one definition. An object with a list of ids makes one definition for each id, and nothing says which of them the alias names. The real game rejects it.",
  remedy:
    "Give the definition that the alias stands for an object of its own, or define the name as one more id.",
  message: ({ id }) =>
    `"alias" is beside a list of ids – expected a single id; nothing says whether the alias stands for "${id}" or for another one.`,
  help: ({ id }) =>
    choose(
      [`give "${id}" an object of its own with the alias`, "it stands for that one"],
      ['add the alias to the list "id"', "it is one more definition"],
    ),
};

/** `lacks` are mandatory members; `copies`: whether packs change definitions by `copy-from`. */
interface IncompleteRedefinition {
  readonly kind: string;
  readonly id: string;
  readonly lacks: readonly string[];
  readonly copies: boolean;
}

const incompleteRedefinition: ContentCode<IncompleteRedefinition> & Noting<{ whole: NoData }> = {
  severity: "error",
  spec: "2.1",
  losesContent: true,
  meaning:
    "An object has the id of an existing definition, lacks mandatory members, and does not state that it changes that definition.",
  why: 'The object has some members under an id that is already defined, so it is most likely meant to change that definition. Without "edit-mode" it is a second definition of the id that lacks mandatory members; if it replaced the first one, a complete definition would be missing from the game.',
  remedy:
    'Add "edit-mode": "modify": its members then replace those of the definition, and all other members stay. In the dialect "bright-nights", a "copy-from" of the same id does that too. If this should be a separate definition, give it another id and the missing members.',
  message: ({ kind, id, lacks }) =>
    `${capitalOneOf(kind)} "${id}" is already defined, and this object lacks ${quotedList(lacks, "and")} – expected a complete definition, or "edit-mode" for a change.`,
  help: ({ id, copies }) =>
    copies
      ? `Add "copy-from": "${id}", which keeps its other members.`
      : `Add "edit-mode": "modify" to change the existing definition.`,
  label: ({ lacks: [first = ""] }) => `incomplete: "${first}" is missing`,
  notes: { whole: () => "defined here" },
};

/** `suggestion` is what may have been meant by an object that copies from its own id. */
interface InheritanceCycle {
  readonly kind: string;
  readonly chain: readonly string[];
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
}

const inheritanceCycle: ContentCode<InheritanceCycle> &
  Noting<{ step: { readonly id: string; readonly parent: string } }> = {
  severity: "error",
  losesContent: true,
  // The definition that an object patches may be in a file that cannot be read.
  absence: ({ chain }) => chain.length === 2,
  meaning: `Definitions copy from each other in a circle, or a definition copies from itself and there is no earlier one.`,
  why: "Each of the definitions needs another one to be complete first, so none ever is. Every step of the circle is shown.",
  remedy:
    'Remove "copy-from" from one of them and write the members there that the others inherit.',
  message: ({ kind, chain, reason }) =>
    `${capitalOneOf(kind)} copies from itself: ${steps(chain)}` +
    (reason === undefined ? "." : ` – ${reason}.`),
  help: ({ chain, suggestion }) =>
    chain.length > 2
      ? `Remove "copy-from" from one of them.`
      : suggestion === undefined
        ? `Name another parent; to patch a definition with this id, load its pack before this one.`
        : `Name another parent, or patch an existing definition: did you mean "${suggestion}"?`,
  label: ({ chain: [first = "", second = first] }) => `"${first}" copies from "${second}" here`,
  notes: { step: ({ id, parent }) => `"${id}" copies from "${parent}" here` },
};

interface MissingId {
  readonly kind: string;
  readonly member: string;
}

const missingId: ContentCode<MissingId> = {
  severity: "error",
  spec: "2",
  losesContent: true,
  meaning: "An object has no id.",
  why: 'Nothing can refer to a definition without an id: no map, no recipe and no saved game. A recipe gets its id from "result", so for a recipe that is the missing member.',
  remedy:
    'Add the id. If the object exists only to be copied from, name it with "abstract" instead.',
  message: ({ kind, member }) => `${capitalOneOf(kind)} has no "${member}" – it needs one.`,
  help: ({ member }) => `Add "${member}".`,
};

interface NotScalable {
  readonly editor: string;
  readonly member: string;
  /** What has to be written to change the inherited value; absent if nothing can. */
  readonly expected?: "number" | "quantity";
  /** The number that a text states, and the text. */
  readonly meant?: { readonly found: string; readonly instead: number };
  /** A number that the parent has. */
  readonly suggestion?: string | undefined;
}

const notScalable: FixableCode<NotScalable> = {
  severity: "error",
  meaning: `"relative" or "proportional" names a member that is not an inherited number.`,
  why: '"relative" adds to a number of the parent, and "proportional" multiplies one. If the parent has no such member, or its value is not a number, there is nothing to start from.',
  remedy: "Write the member itself, with its new value.",
  message: ({ editor, member, expected }) =>
    expected === undefined
      ? `"${editor}" names "${member}" – the parent has no such number.`
      : `"${editor}.${member}" cannot change what the parent has – expected ${
          expected === "number" ? "a number" : "a text with units, as in the parent"
        }.`,
  fix: { level: "safe", reveals: true, does: "write a number that is in quotes without them" },
  help: ({ suggestion, expected, meant }) =>
    expected !== undefined
      ? meant && `Write ${String(meant.instead)}.`
      : suggestion === undefined
        ? `Write the member itself instead.`
        : `Did you mean "${suggestion}"?`,
};

/** `list` is the list from which `entry` should be removed. */
interface RemovalNotFound {
  readonly list: string;
  readonly entry: string;
  /** An entry of the list that may be meant. */
  readonly suggestion?: string;
}

const removalNotFound: ContentCode<RemovalNotFound> = {
  severity: "warning",
  spec: "2.1",
  meaning: "A modification removes an entry that the list does not have.",
  why: "The list does not contain the entry, so the removal does nothing. Perhaps the entry is misspelt, another pack has already removed it, or the definition never had it. Each removal removes one occurrence, so an entry that is listed twice needs two removals.",
  remedy:
    "Correct or remove the entry. `defwright explain <id>` shows the list and which files set its entries.",
  message: ({ list: from, entry }) =>
    `"${entry}" cannot be removed – "${from}" of the definition does not contain it, or not that many times.`,
  help: ({ suggestion }) =>
    suggestion !== undefined
      ? `Did you mean "${suggestion}"?`
      : choose(
          ["remove this entry", "it is not there to be removed"],
          [
            "name an entry that the definition contains before this modification",
            "another is meant",
          ],
        ),
};

/** `gives_way` is set if an obsolete definition yields to a live one before it. */
interface ReplacedDefinition {
  readonly kind: string;
  readonly id: string;
  readonly gives_way?: true;
}

const replacedDefinition: ContentCode<ReplacedDefinition> &
  Noting<{ later: NoData; live: NoData }> = {
  severity: "note",
  spec: "7",
  meaning: "Of two objects with one id, one replaces the other.",
  why: "Nothing of the earlier definition is left, not even the members that the later one does not mention. That is often the purpose of a pack, so it is only a note; but it is good to know when something in the game differs from what its file contains.",
  remedy:
    'If it is intended, there is nothing to do. To keep the other members, change the definition with "edit-mode": "modify" instead. With "rules": { "duplicate_ids": "error" }, replacing requires "override".',
  message: ({ kind, id, gives_way }) =>
    gives_way === true
      ? `This obsolete ${kind} "${id}" has no effect – the pack also defines one with this id that is in use.`
      : `This ${kind} "${id}" is replaced by another with the same id.`,
  label: ({ gives_way }) =>
    gives_way === true ? "this one has no effect" : "this one is replaced",
  notes: { later: () => "replaced by this one", live: () => "this one stays" },
};

interface UnknownModificationTarget {
  readonly kind: string;
  readonly id: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
  /** The suggestion comes from a migration. */
  readonly migrated?: true | undefined;
}

const unknownModificationTarget: FixableCode<UnknownModificationTarget> &
  Noting<DefinitionNotes & { later: NoData }> = {
  severity: "error",
  spec: "2.1",
  losesContent: true,
  absence: true,
  fix: { level: "suggestions", reveals: true, does: "use the intended id" },
  meaning: `"edit-mode": "modify" names an id that nothing defines.`,
  why: "The object changes a definition that does not exist, so none of its changes would reach the game. A pack can change what it defines itself and what earlier packs define, but not what later packs define. The message states whether the id exists in a later pack or as another kind.",
  remedy:
    'Correct the id, or load the pack with the target before this one. If the object should define something new, remove "edit-mode".',
  message: ({ kind, id, reason }) =>
    `There is no ${kind} "${id}" to modify${reason === undefined ? "" : ` – ${reason}`}.`,
  help: ({ kind, suggestion, near }) =>
    suggestion === undefined
      ? `Name ${oneOf(kind)} of this pack or an earlier one${suchAs(near)}.`
      : `Did you mean "${suggestion}"?`,
  label: ({ kind }) => `no ${kind.replaceAll("_", " ")} has this id`,
  notes: { ...definitionNotes, later: () => "defined here, in a pack that loads later" },
};

interface UnknownParent {
  readonly kind: string;
  readonly parent: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
  /** The suggestion comes from a migration. */
  readonly migrated?: true | undefined;
}

const unknownParent: FixableCode<UnknownParent> & Noting<DefinitionNotes & { later: NoData }> = {
  severity: "error",
  losesContent: true,
  absence: true,
  fix: { level: "suggestions", reveals: true, does: "use the intended parent" },
  meaning: `"copy-from" names neither a definition nor a template.`,
  why: "Everything that the object does not contain itself should come from its parent. Without the parent, the definition is incomplete, so it is left out, and references to it are not reported.",
  remedy:
    'Correct the id. A parent has the same kind and is in this pack or an earlier one; a template is named by its "abstract".',
  message: ({ kind, parent, reason }) =>
    `There is no ${kind} "${parent}" to copy from${reason === undefined ? "" : ` – ${reason}`}.`,
  help: ({ kind, suggestion, near }) =>
    suggestion === undefined
      ? `Name ${oneOf(kind)} of this pack or an earlier one${suchAs(near)}.`
      : `Did you mean "${suggestion}"?`,
  label: ({ kind }) => `no ${kind.replaceAll("_", " ")} has this id`,
  notes: { ...definitionNotes, later: () => "defined here, in a pack that loads later" },
};

type UnusedAllowance =
  | { readonly problem: "form"; readonly code?: undefined }
  | {
      readonly problem: "unused" | "unknown" | "loses";
      readonly code: string;
      readonly suggestion?: string;
    };

const unusedAllowance: ContentCode<UnusedAllowance> = {
  severity: "warning",
  spec: "1",
  meaning: 'A comment "//defwright" that allows a finding has no effect.',
  why: 'An object allows findings with a comment: "//defwright": "allow near-word: both flags exist". It names one or more codes, separated by commas, and gives a reason. Findings of these codes in the lines of that object are then not reported. An allowance that allows nothing is left over from a mistake that was corrected, or names another code than the one that is reported; it would hide the next mistake. Findings about content that is left out of the build cannot be allowed, nor can those outside of a definition.',
  remedy:
    "Remove the allowance, or name the code that is printed in brackets with the finding, at the object to which the finding points.",
  message: (data) => {
    if (data.problem === "form")
      return 'This comment cannot be read – expected "allow <codes>: <reason>".';
    const found = {
      unused: `"${data.code}" is allowed, but not found here – expected a finding that the comment allows.`,
      unknown: `"${data.code}" is not a code – expected the code of a finding.`,
      loses: `"${data.code}" cannot be allowed – content would be lost without an error.`,
    };
    return found[data.problem];
  },
  help: (data) => {
    if (data.problem === "form") return 'Write, for example, "allow craft-gain: intended".';
    if (data.problem === "unknown" && data.suggestion !== undefined)
      return `Did you mean "${data.suggestion}"?`;
    return data.problem === "unused"
      ? `Remove "${data.code}"; if no other code is allowed, remove the comment.`
      : `Remove "${data.code}", and correct what it is about.`;
  },
};

/**
 * `modifies`: whether the object is a modification (else it has no parent); `replaces` is present if it replaces
 * another definition as a whole, with the number of `users` of a requirement.
 */
interface UnusedEditingMember {
  readonly member: string;
  readonly modifies: boolean;
  /** The member that it changes, if objects of this kind never inherit that. */
  readonly notInherited?: { readonly kind: string; readonly member: string };
  readonly replaces?: { readonly kind: string; readonly id: string; readonly users: number };
}

const unusedEditingMember: ContentCode<UnusedEditingMember> = {
  severity: "warning",
  tag: "unused",
  meaning: "A member that edits a definition has no effect in this kind of object.",
  why: '"extend", "delete", "relative" and "proportional" change what an object inherits through "copy-from"; a modification changes an existing definition. The members of one way of editing have no effect in an object that uses the other. An object whose id is already defined even replaces the whole earlier definition: a requirement that should only be extended loses all its tools, and the message states how many definitions use it. Some members are never inherited, such as the components of a recipe: there is nothing that "extend" could add to.',
  remedy:
    'Use the members of the way of editing that the object uses: "add:" and "remove:" with "edit-mode": "modify", the others with "copy-from".',
  message: ({ member, modifies, replaces, notInherited }) =>
    notInherited
      ? `"${member}" has nothing to change – ${oneOf(notInherited.kind)} does not inherit "${notInherited.member}".`
      : modifies
        ? `"${member}" has no effect – an object with "edit-mode": "modify" changes the existing definition.`
        : replaces
          ? replacesWhole(member, replaces)
          : `"${member}" has no effect – it changes what is inherited through "copy-from", which this object does not have.`,
  help: ({ member, modifies, replaces, notInherited }) =>
    notInherited
      ? `Write "${notInherited.member}" itself, with everything that it should contain.`
      : replaces
        ? `Add "copy-from": "${replaces.id}" to change the existing ${replaces.kind}.`
        : modifies
          ? member === "extend" || member === "delete"
            ? `Write "${member === "extend" ? "add" : "remove"}:<member>" instead.`
            : choose(
                ["remove it", "the rest says what is meant"],
                ["move it to a separate object", "both are meant"],
              )
          : choose(
              ['add "copy-from"', "it changes what it inherits"],
              [`remove "${member}"`, "it inherits nothing"],
            ),
};

/** The object was meant to change the other definition but replaces all of it. */
function replacesWhole(
  member: string,
  { kind, id, users }: { readonly kind: string; readonly id: string; readonly users: number },
): string {
  const lost =
    users === 0
      ? ""
      : `; ${String(users)} ${users === 1 ? "definition uses" : "definitions use"} it`;
  return `"${member}" changes nothing – without "copy-from" the object replaces the whole ${kind} "${id}", and nothing of it is left${lost}.`;
}

/** `member` is the one that requests the override. */
interface UnusedOverride {
  readonly kind: string;
  readonly id: string;
  readonly member: string;
  readonly suggestion?: string | undefined;
  readonly tied?: true | undefined;
  readonly reason?: string | undefined;
  /** Ids of the kind to choose from, if none is suggested. */
  readonly near?: readonly string[] | undefined;
}

const unusedOverride: ContentCode<UnusedOverride> = {
  severity: "warning",
  spec: "7.2",
  tag: "unused",
  absence: true,
  meaning: "An object should replace another with the same id, but there is none.",
  why: '"override" states that there is an earlier definition with this id, but there is none. The definition is used as it is, but perhaps the id is misspelt and the old definition is still in the game, or the pack with the old definition loads later. With "edit-mode": "override" this is a warning, because that names the definition to replace; with "override": true of a recipe, which only permits replacing, it is a note.',
  remedy: 'Remove "override", correct the id, or put the packs in the intended order.',
  message: ({ kind, id, member, reason }) =>
    `"${member}" replaces nothing – there is no earlier ${kind.replaceAll("_", " ")} "${id}"${
      reason === undefined ? "" : `; ${reason}`
    }.`,
  help: ({ member, suggestion, near }) =>
    suggestion === undefined
      ? choose(
          [`remove "${member}"`, "it defines something new"],
          [`correct the id${suchAs(near)}`, "it replaces something"],
        )
      : `Did you mean "${suggestion}"?`,
};

export {
  abstractWithId as "abstract-with-id",
  aliasTaken as "alias-taken",
  builtInId as "built-in-id",
  changeOfNoList as "change-of-no-list",
  changesBesideWhole as "changes-beside-whole",
  changesWithoutModify as "changes-without-modify",
  createdAgain as "created-again",
  definitionGrowth as "definition-growth",
  duplicateId as "duplicate-id",
  groupRemovalNotFound as "group-removal-not-found",
  idCharacters as "id-characters",
  idScripts as "id-scripts",
  idsWithAlias as "ids-with-alias",
  incompleteRedefinition as "incomplete-redefinition",
  inheritanceCycle as "inheritance-cycle",
  missingId as "missing-id",
  notScalable as "not-scalable",
  removalNotFound as "removal-not-found",
  replacedDefinition as "replaced-definition",
  unknownModificationTarget as "unknown-modification-target",
  unknownParent as "unknown-parent",
  unusedAllowance as "unused-allowance",
  unusedEditingMember as "unused-editing-member",
  unusedOverride as "unused-override",
};
