/** Runs the program of `assembly/scan.ts`. */
import { scanner as program } from "../compiled/scanner.ts";

export interface Scanner {
  /** What `scan` of the program finds in UTF-8; it holds until the next one is scanned. */
  readonly scan: (bytes: Uint8Array) => Int32Array | undefined;
  /** What stands between two places that were found last. */
  readonly text: (from: number, to: number) => string;
}

/** Places in its memory: behind the hashes of keys are the names, behind these what is scanned. */
const table = 1 << 14;
const input = 1 << 16;

/** As many bytes are read at once, so as many must be there behind the last. */
const atOnce = 16;

/** @param names of members to be found, plain letters all */
export function createScanner(names: readonly string[]): Scanner {
  // Node without a compiler (`--jitless`) has none.
  if (typeof WebAssembly === "undefined") return { scan: () => undefined, text: () => "" };
  const { memory, scan } = instantiate(WebAssembly);
  let bytes = Buffer.from(memory.buffer);
  let numbers = new Int32Array(memory.buffer);
  reserve(input);
  writeNames();
  return {
    scan: (content) => {
      const end = input + content.length;
      const out = (end + 2 * atOnce) & ~3;
      // What is found of an object is at most four times as long as the object.
      reserve(out + 4 * content.length + 4);
      bytes.set(content, input);
      bytes.fill(0, end, end + atOnce);
      const count = scan(input, end, out, table, names.length);
      return count < 0 ? undefined : numbers.subarray(out >> 2, (out >> 2) + count);
    },
    text: (from, to) => bytes.toString("utf8", from, to),
  };

  function reserve(size: number): void {
    const missing = size - memory.buffer.byteLength;
    if (missing <= 0) return;
    // In pages of 64 kB, and more than are needed now.
    memory.grow((missing >> 16) + 32);
    bytes = Buffer.from(memory.buffer);
    numbers = new Int32Array(memory.buffer);
  }

  function writeNames(): void {
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
  readonly scan: (from: number, to: number, into: number, table: number, names: number) => number;
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
