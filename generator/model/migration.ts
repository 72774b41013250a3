/** An id of earlier content, and what became of it: saved games are translated by it. */
export interface Migration {
  /** Of the id: a kind of ours, or `"item"`. */
  readonly kind: string;
  readonly from: string;
  /** Absent where it went without a successor. */
  readonly to?: string | undefined;
  /** What stands on the same tile from then on: furniture beside a terrain, terrain beside a furniture. */
  readonly also?: { readonly kind: string; readonly id: string } | undefined;
  /** Where the object stands in its file's list; absent where the file is that object. */
  readonly index?: number | undefined;
  /** The member that names the successor, or the id where there is none. */
  readonly member: string;
}
