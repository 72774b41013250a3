import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { brandKey, substituteItems } from "../../runtime/index.ts";
import type { Branded, SpawnedItem, SubstitutionRow } from "../../runtime/index.ts";
import { runs } from "../random.ts";

const test = suite("substitution of starting items");
const seed = 20_260;

const item = (id: string): Branded<"item"> => brandKey(id);
const trait = (id: string): Branded<"trait"> => brandKey(id);

interface Entry {
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
  readonly new: Readonly<Record<string, number>>;
}

/** A substitution of one item, with its ways in order; new items with their ratios. */
function row(subject: string, ...entries: Entry[]): SubstitutionRow {
  const sub = entries.map(({ present = [], absent = [], new: made }) => ({
    present: present.map(trait),
    absent: absent.map(trait),
    new: Object.entries(made).map(([id, ratio]) => ({ item: item(id), ratio })),
  }));
  return { replacements: [{ item: item(subject), sub }] };
}

function substituted(
  given: readonly string[],
  rows: readonly SubstitutionRow[],
  traits: readonly string[] = [],
): readonly (readonly [string, number])[] {
  const items = given.map((id) => ({ item: item(id), count: 1 }));
  const result = substituteItems(items, rows, { traits: traits.map(trait) });
  return result.map(({ item: id, count }) => [id, count]);
}

test("§2.2: every such item, each in its place; others stay", () => {
  const rows = [row("wool", { present: ["itchy"], new: { linen: 1, salve: 2 } })];
  assert.equal(substituted(["hat", "wool", "boots", "wool"], rows, ["itchy"]), [
    ["hat", 1],
    ["linen", 1],
    ["salve", 2],
    ["boots", 1],
    ["linen", 1],
    ["salve", 2],
  ]);
  assert.equal(substituted(["hat", "wool"], rows, ["cold"]), [
    ["hat", 1],
    ["wool", 1],
  ]);
});

test("§2.2: all of `present`, none of `absent`", () => {
  const rows = [row("cup", { present: ["left", "thirsty"], absent: ["tidy"], new: { mug: 1 } })];
  assert.equal(substituted(["cup"], rows, ["left", "thirsty"]), [["mug", 1]]);
  assert.equal(substituted(["cup"], rows, ["left"]), [["cup", 1]]);
  assert.equal(substituted(["cup"], rows, ["left", "thirsty", "tidy"]), [["cup", 1]]);
  const always = [row("cup", { new: { mug: 1 } })];
  assert.equal(substituted(["cup"], always), [["mug", 1]]);
});

test("the first that holds, within an object and over objects in load order", () => {
  const rows = [
    row("cup", { present: ["a"], new: { first: 1 } }, { present: ["b"], new: { second: 1 } }),
    row("cup", { present: ["c"], new: { third: 1 } }, { new: { fourth: 1 } }),
  ];
  assert.equal(substituted(["cup"], rows, ["b", "a", "c"]), [["first", 1]]);
  assert.equal(substituted(["cup"], rows, ["c", "b"]), [["second", 1]]);
  assert.equal(substituted(["cup"], rows, ["c"]), [["third", 1]]);
  assert.equal(substituted(["cup"], rows, []), [["fourth", 1]]);
});

test("nothing may come in the place of an item", () => {
  assert.equal(substituted(["cup", "hat"], [row("cup", { new: {} })]), [["hat", 1]]);
});

test("§2.2: ratios are numbers of items for each replaced one, rounded, at least one", () => {
  const ratios = { two: 2, small: 0.72, large: 5.625, half: 2.5, tiny: 0.001 };
  const rows = [row("cup", { new: ratios })];
  const items = [{ item: item("cup"), count: 3 }];
  assert.equal(substituteItems(items, rows, { traits: [] }), [
    { item: "two", count: 6 },
    { item: "small", count: 3 },
    { item: "large", count: 18 },
    { item: "half", count: 9 },
    { item: "tiny", count: 3 },
  ]);
});

test("charges of items that are counted by them", () => {
  const usual = new Map([
    ["nails", 30],
    ["screws", 10],
  ]);
  const defaultCharges = (id: string): number | undefined => usual.get(id);
  const replace = (from: SpawnedItem, ratio: number, to: string): SpawnedItem[] =>
    substituteItems([from], [row(from.item, { new: { [to]: ratio } })], {
      traits: [],
      defaultCharges,
    });
  const nails = (charges: number): SpawnedItem => ({ item: item("nails"), count: 1, charges });
  // Charges into charges, into pieces, and pieces into charges.
  assert.equal(replace(nails(2), 0.4, "screws"), [{ item: "screws", count: 1, charges: 1 }]);
  assert.equal(replace(nails(3), 2, "screws"), [{ item: "screws", count: 1, charges: 6 }]);
  assert.equal(replace(nails(3), 2, "pegs"), [{ item: "pegs", count: 6 }]);
  assert.equal(replace({ item: item("pegs"), count: 4 }, 5.625, "nails"), [
    { item: "nails", count: 4, charges: 6 },
  ]);
  // A stack of the usual size, and charges of what is not counted by them.
  assert.equal(replace({ item: item("nails"), count: 2 }, 0.5, "pegs"), [
    { item: "pegs", count: 30 },
  ]);
  assert.equal(replace({ item: item("oil_can"), count: 1, charges: 40 }, 2, "jar"), [
    { item: "jar", count: 2 },
  ]);
});

