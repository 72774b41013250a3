/** Everything that can be crafted (§2.10): the index against recipe by recipe, changes against starting anew. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  canCraft,
  craftableNow,
  craftingSupplies,
  createTable,
  trackCrafting,
} from "../../runtime/index.ts";
import type { Table } from "../../runtime/index.ts";
import { firstThatWorks, held, holdings, rows, runs } from "./crafting-cases.ts";
import type { Held, Row } from "./crafting-cases.ts";

const test = suite("crafting from an inventory");

function tableOf(list: readonly Row[]): Table<Row, string, string> {
  const order = list.map((_, number) => `r${String(number).padStart(3, "0")}`);
  const records = [Object.fromEntries(list.map((row, n) => [order[n]!, { ...row, id: order[n] }]))];
  return createTable("recipe", { order, records });
}

const tables: fc.Arbitrary<Table<Row, string, string>> = fc
  .array(
    fc.tuple(rows, fc.integer({ min: 0, max: 9 })).map(([row, chance]) => ({
      ...row,
      obsolete: chance === 0,
      on_display: chance !== 1,
    })),
    { minLength: 1, maxLength: 12 },
  )
  .map(tableOf);

function idsOf(list: readonly Row[]): string[] {
  return list.map(({ id }) => id);
}

test("exactly the recipes of which some choice works out, in the table's order", () => {
  fc.assert(
    fc.property(tables, fc.array(holdings, { minLength: 1, maxLength: 3 }), (table, many) => {
      // Several questions to one table: nothing of the one before may be left.
      for (const things of many) {
        const supplies = craftingSupplies(things);
        const listed = table.ids().map((id) => table.get(id));
        const expected = listed.filter(
          (row) => !row.obsolete && row.on_display && firstThatWorks(row, things) !== undefined,
        );
        assert.equal(idsOf(craftableNow(table, supplies)), idsOf(expected));
        assert.equal(
          idsOf(expected),
          idsOf(listed.filter((row) => row.on_display && canCraft(row, supplies))),
        );
      }
    }),
    runs(1500),
  );
});

test("changes lead to what starting anew gives, and say what is different", () => {
  fc.assert(
    fc.property(
      tables,
      holdings,
      fc.array(held, { minLength: 1, maxLength: 12 }),
      (table, start, changes) => {
        const tracker = trackCrafting(table, start);
        let things: readonly Held[] = start;
        let before = new Set(idsOf(craftableNow(table, craftingSupplies(things))));
        assert.equal(idsOf(tracker.craftable()), [...before]);
        for (const change of changes) {
          const { possible, impossible } = tracker.set(change);
          things = withChange(things, change);
          const now = idsOf(craftableNow(table, craftingSupplies(things)));
          assert.equal(idsOf(tracker.craftable()), now);
          assert.equal(
            idsOf(possible),
            now.filter((id) => !before.has(id)),
          );
          assert.equal(
            idsOf(impossible),
            [...before].filter((id) => !now.includes(id)),
          );
          for (const id of table.ids()) assert.is(tracker.can(id), now.includes(id));
          before = new Set(now);
        }
      },
    ),
    runs(1500),
  );
});

/** Qualities are those of the item: the last that was said of them holds for all its pieces. */
function withChange(things: readonly Held[], change: Held): Held[] {
  const { qualities = qualitiesIn(things, change.item) } = change;
  const kept = things
    .filter(({ item, pseudo }) => item !== change.item || pseudo !== change.pseudo)
    .map((each) => (each.item === change.item ? { ...each, qualities } : each));
  return [...kept, { ...change, qualities }];
}

function qualitiesIn(things: readonly Held[], item: string): NonNullable<Held["qualities"]> {
  return things.flatMap((each) => (each.item === item ? (each.qualities ?? []) : []));
}

const scarf: Row = {
  id: "scarf",
  obsolete: false,
  on_display: true,
  components: [[["yarn", 2, true]], [["yarn", 3, true]]],
  tools: [[["needles", -1]]],
  qualities: [],
};

test("one item after the other", () => {
  const table = tableOf([scarf]);
  const tracker = trackCrafting(table);
  assert.equal(tracker.set({ item: "needles" }), { possible: [], impossible: [] });
  assert.equal(tracker.set({ item: "yarn", charges: 4 }), { possible: [], impossible: [] });
  assert.equal(idsOf(tracker.set({ item: "yarn", charges: 5 }).possible), ["r000"]);
  assert.is(tracker.supplies.stock("yarn")?.pieces, 5);
  assert.equal(tracker.set({ item: "letter" }), { possible: [], impossible: [] });
  assert.equal(idsOf(tracker.set({ item: "needles", count: 0 }).impossible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "needles", pseudo: true }).possible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "yarn", charges: 0 }).impossible), ["r000"]);
  assert.not(tracker.can("r001"));
});

