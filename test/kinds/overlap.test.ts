import * as assert from "uvu/assert";
import { suite } from "uvu";
import fc from "fast-check";
import {
  alternativesLimit,
  isTooComplex,
  separateOverlap,
} from "../../generator/kinds/recipe/overlap.ts";
import type { ComponentGroups } from "../../generator/kinds/parts/requirement-parts/requirements.ts";
import { runs } from "../random.ts";

const seed = 20240607;
const overlap = suite("component overlap");

/** `"a b2"` is the group of one a or two b. */
function groupsOf(...groups: string[]): ComponentGroups {
  return groups.map((group) =>
    group.split(" ").map((entry) => ({
      item: entry.charAt(0),
      count: Number(entry.slice(1) || 1),
      recoverable: true,
    })),
  );
}

function hasOverlap(groups: ComponentGroups): boolean {
  const items = groups.flatMap((group) => [...new Set(group.map(({ item }) => item))]);
  return new Set(items).size < items.length;
}

/** Alternatives in the same words, sorted. */
function written(alternatives: readonly ComponentGroups[]): string[] {
  return alternatives
    .map((groups) =>
      groups
        .map((group) => group.map(({ item, count }) => `${item}${String(count)}`).join(" "))
        .join(" + "),
    )
    .sort();
}

function repeated(group: string, times: number): ComponentGroups {
  return groupsOf(...Array.from({ length: times }, () => group));
}

overlap("leaves groups without a shared item as they are", () => {
  const groups = groupsOf("a b", "c d");
  assert.is(hasOverlap(groups), false);
  assert.equal(separateOverlap(groups), { too_complex: false, alternatives: [groups] });
  assert.equal(separateOverlap([]), { too_complex: false, alternatives: [[]] });
});

overlap("tells both uses of one item from the use of two", () => {
  const { alternatives } = separateOverlap(groupsOf("a", "a b"));
  assert.equal(written(alternatives), ["a1 + b1", "a2"]);
});

overlap("adds up different counts, and gives back only what both groups give back", () => {
  const { alternatives } = separateOverlap([
    [{ item: "a", count: 2, recoverable: false }],
    [
      { item: "a", count: 3, recoverable: true },
      { item: "b", count: 1, recoverable: true },
    ],
  ]);
  assert.equal(alternatives, [
    [[{ item: "a", count: 2, recoverable: false }], [{ item: "b", count: 1, recoverable: true }]],
    [[{ item: "a", count: 5, recoverable: false }]],
  ]);
});

overlap("splits a telescope that takes a fine lens and any lens", () => {
  const { alternatives } = separateOverlap(groupsOf("f", "f s", "t"));
  assert.equal(written(alternatives), ["f1 + s1 + t1", "f2 + t1"]);
});

overlap("lists the four ways to meet two equal groups", () => {
  const { alternatives } = separateOverlap(repeated("a b", 2));
  assert.equal(written(alternatives), ["a1 + b1", "a2", "b1 + a1", "b2"]);
});

overlap("counts what the published vectors say", () => {
  const count = (group: string, times: number, limit?: number): number =>
    separateOverlap(repeated(group, times), limit).alternatives.length;
  assert.equal(
    [1, 2, 3, 4, 5, 6].map((times) => count("a b", times)),
    [1, 4, 8, 16, 32, 64],
  );
  assert.equal(
    [1, 2, 3, 4, 5].map((times) => count("a b c", times, 1000)),
    [1, 6, 21, 75, 237],
  );
});

overlap("is too complex past a hundred alternatives", () => {
  assert.is(alternativesLimit, 100);
  assert.is(isTooComplex(repeated("a b", 6)), false);
  assert.is(isTooComplex(repeated("a b", 7)), true);
  assert.is(isTooComplex(repeated("a b c", 4)), false);
  assert.is(isTooComplex(repeated("a b c", 5)), true);
  assert.is(isTooComplex(repeated("a b", 7), 1000), false);
});

