/** How often something can be made, and what is nearest to being made (§2.10). */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { craftingSupplies, createTable, maximumBatch } from "../../runtime/index.ts";
import { nearestRecipes, planCrafting, type Table } from "../../runtime/index.ts";
import { firstThatWorks, holdings, rows } from "./crafting-cases.ts";
import type { Held, Row } from "./crafting-cases.ts";
import { runs } from "../random.ts";

const test = suite("near crafting");

test("the maximum batch is the last that can be made, counted up one by one", () => {
  fc.assert(
    fc.property(rows, holdings, (row, things) => {
      let expected = 0;
      // Of so few things no more than some dozens of anything are there.
      while (expected < 60 && firstThatWorks(row, things, expected + 1)) {
        expected += 1;
      }
      assert.is(maximumBatch(row, craftingSupplies(things)), expected === 60 ? Infinity : expected);
    }),
    runs(800, 5),
  );
});

const plain: Row = {
  id: "thing",
  obsolete: false,
  on_display: true,
  components: [],
  tools: [],
  qualities: [],
};

test("large numbers are exact, and without end is without end", () => {
  const nails: Row = { ...plain, components: [[["nail", 7, true]]] };
  const of = (charges: number): number =>
    maximumBatch(nails, craftingSupplies([{ item: "nail", charges }]));
  assert.is(of(6), 0);
  assert.is(of(7 * 123_456_789), 123_456_789);
  assert.is(of(7 * 123_456_789 - 1), 123_456_788);
  assert.is(of(Infinity), Infinity);
  assert.is(maximumBatch({ ...nails, obsolete: true }, craftingSupplies([])), 0);
  assert.is(maximumBatch(plain, craftingSupplies([])), Infinity);
  const both: Row = { ...plain, components: [[["nail", 2, true]], [["nail", 1, true]]] };
  assert.is(maximumBatch(both, craftingSupplies([{ item: "nail", charges: Infinity }])), Infinity);
});

function tableOf(list: readonly Row[]): Table<Row, string, string> {
  const all = list.map((row, at) => [`r${String(at).padStart(2, "0")}`, row] as const);
  return createTable("recipe", {
    order: all.map(([id]) => id),
    records: [Object.fromEntries(all.map(([id, row]) => [id, { ...row, id }]))],
  });
}

/** Of one part the share that is lacking: told by trying how much of it would do. */
function shareLacking(row: Row, things: readonly Held[]): number {
  const supplies = craftingSupplies(things);
  const plan = planCrafting(row, supplies);
  if (plan.ok) return 0;
  if (plan.reason === "not-enough-together") return 1;
  let sum = 0;
  for (const part of plan.missing) {
    if (part.need === "together") continue;
    const shares = (part.alternatives as readonly object[]).map((each) => {
      const { count, amount, at_hand, charges, charges_at_hand } = each as Record<string, number>;
      return charges !== undefined && charges > 0
        ? charges_at_hand! / charges
        : at_hand! / (count ?? amount)!;
    });
    sum += 1 - Math.max(0, ...shares);
  }
  return sum;
}

test("the nearest recipes are those of which the least is lacking, and none that can be made", () => {
  fc.assert(
    fc.property(
      fc.array(rows, { maxLength: 8 }),
      holdings,
      fc.integer({ min: 1, max: 4 }),
      (list, things, limit) => {
        const table = tableOf(list);
        const supplies = craftingSupplies(things);
        const expected = table
          .ids()
          .filter((id) => !firstThatWorks(table.get(id), things))
          .map((id) => ({ id, distance: shareLacking(table.get(id), things) }))
          .sort((one, other) => one.distance - other.distance)
          .slice(0, limit);
        const found = nearestRecipes(table, supplies, { limit });
        assert.equal(
          found.map(({ recipe, distance }) => ({ id: recipe.id, distance: distance.toFixed(9) })),
          expected.map(({ id, distance }) => ({ id, distance: distance.toFixed(9) })),
        );
        for (const { recipe, missing } of found) {
          const plan = planCrafting(recipe, supplies);
          assert.not(plan.ok);
          if (!plan.ok) assert.equal(missing, plan.missing);
        }
      },
    ),
    runs(800, 5),
  );
});

test("what is obsolete, hidden or not asked for is left out, and content may change", () => {
  const wanting: Row = { ...plain, components: [[["rope", 1, true]]] };
  const table = tableOf([
    { ...wanting, obsolete: true },
    { ...wanting, on_display: false },
    wanting,
    wanting,
  ]);
  const none = craftingSupplies<string, string>([]);
  const ids = (): readonly string[] => nearestRecipes(table, none).map(({ recipe }) => recipe.id);
  assert.equal(ids(), ["r02", "r03"]);
  const among = ({ id }: Row): boolean => id === "r03";
  assert.is(nearestRecipes(table, none, { among }).length, 1);
  table.replace({ order: ["r02"], records: [{ r02: { ...wanting, id: "r02" } }] });
  assert.equal(ids(), ["r02"]);
});

test.run();
