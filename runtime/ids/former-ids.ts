/** Ids of earlier releases, and what stands for them now (§9): what generated tables know besides their records. */

/** Ids that have a record no more, by what became of them. Neither leads round in a circle. */
export interface FormerIds {
  /** Further names of a definition -> its id. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Id -> what took its place; on tiles also what stands on the same tile from then on. */
  readonly migrations: Readonly<Record<string, string | readonly [to: string, also: string]>>;
}

export const noFormerIds: FormerIds = { aliases: {}, migrations: {} };
