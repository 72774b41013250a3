import type { KindName } from "../model/kind-names.ts";
import { kinds } from "./registry.ts";

/** The flags of a kind to which the format gives a meaning. */
export function knownFlags(kind: KindName): readonly string[] {
  const { vocabularies = [] } = kinds[kind];
  return vocabularies.find(({ member }) => member === "flags")?.known ?? [];
}
