/**
 * Files of parts that another process can read: a key, which says what they are for; each part as a line of JSON, with
 * its texts in lines of their own; and a hash of the parts.
 */
import type { Hasher } from "../text/short-hash.ts";

/** The texts contain no line ends; they are not read until they are needed. */
export type FilePart<Head> = readonly [head: Head, texts: readonly string[]];

/** What a platform does with bytes. */
export interface Platform {
  readonly decode: (bytes: Uint8Array) => string;
  readonly hasher: () => Hasher;
}

export interface PartFile {
  /** The hash of the parts. */
  readonly content: string;
  readonly parts: readonly FilePart<unknown>[];
}

const lineEnd = 10;
const encoder = new TextEncoder();

/** Returns the bytes of a file, a line at a time, so that they are never in memory as a whole. */
export function* linesOfParts(
  key: string,
  parts: Iterable<FilePart<unknown>>,
  { hasher }: Platform,
): Generator<Uint8Array> {
  const hash = hasher();
  yield encoder.encode(`${key}\n`);
  for (const [head, texts] of parts) {
    const bytes = encoder.encode(texts.length === 0 ? "" : `${texts.join("\n")}\n`);
    for (const line of [encoder.encode(`${JSON.stringify([bytes.length, head])}\n`), bytes]) {
      hash.update(line);
      yield line;
    }
  }
  yield encoder.encode(`${hash.digest()}\n`);
}

/**
 * The parts of a file; `undefined` if it was made for something else or is damaged.
 * @param isKey whether a key is the right one; it may throw
 */
export function partsIn(
  bytes: Uint8Array,
  isKey: (key: string) => boolean,
  { decode, hasher }: Platform,
): PartFile | undefined {
  let at = 0;
  const next = (end: number): string => {
    const text = decode(bytes.subarray(at, end - 1));
    at = end;
    return text;
  };
  const line = (): string => next(bytes.indexOf(lineEnd, at) + 1);
  if (!isKey(line())) return undefined;
  const end = bytes.lastIndexOf(lineEnd, -2) + 1;
  const hash = hasher();
  hash.update(bytes.subarray(at, end));
  const content = hash.digest();
  if (decode(bytes.subarray(end)) !== `${content}\n`) return undefined;
  const parts: FilePart<unknown>[] = [];
  while (at < end) {
    const [length, head] = JSON.parse(line()) as [length: number, head: unknown];
    parts.push([head, length === 0 ? [] : next(at + length).split("\n")]);
  }
  return { content, parts };
}
