/** Ids of earlier releases and what replaces them now (§9), which generated tables hold beside their records. */

/** Ids that no longer have a record, by what became of them. Neither map contains a cycle. */
export interface FormerIds {
  /** Further name of a definition -> its id. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Id -> its replacement; on tiles also the object that shares the tile from then on. */
  readonly migrations: Readonly<Record<string, string | readonly [to: string, also: string]>>;
}

export const noFormerIds: FormerIds = { aliases: {}, migrations: {} };