overlap("keeps the groups as they were where they are too complex", () => {
  const groups = repeated("a b", 7);
  assert.equal(separateOverlap(groups), { too_complex: true, alternatives: [groups] });
});

overlap("gives up early on groups that would take for ever", () => {
  assert.is(isTooComplex(repeated("a b c d e f g h", 60)), true);
});

overlap("cannot meet a group that has no alternative left", () => {
  assert.equal(separateOverlap([...groupsOf("a", "a"), []]).alternatives, []);
});

overlap("decides by the other groups if one has no alternative left", () => {
  const separate = (groups: ComponentGroups): unknown => separateOverlap([...groups, []]);
  assert.equal(separate(repeated("a b", 6)), { too_complex: false, alternatives: [] });
  const many = repeated("a b", 40);
  assert.equal(separate(many), { too_complex: true, alternatives: [[...many, []]] });
  assert.equal(separateOverlap([[], []]), { too_complex: false, alternatives: [] });
});

/** How often the items of groups are read for the verdict. */
function readsOf(groups: ComponentGroups): number {
  let reads = 0;
  const counted = groups.map((group) =>
    group.map((each) => ({
      ...each,
      get item() {
        reads += 1;
        return each.item;
      },
    })),
  );
  isTooComplex(counted);
  return reads;
}

overlap("looks at twice as many items at most twice as often", () => {
  const own = (name: string, size: number): ComponentGroups[number] =>
    Array.from({ length: size }, (_, at) => ({
      item: `${name}${String(at)}`,
      count: 1,
      recoverable: true,
    }));
  const shapes: Record<string, (size: number) => ComponentGroups> = {
    "the same items in each group": (size) => Array.from({ length: 20 }, () => own("i", size)),
    "own items beside shared ones": (size) =>
      repeated("a b", 6).map((group, at) => [...group, ...own(`i${String(at)}_`, size)]),
    "own items beside groups that merge one by one": (size) => [
      ...repeated("a", 40),
      ...repeated("b", 5).map((group, at) => [...group, ...own(`i${String(at)}_`, size)]),
    ],
  };
  for (const [shape, groupsOfSize] of Object.entries(shapes)) {
    const [once, twice] = [readsOf(groupsOfSize(1000)), readsOf(groupsOfSize(2000))];
    assert.ok(twice <= 2.01 * once, `${shape}: ${String(once)}, then ${String(twice)}`);
    // And not often: a state does not look at what no other group mentions.
    assert.ok(once <= 20 * groupsOfSize(1000).flat().length, `${shape}: ${String(once)}`);
  }
});

/** The work list as the real game has it: every state of a split is made, then all are counted. */
function workList(groups: ComponentGroups, limit: number): ReturnType<typeof separateOverlap> {
  type State = readonly [groups: ComponentGroups, index: number];
  const finished: ComponentGroups[] = [];
  const pending: State[] = [[groups, 0]];
  for (let state = pending.pop(); state !== undefined; state = pending.pop()) {
    const [now, at] = state;
    const group = now[at];
    const has = (id: string) => (other: ComponentGroups[number]) =>
      other.some(({ item }) => item === id);
    if (group === undefined) finished.push(now);
    else {
      for (const choice of group.filter(({ item }) => now.slice(at + 1).some(has(item)))) {
        let others = now;
        let emptied = false;
        for (let later = at + 1; later < now.length && !emptied; later += 1) {
          const same = others[later]!.find(({ item }) => item === choice.item);
          if (same === undefined) continue;
          const count = choice.count + same.count;
          const recoverable = choice.recoverable && same.recoverable;
          const both = others.with(later, [{ item: choice.item, count, recoverable }]);
          pending.push([both.filter((_, each) => each !== at), at]);
          others = others.with(
            later,
            others[later]!.filter((each) => each !== same),
          );
          emptied = others[later]!.length === 0;
        }
        if (!emptied) pending.push([others.with(at, [choice]), at + 1]);
      }
      const unique = group.filter(({ item }) => !now.slice(at + 1).some(has(item)));
      if (unique.length > 0) pending.push([now.with(at, unique), at + 1]);
    }
    if (finished.length + pending.length > limit) {
      return { too_complex: true, alternatives: [groups] };
    }
  }
  return { too_complex: false, alternatives: finished };
}

