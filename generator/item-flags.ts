/**
 * Items are defined outside this format, but one of their flags has a part in it: what is made of an unrecoverable
 * item does not give it back when it is taken apart (§2.10). Items inherit their flags as other objects do.
 */
import type { Json, JsonObject } from "./model.ts";

const unrecoverable = "UNRECOVERABLE";

/** What one item object says about the flag. */
export interface ItemFlags {
  /** Its ids, or its name as a template. */
  readonly names: readonly string[];
  readonly parent: string | undefined;
  /** Whether its own list has the flag; `undefined` where it has no list. */
  readonly own: boolean | undefined;
  readonly added: boolean;
  readonly removed: boolean;
}

export function itemFlags(object: JsonObject): ItemFlags {
  const { flags, "copy-from": parent } = object;
  return {
    names: [object["id"], object["abstract"]].flatMap(words),
    parent: typeof parent === "string" ? parent : undefined,
    own: flags === undefined ? undefined : words(flags).includes(unrecoverable),
    added: words(memberOf(object["extend"])).includes(unrecoverable),
    removed: words(memberOf(object["delete"])).includes(unrecoverable),
  };
}

/** Answers for item ids; an item of which nothing is known is recoverable. */
export function unrecoverableItems(items: Iterable<ItemFlags>): (item: string) => boolean {
  const last = new Map<string, { readonly flags: ItemFlags; readonly before: boolean }>();
  const known = new Map<string, boolean>();
  for (const flags of items) {
    for (const name of flags.names) {
      // One that copies from itself starts from what was there; it is asked for now, before it changes.
      const patched = flags.parent === name && isFlagged(name);
      known.clear();
      last.set(name, { flags, before: patched });
    }
  }
  return isFlagged;

  function isFlagged(item: string): boolean {
    const answer = known.get(item);
    if (answer !== undefined) return answer;
    // Where parents lead back to a child, the flag is nobody's.
    known.set(item, false);
    const entry = last.get(item);
    if (!entry) return false;
    const { own, parent, added, removed } = entry.flags;
    let flagged = own;
    if (flagged === undefined) {
      flagged = parent === item ? entry.before : parent !== undefined && isFlagged(parent);
      flagged = (flagged || added) && !removed;
    }
    known.set(item, flagged);
    return flagged;
  }
}

function memberOf(container: Json | undefined): Json | undefined {
  return typeof container === "object" && container !== null && !Array.isArray(container)
    ? (container as JsonObject)["flags"]
    : undefined;
}

function words(value: Json | undefined): string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === "string") : [];
}
