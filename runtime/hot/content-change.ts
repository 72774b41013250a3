/**
 * Content that changes while the game runs. Tables take new records over in place; what a host has drawn or worked out
 * from the old ones it does again when it hears of it. Only development servers announce changes.
 */

/** What became of one kind's definitions. */
export interface TableChange {
  /** The kind's name in the format, such as "terrain". */
  readonly kind: string;
  /** Ids whose records have other values now. */
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /**
   * Where ids came or went: the index that each old index has now, -1 for what is gone. A map of integers is carried
   * over with it.
   */
  readonly indices?: Int32Array;
}

export interface ContentChange {
  /** Kind -> what changed; kinds of which nothing changed are not there. */
  readonly tables: ReadonlyMap<string, TableChange>;
  /**
   * Whether ids came or went. The generated types are other ones then: code that names a removed id no longer
   * compiles, and constants that a module read at its start are those of before.
   */
  readonly idsChanged: boolean;
}

export type ContentListener = (change: ContentChange) => void;

const listeners = new Set<ContentListener>();

/**
 * Calls the listener after each change of content, when all tables and look-ups already answer with the new values.
 * In a shipped game it is never called.
 *
 * @returns Ends the subscription.
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
  // One function may listen twice; each subscription is its own.
  const own: ContentListener = (change) => {
    listener(change);
  };
  listeners.add(own);
  return () => {
    listeners.delete(own);
  };
}

/**
 * Notifies all listeners of a change. The Vite plugin does it; whoever replaces tables by other ways (`table.replace`)
 * does it himself. A listener that throws keeps nobody else from hearing; its error is thrown afterwards.
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
