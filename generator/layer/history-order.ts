import type { RawObject } from "../model/definition.ts";
import type { Change, History } from "./history.ts";
import type { LoadOrder } from "./load-order.ts";
import type { Notes } from "./notes.ts";

/**
 * Sorts changes pack by pack: first those that definitions made, then modifications, each in load order. Changes of an
 * object that came before its turn precede those of the object that waited for it.
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
  // Objects that the same object waited for stay in the order in which they were layered.
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
