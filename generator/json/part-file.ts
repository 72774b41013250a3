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
    yield line([JSON.stringify([texts.length, head]), ...texts].join("\n"));
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
  const lines = (count: number): Uint8Array => {
    const start = at;
    for (let left = count; left > 0; left -= 1) at = bytes.indexOf(lineEnd, at) + 1;
    return bytes.subarray(start, Math.max(start, at - 1));
  };
  if (decode(lines(1)) !== key) return undefined;
  const parts: FilePart<unknown>[] = [];
  while (at < end) {
    const [count, head] = JSON.parse(decode(lines(1))) as [count: number, head: unknown];
    parts.push([head, count === 0 ? [] : decode(lines(count)).split("\n")]);
  }
  return parts;
}
