import type { RawObject } from "../model/definition.ts";
import type { Change, History } from "./history.ts";
import type { LoadOrder } from "./load-order.ts";
import type { Notes } from "./notes.ts";

/**
 * Pack by pack first what its definitions did, then its modifications, each in load order; what came before its turn
 * stands before the object that waited for it.
 */
export function historyOf(notes: ReadonlyMap<RawObject, Notes>, order: LoadOrder): History {
  const turns: Turn[] = [];
  for (const [object, { turn, changes, broughtBy }] of notes) {
    const [first] = changes;
    if (!first) continue;
    turns.push({
      pack: order.pack(object),
      phase: first.what === "modified" ? 1 : 0,
      rank: order.rank(broughtBy ?? object),
      turn,
      changes,
    });
  }
  // What one object brought stays in the order in which it came to be.
  turns.sort(
    (one, other) =>
      one.pack - other.pack ||
      one.phase - other.phase ||
      one.rank - other.rank ||
      one.turn - other.turn,
  );
  return turns.flatMap(({ changes }) => changes);
}

/** What one object did, and when. */
interface Turn {
  readonly pack: number;
  readonly phase: 0 | 1;
  readonly rank: number;
  readonly turn: number;
  readonly changes: readonly Change[];
}
