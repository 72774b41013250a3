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
import { firstThatWorks, held, holdings, rows } from "./crafting-cases.ts";
import type { Held, Row } from "./crafting-cases.ts";
import { runs } from "../random.ts";

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
    runs(1500, 5),
  );
});

/** Stacks that are set at once. */
const changesAtOnce = fc.array(held, { minLength: 1, maxLength: 3 });

test("changes lead to what starting anew gives, and say what is different", () => {
  fc.assert(
    fc.property(
      tables,
      holdings,
      fc.array(changesAtOnce, { minLength: 1, maxLength: 8 }),
      (table, start, changes) => {
        const tracker = trackCrafting(table, start);
        const bag = new Bag();
        bag.set(start);
        let before = new Set(idsOf(craftableNow(table, craftingSupplies(bag.things()))));
        assert.equal(idsOf(tracker.craftable()), [...before]);
        for (const change of changes) {
          const { possible, impossible } = tracker.set(...change);
          bag.set(change);
          const now = idsOf(craftableNow(table, craftingSupplies(bag.things())));
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
    runs(1500, 5),
  );
});

test("pieces that turn into others of the same number are followed, both ways", () => {
  const saws = [["sawing", 1]] as const;
  const cuts = [["cutting", 1]] as const;
  const row: Row = {
    id: "r",
    obsolete: false,
    on_display: true,
    components: [[["rope", 4, true]]],
    tools: [],
    qualities: [
      { id: "sawing", level: 1, amount: 2 },
      { id: "cutting", level: 1, amount: 2 },
    ],
  };
  // Two of six stay, and only two that do both are enough.
  const stacks = (cutting: number, both: number): Held[] => [
    { item: "rope", count: 2, qualities: saws },
    { item: "rope", count: cutting, qualities: cuts },
    { item: "rope", count: both, qualities: [...saws, ...cuts] },
  ];
  for (const pseudo of [false, true]) {
    const tracker = trackCrafting(tableOf([row]), stacks(2, 2));
    const near = { item: "rope", pseudo, count: 0, qualities: saws };
    assert.is(tracker.can("r000"), true);
    assert.equal(idsOf(tracker.set(...stacks(3, 1), near).impossible), ["r000"]);
    assert.equal(idsOf(tracker.set(...stacks(2, 2), near).possible), ["r000"]);
  }
});

/** What the tracker is told, by item and by whether it is carried. */
class Bag {
  readonly #stacks = new Map<string, readonly Held[]>();
  readonly #told = new Map<string, NonNullable<Held["qualities"]>>();

  set(changes: readonly Held[]): void {
    const places = changes.map(({ item, pseudo = false }) => `${item} ${String(pseudo)}`);
    for (const place of new Set(places)) {
      const known = this.#told.get(place) ?? [];
      const stacks = changes
        .filter((_, at) => places[at] === place)
        .map((each) => ({ ...each, qualities: each.qualities ?? known }));
      this.#stacks.set(place, stacks);
      const told = new Set(stacks.map(({ qualities }) => JSON.stringify(qualities)));
      this.#told.set(place, told.size === 1 ? stacks[0]!.qualities : []);
    }
  }

  things(): readonly Held[] {
    return [...this.#stacks.values()].flat();
  }
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

test("pieces that differ are told as stacks, and replaced together", () => {
  const cut: Row = {
    ...scarf,
    components: [[["bar", 1, true]]],
    tools: [],
    qualities: [{ id: "cutting", level: 1, amount: 2 }],
  };
  const table = tableOf([cut]);
  const sharp = { item: "bar", qualities: [["cutting", 1]] } as const;
  const tracker = trackCrafting(table, [
    { ...sharp, count: 1 },
    { item: "bar", count: 2 },
  ]);
  assert.not(tracker.can("r000"));
  const blunt: Held = { item: "bar", count: 1, qualities: [] };
  assert.equal(idsOf(tracker.set({ ...sharp, count: 2 }, blunt).possible), ["r000"]);
  assert.equal(idsOf(tracker.set({ ...sharp, count: 2 }).impossible), ["r000"]);
  // All have the same now, so that it need not be told again.
  assert.equal(idsOf(tracker.set({ item: "bar", count: 3 }).possible), ["r000"]);
  assert.equal(idsOf(tracker.set({ item: "bar", count: 1 }, { ...blunt, count: 9 }).impossible), [
    "r000",
  ]);
  // Stacks differed: what is not told is none.
  assert.equal(tracker.set({ item: "bar", count: 9 }), { possible: [], impossible: [] });
  assert.is(tracker.supplies.stock("bar")?.pieces, 9);
});

test("what stands near has qualities of its own", () => {
  const cut: Row = {
    ...scarf,
    components: [],
    tools: [],
    qualities: [{ id: "cutting", level: 1, amount: 2 }],
  };
  const tracker = trackCrafting(tableOf([cut]), [
    { item: "bar", count: 1, qualities: [["cutting", 1]] },
  ]);
  assert.equal(tracker.set({ item: "bar", pseudo: true }), { possible: [], impossible: [] });
  const near = { item: "bar", pseudo: true, qualities: [["cutting", 1]] } as const;
  assert.equal(idsOf(tracker.set(near).possible), ["r000"]);
});

test("a stack that cannot be is refused before anything changes", () => {
  const tracker = trackCrafting(tableOf([scarf]), [{ item: "needles" }]);
  assert.throws(
    () => tracker.set({ item: "yarn", charges: 9 }, { item: "needles", count: NaN }),
    (error: unknown) => error instanceof RangeError && error.message.startsWith("items[1].count "),
  );
  assert.is(tracker.supplies.stock("yarn"), undefined);
  assert.is(tracker.supplies.stock("needles")?.pieces, 1);
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

test("as many pieces as before, of which more serve two qualities", () => {
  const quality = (id: string): Row["qualities"][number] => ({ id, level: 1, amount: 2 });
  const row: Row = {
    id: "",
    obsolete: false,
    on_display: true,
    components: [[["bar", 3, true]]],
    tools: [],
    qualities: [quality("cutting"), quality("boiling")],
  };
  // Written once, as in a game: pieces with the very same list of qualities are of one sort.
  const sorts: readonly Held["qualities"][] = [
    [["cutting", 1]],
    [["boiling", 1]],
    [
      ["cutting", 1],
      ["boiling", 1],
    ],
  ];
  const bars = (...counts: readonly number[]): Held[] =>
    sorts.map((qualities, sort) => ({
      item: "bar",
      count: counts[sort] ?? 0,
      ...(qualities && { qualities }),
    }));
  const tracker = trackCrafting(tableOf([row]), bars(2, 2, 1));
  assert.is(tracker.can("r000"), false);
  assert.equal(idsOf(tracker.set(...bars(2, 1, 2)).possible), ["r000"]);
  assert.equal(idsOf(tracker.set(...bars(2, 2, 1)).impossible), ["r000"]);
});

test.run();
