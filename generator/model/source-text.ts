/** A text that diagnostics can point into. */
export interface SourceText {
  /** Pack name, for messages; absent for files outside packs (the configuration). */
  readonly packName?: string;
  /** Path as shown to people: relative to the working directory, with `/`. */
  readonly displayPath: string;
  readonly text: string;
  /** Offsets at which the entries of its top-level list begin and end, in turns, where they are known already. */
  readonly entries?: Int32Array | undefined;
}
