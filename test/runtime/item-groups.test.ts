import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { rollItems, seededRandom } from "../../runtime/index.ts";
import type { Random, RollableGroup, SpawnedItem } from "../../runtime/index.ts";
import type { GroupInPlace, RollableEntry } from "../../runtime/items/spawned-item.ts";
import { group, item, near, numbers, share, unused } from "./tiles.ts";
import { together } from "../../runtime/items/stacks.ts";
import { runs } from "../random.ts";

const test = suite("item groups");
const seed = 5;

const entry = { prob: 100, count: [1, 1] } as const;
function collection(...entries: readonly RollableEntry[]): GroupInPlace {
  return { subtype: "collection", entries };
}
function distribution(...entries: readonly RollableEntry[]): GroupInPlace {
  return { subtype: "distribution", entries };
}
function roll(rolled: RollableGroup, random: Random = unused): readonly SpawnedItem[] {
  return rollItems(rolled, { random }).items;
}
/** Item -> how many. */
function counts(items: readonly SpawnedItem[]): Record<string, number> {
  return Object.fromEntries(items.map((each) => [each.item, each.count]));
}

test("nothing is rolled where there is no group", () => {
  assert.equal(rollItems(undefined, { random: unused }), { items: [], unrolled_groups: [] });
});

test("a collection tries each entry by itself, in order", () => {
  const rolled = collection(
    { ...entry, item: item("always") },
    { ...entry, item: item("never"), prob: 0 },
    { ...entry, item: item("below"), prob: 30 },
    { ...entry, item: item("beyond"), prob: 30 },
  );
  assert.equal(roll(rolled, numbers(0.29, 0.3)), [
    { item: item("always"), count: 1 },
    { item: item("below"), count: 1 },
  ]);
});

test("a distribution picks exactly one, by weight", () => {
  const rolled = distribution(
    { ...entry, item: item("a"), prob: 1 },
    { ...entry, item: item("never"), prob: 0 },
    { ...entry, item: item("b"), prob: 3 },
  );
  for (const [number, picked] of [
    [0, "a"],
    [0.249, "a"],
    [0.25, "b"],
    [0.999, "b"],
  ] as const) {
    assert.equal(roll(rolled, numbers(number)), [{ item: item(picked), count: 1 }], String(number));
  }
  assert.equal(roll(distribution({ ...entry, item: item("never"), prob: 0 })), []);
  assert.equal(roll(distribution()), []);
});

test("counts lie between their bounds; none is none", () => {
  const rolled = collection({ ...entry, item: item("nut"), count: [0, 3] });
  assert.equal(roll(rolled, numbers(0)), []);
  assert.equal(roll(rolled, numbers(0.25)), [{ item: item("nut"), count: 1 }]);
  assert.equal(roll(rolled, numbers(0.999)), [{ item: item("nut"), count: 3 }]);
});

test("charges are rolled for each piece", () => {
  const rolled = collection({ ...entry, item: item("ink"), count: [3, 3], charges: [1, 4] });
  assert.equal(roll(rolled, numbers(0, 0.5, 0.999)), [
    { item: item("ink"), count: 1, charges: 1 },
    { item: item("ink"), count: 1, charges: 3 },
    { item: item("ink"), count: 1, charges: 4 },
  ]);
});

test("pieces with the same charges are one stack", () => {
  const rolled = collection({ ...entry, item: item("ink"), count: [4, 4], charges: [1, 4] });
  assert.equal(roll(rolled, numbers(0.5, 0, 0.999, 0.5)), [
    { item: item("ink"), count: 2, charges: 3 },
    { item: item("ink"), count: 1, charges: 1 },
    { item: item("ink"), count: 1, charges: 4 },
  ]);
});

const great = 2 ** 31 - 1;

/** Pieces, and charges of them all. */
function sums(items: readonly SpawnedItem[]): { pieces: number; charges: number } {
  return {
    pieces: items.reduce((sum, { count }) => sum + count, 0),
    charges: items.reduce((sum, { count, charges = 0 }) => sum + count * charges, 0),
  };
}

