/**
 * Items are defined outside this format, but two facts about them matter here. What is made of an unrecoverable item
 * does not return it when it is taken apart (§2.10); and of items that are counted by charges, a recipe makes a number
 * of its own (§2.10: `charges`). Items inherit both as other objects do.
 */
import { isList, isObject, textsIn } from "../json/containers.ts";
import type { ItemFlags } from "../model/external-summary.ts";
import type { Json, JsonObject } from "../model/json.ts";

const unrecoverable = "UNRECOVERABLE";

/** The types whose items are counted by charges unless they say otherwise. */
const countedTypes: ReadonlySet<string> = new Set(["AMMO", "COMESTIBLE"]);

export function itemFlags(object: JsonObject): ItemFlags {
  const { id, abstract, "copy-from": parent, flags, extend, delete: deleted } = object;
  const { type, subtypes, stackable } = object;
  const said: { -readonly [member in keyof ItemFlags]: ItemFlags[member] } = {
    names: abstract === undefined ? textsIn(id) : [...textsIn(id), ...textsIn(abstract)],
  };
  if (typeof parent === "string") said.parent = parent;
  if (extend !== undefined && includesUnrecoverable(memberOf(extend))) said.added = true;
  if (deleted !== undefined && includesUnrecoverable(memberOf(deleted))) said.removed = true;
  if (flags !== undefined) {
    const own = includesUnrecoverable(flags);
    if (own || said.parent !== undefined || said.added === true) said.own = own;
  }
  if (typeof stackable === "boolean") said.counted = stackable;
  else if ([...textsIn(type), ...textsIn(subtypes)].some((word) => countedTypes.has(word))) {
    said.counted = true;
  }
  return said;
}

/** Returns a function that decides by item id; an unknown item is recoverable. */
export function unrecoverableItems(items: Iterable<ItemFlags>): (item: string) => boolean {
  const last = new Map<string, ItemFlags>();
  /** Items that copy from themselves and start from an item with the flag. */
  const patched = new Set<string>();
  const known = new Map<string, boolean>();
  for (const flags of items) {
    for (const name of flags.names) {
      // Determined now, before the new object replaces the earlier one.
      if (flags.parent === name && isFlagged(name)) patched.add(name);
      else patched.delete(name);
      if (known.size > 0) known.clear();
      last.set(name, flags);
    }
  }
  return isFlagged;

  function isFlagged(item: string): boolean {
    const answer = known.get(item);
    if (answer !== undefined) return answer;
    // If parents lead back to a child, no item has the flag.
    known.set(item, false);
    const flags = last.get(item);
    if (!flags) return false;
    const { own, parent, added = false, removed = false } = flags;
    let flagged = own;
    if (flagged === undefined) {
      flagged = parent === item ? patched.has(item) : parent !== undefined && isFlagged(parent);
      flagged = (flagged || added) && !removed;
    }
    known.set(item, flagged);
    return flagged;
  }
}

/** Returns a function that decides by item id; an unknown item is counted piece by piece. */
export function countedItems(items: Iterable<ItemFlags>): (item: string) => boolean {
  const own = new Map<string, boolean>();
  const parents = new Map<string, string>();
  for (const { names, parent, counted } of items) {
    for (const name of names) {
      if (counted !== undefined) own.set(name, counted);
      else if (parent !== name) own.delete(name);
      if (parent !== undefined && parent !== name) parents.set(name, parent);
    }
  }
  return (item) => {
    const seen = new Set<string>();
    for (
      let at: string | undefined = item;
      at !== undefined && !seen.has(at);
      at = parents.get(at)
    ) {
      const said = own.get(at);
      if (said !== undefined) return said;
      seen.add(at);
    }
    return false;
  };
}

function memberOf(container: Json | undefined): Json | undefined {
  return isObject(container) ? container["flags"] : undefined;
}

function includesUnrecoverable(flags: Json | undefined): boolean {
  return isList(flags) ? flags.includes(unrecoverable) : flags === unrecoverable;
}
