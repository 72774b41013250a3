/** Which strings a file may contain, known without reading it again: a rename asks all files for one. */
import { getOrInsert } from "../model/maps.ts";
import type { SourceFile } from "../model/source-file.ts";

/** Of each file, sorted hashes of what is between two quotation marks that follow each other. */
const known = new WeakMap<SourceFile, Int32Array>();

/** Whether the text of a file may contain a string written as this word, which is in quotation marks. */
export function mayContain(file: SourceFile, word: string): boolean {
  const inner = word.slice(1, -1);
  if (inner.includes('"')) return true;
  const hashes = getOrInsert(known, file, () => hashesIn(file.text));
  return includes(hashes, hashOf(inner, 0, inner.length));
}

function hashesIn(text: string): Int32Array {
  const found = new Set<number>();
  let start = text.indexOf('"') + 1;
  if (start === 0) return new Int32Array(0);
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', start)) {
    found.add(hashOf(text, start, end));
    start = end + 1;
  }
  return Int32Array.from(found).sort();
}

function hashOf(text: string, start: number, end: number): number {
  let hash = 0;
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
  return hash;
}

function includes(sorted: Int32Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
