/** Requirement members as an author writes them, wherever they are: in a recipe, an uncraft or a requirement. */
import type {
  AuthoredRecipe,
  AuthoredRequirementPartsComponent,
  AuthoredRequirementPartsQuality,
  AuthoredRequirementPartsTool,
} from "../../../compiled/authored-types.ts";

/** The two members whose alternatives may be lists. */
export type GroupMember = "tools" | "components";
export const groupMembers: readonly GroupMember[] = ["tools", "components"];

/** An object with such members. */
export type Needing = Pick<AuthoredRecipe, GroupMember | "qualities" | "using">;

export type WrittenQuality = AuthoredRequirementPartsQuality;
export type WrittenAlternative =
  string | AuthoredRequirementPartsTool | AuthoredRequirementPartsComponent;
export type WrittenGroups = readonly (readonly WrittenAlternative[])[];

/** The parts of one alternative. */
export interface Alternative {
  readonly id: string;
  /** As written; a bare tool id stands for -1, presence. */
  readonly amount: number;
  /** Whether the id is that of a requirement. */
  readonly isList: boolean;
  readonly recoverable: boolean;
}

export function readAlternative(written: WrittenAlternative): Alternative {
  if (typeof written === "string") {
    return { id: written, amount: -1, isList: false, recoverable: true };
  }
  // Tens of thousands are read: iterating over each one would take most of the time.
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
 * The groups of a member that require something, with their indices in the list; a group without alternatives does not
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

/** The requirements of `using` with their multipliers (§2.10), in the order written. */
export function readUsing({ using = [] }: Pick<Needing, "using">): {
  readonly id: string;
  readonly multiplier: number;
}[] {
  if (typeof using === "string") return [{ id: using, multiplier: 1 }];
  return using.map((entry) =>
    typeof entry === "string"
      ? { id: entry, multiplier: 1 }
      : { id: entry[0], multiplier: Math.trunc(entry[1]) },
  );
}
