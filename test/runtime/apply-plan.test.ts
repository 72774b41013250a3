/** What a plan takes from stacks (§2.10), against laying things aside one by one. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { applyPlan, craftingSupplies, disassemble, planCrafting } from "../../runtime/index.ts";
import type { CraftingPlan, CraftingResult } from "../../runtime/index.ts";
import { holdings, rows, toolSpenders, worksOut } from "./crafting-cases.ts";
import type { Choice, Held, Row } from "./crafting-cases.ts";
import { runs } from "../random.ts";

const test = suite("applied plans");

type Plan = CraftingPlan<string, string>;

const cases = fc.oneof(
  { arbitrary: fc.tuple(rows, holdings), weight: 3 },
  { arbitrary: toolSpenders, weight: 1 },
);

function choiceOf({ components, tools }: Plan): Choice {
  return {
    components: components.map(({ item, count }) => [item, count] as const),
    tools: tools.map(({ item, count, charges }) => [item, charges > 0 ? charges : -count] as const),
  };
}

test("§2.10: what is left is what was there less what the plan says, and the tools are among it", () => {
  fc.assert(
    fc.property(cases, fc.integer({ min: 1, max: 2 }), ([row, things], batch) => {
      const before = craftingSupplies(things);
      const plan = planCrafting(row, before, { batch });
      if (!plan.ok) return;
      const done = applyPlan(things, plan);
      assert.ok(done.ok);
      const after = craftingSupplies(done.items);
      for (const item of new Set(things.map((each) => each.item))) {
        const [stock, left] = [before.stock(item), after.stock(item)];
        const spent = sumOf(plan.components, item, "count");
        const used = sumOf(plan.tools, item, "charges");
        const near = Math.min(used, stock?.pseudo_charges ?? 0);
        const own = stock?.counted_by_charges === true ? used - near : 0;
        assert.is(left?.pieces ?? 0, (stock?.pieces ?? 0) - spent - own, item);
        assert.is(left?.pseudo_pieces ?? 0, stock?.pseudo_pieces ?? 0);
        assert.is(left?.pseudo_charges ?? 0, (stock?.pseudo_charges ?? 0) - near);
        const held = stock?.counted_by_charges === true ? 0 : (stock?.charges ?? 0) - (used - near);
        assert.ok((left?.charges ?? 0) <= held);
        // Charges only go unused where the pieces that hold them go.
        if (spent === 0) assert.is(left?.charges ?? 0, held);
      }
      for (const { place, stack } of done.taken) assert.is(things[place], stack);
      // With the components gone, what the tools have to be is still there.
      const components = applyPlan(things, { ...plan, tools: [] });
      assert.ok(components.ok);
      const tools = choiceOf(plan).tools.map(([item, each]) => [item, Math.min(each, -1)] as const);
      const chosen = { components: [], tools };
      const bare: Row = { ...row, components: [], qualities: plan.qualities };
      assert.ok(worksOut(bare, components.items, chosen, 1));
    }),
    runs(4000, 5),
  );
});

test("what is taken adds up to the plan, and the other stacks are the same objects", () => {
  fc.assert(
    fc.property(cases, ([row, things]) => {
      const supplies = craftingSupplies(things);
      const plan = planCrafting(row, supplies);
      if (!plan.ok) return;
      const done = applyPlan(things, plan);
      assert.ok(done.ok);
      const spent = new Set(plan.components.map(({ item }) => item));
      for (const item of new Set(things.map((each) => each.item))) {
        const taken = done.taken.filter(({ stack }) => stack.item === item);
        const count = taken.reduce((sum, each) => sum + each.count, 0);
        const charges = taken.reduce((sum, each) => sum + each.charges, 0);
        const pieces = sumOf(plan.components, item, "count");
        const used = sumOf(plan.tools, item, "charges");
        const byCharges = supplies.stock(item)?.counted_by_charges === true;
        assert.equal([count, charges], byCharges ? [0, pieces + used] : [pieces, used]);
      }
      const untouched = things.filter(
        (stack, place) =>
          !spent.has(stack.item) && done.taken.every((each) => each.place !== place),
      );
      assert.ok(untouched.every((stack) => done.items.includes(stack)));
    }),
    runs(2000, 5),
  );
});

function sumOf<Name extends string>(
  list: readonly (Readonly<Record<Name, number>> & { readonly item: string })[],
  item: string,
  name: Name,
): number {
  return list.reduce((sum, each) => (each.item === item ? sum + each[name] : sum), 0);
}

test("a plan is carried out with other things exactly where these are enough for it", () => {
  fc.assert(
    fc.property(cases, holdings, ([row, things], others) => {
      const plan = planCrafting(row, craftingSupplies(things));
      if (!plan.ok) return;
      const fixed: Row = { ...row, qualities: plan.qualities };
      const done = applyPlan(others, plan);
      assert.is(done.ok, worksOut(fixed, others, choiceOf(plan), 1));
      if (!done.ok) assert.equal(done, { ok: false, reason: "not-enough" });
    }),
    runs(3000, 5),
  );
});

const nothingAsked: Plan = { ok: true, components: [], tools: [], qualities: [] };
const spend = (item: string, count: number): Plan => ({
  ...nothingAsked,
  components: [{ item, count, recoverable: true }],
});
const use = (item: string, charges: number): Plan => ({
  ...nothingAsked,
  tools: [{ item, count: 1, charges }],
});

function after(things: readonly Held[], plan: Plan): readonly Held[] {
  const done = applyPlan(things, plan);
  if (!done.ok) throw new Error(done.reason);
  return done.items;
}

test("charges of what stands near go first, then those of what is used up anyway", () => {
  const stove = { item: "lamp", pseudo: true, charges: 2 } as const;
  assert.equal(after([{ item: "lamp", charges: 9 }, stove], use("lamp", 3)), [
    { item: "lamp", charges: 8 },
    { item: "lamp", pseudo: true, charges: 0, count: 1 },
  ]);
  const lamps = [
    { item: "lamp", count: 1, charges: 9 },
    { item: "lamp", count: 1, charges: 4 },
  ];
  assert.equal(after(lamps, { ...use("lamp", 5), components: spend("lamp", 1).components }), [
    { item: "lamp", count: 1, charges: 8 },
  ]);
});

test("what stands near gives its charges before what is used up anyway does, in whatever order they stand", () => {
  const near = { item: "lamp", pseudo: true, count: 1, charges: 2 } as const;
  const plan = { ...use("lamp", 3), components: spend("lamp", 1).components };
  const lamps = [
    { item: "lamp", count: 1, charges: 4 },
    { item: "lamp", count: 1, charges: 9 },
  ];
  assert.equal(after([...lamps, near], plan), [lamps[1], { ...near, charges: 0 }]);
  assert.equal(after([near, ...lamps], plan), [{ ...near, charges: 0 }, lamps[1]]);
});

test("charges near by need a piece that holds them, be the item counted by charges or not", () => {
  const nails = { item: "nail", charges: 4 } as const;
  const empty = { item: "nail", pseudo: true, count: 0, charges: 3 } as const;
  assert.equal(after([empty, nails], use("nail", 3)), [empty, { item: "nail", charges: 1 }]);
  const full = { ...empty, count: 1 };
  assert.equal(after([full, nails], use("nail", 3)), [{ ...full, charges: 0 }, nails]);
});

test("of pieces that differ those go that nobody needs", () => {
  const knives = [
    { item: "knife", qualities: [["CUT", 2]] },
    { item: "knife" },
    { item: "knife", qualities: [["CUT", 1]] },
  ] as const;
  const qualities = [{ id: "CUT", level: 2, amount: 1 }];
  assert.equal(after(knives, { ...spend("knife", 2), qualities }), [knives[0]]);
  assert.equal(after(knives, { ...spend("knife", 1), qualities }), [knives[0], knives[2]]);
});

test("a piece that is told by its charges stays a piece, and an empty one too", () => {
  const torches = [
    { item: "torch", charges: 3 },
    { item: "torch", count: 2 },
  ];
  assert.equal(after(torches, spend("torch", 2)), [{ item: "torch", charges: 3, count: 1 }]);
  assert.equal(after(torches, use("torch", 3)), [
    { item: "torch", charges: 0, count: 1 },
    { item: "torch", count: 2 },
  ]);
});

test("what is there without end stays so", () => {
  const rope = [{ item: "rope", count: Infinity }];
  assert.equal(after(rope, spend("rope", 5)), rope);
  assert.equal(after([{ item: "nail", charges: Infinity }], spend("nail", 5)), [
    { item: "nail", charges: Infinity },
  ]);
});

test("the result and the byproducts come after what is left", () => {
  const crafted: CraftingResult<string> = {
    result: {
      item: "ink",
      count: 2,
      charges: 5,
      container: "vial",
      contained: true,
      flags: ["WET"],
    },
    byproducts: [
      { item: "ash", count: 3 },
      { item: "nail", count: 2 },
    ],
    recipe_flags: [],
  };
  const things = [
    { item: "rope", count: 3 },
    { item: "nail", charges: 4 },
  ];
  const done = applyPlan(things, spend("rope", 1), crafted);
  assert.ok(done.ok);
  const made = [
    { item: "ink", charges: 10, container: "vial", flags: ["WET"] },
    { item: "ash", count: 3 },
    { item: "nail", charges: 2 },
  ];
  assert.equal(done.made, made);
  assert.equal(done.items, [{ item: "rope", count: 2 }, things[1], ...made]);
});

test("numbers that are none are named", () => {
  assert.throws(
    () => applyPlan([{ item: "rope", count: NaN }], nothingAsked),
    (error: unknown) => error instanceof RangeError && error.message.includes("items[0].count"),
  );
});

test("a stack that holds nothing stays where nothing is taken of it", () => {
  const bag: readonly Held[] = [
    { item: "yarn", charges: 1 },
    { item: "yarn", count: 0 },
  ];
  const done = applyPlan(bag, { ok: true, components: [], tools: [], qualities: [] });
  assert.ok(done.ok);
  assert.ok(bag.every((stack, place) => done.items[place] === stack));
});

test("a stack that is counted by charges is gone with the last of them", () => {
  const bag: readonly Held[] = [
    { item: "yarn", charges: 4 },
    { item: "yarn", charges: 9 },
  ];
  const row: Row = {
    id: "thing",
    obsolete: false,
    on_display: true,
    components: [[["yarn", 4, true]]],
    tools: [],
    qualities: [],
  };
  const plan = planCrafting(row, craftingSupplies(bag));
  assert.ok(plan.ok);
  const done = applyPlan(bag, plan);
  assert.ok(done.ok);
  assert.equal(done.items, [{ item: "yarn", charges: 9 }]);
  assert.is(done.items[0], bag[1]);
});

test("§2.10: what was taken apart is gone, its parts are there, and what is nearby is not carried", () => {
  const lamp = { item: "lamp", pseudo: true } as const;
  const things = [{ item: "coat", count: 2 }, { item: "thread", charges: 5 }, lamp];
  const row = {
    ...{ result: "coat", obsolete: false, items_taken_apart: 1, qualities: [] },
    tools: [[["lamp", -1]]],
    components: [[["thread", 10, true]], [["felt", 3, true]]],
  } as const;
  const apart = disassemble<string, string>(row, craftingSupplies(things));
  assert.ok(apart.ok);
  const done = applyPlan<string, string, (typeof things)[number]>(things, apart);
  assert.ok(done.ok);
  assert.equal(done.carried, [
    { item: "coat", count: 1 },
    { item: "thread", charges: 5 },
    { item: "thread", charges: 10 },
    { item: "felt", count: 3 },
  ]);
  assert.is(done.items.length, done.carried.length + 1);
});

test.run();
