/** Runs the program of `assembly/scan.ts`. */
import { scanner as program } from "../../compiled/scanner.ts";

export interface Scanner {
  /** The JSON that the program writes for UTF-8 bytes; `undefined` if not all of them are plainly right. */
  readonly scan: (bytes: Uint8Array) => string | undefined;
  /**
   * Alternating offsets of the beginnings and ends of the entries in the last scanned list; empty if it was not a list.
   */
  readonly entries: () => Int32Array;
  /** Whether it uses much memory, which is freed once the scanner is no longer referenced. */
  readonly isLarge: () => boolean;
}

/** Places in its memory: the names follow the hashes of keys, and the bytes to be scanned follow the names. */
const table = 1 << 14;
const input = 1 << 16;

/** Number of bytes that are read at once, and therefore of bytes that must follow the last one. */
const atOnce = 16;

/** Maximum size in bytes of a scanned file; no content has larger ones. */
const largest = 1 << 24;

/** The memory of a program never shrinks: if it is larger than this, the next file gets a new program. */
const mostKept = 1 << 24;

/** @param names of the wanted members, all plain letters */
export function createScanner(names: readonly string[]): Scanner {
  // Node without a compiler (`--jitless`) has no WebAssembly.
  if (typeof WebAssembly === "undefined") {
    return { scan: () => undefined, entries: () => new Int32Array(0), isLarge: () => false };
  }
  const { memory, scan } = instantiate(WebAssembly);
  let bytes = Buffer.from(memory.buffer);
  reserve(input);
  writeNames();
  let places = 0;
  return {
    scan: (content) => {
      if (content.length > largest) return undefined;
      const end = input + content.length;
      const out = end + atOnce;
      // The output is shorter than the input, except for the brackets around a single object.
      places = (out + content.length + 2 + 3) & ~3;
      // An entry takes at least three bytes including its comma, and its places take eight.
      reserve(places + 3 * content.length + 16);
      bytes.set(content, input);
      bytes.fill(0, end, out);
      const length = scan(input, end, out, places, table, names.length);
      return length < 0 ? undefined : bytes.toString("utf8", out, out + length);
    },
    entries: () => {
      const [count = 0] = new Int32Array(memory.buffer, places, 1);
      return new Int32Array(memory.buffer, places + 4, count).map((place) => place - input);
    },
    isLarge: () => memory.buffer.byteLength > mostKept,
  };

  function reserve(size: number): void {
    const missing = size - memory.buffer.byteLength;
    if (missing <= 0) return;
    // In pages of 64 kB, and more than are needed now.
    memory.grow((missing >> 16) + 32);
    bytes = Buffer.from(memory.buffer);
  }

  function writeNames(): void {
    const numbers = new Int32Array(memory.buffer);
    let place = table + 12 * names.length;
    for (const [number, name] of names.entries()) {
      numbers.set([hashOf(name), place, name.length], (table >> 2) + 3 * number);
      place += bytes.write(name, place, "latin1");
    }
  }
}

/** The same hash as in the program. */
function hashOf(name: string): number {
  let hash = 0;
  for (let index = 0; index < name.length; index++) {
    hash = (Math.imul(hash, 31) + name.charCodeAt(index)) | 0;
  }
  return hash;
}

interface Program {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  readonly scan: (
    from: number,
    to: number,
    into: number,
    entries: number,
    table: number,
    names: number,
  ) => number;
}

/** The part of the WebAssembly API that is used; TypeScript declares it only for browsers. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

declare const WebAssembly: Engine | undefined;

function instantiate({ Module, Instance }: Engine): Program {
  return new Instance(new Module(Buffer.from(program, "base64"))).exports as Program;
}
