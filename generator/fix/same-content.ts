import { nodeCrypto } from "../disk/sha256.ts";
import type { Code } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ContentModel } from "../resolve/content-model.ts";
import { textCodes } from "../diagnostics/news.ts";

/** A digest of what game code reads from a model: equal for the same records in the same order. */
export function contentDigest({ records, substitutions }: ContentModel): string {
  const hash = nodeCrypto().createHash("sha256");
  for (const [kind, table] of records) {
    hash.update(`${kind}\n`);
    for (const [id, { record }] of table) hash.update(`${JSON.stringify([id, record])}\n`);
  }
  for (const { record } of substitutions) hash.update(`${JSON.stringify(record)}\n`);
  return hash.digest("hex");
}

/** How many definitions a model has: a fix that renames one must not put it in place of another. */
export function countDefinitions({ records, substitutions }: ContentModel): number {
  return [...records.values()].reduce((sum, { size }) => sum + size, substitutions.length);
}

/** Codes that may appear in a part that could not be read before; they do not show whether it is now read correctly. */
const words: ReadonlySet<string> = new Set<Code>([
  "migrated-reference",
  "unknown-color",
  "unknown-look",
  "unknown-reference",
]);

/** Codes for texts, or values in them, that cannot be read. */
const forms: ReadonlySet<string> = new Set<string>([
  ...textCodes,
  "bad-unit",
  "duplicate-member",
  "missing-member",
  "not-an-object",
  "wrong-length",
  "wrong-type",
]);

/**
 * Whether nothing new is found afterwards: no code has more findings than before. Notes count only with "notes count".
 * Unknown words and ids do not count with "words aside", when parts are read for the first time. With "forms alone" and
 * "texts alone", when a value or a text becomes readable in the only possible way, only what still cannot be read
 * counts: what it states is its author's responsibility.
 */
export function isNoWorse(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  apart: "notes count" | "notes aside" | "words aside" | "forms alone" | "texts alone",
): boolean {
  const left = new Map<string, number>();
  for (const { code } of before) left.set(code, (left.get(code) ?? 0) + 1);
  return after.every(({ code, severity }) => {
    if (severity === "note" && apart !== "notes count") return true;
    if (apart === "texts alone" && !textCodes.has(code)) return true;
    if (apart === "forms alone" && !forms.has(code)) return true;
    if (apart === "words aside" && words.has(code)) return true;
    const count = left.get(code) ?? 0;
    left.set(code, count - 1);
    return count > 0;
  });
}
