/** Members of which an object has one or the other, so that stating one replaces both. */
const exclusive: readonly (readonly string[])[] = [
  ["color", "bgcolor"],
  ["cbms", "CBMs"],
];

/** The members that go where one is stated: itself, and what it stands in place of. */
export function replacedBy(member: string): readonly string[] {
  return exclusive.find((pair) => pair.includes(member)) ?? [member];
}
