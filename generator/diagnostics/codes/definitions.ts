import { codePointOf } from "../../text/characters.ts";
import type { ContentCode, FixableCode, NoData, Noting } from "../code-definition.ts";
import type { Repair } from "../../schema/repair/repair.ts";
import { missingBase, type BaseNotes, type MissingBase, type Unknown } from "../missing-ids.ts";
import { repairSentence } from "../repair-sentence.ts";
import {
  capitalOneOf,
  choose,
  didYouMean,
  list,
  nounOf,
  oneOf,
  quotedList,
  steps,
  suchAs,
} from "../sentence.ts";

type UnusedAllowance =
  | { readonly problem: "form"; readonly code?: undefined }
  | {
      readonly problem: "unused" | "unknown" | "loses";
      readonly code: string;
      readonly suggestion?: string;
    };

const wins: Readonly<Record<"list" | "stated" | "multiplied", string>> = {
  list: "replaces the whole list",
  stated: "states the number",
  multiplied: "changes the number, too, and comes first",
};

export interface DefinitionCodes {
  "abstract-with-id": ContentCode<{ kind: string; abstract: string }>;
  /** `id` is the definition that already has the alias as its id or alias, `by` the one that has it now. */
  "alias-taken": ContentCode<{ kind: string; alias: string; id: string; by: string }> &
    Noting<{ owner: NoData; first: NoData }>;
  "built-in-id": ContentCode<{ kind: string; id: string }>;
  /** `changes` apply to lists, and `member` is not one. */
  "change-of-no-list": ContentCode<{
    member: string;
    changes: readonly string[];
    /** `member` is a list, and what would be added is not. */
    found?: "list";
  }>;
  /** `changes` have no effect beside `member`. */
  "changes-beside-whole": ContentCode<{
    member: string;
    changes: readonly string[];
    /** Present for a number instead of a list: whether `member` states it or multiplies it. */
    number?: "stated" | "multiplied";
  }>;
  /** `member` is an `add:` or `remove:` member of an object that modifies nothing. */
  "changes-without-modify": ContentCode<{ kind: string; member: string }>;
  "created-again": ContentCode<{ kind: string; id: string }> & Noting<{ earlier: NoData }>;
  "definition-growth": ContentCode<{
    kind: string;
    id: string;
    /** Maximum number of members and entries that may be written. */
    most: number;
  }>;
  "duplicate-id": ContentCode<{
    kind: string;
    id: string;
    /** Whether its id may have a suffix. */
    suffixed: boolean;
  }> &
    Noting<{ first: NoData }>;
  /** Like `removal-not-found`, for a list that is an item group, in which the item may be nested deeper. */
  "group-removal-not-found": ContentCode<{ list: string; entry: string }>;
  /** `suggested` is the id without its invisible characters; `spaces`: these are plain spaces at its ends. */
  "id-characters": ContentCode<{ member: string; id: string; suggested: string; spaces: boolean }>;
  /** `script` is the script of most letters of the id; `strangers` are the letters of others. */
  "id-scripts": ContentCode<{
    member: string;
    id: string;
    script: string;
    strangers: readonly { readonly letter: string; readonly script: string }[];
  }>;
  "ids-with-alias": ContentCode<{
    /** The first of several ids, for which the alias stands here. */
    id: string;
  }>;
  /** `lacks` are mandatory members; `copies`: whether packs change definitions by `copy-from`. */
  "incomplete-redefinition": ContentCode<{
    kind: string;
    id: string;
    lacks: readonly string[];
    copies: boolean;
  }> &
    Noting<{ whole: NoData }>;
  /** `suggestion` is what may have been meant by an object that copies from its own id. */
  "inheritance-cycle": ContentCode<Unknown & { kind: string; chain: readonly string[] }> &
    Noting<{ step: { readonly id: string; readonly parent: string } }>;
  "kind-rule": FixableCode<{
    kind: string;
    /** In the words of the project's rule, or of what was thrown. */
    message: string;
    /** The part of the module that failed; absent for what a rule found. */
    failed?: string;
    help?: string;
    repair?: Repair;
  }> &
    Noting<{ judged: NoData }>;
  "missing-id": ContentCode<{ kind: string; member: string }>;
  "not-scalable": FixableCode<{
    editor: string;
    member: string;
    /** What has to be written to change the inherited value; absent if nothing can. */
    expected?: "number" | "whole" | "quantity";
    /** The parent has a text, of which no unit is known. */
    isText?: true;
    /** The number that a text states, and the text. */
    meant?: { readonly found: string; readonly instead: number };
    /** A number that the parent has. */
    suggestion?: string | undefined;
  }>;
  /** `list` is the list from which `entry` should be removed. */
  "removal-not-found": ContentCode<{
    list: string;
    entry: string;
    /** An entry of the list that may be meant. */
    suggestion?: string;
  }>;
  /** `gives_way` is set if an obsolete definition yields to a live one before it. */
  "replaced-definition": ContentCode<{ kind: string; id: string; gives_way?: true }> &
    Noting<{ later: NoData; live: NoData }>;
  "unknown-modification-target": FixableCode<MissingBase & { id: string }> & Noting<BaseNotes>;
  "unknown-parent": FixableCode<MissingBase & { parent: string }> & Noting<BaseNotes>;
  "unused-allowance": ContentCode<UnusedAllowance>;
  /**
   * `modifies`: whether the object is a modification (else it has no parent); `replaces` is present if it replaces
   * another definition as a whole, with the number of `users` of a requirement.
   */
  "unused-editing-member": ContentCode<{
    member: string;
    modifies: boolean;
    /** The member that it changes, if objects of this kind never inherit that. */
    notInherited?: { readonly kind: string; readonly member: string };
    replaces?: { readonly kind: string; readonly id: string; readonly users: number };
  }>;
  /** `member` is the one that requests the override. */
  "unused-override": ContentCode<Unknown & { kind: string; id: string; member: string }>;
}

