import type { JsonPath } from "./json.ts";

/** A text that diagnostics can point into. */
export interface SourceText {
  /** Pack name, for messages; absent for files outside packs (the configuration). */
  readonly packName?: string;
  /** Path as shown to people: relative to the working directory, with `/`. */
  readonly displayPath: string;
  readonly text: string;
  /** Start and end offsets of the entries of its top-level list, alternating, if they are already known. */
  readonly entries?: Int32Array | undefined;
  /** Where findings are in it, as far as that was worked out for the same text (`locateFinding`). */
  readonly ranges?: Map<string, Range>;
  /** For a text that is not at hand, or not all of it: what was kept of it. */
  readonly digest?: TextDigest;
}

/** What is known of a text without the text. */
export interface TextDigest {
  /** The place at a path; `undefined` if only the text can tell. */
  readonly rangeOf: (path: JsonPath) => Range | undefined;
  /** The ids of other kinds that it defines, with paths for `rangeOf`. */
  readonly defined: readonly {
    readonly kind: string;
    readonly id: string;
    readonly path: JsonPath;
  }[];
  /** How often a word occurs as a whole string: 0, 1, or 2 for several times. */
  readonly count: (word: string) => number;
}

/** Line and column from 1, columns in UTF-16 units; the end is exclusive. */
export interface Range {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly offset: number;
  readonly length: number;
}
