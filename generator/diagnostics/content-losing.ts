import type { Code } from "./catalogue/index.ts";
import type { Fact } from "./diagnostic.ts";

/**
 * Codes of what cannot be read as its author meant it: the object, or a part of it, is left out of every later
 * stage. As errors they stop the build. As anything less the build would go on without the object, and content
 * would be lost without a word; so no configuration lowers them and no baseline accepts them.
 */
export const contentLosing: ReadonlySet<string> = new Set<Code>([
  "abstract-with-id",
  "bad-unit",
  "duplicate-id",
  "duplicate-member",
  "id-characters",
  "incomplete-redefinition",
  "inheritance-cycle",
  "invalid-json",
  "invalid-utf8",
  "missing-id",
  "missing-member",
  "missing-type",
  "near-miss-type",
  "nesting-too-deep",
  "not-an-object",
  "other-kind",
  "unknown-modification-target",
  "unknown-parent",
  "wrong-length",
  "wrong-type",
]);

/**
 * Whether content is left out because of a finding, or because of one that it stands for: always with some codes, with
 * others now and then.
 */
export function losesContent({ code, loses, covers = [] }: Finding): boolean {
  return loses === true || contentLosing.has(code) || covers.some(losesContent);
}

type Finding = Pick<Fact, "loses" | "covers"> & { readonly code: string };
