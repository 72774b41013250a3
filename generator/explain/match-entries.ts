import type { Slot } from "../layer/origins.ts";
import type { Json, JsonArray } from "../model/json.ts";
import { valueIn } from "./trace.ts";

/**
 * For each entry of a resolved list, the slot that it was read from. If the lists have the same length, the order is
 * the same; otherwise (repetitions dropped, a short seasonal list filled up) an entry is matched by its value or its
 * name.
 */
export function matchEntries(
  resolved: JsonArray,
  written: readonly Slot[],
): readonly (Slot | undefined)[] {
  if (resolved.length === written.length) return written;
  const left = new Set(written);
  return resolved.map((entry) => {
    const isSame = (slot: Slot): boolean => isAlike(entry, valueIn(slot));
    const found = [...left].find(isSame) ?? written.find(isSame);
    if (found) left.delete(found);
    return found;
  });
}

export function slotsOf(list: JsonArray): Slot[] {
  return list.map((_, key) => ({ container: list, key }));
}

/** The value that identifies an entry: the entry itself if it is not an object, otherwise the first text in it. */
export function nameOf(entry: Json): Json | undefined {
  if (typeof entry !== "object" || entry === null) return entry;
  return Object.values(entry).find((each) => typeof each === "string");
}

function isAlike(entry: Json, written: Json): boolean {
  const name = nameOf(entry);
  if (name === undefined) return JSON.stringify(entry) === JSON.stringify(written);
  return typeof written === "object" && written !== null
    ? Object.values(written).includes(name)
    : written === name;
}
