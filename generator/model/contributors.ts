/**
 * A definition that is made from another one has all contributors of that one and one more. They are shared instead of
 * copied, however long such a chain of definitions is.
 */
import type { Contributors, RawObject } from "./definition.ts";
import { isSameList } from "./memo.ts";

export function appended(before: Contributors, last: RawObject): Contributors {
  return new Chain(before, last);
}

class Chain implements Contributors {
  readonly length: number;
  readonly before: Contributors;
  readonly last: RawObject;

  constructor(before: Contributors, last: RawObject) {
    this.before = before;
    this.last = last;
    this.length = before.length + 1;
  }

  at(index: number): RawObject | undefined {
    return index === -1 ? this.last : listOf(this).at(index);
  }

  [Symbol.iterator](): Iterator<RawObject> {
    return listOf(this).values();
  }
}

/** Without recursion: a chain of definitions may have any length. */
function listOf(contributors: Contributors): readonly RawObject[] {
  const later: RawObject[] = [];
  let at = contributors;
  for (; at instanceof Chain; at = at.before) later.push(at.last);
  return [...at, ...later.reverse()];
}

/** Whether any of the contributors satisfies the test; unlike the list of them, this costs no memory. */
export function someContributor(
  contributors: Contributors,
  test: (object: RawObject) => boolean,
): boolean {
  let at = contributors;
  for (; at instanceof Chain; at = at.before) if (test(at.last)) return true;
  for (const object of at) if (test(object)) return true;
  return false;
}

/** Returns a fold over a definition's contributors, in order; the result for a shared part is computed only once. */
export function collected<Value>(
  first: (objects: readonly RawObject[]) => Value,
  more: (before: Value, object: RawObject) => Value,
): (contributors: Contributors) => Value {
  const known = new WeakMap<Contributors, Value>();
  return (contributors) => {
    const open: Chain[] = [];
    let at = contributors;
    for (; at instanceof Chain && !known.has(at); at = at.before) open.push(at);
    let value = known.get(at);
    if (value === undefined) known.set(at, (value = first([...at])));
    for (const chain of open.reverse()) {
      value = more(value, chain.last);
      known.set(chain, value);
    }
    return value;
  };
}

/** The contributors before an object and those after it, each in order. */
export function splitAt(
  contributors: Contributors,
  object: RawObject,
): { readonly before: Contributors | undefined; readonly after: readonly RawObject[] } {
  const after: RawObject[] = [];
  let at = contributors;
  for (; at instanceof Chain; at = at.before) {
    if (at.last === object) return { before: at.before, after: after.reverse() };
    after.push(at.last);
  }
  const list = [...at];
  const index = list.indexOf(object);
  const before = index > 0 ? list.slice(0, index) : undefined;
  return { before, after: [...list.slice(index + 1), ...after.reverse()] };
}

/** Returns a comparison of contributors by identity that remembers equal parts, so that each is compared only once. */
export function createComparison(): (one: Contributors, other: Contributors) => boolean {
  const same = new WeakMap<Contributors, Contributors>();
  return (one, other) => {
    const compared: [Contributors, Contributors][] = [];
    let [left, right] = [one, other];
    while (left !== right && same.get(left) !== right) {
      if (left.length !== right.length || left.at(-1) !== right.at(-1)) return false;
      compared.push([left, right]);
      if (left instanceof Chain && right instanceof Chain)
        [left, right] = [left.before, right.before];
      else if (isSameList([...left], [...right])) break;
      else return false;
    }
    for (const [each, equal] of compared) same.set(each, equal);
    return true;
  };
}
