/** What is made of the part in which lists and tables differ is what would be made of all of them. */
import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changedValues } from "../../generator/model/changed-values.ts";
import { chosenFrom } from "../../generator/model/chosen.ts";
import { createMemo } from "../../generator/model/memo.ts";
import {
  differingKeys,
  mapLike,
  mayDiffer,
  patchedMap,
} from "../../generator/model/patched-map.ts";
import { spliceOf } from "../../generator/model/splice.ts";

const test = suite("differing lists");
const lists = fc.array(fc.nat(6), { maxLength: 8 });

test("a splice turns the one list into the other, and is no longer than it has to be", () => {
  fc.assert(
    fc.property(lists, lists, (before, now) => {
      const { start, endBefore, end } = spliceOf(before, now);
      const part = now.slice(start, end);
      assert.equal([...before.slice(0, start), ...part, ...before.slice(endBefore)], now);
      if (endBefore > start && end > start) {
        assert.is.not(before[start], now[start]);
        assert.is.not(before[endBefore - 1], now[end - 1]);
      }
    }),
  );
});

test("what is chosen from a list is what a filter gives, and only new entries are asked", () => {
  fc.assert(
    fc.property(fc.array(lists), (runs) => {
      const memo = createMemo();
      let before: readonly number[] = [];
      let last: readonly number[] | undefined;
      for (const list of runs) {
        const asked: number[] = [];
        const chosen = chosenFrom(memo, "even", list, (item) => {
          asked.push(item);
          return item % 2 === 0;
        });
        assert.equal(
          chosen,
          list.filter((item) => item % 2 === 0),
        );
        const { start, end } = last ? spliceOf(before, list) : { start: 0, end: list.length };
        assert.equal(asked, list.slice(start, end));
        [before, last] = [list, chosen];
      }
    }),
  );
});

test("what is chosen stays the same list as long as other entries come and go", () => {
  const memo = createMemo();
  const even = (list: readonly number[]): readonly number[] =>
    chosenFrom(memo, "even", list, (item) => item % 2 === 0);
  const first = even([1, 2, 3, 4]);
  assert.is(even([1, 2, 5, 7, 4]), first);
  assert.is(even([2, 4]), first);
  assert.equal(even([2, 6, 4]), [2, 6, 4]);
});

test("changed values are those of which one table has another one than the other", () => {
  const tables = fc.array(fc.tuple(fc.nat(6).map(String), fc.nat(2))).map((some) => new Map(some));
  fc.assert(
    fc.property(tables, tables, (before, now) => {
      const found = new Map([...changedValues(before, now)].map(([key, ...both]) => [key, both]));
      for (const key of new Set([...before.keys(), ...now.keys()])) {
        const both = [before.get(key), now.get(key)];
        assert.equal(found.get(key), both[0] === both[1] ? undefined : both, key);
      }
    }),
  );
});

test("a patched map is the map with its changes, and knows in which keys it differs from others of its kind", () => {
  const changes = fc.array(
    fc.array(fc.tuple(fc.nat(9).map(String), fc.option(fc.nat(2), { nil: undefined }))),
  );
  fc.assert(
    fc.property(changes, fc.nat(9), (runs, count) => {
      const first = new Map(Array.from({ length: count }, (_, at) => [String(at), 0]));
      const expected = new Map(first);
      let patched: ReadonlyMap<string, number> = first;
      for (const run of runs) {
        const before = patched;
        const was = new Map(expected);
        patched = patchedMap(before, new Map(run));
        for (const [key, value] of new Map(run)) {
          if (value === undefined) expected.delete(key);
          else expected.set(key, value);
        }
        assert.is(patched.size, expected.size);
        assert.equal(sorted(patched), sorted(expected));
        assert.equal([...patched.keys()].sort(), [...expected.keys()].sort());
        for (const key of [..."0123456789"]) {
          assert.is(patched.get(key), expected.get(key));
          assert.is(patched.has(key), expected.has(key));
        }
        assert.equal(sorted(before), sorted(was), "the earlier one stays as it is");
        const kept = [...was.keys()].filter((key) => expected.has(key) && first.has(key));
        assert.equal(
          [...patched.keys()].filter((key) => kept.includes(key)),
          kept.sort(),
          "what stays keeps its place",
        );
        const differing = new Set(differingKeys(before, patched) ?? []);
        for (const key of [...was.keys(), ...expected.keys()]) {
          if (was.get(key) !== expected.get(key)) assert.ok(differing.has(key), key);
        }
      }
    }),
  );
});

test("of a patched map with many changes is made a copy, and nothing is known of differing keys then", () => {
  const first = new Map([["a", 0]]);
  const few = patchedMap(first, new Map([["a", 1]]));
  assert.equal([...(differingKeys(first, few) ?? [])], ["a"]);
  const many = patchedMap(few, new Map(Array.from({ length: 100 }, (_, at) => [String(at), at])));
  assert.is(many.size, 101);
  assert.is(differingKeys(first, many), undefined);
  assert.is(patchedMap(first, new Map()), first);
});

test("a map like an earlier one is the map of its entries, and a patch where the keys stand alike", () => {
  const tables = fc
    .array(fc.tuple(fc.constantFrom("a", "b", "c", "d"), fc.nat(2)), { maxLength: 4 })
    .map((some) => [...new Map(some)]);
  fc.assert(
    fc.property(tables, fc.array(tables), (first, runs) => {
      let before: ReadonlyMap<string, number> = new Map(first);
      for (const entries of runs) {
        const now = mapLike(before, entries);
        assert.equal([...now], entries);
        const standAlike = String([...before.keys()]) === String([...now.keys()]);
        if (standAlike) assert.ok(differingKeys(before, now), "what differs is known");
        if (String([...before]) === String(entries)) assert.is(now, before);
        const mayDifferAt = mayDiffer(before, now);
        for (const key of "abcd") {
          if (before.get(key) !== now.get(key)) assert.ok(mayDifferAt(key), key);
        }
        before = now;
      }
    }),
  );
  const some = new Map([..."abcd"].map((key) => [key, 0]));
  const other = mapLike(
    some,
    [...some].map(([key]) => [key, key === "b" ? 1 : 0]),
  );
  assert.equal([...some.keys()].filter(mayDiffer(some, other)), ["b"]);
});

function sorted(map: ReadonlyMap<string, number>): readonly (readonly [string, number])[] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1));
}

test.run();
