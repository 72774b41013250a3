import type { ContentCode, Reason } from "../code-definition.ts";
import { choose, oneOf } from "../sentence.ts";

/**
 * `modifies`: whether the object is a modification (else it has no parent); `replaces` is present if it replaces
 * another definition as a whole, with the number of `users` of a requirement.
 */
interface Data {
  readonly member: string;
  readonly modifies: boolean;
  /** The member that it changes, if objects of this kind never inherit that. */
  readonly notInherited?: { readonly kind: string; readonly member: string };
  readonly replaces?: { readonly kind: string; readonly id: string; readonly users: number };
}

export const code: ContentCode<Data> = {
  severity: "warning",
  tag: "unused",
  theme: "definitions",
  meaning: "A member that edits a definition has no effect in this kind of object.",
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

export const reason: Reason = {
  why: '"extend", "delete", "relative" and "proportional" change what an object inherits through "copy-from"; a modification changes an existing definition. The members of one way of editing have no effect in an object that uses the other. An object whose id is already defined even replaces the whole earlier definition: a requirement that should only be extended loses all its tools, and the message states how many definitions use it. Some members are never inherited, such as the components of a recipe: there is nothing that "extend" could add to.',
  remedy:
    'Use the members of the way of editing that the object uses: "add:" and "remove:" with "edit-mode": "modify", the others with "copy-from".',
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
