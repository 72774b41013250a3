/** Which words may be strings of JSON texts: a filter says of nearly all others that they are none. */

const quote = 0x22;

/**
 * A bit for each character at least, a power of two, and two of them for each word: of a few hundred words about one
 * passes without being one.
 *
 * @param texts JSON; words of which it writes characters with a backslash pass always
 */
export function writtenWords(texts: readonly string[]): (word: string) => boolean {
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  const size = 2 ** Math.ceil(Math.log2(Math.max(length, 32)));
  const bitOf = (hash: number): number => (hash ^ (hash >>> 11)) & (size - 1);
  const otherBitOf = (hash: number): number => bitOf(Math.imul(hash, 0x85ebca6b));
  const bits = new Uint32Array(size / 32);
  const set = (bit: number): void => {
    bits[bit >>> 5] = (bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  };
  const has = (bit: number): boolean => (((bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  for (const text of texts) {
    let hash = 0;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      if (unit === quote) {
        set(bitOf(hash));
        set(otherBitOf(hash));
        hash = 0;
      } else hash = next(hash, unit);
    }
  }
  return (word) => {
    // What is escaped has other characters in the text.
    if (JSON.stringify(word).length !== word.length + 2) return true;
    let hash = 0;
    for (let at = 0; at < word.length; at += 1) hash = next(hash, word.charCodeAt(at));
    return has(bitOf(hash)) && has(otherBitOf(hash));
  };
}

function next(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x9e3779b1) ^ (hash >>> 15);
}