const amounts = {
  number: "a number",
  whole: "a whole number",
  quantity: "a text with units, as in the parent",
} as const;

export const definitions: DefinitionCodes = {
  "abstract-with-id": {
    severity: "error",
    losesContent: true,
    message: ({ kind, abstract }) =>
      `${capitalOneOf(kind)} has "abstract": "${abstract}" and an id – a template has no id.`,
    help: () =>
      choose(['remove "abstract"', "it is content"], ["remove the id", "it is only a template"]),
  },
  "alias-taken": {
    severity: "error",
    spec: "2.3",
    message: ({ kind, alias, id, by }) =>
      alias === id
        ? `The alias "${alias}" is the id of ${oneOf(kind)}, which it means – an alias can name only one definition.`
        : `The alias "${alias}" already names ${oneOf(kind)} "${id}", and now means "${by}" – an alias can name only one definition.`,
    help: () => `Remove it from one of them.`,
    label: ({ alias }) => `"${alias}" is taken`,
    notes: { owner: () => "defined here", first: () => "first named here" },
  },
  "built-in-id": {
    severity: "warning",
    spec: "2.4",
    message: ({ kind, id }) => `The ${kind} "${id}" is built in – this definition has no effect.`,
    help: () => `Choose another id.`,
  },
  "change-of-no-list": {
    severity: "error",
    spec: "2.1",
    message: ({ member, changes, found }) =>
      found
        ? `${quotedList(changes, "and")} is not a list – "${member}" of the definition is one.`
        : `${quotedList(changes, "and")} ${changes.length > 1 ? "change" : "changes"} a list – "${member}" of the definition is not a list.`,
    help: ({ member, found }) =>
      found ? "Write it as a list, too." : `Write "${member}" itself instead, with its new value.`,
  },
  "changes-beside-whole": {
    severity: "warning",
    spec: "2.1",
    message: ({ member, changes, number }) =>
      `${quotedList(changes, "and")} ${changes.length > 1 ? "have" : "has"} no effect – "${member}" in the same object ${wins[number ?? "list"]}.`,
    help: ({ member, changes }) =>
      choose(
        [`keep "${member}" alone`, "it is the whole new value"],
        [`keep ${quotedList(changes, "and")} alone`, "the rest is to stay as it is"],
      ),
  },
  "changes-without-modify": {
    severity: "warning",
    spec: "2.1",
    message: ({ member }) =>
      `"${member}" has no effect here – it only changes a definition that already exists.`,
    help: ({ kind }) =>
      choose(
        ['add "edit-mode": "modify"', `it changes the ${kind} that has this id`],
        ["write the whole list", `it is a new ${kind}`],
      ),
  },
  "created-again": {
    severity: "warning",
    spec: "2.1",
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
  },
  "definition-growth": {
    severity: "error",
    losesContent: true,
    message: ({ kind, id, most }) =>
      `The ${kind} "${id}" and everything it builds on need more than ${most.toLocaleString("en")} copied members and list entries – expected no more than that.`,
    help: () =>
      choose(
        ["let fewer definitions build on each other", "they form a long chain"],
        ["change a list in one object", "many objects change it"],
      ),
  },
  "duplicate-id": {
    severity: "error",
    spec: "7",
    losesContent: true,
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
  },
  "group-removal-not-found": {
    severity: "note",
    spec: "2.1",
    message: ({ list: from, entry }) =>
      `"${entry}" cannot be removed – the item group of "${from}" does not list it directly, or not that many times.`,
    help: () => `Only "items" and "entries" of the group are searched, not groups inside it.`,
  },
  "id-characters": {
    severity: "error",
    spec: "2",
    losesContent: true,
    message: ({ member, id, spaces }) =>
      `"${member}" is "${id}" – expected an id without ${
        spaces ? "leading or trailing spaces" : "invisible characters"
      }.`,
    help: ({ suggested }) => (suggested === "" ? undefined : `Write "${suggested}".`),
  },
  "id-scripts": {
    severity: "warning",
    spec: "2",
    message: ({ member, id, script, strangers }) =>
      `"${member}" is "${id}", which mixes ${script} letters with ${list(
        strangers.map(
          ({ letter, script: other }) => `the ${other} "${letter}" (${codePointOf(letter)})`,
        ),
        "and",
      )} – expected letters of one script.`,
    help: ({ script }) => `Type the id again with ${script} letters, here and wherever it is used.`,
  },
  "ids-with-alias": {
    severity: "error",
    message: ({ id }) =>
      `"alias" is beside a list of ids – expected a single id; nothing says whether the alias stands for "${id}" or for another one.`,
    help: ({ id }) =>
      choose(
        [`give "${id}" an object of its own with the alias`, "it stands for that one"],
        ['add the alias to the list "id"', "it is one more definition"],
      ),
  },
  "incomplete-redefinition": {
    severity: "error",
    spec: "2.1",
    losesContent: true,
    message: ({ kind, id, lacks }) =>
      `${capitalOneOf(kind)} "${id}" is already defined, and this object lacks ${quotedList(lacks, "and")} – expected a complete definition, or "edit-mode" for a change.`,
    help: ({ id, copies }) =>
      copies
        ? `Add "copy-from": "${id}", which keeps its other members.`
        : `Add "edit-mode": "modify" to change the existing definition.`,
    label: ({ lacks: [first = ""] }) => `incomplete: "${first}" is missing`,
    notes: { whole: () => "defined here" },
  },
  "inheritance-cycle": {
    severity: "error",
    losesContent: true,
    // The definition that an object patches may be in a file that cannot be read.
    absence: ({ chain }) => chain.length === 2,
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
  },
  "kind-rule": {
    severity: "error",
    fix: { level: "suggestions", does: "write what a rule of the project says" },
    message: ({ kind, message, failed }) =>
      failed === undefined ? message : `"${failed}" of kind "${kind}" failed: ${message}.`,
    help: ({ help, repair }) => help ?? repairSentence(repair),
    label: ({ failed }) => (failed === undefined ? undefined : "it failed here"),
    notes: { judged: () => "it was about this definition" },
  },
  "missing-id": {
    severity: "error",
    spec: "2",
    losesContent: true,
    message: ({ kind, member }) => `${capitalOneOf(kind)} has no "${member}" – it needs one.`,
    help: ({ member }) => `Add "${member}".`,
  },
  "not-scalable": {
    severity: "error",
    message: ({ editor, member, expected, isText }) =>
      expected === undefined
        ? `"${editor}" names "${member}" – the parent has ${isText ? "a text there, and no unit of it is known" : "no such number"}.`
        : `"${editor}.${member}" cannot change what the parent has – expected ${amounts[expected]}.`,
    fix: { level: "safe", reveals: true, does: "write a number that is in quotes without them" },
    help: ({ suggestion, expected, meant }) =>
      expected !== undefined
        ? meant && `Write ${String(meant.instead)}.`
        : (didYouMean(suggestion) ?? `Write the member itself instead.`),
  },
  "removal-not-found": {
    severity: "warning",
    spec: "2.1",
    message: ({ list: from, entry }) =>
      `"${entry}" cannot be removed – "${from}" of the definition does not contain it, or not that many times.`,
    help: ({ suggestion }) =>
      didYouMean(suggestion) ??
      choose(
        ["remove this entry", "it is not there to be removed"],
        ["name an entry that the definition contains before this modification", "another is meant"],
      ),
  },
  "replaced-definition": {
    severity: "note",
    spec: "7",
    message: ({ kind, id, gives_way }) =>
      gives_way === true
        ? `This obsolete ${kind} "${id}" has no effect – the pack also defines one with this id that is in use.`
        : `This ${kind} "${id}" is replaced by another with the same id.`,
    label: ({ gives_way }) =>
      gives_way === true ? "this one has no effect" : "this one is replaced",
    notes: { later: () => "replaced by this one", live: () => "this one stays" },
  },
  "unknown-modification-target": {
    severity: "error",
    spec: "2.1",
    losesContent: true,
    absence: true,
    fix: { level: "suggestions", reveals: true, does: "use the intended id" },
    message: ({ kind, id, reason }) =>
      `There is no ${kind} "${id}" to modify${reason === undefined ? "" : ` – ${reason}`}.`,
    ...missingBase,
  },
  "unknown-parent": {
    severity: "error",
    losesContent: true,
    absence: true,
    fix: { level: "suggestions", reveals: true, does: "use the intended parent" },
    message: ({ kind, parent, reason }) =>
      `There is no ${kind} "${parent}" to copy from${reason === undefined ? "" : ` – ${reason}`}.`,
    ...missingBase,
  },
  "unused-allowance": {
    severity: "warning",
    spec: "1",
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
  },
  "unused-editing-member": {
    severity: "warning",
    tag: "unused",
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
  },
  "unused-override": {
    severity: "warning",
    spec: "7.2",
    tag: "unused",
    absence: true,
    message: ({ kind, id, member, reason }) =>
      `"${member}" replaces nothing – there is no earlier ${nounOf(kind)} "${id}"${
        reason === undefined ? "" : `; ${reason}`
      }.`,
    help: ({ member, suggestion, near }) =>
      didYouMean(suggestion) ??
      choose(
        [`remove "${member}"`, "it defines something new"],
        [`correct the id${suchAs(near)}`, "it replaces something"],
      ),
  },
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
