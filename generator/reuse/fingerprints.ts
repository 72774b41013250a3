/**
 * Fingerprints: what a process knows of values that an earlier one had. Two values with one fingerprint are the same to
 * whatever works on them. What was written in files is known by the hashes of the files and by places in them; what was
 * made, by a number that a session gave it; and all else by what it consists of.
 */
import type { Definition, Entry, RawObject } from "../model/definition.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** Returns a hash of a text in hexadecimal digits. */
export type Hash = (text: string) => string;

/** Thrown for what has no fingerprint, or cannot be kept: such results are made anew. */
export class NotKept extends Error {}

/** How the fingerprint of something made begins, and no other. */
const numbered = "#";

/** The longest fingerprint that is not hashed. */
const longest = 96;

/** Deeper values are no data. */
const deepest = 40;

export class Fingerprints {
  readonly hash: Hash;
  /** The last number that was given to something made. */
  last: number;
  // Weak maps of so much would take garbage collection long, and nothing here lives longer than the run that needs it.
  /** Fingerprints; that of something made is its number. */
  readonly #known = new Map<object, string>();
  readonly #addresses = new Map<object, string>();
  readonly #hashes = new Map<SourceFile, readonly string[]>();
  #held = new Map<string, Entry | SourceFile>();

  constructor(hash: Hash, last = 0) {
    this.hash = hash;
    this.last = last;
  }

  /** Takes note of the files of a run, whose objects get addresses. */
  locate(parsed: readonly ParsedFile[]): void {
    this.#held = new Map();
    for (const { file, objects, indices } of parsed) {
      const { pack, path, sourcePath, disk } = file;
      const place = this.hash(JSON.stringify([pack.name, path, sourcePath])).slice(0, 12);
      const name = `${place}-${(disk?.sha256 ?? this.hash(file.text)).slice(0, 16)}`;
      this.#locate(file, name);
      const hashes = disk?.hashes ?? this.#hashesOf(file, indices);
      this.#hashes.set(file, hashes);
      objects.forEach(({ entry }, at) => {
        // An object that stays as it is stays the same while its file is edited elsewhere.
        const own = hashes[at] ?? "";
        const address = own === "" ? `${name}.${String(at)}` : `${place}.${own}`;
        this.#locate(entry, this.#held.has(address) ? `${address}.${name}.${String(at)}` : address);
      });
    }
  }

  #hashesOf(file: SourceFile, indices: ParsedFile["indices"]): readonly string[] {
    const text = indices.length > 0 ? file.text : "";
    return indices.map((index = Infinity) => {
      const [start, end] = file.entries?.subarray(2 * index, 2 * index + 2) ?? [];
      return end === undefined ? "" : this.hash(text.slice(start, end)).slice(0, 20);
    });
  }

  /** The hashes of the objects of a file of the run, in file order; "" for one whose place is not known. */
  hashesOf(file: SourceFile): readonly string[] | undefined {
    return this.#hashes.get(file);
  }

  #locate(what: Entry | SourceFile, address: string): void {
    this.#addresses.set(what, address);
    this.#held.set(address, what);
  }

  /** The address of an object or a file of the run. */
  addressOf(what: object): string | undefined {
    return this.#addresses.get(what);
  }

  /** The object or file of the run at an address. */
  at(address: string): Entry | SourceFile | undefined {
    return this.#held.get(address);
  }

  /** The number of something that was made. */
  numberOf(made: object): number {
    const known = this.#known.get(made);
    if (known?.startsWith(numbered)) return Number(known.slice(numbered.length));
    this.last += 1;
    this.renumber(made, this.last);
    return this.last;
  }

  /** Has something known by what it is made from. */
  derive(made: object, sources: readonly unknown[]): void {
    this.#known.set(made, this.of(sources));
  }

  /** Gives something that was made again the number that it had. */
  renumber(made: object, number: number): void {
    this.#known.set(made, numbered + String(number));
  }

  /** @throws NotKept */
  of(value: unknown, depth = 0): string {
    if (typeof value === "string") return JSON.stringify(value);
    if (typeof value === "function" || typeof value === "symbol") throw new NotKept();
    if (typeof value !== "object" || value === null) return String(value);
    const known = this.#known.get(value);
    if (known !== undefined) return known;
    if (depth > deepest) throw new NotKept();
    const made = this.#shortened(this.#ofObject(value, depth + 1));
    this.#known.set(value, made);
    return made;
  }

  #shortened(text: string): string {
    return text.length > longest ? `~${this.hash(text).slice(0, 32)}` : text;
  }

  #ofObject(value: object, depth: number): string {
    const address = this.#addresses.get(value);
    if (address !== undefined) return `@${address}`;
    const all = (values: Iterable<unknown>): string =>
      Array.from(values, (each) => this.of(each, depth)).join();
    if (Array.isArray(value)) return `[${all(value)}]`;
    if (value instanceof Map) return `m[${all(value)}]`;
    if (value instanceof Set) return `s[${all(value)}]`;
    if (isDefinition(value)) return this.#ofDefinition(value);
    if (isObject(value)) return `o${this.#ofEntry(value.entry)}${this.#reading(value)}`;
    // Maps that were patched are no instances of maps.
    if (isIterable(value)) return `m[${all(value)}]`;
    if (!isPlain(value)) throw new NotKept();
    return `{${all(Object.entries(value).flat())}}`;
  }

  #ofDefinition({ kind, id, origin, contributors, obsolete, generatedFrom }: Definition): string {
    // One that is not numbered was not made by a stage.
    if (generatedFrom !== undefined) throw new NotKept();
    const from = Array.from(contributors, (each) => this.of(each)).join();
    const last = this.of(origin);
    return `${kind} ${JSON.stringify(id)}${obsolete ? "!" : ""}${last}${last === from ? "" : from}`;
  }

  #ofEntry(entry: Entry): string {
    const address = this.#addresses.get(entry);
    if (address !== undefined) return address;
    if (entry.builtIn) return JSON.stringify(entry.value);
    throw new NotKept();
  }

  /** What an object is understood as, if that is not what is written. */
  #reading({ kind, value, entry }: RawObject): string {
    return value === entry.value ? "" : JSON.stringify([kind, value]);
  }
}

/** What is known of a value of an earlier process. */
export class Kept {
  readonly fingerprint: string;
  readonly fingerprints: Fingerprints;

  constructor(fingerprint: string, fingerprints: Fingerprints) {
    this.fingerprint = fingerprint;
    this.fingerprints = fingerprints;
  }

  /** Whether a value is the same. */
  is(value: unknown): boolean {
    if (typeof value === "boolean") return String(value) === this.fingerprint;
    return orElse(() => this.fingerprints.of(value) === this.fingerprint, false);
  }
}

/** Returns what is worked out, or something else if that cannot be kept. */
export function orElse<Result, Other>(work: () => Result, other: Other): Result | Other {
  try {
    return work();
  } catch (error) {
    if (error instanceof NotKept) return other;
    throw error;
  }
}

function isDefinition(value: object): value is Definition {
  return "contributors" in value && "origin" in value && "obsolete" in value;
}

function isObject(value: object): value is RawObject {
  return "entry" in value && "kind" in value && "value" in value;
}

function isIterable(value: object): value is Iterable<unknown> {
  return Symbol.iterator in value;
}

export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
