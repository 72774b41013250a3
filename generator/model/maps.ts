/** Maps that make what they lack, and maps with two keys. */

/** What maps and weak maps share. */
interface Table<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value of a key; if the map has none, makes it and adds it. */
export function getOrInsert<Key, Value>(
  map: Table<Key, Value>,
  key: Key,
  make: () => Value,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

/** Adds a value to the list of a key. */
export function addTo<Key, Value>(lists: Table<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The values by their keys, in order. */
export function groupBy<Key, Value>(
  values: Iterable<Value>,
  keyOf: (value: Value) => Key,
): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}

/** Values by two keys, such as a kind and an id. */
export class PairMap<First, Second, Value> {
  private readonly maps: Map<First, Map<Second, Value>>;

  constructor(maps: Iterable<readonly [First, Map<Second, Value>]> = []) {
    this.maps = new Map(maps);
  }

  get size(): number {
    let size = 0;
    for (const map of this.maps.values()) size += map.size;
    return size;
  }

  get(first: First, second: Second): Value | undefined {
    return this.maps.get(first)?.get(second);
  }

  has(first: First, second: Second): boolean {
    return this.maps.get(first)?.has(second) === true;
  }

  set(first: First, second: Second, value: Value): this {
    this.inner(first).set(second, value);
    return this;
  }

  getOrInsert(first: First, second: Second, make: () => Value): Value {
    return getOrInsert(this.inner(first), second, make);
  }

  /** The values of a first key, by their second keys. */
  of(first: First): ReadonlyMap<Second, Value> {
    return this.maps.get(first) ?? nothing;
  }

  *values(): Generator<Value> {
    for (const map of this.maps.values()) yield* map.values();
  }

  /** A map in which some keys have the values that they have in `others`; what does not change is shared. */
  patched(
    others: PairMap<First, Second, Value>,
    keys: Iterable<readonly [First, Iterable<Second>]>,
  ): PairMap<First, Second, Value> {
    const maps = new Map(this.maps);
    for (const [first, seconds] of keys) {
      const patched = withValues(this.of(first), others.of(first), seconds);
      if (patched) maps.set(first, patched);
    }
    return new PairMap(maps);
  }

  private inner(first: First): Map<Second, Value> {
    return getOrInsert(this.maps, first, () => new Map<Second, Value>());
  }
}

const nothing = new Map<never, never>();

/** The map with the values that some keys have in another; `undefined` if they are the same. */
export function withValues<Key, Value>(
  map: ReadonlyMap<Key, Value>,
  others: ReadonlyMap<Key, Value> | undefined,
  keys: Iterable<Key>,
): Map<Key, Value> | undefined {
  let changed: Map<Key, Value> | undefined;
  for (const key of keys) {
    const value = others?.get(key);
    if (map.get(key) === value) continue;
    changed ??= new Map(map);
    if (value === undefined) changed.delete(key);
    else changed.set(key, value);
  }
  return changed;
}
