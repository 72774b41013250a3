/** The words of `flags` in kinds whose flags are of one sort, so that one may be taken for another. */
export interface FlagVocabulary {
  /** Those that the runtime asks for. */
  readonly read: readonly string[];
}
