import { codes, contentCodes } from "./code.ts";
import type { Fact } from "./diagnostic.ts";

/** Codes whose findings always leave content out. */
export const contentLosing: ReadonlySet<string> = new Set(
  contentCodes.filter((code) => codes[code].losesContent === true),
);

/**
 * Whether content is left out because of a finding, or because of one that it stands for: always with some codes, with
 * others now and then.
 */
export function losesContent({ code, loses, covers = [] }: Finding): boolean {
  return loses === true || contentLosing.has(code) || covers.some(losesContent);
}

type Finding = Pick<Fact, "loses" | "covers"> & { readonly code: string };
