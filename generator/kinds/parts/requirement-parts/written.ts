/** Requirement members as an author writes them, wherever they stand: in a recipe, an uncraft or a requirement. */
import type {
  AuthoredRecipe,
  AuthoredRequirementPartsComponent,
  AuthoredRequirementPartsQuality,
  AuthoredRequirementPartsTool,
} from "../../../compiled/authored-types.ts";

/** The two members whose alternatives may be lists. */
export type GroupMember = "tools" | "components";
export const groupMembers: readonly GroupMember[] = ["tools", "components"];

/** What has such members. */
export type Needing = Pick<AuthoredRecipe, GroupMember | "qualities" | "using">;

export type WrittenQuality = AuthoredRequirementPartsQuality;
export type WrittenAlternative =
  string | AuthoredRequirementPartsTool | AuthoredRequirementPartsComponent;
export type WrittenGroups = readonly (readonly WrittenAlternative[])[];

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
  const words: readonly (string | number | boolean)[] = written.slice(2);
  return {
    id,
    amount,
    isList: words.includes("LIST"),
    recoverable: !words.includes(false) && !words.includes("NO_RECOVER"),
  };
}

export function writtenGroups(value: Needing, member: GroupMember): WrittenGroups {
  return value[member] ?? [];
}

/**
 * The groups of a member that ask for something, with their places in the list; one without alternatives does not
 * (reported elsewhere).
 */
export function askingGroups(
  value: Needing,
  member: GroupMember,
): { readonly group: readonly WrittenAlternative[]; readonly index: number }[] {
  return writtenGroups(value, member)
    .map((group, index) => ({ group, index }))
    .filter(({ group }) => group.length > 0);
}

/** All alternatives of a member, with the indices of their groups and their own in these. */
export function eachAlternative(
  value: Needing,
  member: GroupMember,
  visit: (written: WrittenAlternative, group: number, index: number) => void,
): void {
  writtenGroups(value, member).forEach((alternatives, group) => {
    alternatives.forEach((written, index) => {
      visit(written, group, index);
    });
  });
}

/** Each requirement of `using` with its multiplier (§2.10), in the order written. */
export function readUsing({ using = [] }: Pick<Needing, "using">): {
  readonly id: string;
  readonly multiplier: number;
}[] {
  if (typeof using === "string") return [{ id: using, multiplier: 1 }];
  return using.map((entry) =>
    typeof entry === "string"
      ? { id: entry, multiplier: 1 }
      : { id: entry[0], multiplier: entry[1] },
  );
}