test("stacks stay stacks, however many pieces they have", () => {
  const random = seededRandom("heap");
  const heap = roll(
    collection({ ...entry, item: item("ink"), count: [great, great], charges: [0, 1000] }),
    random,
  );
  assert.ok(heap.length <= 100 && heap.length > 50);
  const { pieces, charges } = sums(heap);
  assert.is(pieces, great);
  // Charges of 100 lots.
  assert.ok(Math.abs(charges / great - 500) < 150);
  assert.equal(
    roll(
      collection({ ...entry, item: item("ink"), count: [great, great], charges: [7, 7] }),
      random,
    ),
    [{ item: item("ink"), count: great, charges: 7 }],
  );
});

test("groups that are rolled without end end, with all their pieces", () => {
  const nested = (inner: GroupInPlace): GroupInPlace =>
    collection({ prob: 100, count: [great, great], nested: inner, damage: [0, 9] });
  const leaf = collection({ ...entry, item: item("nail"), count: [2, 2], charges: [0, 99] });
  const random = seededRandom("deep");
  const once = roll(nested(leaf), random);
  assert.is(sums(once).pieces, 2 * great);
  assert.ok(once.length <= 100);
  const thrice = roll(nested(nested(nested(leaf))), random);
  assert.ok(thrice.length <= 100);
  assert.ok(thrice.every(({ count }) => Number.isSafeInteger(count)));
  const loaded = roll({ ...nested(leaf), ammo: 50, magazine: 50 }, random);
  assert.ok(loaded.length <= 100 && loaded.some((each) => each.loaded));
});

test("what is not known is told with how many rolls were asked for", () => {
  const unknown = collection({ ...entry, group: group("gone"), count: [1000, 1000] });
  const { items, unrolled_groups } = rollItems(unknown, { random: unused });
  assert.equal(items, []);
  assert.is(unrolled_groups.length, 100);
  assert.is(
    unrolled_groups.reduce((sum, { rolls = 1 }) => sum + rolls, 0),
    1000,
  );
  const inside = collection({
    ...entry,
    item: item("box"),
    count: [great, great],
    contents_groups: [group("gone")],
  });
  const told = rollItems(inside, { random: unused });
  assert.equal(told.items, [{ item: item("box"), count: great }]);
  assert.is(
    told.unrolled_groups.reduce((sum, { rolls = 1 }) => sum + rolls, 0),
    great,
  );
});

test("each piece of a lot is what it is as often as the group says", () => {
  const random = seededRandom("lots");
  const many = collection({ ...entry, item: item("shot"), count: [1000, 1000], charges: [1, 4] });
  const times = 400;
  let charged = 0;
  for (let time = 0; time < times; time++) {
    for (const { count, charges } of roll(many, random)) if (charges === 4) charged += count;
  }
  assert.ok(near(charged / (times * 1000), 0.25, times * 100), String(charged));
});

test("groups nest, and a count repeats them", () => {
  const rolled = collection({
    prob: 100,
    count: [2, 2],
    nested: distribution(
      { ...entry, item: item("stamp"), prob: 50 },
      { ...entry, nested: collection({ ...entry, item: item("letter"), count: [2, 2] }), prob: 50 },
    ),
  });
  assert.equal(roll(rolled, numbers(0, 0.9)), [
    { item: item("stamp"), count: 1 },
    { item: item("letter"), count: 2 },
  ]);
  // What nothing tells apart is counted together.
  assert.equal(roll(rolled, numbers(0.9, 0.9)), [{ item: item("letter"), count: 4 }]);
});

test("what an entry says of a group holds for each piece of it", () => {
  const rolled = collection({
    ...entry,
    nested: collection({ ...entry, item: item("shell"), count: [2, 2] }),
    charges: [1, 2],
    damage: [1, 4],
    dirt: [0, 9],
  });
  assert.equal(roll(rolled, numbers(0, 0.5, 0.9, 0.9, 0, 0.5)), [
    { item: item("shell"), count: 1, charges: 1, damage: 3, dirt: 9 },
    { item: item("shell"), count: 1, charges: 2, damage: 1, dirt: 5 },
  ]);
});

