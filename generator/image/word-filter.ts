/** Which words may be strings of JSON texts: a filter says of nearly all others that they are none. */

/** Bits of the filter, a power of two: for a text of 4 MB about one word in thirty passes without being one. */
const size = 2 ** 22;
const quote = 0x22;

/** @param texts as `JSON.stringify` prints them */
export function wordFilter(texts: Iterable<string>): (word: string) => boolean {
  const bits = new Uint32Array(size / 32);
  for (const text of texts) {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === quote) {
        const bit = bitOf(hash);
        bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
        hash = 0;
      } else hash = next(hash, unit);
    }
  }
  return (word) => {
    // What is escaped has other characters in the text.
    if (JSON.stringify(word).length !== word.length + 2) return true;
    let hash = 0;
    for (let at = 0; at < word.length; at += 1) hash = next(hash, word.charCodeAt(at));
    const bit = bitOf(hash);
    return (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  };
}

function next(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x9e3779b1) ^ (hash >>> 15);
}

function bitOf(hash: number): number {
  return (hash ^ (hash >>> 11)) & (size - 1);
}
