/**
 * Files of parts that another process of the same version can read: a key, which says what they are for; each part as
 * a line of JSON, with its texts in lines of their own; and a hash of all that. A file whose key or hash differs is as
 * good as none.
 */

/** The texts contain no line ends; they are not read until they are needed. */
export type FilePart<Head> = readonly [head: Head, texts: readonly string[]];

/** What a platform does with bytes. */
export interface Platform {
  readonly encode: (text: string) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => string;
  readonly hasher: () => Hasher;
}

interface Hasher {
  readonly update: (bytes: Uint8Array) => void;
  /** In hexadecimal digits. */
  readonly digest: () => string;
}

const lineEnd = 10;

/** Returns the bytes of a file, a line at a time, so that they are never in memory as a whole. */
export function* linesOfParts(
  key: string,
  parts: Iterable<FilePart<unknown>>,
  { encode, hasher }: Platform,
): Generator<Uint8Array> {
  const hash = hasher();
  const line = (text: string): Uint8Array => {
    const bytes = encode(`${text}\n`);
    hash.update(bytes);
    return bytes;
  };
  yield line(key);
  for (const [head, texts] of parts) {
    const bytes = encode(`${texts.join("\n")}\n`);
    yield line(JSON.stringify([texts.length === 0 ? 0 : bytes.length, head]));
    if (texts.length === 0) continue;
    hash.update(bytes);
    yield bytes;
  }
  yield encode(`${hash.digest()}\n`);
}

/** The parts of a file; `undefined` if it was made for something else or is damaged. */
export function partsIn(
  bytes: Uint8Array,
  key: string,
  { decode, hasher }: Platform,
): readonly FilePart<unknown>[] | undefined {
  const end = bytes.lastIndexOf(lineEnd, -2) + 1;
  const hash = hasher();
  hash.update(bytes.subarray(0, end));
  if (decode(bytes.subarray(end)) !== `${hash.digest()}\n`) return undefined;
  let at = 0;
  const next = (end: number): string => {
    const text = decode(bytes.subarray(at, end - 1));
    at = end;
    return text;
  };
  const line = (): string => next(bytes.indexOf(lineEnd, at) + 1);
  if (line() !== key) return undefined;
  const parts: FilePart<unknown>[] = [];
  while (at < end) {
    const [length, head] = JSON.parse(line()) as [length: number, head: unknown];
    parts.push([head, length === 0 ? [] : next(at + length).split("\n")]);
  }
  return parts;
}
