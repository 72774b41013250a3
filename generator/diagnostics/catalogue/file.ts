import { list } from "../sentence.ts";
import type { CatalogueEntry } from "./entry.ts";

/** Facts of the codes about a file as a whole and about what its top level holds (§1). */
export interface FileCodes {
  "invalid-utf8": CatalogueEntry<{ readonly byte: number }>;
  /** `found` are one or several entries in a row; `all`: the file holds nothing else. */
  "not-an-object": CatalogueEntry<{ readonly found: string; readonly all: boolean }>;
  "missing-type": CatalogueEntry<{ readonly written: boolean }>;
  "near-miss-type": CatalogueEntry<{ readonly found: string; readonly meant: string }>;
  /** `meant` are the kinds whose members it has. */
  "unknown-type": CatalogueEntry<{ readonly found: string; readonly meant: readonly string[] }>;
  /** `member` is one that the kind `found` does not have. */
  "other-kind": CatalogueEntry<{
    readonly found: string;
    readonly meant: readonly string[];
    readonly member: string;
  }>;
}

export const fileCodes: FileCodes = {
  "invalid-utf8": {
    severity: "error",
    meaning: "A file is not valid UTF-8.",
    message: ({ byte }) => `Byte ${String(byte)} is no UTF-8 – definition files are UTF-8 text.`,
    help: () => "Save the file as UTF-8.",
  },
  "not-an-object": {
    severity: "error",
    spec: "1",
    meaning: "An entry of a file's list is not an object.",
    message: ({ found }) =>
      /^\d/u.test(found)
        ? `${found} were found – expected objects with a "type".`
        : `${found} was found – expected an object with a "type".`,
    help: ({ all }) =>
      all ? `If the file holds no definitions, keep it outside the packs.` : undefined,
  },
  "missing-type": {
    severity: "error",
    spec: "1",
    meaning: `An object has no "type", or one that is not a string.`,
    message: ({ written }) =>
      written
        ? `"type" is not a string – it names the kind of definition.`
        : `An object without "type" was found – "type" names the kind of definition.`,
    help: () => `Add "type", such as "terrain" or "recipe".`,
  },
  "near-miss-type": {
    severity: "error",
    spec: "1",
    meaning: "A type is almost, but not quite, one of the six kinds.",
    message: ({ found, meant }) =>
      `Unknown type "${found}" – it looks like "${meant}" misspelt, and would be skipped.`,
    help: ({ meant }) => `Write "${meant}".`,
  },
  "unknown-type": {
    severity: "error",
    spec: "1",
    meaning: "An object has the members of a definition, and a type that is not known.",
    message: ({ found, meant }) =>
      `Unknown type "${found}" – the members are those of ${quoted(meant)}, and would be skipped.`,
    help: ({ meant }) => `Write "type": ${quoted(meant)}.`,
  },
  "other-kind": {
    severity: "error",
    spec: "1",
    meaning: "An object has the type of one kind and the members of another.",
    message: ({ found, meant, member }) =>
      `Type "${found}" was found – the members, such as "${member}", are those of ${quoted(meant)}.`,
    help: ({ meant }) => `Write "type": ${quoted(meant)}.`,
  },
};

/** `"recipe" or "uncraft"`. */
function quoted(words: readonly string[]): string {
  return list(
    words.map((word) => `"${word}"`),
    "or",
  );
}
