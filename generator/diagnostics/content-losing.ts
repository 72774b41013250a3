import { codes, isContentCode } from "./code.ts";
import type { Fact } from "./diagnostic.ts";

/** Whether findings of the code always leave content out. */
export function alwaysLosesContent(code: string): boolean {
  return isContentCode(code) && codes[code].losesContent === true;
}

/**
 * Whether content is left out because of a finding, or because of one that it represents: always for some codes,
 * sometimes for others.
 */
export function losesContent({ code, loses, covers = [] }: Finding): boolean {
  return loses === true || alwaysLosesContent(code) || covers.some(losesContent);
}

type Finding = Pick<Fact, "loses" | "covers"> & { readonly code: string };
