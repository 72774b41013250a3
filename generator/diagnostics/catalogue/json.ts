import type { CatalogueEntry } from "./entry.ts";

/** Facts that each code carries; the sentences are below. */
export interface JsonCodes {
  /** `reason` is a whole sentence of `json/reasons.ts`. */
  "invalid-json": CatalogueEntry<{ readonly reason: string; readonly help?: string }>;
  "duplicate-member": CatalogueEntry<{ readonly name: string }>;
  "nesting-too-deep": CatalogueEntry<{ readonly limit: number }>;
}

export const jsonCodes: JsonCodes = {
  "invalid-json": {
    severity: "error",
    spec: "1",
    meaning:
      "A file is not JSON: a comma, a quote or a bracket is missing or too many, or the like.",
    message: ({ reason }) => reason,
    help: ({ help }) => help,
  },
  "duplicate-member": {
    severity: "error",
    spec: "1",
    meaning: "An object names the same member twice, so that one of the two values would be lost.",
    message: ({ name }) =>
      `The member "${name}" was found twice in one object – once was expected.`,
    help: () => "Remove one of the two, or join their values.",
  },
  "nesting-too-deep": {
    severity: "error",
    meaning: "Objects and arrays stand inside each other deeper than any definition does.",
    message: ({ limit }) =>
      `Objects and arrays were found nested deeper than ${limit} levels – definitions need far fewer.`,
  },
};
