/** SHA-256 (FIPS 180-4) where Node's is not there: browsers have none that answers at once. */

function firstPrimes(count: number): number[] {
  const found: number[] = [];
  for (let each = 2; found.length < count; each += 1) {
    if (found.every((prime) => each % prime !== 0)) found.push(each);
  }
  return found;
}

/** The first 32 bits behind the point. */
const bitsOf = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;
const primes = firstPrimes(64);
const rounds = Int32Array.from(primes, (each) => bitsOf(Math.cbrt(each)));
const start = Int32Array.from(primes.slice(0, 8), (each) => bitsOf(Math.sqrt(each)));
const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the hash in hexadecimal digits; a string is hashed as UTF-8. */
export function sha256(data: string | Uint8Array): string {
  const bytes = typeof data === "string" ? new TextEncoder().encode(data) : data;
  const padded = new Uint8Array((((bytes.length + 8) >> 6) << 6) + 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, (bytes.length * 8) >>> 0);
  const hash = start.slice();
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += 64) addBlock(hash, words, view, at);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function addBlock(hash: Int32Array, words: Int32Array, view: DataView, at: number): void {
  const word = (index: number): number => words[index] ?? 0;
  for (let t = 0; t < 16; t += 1) words[t] = view.getInt32(at + t * 4);
  for (let t = 16; t < 64; t += 1) {
    const [early, late] = [word(t - 15), word(t - 2)];
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[t] = (word(t - 16) + low + word(t - 7) + high) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let t = 0; t < 64; t += 1) {
    const high = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + high + ((e & f) ^ (~e & g)) + (rounds[t] ?? 0) + word(t)) | 0;
    const low = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((each, index) => {
    hash[index] = ((hash[index] ?? 0) + each) | 0;
  });
}