test("content that is replaced is seen", () => {
  const table = tableOf([scarf]);
  const supplies = craftingSupplies([{ item: "tar" }]);
  assert.equal(craftableNow(table, supplies), []);
  const next: Row = { ...scarf, id: "pitch", components: [[["tar", 1, true]]], tools: [] };
  table.replace({ order: ["pitch"], records: [{ pitch: next }] });
  assert.equal(craftableNow(table, supplies), [next]);
});

test("a tracker follows content that is replaced, and says what that changes", () => {
  const rope: Row = { ...scarf, components: [[["yarn", 9, true]]], tools: [] };
  const table = tableOf([scarf, rope]);
  const tracker = trackCrafting(table, [{ item: "needles" }, { item: "yarn", charges: 5 }]);
  assert.equal(idsOf(tracker.craftable()), ["r000"]);
  assert.equal(tracker.refresh(), { possible: [], impossible: [] });

  // The same order, so that only the revision tells.
  const order = table.ids();
  const replace = (records: Readonly<Record<string, Row>>): void => {
    table.replace({ order, records: [records] });
  };
  const lighter: Row = { ...rope, id: "r001", components: [[["yarn", 2, true]]] };
  const heavier: Row = { ...scarf, id: "r000", components: [[["yarn", 6, true]]] };
  replace({ r000: heavier, r001: lighter });
  assert.ok(tracker.can("r001"));
  assert.equal(tracker.craftable(), [lighter]);
  assert.equal(tracker.refresh(), { possible: [lighter], impossible: [heavier] });
  assert.equal(tracker.refresh(), { possible: [], impossible: [] });

  // What the replacement and the item change is told together, what is gone as it was.
  table.replace({ order: ["r002"], records: [{ r002: { ...lighter, id: "r002" } }] });
  const change = tracker.set({ item: "yarn", charges: 1 });
  assert.equal(change, { possible: [], impossible: [lighter] });
  assert.equal(idsOf(tracker.set({ item: "yarn", charges: 2 }).possible), ["r002"]);
});

test("a tool that would be spent is free once something else can be taken", () => {
  const cut: Row = {
    ...scarf,
    components: [
      [
        ["knife", 1, true],
        ["blade", 1, true],
      ],
    ],
    tools: [],
    qualities: [{ id: "cutting", level: 1, amount: 1 }],
  };
  const tracker = trackCrafting(tableOf([cut]), [
    { item: "knife", count: 1, qualities: [["cutting", 1]] },
  ]);
  assert.not(tracker.can("r000"));
  assert.equal(idsOf(tracker.set({ item: "blade" }).possible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "blade", count: 0 }).impossible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "knife", count: 2 }).possible), ["r000"]);
});

test("charges that stand near count as those that are carried", () => {
  const lit: Row = {
    ...scarf,
    components: [],
    tools: [
      [["lamp", 3]],
      [["lamp", 2]],
      [
        ["lamp", 1],
        ["rope", -1],
      ],
    ],
  };
  const tracker = trackCrafting(tableOf([lit]), [{ item: "rope" }]);
  const near = (charges: number): unknown =>
    idsOf(tracker.set({ item: "lamp", count: 1, charges, pseudo: true }).possible);
  assert.equal(near(3), []);
  assert.equal(near(4), []);
  assert.equal(near(5), ["r000"]);
});

test("no tools of a quality are always there", () => {
  const free: Row = {
    ...scarf,
    components: [],
    tools: [],
    qualities: [{ id: "cutting", level: 1, amount: 0 }],
  };
  const table = tableOf([free]);
  assert.equal(idsOf(craftableNow(table, craftingSupplies([]))), ["r000"]);
  assert.ok(trackCrafting(table).can("r000"));
});

test("endless supplies", () => {
  const table = tableOf([scarf]);
  const tracker = trackCrafting(table, [{ item: "needles", count: Infinity }]);
  assert.equal(idsOf(tracker.set({ item: "yarn", charges: Infinity }).possible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "yarn", charges: 4 }).impossible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "yarn", charges: Infinity }).possible), ["r000"]);
});

test.run();
