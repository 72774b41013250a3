/** Members of a kind that stand for one another: different spellings, and members that exclude each other. */
import type { Kind } from "../../kind.ts";

/** All spellings of a member, the canonical one first. */
export function spellingsOf(
  { spellings = [] }: Pick<Kind, "spellings">,
  member: string,
): readonly string[] {
  return spellings.find((same) => same.includes(member)) ?? [member];
}

/** The members that are replaced if one is stated: itself, and those that it excludes. */
export function replacedBy(
  { spellings = [], exclusive = [] }: Pick<Kind, "spellings" | "exclusive">,
  member: string,
): readonly string[] {
  const holds = (same: readonly string[]): boolean => same.includes(member);
  return spellings.find(holds) ?? exclusive.find(holds) ?? [member];
}
