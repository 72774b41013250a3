/** Runs the program of `assembly/scan.ts`. */
import { scanner as program } from "../../compiled/scanner.ts";

export interface Scanner {
  /** JSON of what the program finds in UTF-8, if all of it is plainly right. */
  readonly scan: (bytes: Uint8Array) => string | undefined;
  /** Where the entries of the list that was scanned last begin and end, in turns; empty where it was no list. */
  readonly entries: () => Int32Array;
  /** It has taken much memory, which is free again when nobody holds the scanner. */
  readonly isLarge: () => boolean;
}

/** Places in its memory: behind the hashes of keys are the names, behind these what is scanned. */
const table = 1 << 14;
const input = 1 << 16;

/** As many bytes are read at once, so as many must be there behind the last. */
const atOnce = 16;

/** No content has larger files, in bytes. */
const largest = 1 << 24;

/** What the memory of a program has grown to it never gives back: with more, the next file gets another program. */
const mostKept = 1 << 24;

/** @param names of members to be found, plain letters all */
export function createScanner(names: readonly string[]): Scanner {
  // Node without a compiler (`--jitless`) has none.
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
      // What is written is shorter than what is read, but for the brackets around a single object.
      places = (out + content.length + 2 + 3) & ~3;
      // An entry takes three bytes at least, with its comma, and its places eight.
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

/** As the program has it. */
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

/** What TypeScript knows of browsers only. */
interface Engine {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
}

declare const WebAssembly: Engine | undefined;

function instantiate({ Module, Instance }: Engine): Program {
  return new Instance(new Module(Buffer.from(program, "base64"))).exports as Program;
}
