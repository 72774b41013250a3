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
  /** What is to be added to shared counts: most edits take away what they add, and then nothing is copied. */
  const pending = new Map<string, Map<string, number>>();

  function change(kind: string, id: string, by: 1 | -1): void {
    if (!shared.has(kind)) {
      apply(countedOf(kind), id, by);
      return;
    }
    let changes = pending.get(kind);
    if (changes === undefined) pending.set(kind, (changes = new Map<string, number>()));
    changes.set(id, (changes.get(id) ?? 0) + by);
  }

  function settle(kind: string): void {
    const changes = [...(pending.get(kind) ?? [])].filter(([, by]) => by !== 0);
    pending.delete(kind);
    if (changes.length === 0) return;
    const before = own.get(kind);
    const counted: Counted = { counts: new Map(before?.counts), ids: before?.ids };
    own.set(kind, counted);
    shared.delete(kind);
    for (const [id, by] of changes) apply(counted, id, by);
  }

  function countedOf(kind: string): Counted {
    let found = own.get(kind);
    if (found === undefined) own.set(kind, (found = { counts: new Map(), ids: undefined }));
    return found;
  }

  return {
    of: (kind) => {
      settle(kind);
      const found = own.get(kind);
      return found ? (found.ids ??= new Set(found.counts.keys())) : none;
    },
    add: (kind, id) => {
      change(kind, id, 1);
    },
    remove: (kind, id) => {
      change(kind, id, -1);
    },
    copy: () => {
      for (const kind of pending.keys()) settle(kind);
      return createMentions(own);
    },
  };
}

function apply(counted: Counted, id: string, by: number): void {
  const before = counted.counts.get(id);
  const now = (before ?? 0) + by;
  if (now > 0) counted.counts.set(id, now);
  else counted.counts.delete(id);
  if ((before === undefined) !== now <= 0) counted.ids = undefined;
}
