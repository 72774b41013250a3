/**
 * What layering did to definitions that were there already, in the order in which it did it. Layering only notes
 * the objects that were at hand; `explain` and `conflicts` work out what it means when somebody asks.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { LoadOrder } from "./load-order.ts";
import type { Notes } from "./notes.ts";
import type { Template } from "./registry.ts";

export type Change =
  /** `object` started from `parent` (`copy-from`), and `value` came of it. */
  | {
      readonly what: "derived";
      readonly object: RawObject;
      readonly parent: Template;
      readonly value: JsonObject;
    }
  /** `object` is a template of this name, which others may copy from. */
  | {
      readonly what: "template";
      readonly object: RawObject;
      readonly kind: KindName;
      readonly id: string;
    }
  /** `after` was made of `before` by a modification (§2.1). */
  | {
      readonly what: "modified";
      readonly object: RawObject;
      readonly before: Definition;
      readonly after: Definition;
    }
  /** `after` stands where `before` stood (§7.1, §7.2). */
  | {
      readonly what: "replaced";
      readonly object: RawObject;
      readonly before: Definition;
      readonly after: Definition;
    }
  /** `object` could not or would not take the place of `before`. */
  | {
      readonly what: "refused";
      readonly object: RawObject;
      readonly before: Definition;
      readonly id: string;
    }
  /** `after` says that it overrides, and there was nothing of its id. */
  | { readonly what: "overrode nothing"; readonly object: RawObject; readonly after: Definition };

export type History = readonly Change[];

/**
 * Pack by pack first what its definitions did, then its modifications, each in load order; what came before its turn
 * stands before the object that waited for it.
 */
export function historyOf(notes: ReadonlyMap<RawObject, Notes>, order: LoadOrder): History {
  const turns: Turn[] = [];
  for (const [object, { changes, broughtBy }] of notes) {
    const [first] = changes;
    if (!first) continue;
    turns.push({
      pack: order.pack(object),
      phase: first.what === "modified" ? 1 : 0,
      rank: order.rank(broughtBy ?? object),
      changes,
    });
  }
  // What one object brought stays in the order in which it came to be.
  turns.sort(
    (one, other) => one.pack - other.pack || one.phase - other.phase || one.rank - other.rank,
  );
  return turns.flatMap(({ changes }) => changes);
}

/** What one object did, and when. */
interface Turn {
  readonly pack: number;
  readonly phase: 0 | 1;
  readonly rank: number;
  readonly changes: readonly Change[];
}
