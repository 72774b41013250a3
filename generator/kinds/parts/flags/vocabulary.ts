/** The flags of kinds whose flags are of one sort, so that one may be confused with another. */
export interface FlagVocabulary {
  /** The flags that the runtime reads. */
  readonly read: readonly string[];
}
