import { differingKeys } from "./patched-map.ts";

/** A key whose values in two tables differ, with both values; one of them may be absent. */
export type ChangedValue<Key, Value> = readonly [
  key: Key,
  before: Value | undefined,
  now: Value | undefined,
];

/**
 * Yields the changed entries in no particular order. If one map was made by patching the other, only their differences
 * are visited; otherwise both are traversed together, and only entries in different positions are looked up.
 */
export function* changedValues<Key, Value>(
  before: ReadonlyMap<Key, Value>,
  now: ReadonlyMap<Key, Value>,
): Generator<ChangedValue<Key, Value>> {
  if (before === now) return;
  const keys = differingKeys(before, now);
  if (!keys) {
    yield* walkBoth(before, now);
    return;
  }
  for (const key of keys) {
    const [old, value] = [before.get(key), now.get(key)];
    if (old !== value) yield [key, old, value];
  }
}

/** Whether `read` returns the same for the values of two tables under every key. */
export function areSameIn<Key, Value>(
  one: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<Key, Value>,
  read: (value: Value | undefined) => unknown,
): boolean {
  for (const [, before, now] of changedValues(one, other)) {
    if (read(before) !== read(now)) return false;
  }
  return true;
}

function* walkBoth<Key, Value>(
  before: ReadonlyMap<Key, Value>,
  now: ReadonlyMap<Key, Value>,
): Generator<ChangedValue<Key, Value>> {
  const earlier = before.entries();
  let together = true;
  for (const [key, value] of now) {
    const next: readonly [Key, Value] | undefined = together ? earlier.next().value : undefined;
    together = next?.[0] === key;
    const old = together ? next?.[1] : before.get(key);
    if (old !== value) yield [key, old, value];
  }
  if (together && before.size === now.size) return;
  for (const [key, old] of before) if (!now.has(key)) yield [key, old, undefined];
}
