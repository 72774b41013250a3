/** What stands behind a code, for `explain` and its page; kept apart from the catalogue, which every run loads. */
export interface Reason {
  /** What it means for the author, and what would come of it. */
  readonly why: string;
  /** What to do, and between which ways there is a choice. */
  readonly remedy: string;
}
