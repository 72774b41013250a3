/** Members of a kind that stand for one another: other spellings, and what excludes each other. */
import type { Kind } from "../../kind.ts";

/** All spellings of a member, the canonical one first. */
export function spellingsOf(
  { spellings = [] }: Pick<Kind, "spellings">,
  member: string,
): readonly string[] {
  return spellings.find((same) => same.includes(member)) ?? [member];
}

/** The members that go where one is stated: itself, and what it stands in place of. */
export function replacedBy(
  { spellings = [], exclusive = [] }: Pick<Kind, "spellings" | "exclusive">,
  member: string,
): readonly string[] {
  const holds = (same: readonly string[]): boolean => same.includes(member);
  return spellings.find(holds) ?? exclusive.find(holds) ?? [member];
}
