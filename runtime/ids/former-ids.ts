/** Ids of earlier releases and what replaces them now (§9), which generated tables hold beside their records. */

/** Ids that no longer have a record, by what became of them. Neither map contains a cycle. */
export interface FormerIds {
  /** Further name of a definition -> its id. */
  readonly aliases: Readonly<Record<string, string>>;
  /** Id -> its replacement; on tiles also the object that shares the tile from then on. */
  readonly migrations: Readonly<Record<string, string | readonly [to: string, also: string]>>;
  /** The name that saves of this content carry; absent if no released id was ever migrated or given to another. */
  readonly release?: string;
  /** Names of releases, the oldest first, as far as `reused` counts them. */
  readonly releases?: readonly string[];
  /**
   * Id -> what it stood for in earlier releases, the earliest first: in saves of the first `until` releases it is the
   * id `to`, or nothing if there is none; on tiles also the object that shares the tile.
   */
  readonly reused?: Readonly<Record<string, readonly EarlierMeaning[]>>;
}

export type EarlierMeaning = readonly [until: number, to?: string, also?: string];

export const noFormerIds: FormerIds = { aliases: {}, migrations: {} };
