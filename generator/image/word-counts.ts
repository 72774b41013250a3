/**
 * How often words occur in the packs of an image, as far as that decides what a finding says (`blame/evidence.ts`):
 * whether a known id occurs more than once, and whether a word that is hardly different from one occurs at all.
 */
import { endOfString } from "../json/scan.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { Entry } from "../model/definition.ts";
import { addTo } from "../model/maps.ts";
import { once } from "../model/once.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { idsInObject } from "../parse/unread-ids.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import { isHarmlessTypo, isOneTypo, typoKeys } from "../text/one-typo.ts";

export interface KeptCounts {
  /** Of all known ids in order, six to a letter: whether it occurs more than once. */
  readonly again: string;
  /** Other words that are one harmless typo away from a known id. */
  readonly alike: readonly string[];
}

type Defining = Pick<ParsedFile, "externals"> & {
  readonly objects: readonly { readonly entry: Pick<Entry, "value"> }[];
};

/** Letters for six bits each, without those that JSON escapes. */
const firstLetter = 0x5d;
const bits = 6;

export function keptCounts(parsed: readonly ParsedFile[], kinds: Kinds): KeptCounts {
  const counts = new Map<string, number>();
  for (const { file } of parsed) countAll(file.text, counts);
  const ids = knownIds(parsed, kinds);
  const letters: string[] = [];
  for (let at = 0; at < ids.length; at += bits) {
    let letter = 0;
    ids.slice(at, at + bits).forEach((id, bit) => {
      if ((counts.get(id) ?? 0) > 1) letter |= 1 << bit;
    });
    letters.push(String.fromCharCode(firstLetter + letter));
  }
  const known = new Set(ids);
  const byKey = new Map<string, string[]>();
  for (const id of ids) for (const key of typoKeys(id)) addTo(byKey, key, id);
  const isAlike = (word: string): boolean =>
    [...typoKeys(word)].some((key) =>
      byKey.get(key)?.some((id) => isOneTypo(word, id) && isHarmlessTypo(word, id)),
    );
  const words = [...counts.keys()].filter((word) => isWord.test(word) && !known.has(word));
  return { again: letters.join(""), alike: sortedByCodeUnit(words.filter(isAlike)) };
}

/** What may be written for an id. */
const isWord = /^[^\s"\\]{2,80}$/u;

/** @returns 0 if it does not occur, 1, or 2 if it occurs more than once */
export function countsOf(
  { again, alike }: KeptCounts,
  parsed: readonly Defining[],
  kinds: Kinds,
): (word: string) => number {
  const positions = once(() => new Map(knownIds(parsed, kinds).map((id, at) => [id, at])));
  const others = once(() => new Set(alike));
  return (word) => {
    const at = positions().get(word);
    if (at === undefined) return others().has(word) ? 1 : 0;
    const letter = again.charCodeAt(Math.floor(at / bits)) - firstLetter;
    return ((letter >> (at % bits)) & 1) === 1 ? 2 : 1;
  };
}

function knownIds(parsed: readonly Defining[], kinds: Kinds): readonly string[] {
  const ids = new Set<string>();
  for (const { externals, objects } of parsed) {
    for (const list of Object.values(externals)) for (const id of list) ids.add(id);
    for (const { entry } of objects) for (const id of idsInObject(kinds, entry.value)) ids.add(id);
  }
  return sortedByCodeUnit(ids);
}

function countAll(text: string, counts: Map<string, number>): void {
  for (let start = text.indexOf('"'); start >= 0;) {
    const end = endOfString(text, start);
    if (end < 0) return;
    const word = text.slice(start + 1, end);
    counts.set(word, (counts.get(word) ?? 0) + 1);
    start = text.indexOf('"', end + 1);
  }
}
