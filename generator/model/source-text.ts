/** A text that diagnostics can point into. */
export interface SourceText {
  /** Pack name, for messages; absent for files outside packs (the configuration). */
  readonly packName?: string;
  /** Path as shown to people: relative to the working directory, with `/`. */
  readonly displayPath: string;
  readonly text: string;
  /** Start and end offsets of the entries of its top-level list, alternating, if they are already known. */
  readonly entries?: Int32Array | undefined;
}
