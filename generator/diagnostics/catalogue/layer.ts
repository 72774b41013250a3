import { capitalOneOf, list, oneOf } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about several objects that together make one definition (§2.1, §7, §9). */
export interface LayerCodes {
  "duplicate-id": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    /** Its id may have a suffix. */
    readonly recipe: boolean;
  }>;
  /** `gives_way` where an obsolete one leaves the place to a live one before it. */
  "replaced-definition": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly gives_way?: true;
  }>;
  /** `lacks` are mandatory members; `copies`: where packs change definitions by `copy-from`. */
  "incomplete-redefinition": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly lacks: readonly string[];
    readonly copies: boolean;
  }>;
  "unknown-modification-target": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
    readonly reason?: string | undefined;
  }>;
  "unknown-parent": CatalogueEntry<{
    readonly kind: string;
    readonly parent: string;
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
    readonly reason?: string | undefined;
  }>;
  /** `suggestion` is what an object may have meant that copies from its own id. */
  "inheritance-cycle": CatalogueEntry<{
    readonly kind: string;
    readonly chain: readonly string[];
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
    readonly reason?: string | undefined;
  }>;
  "not-scalable": CatalogueEntry<{ readonly editor: string; readonly member: string }>;
  "missing-id": CatalogueEntry<{ readonly kind: string; readonly member: string }>;
  /** `meant` is the id without what nobody sees in it; `spaces`: these are plain spaces at its ends. */
  "id-characters": CatalogueEntry<{
    readonly member: string;
    readonly id: string;
    readonly meant: string;
    readonly spaces: boolean;
  }>;
  /** `script` is that of most letters of the id, `strangers` are the others. */
  "id-scripts": CatalogueEntry<{
    readonly member: string;
    readonly id: string;
    readonly script: string;
    readonly strangers: readonly { readonly letter: string; readonly script: string }[];
  }>;
  /** `member` is the one that asks for it. */
  "unused-override": CatalogueEntry<{
    readonly kind: string;
    readonly id: string;
    readonly member: string;
    readonly suggestion?: string | undefined;
    readonly tied?: true | undefined;
    readonly reason?: string | undefined;
  }>;
  "created-again": CatalogueEntry<{ readonly kind: string; readonly id: string }>;
  "abstract-with-id": CatalogueEntry<{ readonly kind: string; readonly abstract: string }>;
  "built-in-id": CatalogueEntry<{ readonly kind: string; readonly id: string }>;
  /** `id` is the definition that the alias names otherwise. */
  "alias-taken": CatalogueEntry<{
    readonly kind: string;
    readonly alias: string;
    readonly id: string;
  }>;
}

