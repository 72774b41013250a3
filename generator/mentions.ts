/**
 * Ids that records mention, by kind. Each is counted, so that one record can be taken out again and another put in
 * without asking all of them.
 */
export interface Mentions {
  /** Ids of the kind that are mentioned at all; another object when one is added or goes. */
  readonly of: (kind: string) => ReadonlySet<string>;
  readonly add: (kind: string, id: string) => void;
  readonly remove: (kind: string, id: string) => void;
  /** The same mentions, to be changed without changing these. */
  readonly copy: () => Mentions;
}

interface Counted {
  readonly counts: Map<string, number>;
  /** Made when asked for. */
  ids: ReadonlySet<string> | undefined;
}

const none: ReadonlySet<string> = new Set();

export function createMentions(kinds: ReadonlyMap<string, Counted> = new Map()): Mentions {
  const own = new Map(kinds);
  /** Kinds that still share their counts with those that they were copied from. */
  const shared = new Set(kinds.keys());

  function writable(kind: string): Counted {
    const found = own.get(kind);
    if (found && !shared.has(kind)) return found;
    const fresh: Counted = { counts: new Map(found?.counts), ids: found?.ids };
    own.set(kind, fresh);
    shared.delete(kind);
    return fresh;
  }

  return {
    of: (kind) => {
      const found = own.get(kind);
      return found ? (found.ids ??= new Set(found.counts.keys())) : none;
    },
    add: (kind, id) => {
      const counted = writable(kind);
      const count = counted.counts.get(id);
      counted.counts.set(id, (count ?? 0) + 1);
      if (count === undefined) counted.ids = undefined;
    },
    remove: (kind, id) => {
      const counted = writable(kind);
      const count = counted.counts.get(id) ?? 0;
      if (count > 1) counted.counts.set(id, count - 1);
      else {
        counted.counts.delete(id);
        counted.ids = undefined;
      }
    },
    copy: () => createMentions(own),
  };
}
