/** Requirement members as an author writes them; values have passed `definition.schema.json` of this folder. */
import type { JsonObject } from "../../../model/json.ts";

export interface WrittenQuality {
  readonly id: string;
  readonly level?: number;
  readonly amount?: number;
}

/** Third and fourth element of an alternative, in any order. */
type Word = boolean | "NO_RECOVER" | "LIST";
export type WrittenAlternative = string | readonly [id: string, amount: number, ...words: Word[]];
export type WrittenGroups = readonly (readonly WrittenAlternative[])[];

/** The two members whose alternatives may be lists. */
export type GroupMember = "tools" | "components";
export const groupMembers: readonly GroupMember[] = ["tools", "components"];

/** One alternative, taken apart. */
export interface Alternative {
  readonly id: string;
  /** As written; a bare tool id stands for -1, presence. */
  readonly amount: number;
  /** The id is a requirement's. */
  readonly isList: boolean;
  readonly recoverable: boolean;
}

export function readAlternative(written: WrittenAlternative): Alternative {
  if (typeof written === "string") {
    return { id: written, amount: -1, isList: false, recoverable: true };
  }
  // Tens of thousands are read: iterating over each would be most of the work.
  const id = written[0];
  const amount = written[1];
  if (written.length === 2) return { id, amount, isList: false, recoverable: true };
  const words = written.slice(2) as readonly Word[];
  return {
    id,
    amount,
    isList: words.includes("LIST"),
    recoverable: !words.includes(false) && !words.includes("NO_RECOVER"),
  };
}

export function writtenGroups(value: JsonObject, member: GroupMember): WrittenGroups {
  return (value[member] ?? []) as unknown as WrittenGroups;
}

/**
 * The groups of a member that ask for something, with their places in the list; one without alternatives does not
 * (reported elsewhere).
 */
export function askingGroups(
  value: JsonObject,
  member: GroupMember,
): { readonly group: readonly WrittenAlternative[]; readonly index: number }[] {
  return writtenGroups(value, member)
    .map((group, index) => ({ group, index }))
    .filter(({ group }) => group.length > 0);
}

/** All alternatives of a member, with the indices of their groups and their own in these. */
export function eachAlternative(
  value: JsonObject,
  member: GroupMember,
  visit: (written: WrittenAlternative, group: number, index: number) => void,
): void {
  writtenGroups(value, member).forEach((alternatives, group) => {
    alternatives.forEach((written, index) => {
      visit(written, group, index);
    });
  });
}

export type WrittenUsing =
  string | readonly (string | readonly [id: string, multiplier: number, word?: "LIST"])[];

/** Each requirement of `using` with its multiplier (§2.10), in the order written. */
export function readUsing(
  value: JsonObject,
): { readonly id: string; readonly multiplier: number }[] {
  const using = (value["using"] ?? []) as unknown as WrittenUsing;
  if (typeof using === "string") return [{ id: using, multiplier: 1 }];
  return using.map((entry) =>
    typeof entry === "string"
      ? { id: entry, multiplier: 1 }
      : { id: entry[0], multiplier: entry[1] },
  );
}