export const layerCodes: LayerCodes = {
  "duplicate-id": {
    severity: "error",
    spec: "7",
    meaning: "Two objects define the same id.",
    message: ({ kind, id }) =>
      `${capitalOneOf(kind)} "${id}" is defined a second time – ids are unique.`,
    help: ({ kind, recipe }) =>
      recipe
        ? `Set "override": true to replace the first, or give this one another "id_suffix".`
        : kind === "uncraft"
          ? `Set "override": true to replace the first, or remove one of the two.`
          : `Rename one, or say what it does to the first: "edit-mode": "modify" or "override". The setting "rules": { "duplicate_ids": "replace" } lets the later one win everywhere.`,
  },
  "incomplete-redefinition": {
    severity: "error",
    spec: "2.1",
    meaning:
      "An object has the id of a definition, is none by itself, and does not say that it changes that one.",
    message: ({ kind, id, lacks }) =>
      `${capitalOneOf(kind)} "${id}" is defined already, and this object lacks ${list(
        lacks.map((each) => `"${each}"`),
        "and",
      )} – a change says so, and a definition is whole.`,
    help: ({ id, copies }) =>
      copies
        ? `Add "copy-from": "${id}" to keep its other members, or "edit-mode": "modify".`
        : `Add "edit-mode": "modify" to change that one.`,
  },
  "replaced-definition": {
    severity: "note",
    spec: "7",
    meaning: "Of two objects of one id, one took the place of the other.",
    message: ({ kind, id, gives_way }) =>
      gives_way === true
        ? `This obsolete ${kind} "${id}" has no effect – the pack defines one of its id that is in use.`
        : `This ${kind} "${id}" is replaced by another of its id.`,
  },
  "unknown-modification-target": {
    severity: "error",
    spec: "2.1",
    meaning: `"edit-mode": "modify" names an id that nothing defines.`,
    message: ({ kind, id, reason }) =>
      `No ${kind} "${id}" is there to be modified${reason === undefined ? "" : ` – ${reason}`}.`,
    help: ({ suggestion }) =>
      suggestion === undefined
        ? `Define it in this pack or an earlier one, or name one that is there.`
        : `Did you mean "${suggestion}"?`,
  },
  "unknown-parent": {
    severity: "error",
    meaning: `"copy-from" names neither a definition nor a template.`,
    message: ({ kind, parent, reason }) =>
      `No ${kind} "${parent}" is there to copy from${reason === undefined ? "" : ` – ${reason}`}.`,
    help: ({ suggestion }) =>
      suggestion === undefined
        ? `Parents are of the same kind, in this pack or an earlier one.`
        : `Did you mean "${suggestion}"?`,
  },
  "inheritance-cycle": {
    severity: "error",
    meaning: `Definitions copy from each other in a circle, or one from itself where none is there before it.`,
    message: ({ kind, chain, reason }) =>
      `${capitalOneOf(kind)} copies from itself: ${chain.map((id) => `"${id}"`).join(" → ")}` +
      (reason === undefined ? "." : ` – ${reason}.`),
    help: ({ chain, suggestion }) =>
      chain.length > 2
        ? `Take "copy-from" out of one of them.`
        : suggestion === undefined
          ? `Name another parent; to patch a definition of this id, load its pack before this one.`
          : `Name another parent, or patch one that is there: did you mean "${suggestion}"?`,
  },
  "not-scalable": {
    severity: "error",
    meaning: `"relative" or "proportional" names a member that is no inherited number.`,
    message: ({ editor, member }) =>
      `"${editor}" names "${member}" – the parent has no such number.`,
    help: () => `State the member itself instead.`,
  },
  "missing-id": {
    severity: "error",
    spec: "2",
    meaning: "An object has no id.",
    message: ({ kind, member }) =>
      `${capitalOneOf(kind)} without "${member}" was found – it needs one.`,
    help: ({ member }) => `Add "${member}".`,
  },
  "id-characters": {
    severity: "error",
    spec: "2",
    meaning: "An id begins or ends with a space, or has characters that nobody can see.",
    message: ({ member, id, spaces }) =>
      `"${member}" is "${id}" – an id without ${
        spaces ? "spaces at its ends" : "invisible characters"
      } was expected.`,
    help: ({ meant }) => (meant === "" ? undefined : `Write "${meant}".`),
  },
  "id-scripts": {
    severity: "warning",
    spec: "2",
    meaning: "An id mixes letters of several scripts that look alike.",
    message: ({ member, id, script, strangers }) =>
      `"${member}" is "${id}", which mixes ${script} letters with ${list(
        strangers.map(
          ({ letter, script: other }) => `the ${other} "${letter}" (${codePoint(letter)})`,
        ),
        "and",
      )} – letters of one script were expected.`,
    help: ({ script }) => `Type the id anew with ${script} letters, here and where it is used.`,
  },
  "unused-override": {
    severity: "warning",
    spec: "7.2",
    meaning: "An object is to replace another of its id, and there is none.",
    message: ({ kind, id, member, reason }) =>
      `"${member}" replaces nothing – no ${kind.replaceAll("_", " ")} "${id}" is there before this one${
        reason === undefined ? "" : `; ${reason}`
      }.`,
    help: ({ member, suggestion }) =>
      suggestion === undefined
        ? `Remove "${member}", or correct the id.`
        : `Did you mean "${suggestion}"?`,
  },
  "created-again": {
    severity: "warning",
    spec: "2.1",
    meaning: `"edit-mode": "create" stands in an object whose id is there already.`,
    message: ({ kind, id }) =>
      `"edit-mode": "create" asks for ${oneOf(kind)} that is new – "${id}" is there already, and is replaced.`,
    help: () =>
      `Write "override" if it is to be replaced, "modify" to change it, or give this one another id.`,
  },
  "abstract-with-id": {
    severity: "error",
    meaning: `An object is a template and a definition at once.`,
    message: ({ kind, abstract }) =>
      `${capitalOneOf(kind)} has "abstract": "${abstract}" and an id – a template has no id.`,
    help: () => `Remove one of the two.`,
  },
  "built-in-id": {
    severity: "warning",
    spec: "2.4",
    meaning: "A definition of a null id, which is built in.",
    message: ({ kind, id }) => `The ${kind} "${id}" is built in – this definition has no effect.`,
    help: () => `Choose another id.`,
  },
  "alias-taken": {
    severity: { spec: "error", "bright-nights": "warning" },
    spec: "2.3",
    meaning: "An alias is another definition's id or alias.",
    message: ({ kind, alias, id }) =>
      alias === id
        ? `The alias "${alias}" is the id of ${oneOf(kind)} – an alias is a name of one definition only.`
        : `The alias "${alias}" names ${oneOf(kind)} "${id}" already – an alias is a name of one definition only.`,
    help: () => `Take it out of one of them.`,
  },
};

/** `U+0430`. */
function codePoint(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}