overlap("gives the alternatives and the verdict of the plain work list", () => {
  const group = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom(..."abcdefghijkl"),
      count: fc.integer({ min: 1, max: 3 }),
      recoverable: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5, selector: ({ item }) => item },
  );
  const limits = fc.oneof(fc.constant(alternativesLimit), fc.integer({ min: 1, max: 300 }));
  let tooComplex = 0;
  let most = 0;
  fc.assert(
    fc.property(fc.array(group, { maxLength: 7 }), limits, (groups, limit) => {
      const expected = workList(groups, limit);
      assert.equal(separateOverlap(groups, limit), expected);
      assert.is(isTooComplex(groups, limit), expected.too_complex);
      if (expected.too_complex) tooComplex += 1;
      most = Math.max(most, expected.alternatives.length);
    }),
    runs(4000, seed),
  );
  assert.ok(tooComplex > 100 && most > 60, `${String(tooComplex)} too complex, ${String(most)}`);
});

type Stock = Readonly<Record<string, number>>;

/** Tries every choice of one alternative from each group. */
function canCraft(groups: ComponentGroups, stock: Stock): boolean {
  const [first, ...rest] = groups;
  if (first === undefined) return Object.values(stock).every((amount) => amount >= 0);
  return first.some(({ item, count }) =>
    canCraft(rest, { ...stock, [item]: (stock[item] ?? 0) - count }),
  );
}

function meets(groups: ComponentGroups, stock: Stock): boolean {
  return groups.every((group) => group.some(({ item, count }) => (stock[item] ?? 0) >= count));
}

overlap("alternatives share nothing inside and decide exactly what can be crafted", () => {
  const items = ["a", "b", "c", "d"];
  const group = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom(...items),
      count: fc.integer({ min: 1, max: 3 }),
      recoverable: fc.constant(true),
    }),
    { minLength: 1, maxLength: 3, selector: ({ item }) => item },
  );
  const stock = fc.tuple(...items.map(() => fc.integer({ min: 0, max: 7 })));
  fc.assert(
    fc.property(fc.array(group, { maxLength: 4 }), stock, (groups, amounts) => {
      const have = Object.fromEntries(items.map((item, index) => [item, amounts[index] ?? 0]));
      const { too_complex, alternatives } = separateOverlap(groups, 1000);
      assert.is(too_complex, false);
      assert.not(alternatives.some(hasOverlap));
      assert.is(
        alternatives.some((alternative) => meets(alternative, have)),
        canCraft(groups, have),
      );
    }),
    runs(400, seed),
  );
});

overlap("is too complex exactly where the alternatives written out are too many", () => {
  const items = ["a", "b", "c", "d", "e"];
  const group = fc.uniqueArray(
    fc.record({
      item: fc.constantFrom(...items),
      count: fc.constant(1),
      recoverable: fc.constant(true),
    }),
    { maxLength: 4, selector: ({ item }) => item },
  );
  const limits = fc.integer({ min: 1, max: 60 });
  const verdicts = new Set<boolean>();
  fc.assert(
    fc.property(fc.array(group, { maxLength: 6 }), limits, (groups, limit) => {
      const { too_complex } = separateOverlap(groups, limit);
      verdicts.add(too_complex);
      assert.is(isTooComplex(groups, limit), too_complex);
    }),
    runs(4000, seed),
  );
  assert.is(verdicts.size, 2);
});

overlap("a group that two requirements share is two groups", () => {
  const [shared] = groupsOf("a b");
  const groups = [shared, shared] as ComponentGroups;
  assert.ok(hasOverlap(groups));
  assert.equal(separateOverlap(groups), separateOverlap(groupsOf("a b", "a b")));
});

overlap.run();
