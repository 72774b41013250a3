import { isList, isObject } from "../json/containers.ts";
import { memberOf } from "../json/path.ts";
import type { Json, JsonArray, JsonPath } from "../model/json.ts";

/** A change of one member of a record or, in a list without an order, of one entry that was added or removed. */
export interface ValueChange {
  /** Names entries of lists, such as `["skills", "melee", "level"]`; by index if they have no name. */
  readonly path: JsonPath;
  /** Absent if it is new. */
  readonly before?: Json;
  /** Absent if it was removed. */
  readonly after?: Json;
  /** Set if the path is that of a list, and the value is an entry of it. */
  readonly entry?: true;
}

/** Every member in which two values differ, at the deepest level. */
export function compareValues(before: Json, after: Json, path: JsonPath = []): ValueChange[] {
  if (before === after) return [];
  if (isList(before) && isList(after)) return compareLists(before, after, path);
  if (isObject(before) && isObject(after)) {
    const members = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...members].flatMap((member) => {
      const inner = [...path, member];
      const [was, is] = [memberOf(before, member), memberOf(after, member)];
      if (was !== undefined && is !== undefined) return compareValues(was, is, inner);
      if (was !== undefined) return [{ path: inner, before: was }];
      return is === undefined ? [] : [{ path: inner, after: is }];
    });
  }
  return [{ path, before, after }];
}

/**
 * Entries are identified by their names, and those without a name by their values; entries without a counterpart were
 * added or removed. Short lists of numbers and texts, such as ranges and seasons, are one value.
 */
function compareLists(before: JsonArray, after: JsonArray, path: JsonPath): ValueChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const whole: ValueChange[] = [{ path, before, after }];
  if (isTuple(before) || isTuple(after)) return whole;
  const left = after.map((value, index) => ({ value, index, key: keyOf(value) }));
  const take = (
    fits: (each: (typeof left)[number]) => boolean,
  ): (typeof left)[number] | undefined => {
    const at = left.findIndex(fits);
    return at < 0 ? undefined : left.splice(at, 1)[0];
  };
  const same = before.map((value) => {
    const text = JSON.stringify(value);
    return take((each) => JSON.stringify(each.value) === text);
  });
  const changes = before.flatMap((value, index): ValueChange[] => {
    if (same[index]) return [];
    const key = keyOf(value);
    const named = key === undefined ? undefined : take((each) => each.key === key);
    // Groups of alternatives have no names; one at the same position is the same group, changed.
    const partner =
      named ??
      (isList(value) ? take((each) => each.index === index && isList(each.value)) : undefined);
    if (!partner || typeof value !== "object") return [{ path, before: value, entry: true }];
    // A name is more informative than an index, if no other entry has it.
    const unique = key !== undefined && countOf(before, key) === 1 && countOf(after, key) === 1;
    return compareValues(value, partner.value, [...path, unique ? key : partner.index]);
  });
  const added = left.map(({ value }): ValueChange => ({ path, after: value, entry: true }));
  const all = [...changes, ...added];
  // If there are no changes, only the order differs.
  return all.length > 0 ? all : whole;
}

function countOf(list: JsonArray, key: string): number {
  return list.filter((entry) => keyOf(entry) === key).length;
}

/** The name of an entry: the text that it starts with. Entries that are texts are identified by their values. */
function keyOf(entry: Json): string | undefined {
  if (typeof entry !== "object" || entry === null) return undefined;
  const first = Object.values(entry)[0];
  return typeof first === "string" ? first : undefined;
}

/** Whether a list is a tuple: numbers, a name followed by numbers, or the four values of the seasons. */
function isTuple(list: JsonArray): boolean {
  const plain = list.every((entry) => typeof entry !== "object" || entry === null);
  const [first, ...rest] = list;
  return (
    plain &&
    (list.length === 4
      ? isSeasonal(list)
      : typeof first === "number" || rest.some((entry) => typeof entry !== "string"))
  );
}

/** Symbols and colours of the four seasons. Four ids look the same, and may be compared the same way. */
function isSeasonal(list: JsonArray): boolean {
  return list.every((entry) => typeof entry === "string") && new Set(list).size < 4;
}
