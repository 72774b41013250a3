import type { Kind } from "./kind.ts";

/** The flags of a kind to which the format gives a meaning. */
export function knownFlags({ vocabularies = [] }: Kind): readonly string[] {
  return vocabularies.find(({ member }) => member === "flags")?.known ?? [];
}
