import { nodeCrypto } from "../disk/sha256.ts";
import type { Code } from "../diagnostics/code.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ContentModel } from "../resolve/content-model.ts";

/** What game code reads of a model, as one digest: the same for the same records in the same order. */
export function contentDigest({ records, substitutions }: ContentModel): string {
  const hash = nodeCrypto().createHash("sha256");
  for (const [kind, table] of records) {
    hash.update(`${kind}\n`);
    for (const [id, { record }] of table) hash.update(`${JSON.stringify([id, record])}\n`);
  }
  for (const { record } of substitutions) hash.update(`${JSON.stringify(record)}\n`);
  return hash.digest("hex");
}

/**
 * What may come to light in a part that was not read before, which proves nothing about whether it was read rightly.
 */
const words: ReadonlySet<string> = new Set<Code>([
  "migrated-reference",
  "unknown-color",
  "unknown-look",
  "unknown-reference",
]);

/** What says that a text is no JSON. */
const texts: ReadonlySet<string> = new Set<Code>([
  "invalid-json",
  "invalid-utf8",
  "nesting-too-deep",
]);

export function isOfTexts(code: string): boolean {
  return texts.has(code);
}

/** What says that a text, or a value in it, cannot be read. */
const forms: ReadonlySet<string> = new Set<string>([
  ...texts,
  "bad-unit",
  "duplicate-member",
  "missing-member",
  "not-an-object",
  "wrong-length",
  "wrong-type",
]);

/**
 * Whether nothing is found after that was not found before: of no code more findings. Notes count where asked for, and
 * unknown words and ids do not where parts are read for the first time. Where a text or a value becomes
 * readable in the one way there is, only what still cannot be read counts: what it says is its author's.
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
    if (apart === "texts alone" && !texts.has(code)) return true;
    if (apart === "forms alone" && !forms.has(code)) return true;
    if (apart === "words aside" && words.has(code)) return true;
    const count = left.get(code) ?? 0;
    left.set(code, count - 1);
    return count > 0;
  });
}
