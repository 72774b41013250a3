import { createHash } from "node:crypto";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { ContentModel } from "../resolve.ts";

/** What game code reads of a model, as one digest: the same for the same records in the same order. */
export function contentDigest({ records, substitutions }: ContentModel): string {
  const hash = createHash("sha256");
  for (const [kind, table] of records) {
    hash.update(`${kind}\n`);
    for (const [id, { record }] of table) hash.update(`${JSON.stringify([id, record])}\n`);
  }
  for (const { record } of substitutions) hash.update(`${JSON.stringify(record)}\n`);
  return hash.digest("hex");
}

/** Whether nothing is found after that was not found before: of no code more findings. Notes count where asked for. */
export function isNoWorse(
  before: readonly Diagnostic[],
  after: readonly Diagnostic[],
  notes: "notes count" | "notes aside",
): boolean {
  const left = new Map<string, number>();
  for (const { code } of before) left.set(code, (left.get(code) ?? 0) + 1);
  return after.every(({ code, severity }) => {
    if (severity === "note" && notes === "notes aside") return true;
    const count = left.get(code) ?? 0;
    left.set(code, count - 1);
    return count > 0;
  });
}
