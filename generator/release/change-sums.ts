/**
 * Checksums of what a release recorded. Each covers only the changes of its own release, in any order, so that records
 * of two branches stay valid when their lines are put together.
 */
import { getOrInsert } from "../model/maps.ts";
import type { ReleaseChange, ReleasedId } from "../model/release-record.ts";

export interface ChangeSum {
  /** How many changes the release recorded. */
  readonly changes: number;
  /** Their number and their checksum, as the record states them. */
  readonly text: string;
}

/** By release. A change that two lines state counts once. */
export function changeSums(
  lines: readonly Pick<ReleasedId, "kind" | "id" | "changes">[],
): ReadonlyMap<string, ChangeSum> {
  const counted = new Map<string, { readonly texts: Set<string>; sum: number }>();
  for (const { kind, id, changes } of lines) {
    for (const change of changes) {
      const own = getOrInsert(counted, change.release, () => ({
        texts: new Set<string>(),
        sum: 0,
      }));
      const text = JSON.stringify([kind, id, printChange(change)]);
      if (own.texts.has(text)) continue;
      own.texts.add(text);
      own.sum = (own.sum + hash(text)) >>> 0;
    }
  }
  return new Map(
    [...counted].map(([release, { texts, sum }]) => [
      release,
      { changes: texts.size, text: `${String(texts.size)} ${sum.toString(16)}` },
    ]),
  );
}

/** A change as a line of the record states it. */
export function printChange({ state, release, to, meaning }: ReleaseChange): string {
  const more = to ?? meaning;
  return [state, release, ...(more === undefined ? [] : [more])].join(" ");
}

/** FNV-1a of 32 bits: against loss and accidents, not against intent. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  return value >>> 0;
}