test("what comes in the place of an item is replaced in turn, in the same place", () => {
  const rows = [
    row("a", { new: { b: 2, x: 1 } }),
    row("b", { present: ["odd"], new: { c: 3 } }),
    row("c", { present: ["never"], new: { d: 1 } }),
  ];
  assert.equal(substituted(["a", "z"], rows, ["odd"]), [
    ["c", 6],
    ["x", 1],
    ["z", 1],
  ]);
});

test("no item is replaced by itself again, over whatever others", () => {
  const circle = [row("a", { new: { b: 1 } }), row("b", { new: { a: 2 } })];
  assert.equal(substituted(["a", "b"], circle), [
    ["a", 2],
    ["b", 2],
  ]);
  const itself = [row("a", { new: { a: 1, more: 1 } })];
  assert.equal(substituted(["a"], itself), [
    ["a", 1],
    ["more", 1],
  ]);
});

test("the snippet stays with the item that it describes", () => {
  const snippet = brandKey<string, Branded<"snippet">>("tale");
  const items = ["cup", "hat"].map((id) => ({ item: item(id), count: 1, snippet }));
  const result = substituteItems(items, [row("cup", { new: { mug: 1 } })], { traits: [] });
  assert.equal(result, [
    { item: "mug", count: 1 },
    { item: "hat", count: 1, snippet: "tale" },
  ]);
});

test("items inside of others are replaced, and what they are in stays", () => {
  const contents = [{ item: item("cup"), count: 2 }];
  const bag = { item: item("bag"), count: 1, contents };
  const result = substituteItems([bag], [row("cup", { new: { mug: 1 } })], { traits: [] });
  assert.equal(result, [{ item: "bag", count: 1, contents: [{ item: "mug", count: 2 }] }]);
  assert.equal(contents, [{ item: "cup", count: 2 }]);
});

test("ids may be anything", () => {
  const rows = [row("__proto__", { present: ["constructor"], new: { toString: 1 } })];
  assert.equal(substituted(["__proto__", "10"], rows, ["constructor"]), [
    ["toString", 1],
    ["10", 1],
  ]);
});

test("long chains are gone to their end, and what branches without end is cut", () => {
  const chain = Array.from({ length: 5_000 }, (_, index) =>
    row(`i${index}`, { new: { [`i${index + 1}`]: 1 } }),
  );
  assert.equal(substituted(["i0"], chain), [["i5000", 1]]);
  const bush = Array.from({ length: 60 }, (_, index) =>
    row(`i${index}`, { new: { [`i${index + 1}`]: 1, [`i${index + 2}`]: 1 } }),
  );
  assert.ok(substituted(["i0"], bush).length > 1_000);
});

const ids = fc.constantFrom("a", "b", "c", "d", "e");
const traits = fc.uniqueArray(fc.constantFrom("p", "q", "r"));
const entry = fc.record({
  present: traits,
  absent: traits,
  new: fc.dictionary(ids, fc.double({ min: 0.01, max: 9, noNaN: true }), { maxKeys: 2 }),
});
const rows = fc.array(
  fc
    .tuple(ids, fc.array(entry, { maxLength: 3 }))
    .map(([subject, entries]) => row(subject, ...entries)),
  { maxLength: 8 },
);
const given = fc.array(ids, { maxLength: 6 });

test("it ends, and does to many what it does to each", () => {
  fc.assert(
    fc.property(given, rows, traits, (items, substitutions, own) => {
      const together = substituted(items, substitutions, own);
      const each = items.flatMap((id) => substituted([id], substitutions, own));
      assert.equal(together, each);
      for (const [, count] of together) assert.ok(Number.isSafeInteger(count) && count >= 1);
    }),
    runs(300, seed),
  );
});

test("counts multiply: a stack comes to what its pieces come to", () => {
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 7 }), rows, traits, (id, count, all, own) => {
      const options = { traits: own.map(trait) };
      const stack = substituteItems([{ item: item(id), count }], all, options);
      const single = substituteItems([{ item: item(id), count: 1 }], all, options);
      assert.equal(
        stack,
        single.map((one) => ({ ...one, count: one.count * count })),
      );
    }),
    runs(300, seed),
  );
});

test("in whole ratios without chains, as many as the ratios say", () => {
  const ratio = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9 }), ratio, ratio, (times, first, second) => {
      const made = { left: first, right: second };
      const result = substituted(Array<string>(times).fill("pair"), [row("pair", { new: made })]);
      const total = result.reduce((sum, [, count]) => sum + count, 0);
      assert.is(total, times * (first + second));
    }),
    { seed },
  );
});

test.run();
