/**
 * Content changes while the game runs. Tables take over new records in place; a host listens here to redraw or
 * recompute what it derived from the old ones. Development servers announce changes, and added packs do.
 */

/** The changes to one kind's definitions. */
export interface TableChange {
  /** The kind's name in the format, such as "terrain". */
  readonly kind: string;
  /** Ids whose records have changed. */
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /**
   * Only if ids were added or removed: for each old index the index it has now, or -1 if its id is gone. Used to
   * convert maps of integers.
   */
  readonly indices?: Int32Array;
}

export interface ContentChange {
  /** Kind -> what changed; kinds without changes are absent. */
  readonly tables: ReadonlyMap<string, TableChange>;
  /**
   * Whether ids were added or removed. If so, the generated types differ as well: code that names a removed id no
   * longer compiles, and constants that a module read when it started are outdated.
   */
  readonly idsChanged: boolean;
}

export type ContentListener = (change: ContentChange) => void;

const listeners = new Set<ContentListener>();

/**
 * Calls the listener after each change of content, once all tables and look-ups return the new values. In a shipped
 * game, only `applyContent` changes it.
 *
 * @returns A function that ends the subscription.
 *
 * @example
 * ```ts
 * import { announceContentChange, onContentChange } from "defwright/runtime";
 *
 * const repainted: string[] = [];
 * const stop = onContentChange(({ tables }) => {
 *   repainted.push(...(tables.get("terrain")?.changed ?? []));
 * });
 * const change = { kind: "terrain", changed: ["t_door_c"], added: [], removed: [] };
 * announceContentChange({ tables: new Map([["terrain", change]]), idsChanged: false });
 * stop();
 * repainted; // => ["t_door_c"]
 * ```
 */
export function onContentChange(listener: ContentListener): () => void {
  // One function may subscribe twice; the subscriptions are separate.
  const own: ContentListener = (change) => {
    listener(change);
  };
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}

/**
 * Notifies all listeners of a change. The Vite plugin does this; code that replaces tables in other ways
 * (`table.replace`) has to call it itself. If a listener throws, the others are still called; the error is thrown
 * afterwards.
 *
 * @example
 * ```ts
 * import { announceContentChange, onContentChange } from "defwright/runtime";
 *
 * let heard = 0;
 * onContentChange(() => (heard += 1));
 * announceContentChange({ tables: new Map(), idsChanged: false });
 * heard; // => 1
 * ```
 */
export function announceContentChange(change: ContentChange): void {
  const errors: unknown[] = [];
  for (const listener of [...listeners]) {
    try {
      listener(change);
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw errors[0];
}
