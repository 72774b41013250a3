/**
 * The words of a member that may be any word. Kinds whose words are of one sort, so that one may be confused with
 * another, share the object.
 */
export interface Vocabulary {
  /** A text, or a list of texts. */
  readonly member: string;
  /** The words to which the format, or the schema of an own kind, gives a meaning. */
  readonly known: readonly string[];
  /** What names them; the format if absent. */
  readonly namedBy?: "format" | "schema";
}