test("groups by id are the host's to give", () => {
  const groups = new Map<string, RollableGroup>([
    ["wood", collection({ ...entry, item: item("log"), count: [3, 3] })],
    ["alias", { group: group("wood") }],
  ]);
  const options = { random: unused, groups: (id: string) => groups.get(id) };
  for (const id of ["wood", "alias"]) {
    assert.equal(rollItems({ group: group(id) }, options), {
      items: [{ item: item("log"), count: 3 }],
      unrolled_groups: [],
    });
  }
  const inside = collection({ ...entry, group: group("wood"), count: [2, 2] });
  assert.equal(rollItems(inside, options).items, [{ item: item("log"), count: 6 }]);
});

test("groups that are not known are told", () => {
  const rolled = collection({ ...entry, group: group("gone") }, { ...entry, item: item("nail") });
  const told = {
    items: [{ item: "nail", count: 1 }],
    unrolled_groups: [{ group: "gone", reason: "unknown-group" }],
  };
  assert.equal(rollItems(rolled, { random: unused }), told);
  assert.equal(rollItems(rolled, { random: unused, groups: () => undefined }), told);
});

test("a group within itself is cut and told", () => {
  const groups = new Map<string, RollableGroup>([
    ["a", collection({ ...entry, item: item("egg") }, { ...entry, group: group("b") })],
    ["b", collection({ ...entry, item: item("hen") }, { ...entry, group: group("a") })],
    ["self", { group: group("self") }],
  ]);
  const options = { random: unused, groups: (id: string) => groups.get(id) };
  assert.equal(rollItems({ group: group("a") }, options), {
    items: [
      { item: "egg", count: 1 },
      { item: "hen", count: 1 },
    ],
    unrolled_groups: [{ group: "a", reason: "group-within-itself" }],
  });
  assert.equal(rollItems({ group: group("self") }, options).unrolled_groups, [
    { group: group("self"), reason: "group-within-itself" },
  ]);
  // Twice, but not within itself.
  const twice = collection({ ...entry, group: group("c") }, { ...entry, group: group("c") });
  const c = collection({ ...entry, item: item("egg") });
  assert.equal(rollItems(twice, { random: unused, groups: () => c }), {
    items: [{ item: "egg", count: 2 }],
    unrolled_groups: [],
  });
});

test("contents, containers, ammunition and the rest come along", () => {
  const groups = (): RollableGroup => collection({ ...entry, item: item("jar") });
  const rolled = collection({
    ...entry,
    item: item("pistol"),
    dirt: [2, 2],
    contents_items: [item("note")],
    contents_groups: [group("sweets")],
    container_group: group("jars"),
    ammo_item: item("bullet"),
    custom_flags: ["COLD"],
    active: true,
    snippets: ["one" as never, "two" as never],
  });
  assert.equal(rollItems(rolled, { random: numbers(0.9), groups }).items, [
    {
      item: item("pistol"),
      count: 1,
      dirt: 2,
      contents: [
        { item: item("note"), count: 1 },
        { item: item("jar"), count: 1 },
      ],
      container: item("jar"),
      ammo: item("bullet"),
      custom_flags: ["COLD"],
      active: true,
      snippet: "two" as never,
    },
  ]);
  const contained = collection({
    ...entry,
    item: item("jam"),
    container_item: item("jar"),
    ammo_group: group("gone"),
  });
  assert.equal(rollItems(contained, { random: unused }), {
    items: [{ item: "jam", count: 1, container: "jar" }],
    unrolled_groups: [{ group: "gone", reason: "unknown-group" }],
  });
});

test("what an entry puts into the pieces of a group comes after what is in them already", () => {
  const bag = collection({ ...entry, item: item("bag"), contents_items: [item("note")] });
  const rolled = collection({ ...entry, group: group("bags"), contents_items: [item("coin")] });
  assert.equal(rollItems(rolled, { random: numbers(0.5), groups: () => bag }).items, [
    {
      item: item("bag"),
      count: 1,
      contents: [
        { item: item("note"), count: 1 },
        { item: item("coin"), count: 1 },
      ],
    },
  ]);
});

