/** Runs the program of `assembly/scan.ts`. */
import { scanner as program } from "../../compiled/scanner.ts";
import { idsByKind, type PlaceNode } from "../../kinds/placed.ts";
import type { PlacedIds } from "../../model/external-summary.ts";
import { getOrInsert } from "../../model/maps.ts";

export interface Scanner {
  /** The JSON that the program writes for UTF-8 bytes; `undefined` if not all of them are plainly right. */
  readonly scan: (bytes: Uint8Array) => string | undefined;
  /**
   * Alternating offsets of the beginnings and ends of the entries in the last scanned list; empty if it was not a list.
   */
  readonly entries: () => Int32Array;
  /** The ids at known places in what was scanned last. */
  readonly ids: () => PlacedIds;
  /** Whether it uses much memory, which is freed once the scanner is no longer referenced. */
  readonly isLarge: () => boolean;
}

/** Where in its memory nodes begin: behind the hashes of keys. The bytes to be scanned follow the nodes. */
const table = 1 << 14;

/** Number of bytes that are read at once, and therefore of bytes that must follow the last one. */
const atOnce = 16;

/** Maximum size in bytes of a scanned file; no content has larger ones. */
const largest = 1 << 24;

/** The memory of a program never shrinks: if it is larger than this, the next file gets a new program. */
const mostKept = 1 << 24;

/**
 * @param names of the wanted members
 * @param types where ids are in objects, by their types
 */
export function createScanner(
  names: readonly string[],
  types: ReadonlyMap<string, PlaceNode>,
): Scanner {
  // Node without a compiler (`--jitless`) has no WebAssembly.
  if (typeof WebAssembly === "undefined") {
    return {
      scan: () => undefined,
      entries: () => new Int32Array(0),
      ids: () => ({}),
      isLarge: () => false,
    };
  }
  const { memory, scan } = instantiate(WebAssembly);
  const kinds: string[] = [""];
  const { words, wanted, placed } = nodesOf(names, types, kinds);
  const input = table + words.length * 4;
  let bytes = Buffer.from(memory.buffer);
  reserve(input);
  new Int32Array(memory.buffer, table).set(words);
  let places = 0;
  let found = 0;
  return {
    scan: (content) => {
      if (content.length > largest) return undefined;
      const end = input + content.length;
      const out = end + atOnce;
      // The output is shorter than the input, except for the brackets around a single object.
      places = (out + content.length + 2 + 3) & ~3;
      // An entry takes at least three bytes including its comma, and its places take eight.
      found = places + 3 * content.length + 16;
      // An id takes at least four, and may need the number of its kind.
      reserve(found + 3 * content.length + 16);
      bytes.set(content, input);
      bytes.fill(0, end, out);
      const length = scan(input, end, out, places, found, wanted, placed);
      return length < 0 ? undefined : bytes.toString("utf8", out, out + length);
    },
    entries: () => {
      const [count = 0] = new Int32Array(memory.buffer, places, 1);
      return new Int32Array(memory.buffer, places + 4, count).map((place) => place - input);
    },
    ids: () => {
      const start = found + 4;
      const text = bytes.toString("utf8", start, start + bytes.readInt32LE(found));
      let kind = "";
      return idsByKind((add) => {
        (JSON.parse(text) as (string | number)[]).forEach((each) => {
          if (typeof each === "string") add(kind, each);
          else kind = kinds[each] ?? "";
        });
      });
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
}

/**
 * The nodes as the program reads them, as 32-bit words: the numbers of the kinds of the id that the value is, of one in
 * a list with the word "LIST", and of names of members; the nodes of any member and of the entries; the number of slots
 * for members, and of the one in each the hash of its name, where that is, how long it is, and its node. A member is in
 * the first free slot from that of its hash on. 0 stands for none.
 */
function nodesOf(
  names: readonly string[],
  types: ReadonlyMap<string, PlaceNode>,
  kinds: string[],
): { readonly words: Int32Array; readonly wanted: number; readonly placed: number } {
  const words: number[] = [];
  const numberOf = (kind: string | undefined): number => {
    if (kind === undefined) return 0;
    return kinds.includes(kind) ? kinds.indexOf(kind) : kinds.push(kind) - 1;
  };
  const quoted = new Map<string, QuotedName>();
  const addName = (name: string): QuotedName => {
    const bytes = Buffer.from(`"${name}"`);
    const at = addressOf(words);
    for (let from = 0; from < bytes.length; from += 4) {
      words.push(
        (bytes[from] ?? 0) |
          ((bytes[from + 1] ?? 0) << 8) |
          ((bytes[from + 2] ?? 0) << 16) |
          ((bytes[from + 3] ?? 0) << 24),
      );
    }
    return { hash: hashOf(bytes.subarray(1, -1)), at, length: bytes.length };
  };
  const add = ({ ref, listed, keys, any, entries, members }: PlaceNode): number => {
    const inner = [any, entries].map((node) => (node ? add(node) : 0));
    const slots = members.size === 0 ? 0 : 4 << (31 - Math.clz32(members.size));
    const listing = Array<number>(4 * slots).fill(0);
    for (const [name, node] of members) {
      const { hash, at, length } = getOrInsert(quoted, name, () => addName(name));
      let slot = hash & (slots - 1);
      while (listing[4 * slot + 2] !== 0) slot = (slot + 1) & (slots - 1);
      listing.splice(4 * slot, 4, hash, at, length, add(node));
    }
    const at = addressOf(words);
    words.push(...[ref, listed, keys].map(numberOf), ...inner, slots, ...listing);
    return at;
  };
  const leaf: PlaceNode = { members: new Map() };
  const wanted = add({ members: new Map(names.map((name) => [name, leaf])) });
  const placed = add({ members: types });
  return { words: Int32Array.from(words), wanted, placed };
}

/** The name of members, which many nodes share. */
interface QuotedName {
  readonly hash: number;
  /** Where it is with its quotes, and how long it is then. */
  readonly at: number;
  readonly length: number;
}

function addressOf({ length }: readonly number[]): number {
  return table + length * 4;
}

/** The same hash as in the program. */
function hashOf(name: Uint8Array): number {
  return name.reduce((hash, byte) => (Math.imul(hash, 31) + byte) | 0, 0);
}

interface Program {
  readonly memory: { readonly buffer: ArrayBuffer; readonly grow: (pages: number) => number };
  readonly scan: (
    from: number,
    to: number,
    into: number,
    entries: number,
    found: number,
    wanted: number,
    placed: number,
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
