/** An id of earlier content, and what became of it; used to translate saved games. */
export interface Migration {
  /** The kind of the id: one of ours, or `"item"`. */
  readonly kind: string;
  readonly from: string;
  /** Absent if it was removed on purpose, without a successor. */
  readonly to?: string | undefined;
  /** What is on the same tile from then on: furniture besides a terrain, terrain besides a furniture. */
  readonly also?: { readonly kind: string; readonly id: string } | undefined;
  /** Index of the object in its file's list; absent if the file consists of that object. */
  readonly index?: number | undefined;
  /** The member that names the successor, or the one that names the id if there is none. */
  readonly member: string;
}