test("weapons are loaded and have magazines by the chances of their group", () => {
  const rolled: GroupInPlace = {
    ...collection({ ...entry, item: item("pistol"), count: [2, 2] }),
    ammo: 50,
    magazine: 100,
  };
  assert.equal(roll(rolled, numbers(0.4, 0.6)), [
    { item: item("pistol"), count: 1, loaded: true, with_magazine: true },
    { item: item("pistol"), count: 1, with_magazine: true },
  ]);
});

test("items called like inherited members are items", () => {
  const rolled = collection(
    { ...entry, item: item("__proto__") },
    { ...entry, item: item("constructor"), count: [2, 2] },
    { ...entry, item: item("__proto__") },
  );
  assert.equal(roll(rolled), [
    { item: item("__proto__"), count: 2 },
    { item: item("constructor"), count: 2 },
  ]);
});

test("entries turn up as often as they should", () => {
  const times = 5000;
  const random = seededRandom("groups");
  const some = collection(
    { ...entry, item: item("rare"), prob: 3 },
    { ...entry, item: item("usual"), prob: 80 },
  );
  for (const [id, chance] of [
    ["rare", 0.03],
    ["usual", 0.8],
  ] as const) {
    const seen = share(times, () => roll(some, random).some((each) => each.item === id));
    assert.ok(near(seen, chance, times), `${id} ${seen}`);
  }
  const one = distribution(
    { ...entry, item: item("light"), prob: 10 },
    { ...entry, item: item("heavy"), prob: 30 },
  );
  const seen = share(times, () => counts(roll(one, random))["heavy"] === 1);
  assert.ok(near(seen, 0.75, times), String(seen));
});

const { tree } = fc.letrec<{ tree: GroupInPlace; entry: RollableEntry }>((tie) => ({
  tree: fc.record({
    subtype: fc.constantFrom("collection" as const, "distribution" as const),
    entries: fc.array(tie("entry"), { maxLength: 3 }),
  }),
  entry: fc.oneof(
    { depthSize: "small" },
    members({ item: fc.constantFrom(item("a"), item("b"), item("__proto__")) }),
    members({ group: fc.constantFrom(group("g"), group("h")) }),
    members({ nested: tie("tree") }),
  ),
}));

function members<What extends object>(what: {
  [K in keyof What]: fc.Arbitrary<What[K]>;
}): fc.Arbitrary<RollableEntry> {
  const bounds = fc.tuple(fc.nat(2), fc.nat(2)).map(([least, more]) => [least, least + more]);
  return fc.record(
    { ...what, prob: fc.integer({ min: -5, max: 120 }), count: bounds, charges: bounds },
    { requiredKeys: [...(Object.keys(what) as never[]), "prob" as never, "count" as never] },
  ) as unknown as fc.Arbitrary<RollableEntry>;
}

test("whatever is rolled is counted from 1, the same again from the same seed, and ends", () => {
  fc.assert(
    fc.property(tree, tree, fc.integer(), (rolled, other, from) => {
      const groups = (id: string): RollableGroup | undefined => (id === "g" ? other : undefined);
      const once = rollItems(rolled, { random: seededRandom(from), groups });
      const again = rollItems(rolled, { random: seededRandom(from), groups });
      assert.equal(once, again);
      for (const { count, charges } of once.items) {
        assert.ok(Number.isInteger(count) && count >= 1);
        assert.ok(charges === undefined || (Number.isInteger(charges) && charges >= 0));
      }
      const sorts = once.items.map(({ count: _, ...rest }) => JSON.stringify(rest));
      assert.is(new Set(sorts).size, sorts.length);
    }),
    runs(300, seed),
  );
});

test("pieces are alike in whatever order their members were given", () => {
  const piece = { item: "rope" as never, count: 1 };
  const more = { damage: 1, charges: 2, container: "bag" as never };
  const reversed = Object.fromEntries(Object.entries(more).reverse()) as typeof more;
  assert.equal(
    together([
      { ...piece, ...more },
      { ...reversed, ...piece },
      { ...piece, ...more, damage: 2 },
    ]).map(({ count, damage }) => [count, damage]),
    [
      [2, 1],
      [1, 2],
    ],
  );
});

test.run();
