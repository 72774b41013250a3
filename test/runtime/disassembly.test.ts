import { suite } from "uvu";
import * as assert from "uvu/assert";
import { craftingSupplies, createTable, disassemble, uncraftOf } from "../../runtime/index.ts";
import type { ItemAtHand, Supplies, Table } from "../../runtime/index.ts";
import { hostileIds } from "./hand-made.ts";

const test = suite("disassembly");

interface Uncraft {
  readonly id: string;
  readonly result: string;
  readonly obsolete: boolean;
  readonly charges?: number;
  readonly items_taken_apart: number;
  readonly components: readonly (readonly (readonly [string, number, boolean])[])[];
  readonly tools: readonly (readonly (readonly [string, number])[])[];
  readonly qualities: readonly {
    readonly id: string;
    readonly level: number;
    readonly amount: number;
  }[];
}

const coat: Uncraft = {
  id: "coat",
  result: "coat",
  obsolete: false,
  items_taken_apart: 1,
  components: [
    [
      ["glue", 1, false],
      ["thread", 20, true],
      ["twine", 5, true],
    ],
    [["badge", 1, false]],
    [["felt", 4, true]],
  ],
  tools: [[["lamp", 2]]],
  qualities: [{ id: "cutting", level: 1, amount: 1 }],
};
const knife: ItemAtHand<string, string> = { item: "knife", qualities: [["cutting", 1]] };
const lamp = { item: "lamp", count: 1, charges: 10 };

function supplied(...more: readonly ItemAtHand<string, string>[]): Supplies<string, string> {
  return craftingSupplies([knife, lamp, ...more]);
}

test("§2.10: the first alternative of each group that can be recovered", () => {
  assert.equal(disassemble(coat, supplied({ item: "coat" })), {
    ok: true,
    taken: { item: "coat", count: 1 },
    items: [
      { item: "thread", count: 20 },
      { item: "felt", count: 4 },
    ],
    tools: [{ item: "lamp", count: 1, charges: 2 }],
    qualities: [{ id: "cutting", level: 1, amount: 1 }],
  });
});

test("§2.10: items that are unrecoverable by themselves", () => {
  const apart = disassemble(coat, supplied({ item: "coat" }), {
    isUnrecoverable: (item) => item === "thread" || item === "felt",
  });
  assert.ok(apart.ok);
  assert.equal(apart.items, [{ item: "twine", count: 5 }]);
});

test("several at once, and several of a recipe that makes several", () => {
  const pair = { ...coat, items_taken_apart: 2 };
  const apart = disassemble(pair, supplied({ item: "coat", count: 6 }), { batch: 3 });
  assert.ok(apart.ok);
  assert.equal(apart.taken, { item: "coat", count: 6 });
  assert.equal(apart.items[0], { item: "thread", count: 60 });
  assert.is(apart.tools[0]!.charges, 6);
  assert.not(disassemble(pair, supplied({ item: "coat", count: 5 }), { batch: 3 }).ok);
});

test("items that are counted by charges come apart by the stack", () => {
  const shot = { ...coat, charges: 10 };
  const taken = (more: ItemAtHand<string, string>, options = {}): unknown => {
    const apart = disassemble(shot, supplied(more), options);
    return apart.ok && apart.taken.count;
  };
  assert.is(taken({ item: "coat", charges: 25 }, { batch: 2 }), 20);
  assert.is(taken({ item: "coat", charges: 9 }), false);
  assert.is(taken({ item: "coat", count: 1 }), 1);
  const plain = disassemble(coat, supplied({ item: "coat", charges: 9 }), { default_charges: 4 });
  assert.is(plain.ok && plain.taken.count, 4);
});

test("chance takes what it takes, and never adds", () => {
  const asked: unknown[] = [];
  const apart = disassemble(coat, supplied({ item: "coat" }), {
    recovered: (item, count) => {
      asked.push([item, count]);
      return item === "thread" ? 7.9 : -1;
    },
  });
  assert.ok(apart.ok);
  assert.equal(asked, [
    ["thread", 20],
    ["felt", 4],
  ]);
  assert.equal(apart.items, [{ item: "thread", count: 7 }]);
  const more = disassemble(coat, supplied({ item: "coat" }), { recovered: () => 99 });
  assert.equal(more.ok && more.items[1], { item: "felt", count: 4 });
});

test("an item that remembers what it is made of", () => {
  const apart = disassemble(coat, supplied({ item: "coat" }), {
    made_of: [
      { item: "twine", count: 5 },
      { item: "glue", count: 1 },
    ],
    isUnrecoverable: (item) => item === "glue",
  });
  assert.equal(apart.ok && apart.items, [{ item: "twine", count: 5 }]);
});

test("refused where a number is none", () => {
  const thing = supplied({ item: "coat", charges: 9 });
  for (const [options, reason] of [
    [{ batch: 0 }, "bad-batch"],
    [{ batch: -3 }, "bad-batch"],
    [{ batch: 0.5 }, "bad-batch"],
    [{ batch: NaN }, "not-a-number"],
    [{ default_charges: 0 }, "bad-charges"],
    [{ default_charges: -1 }, "bad-charges"],
    [{ default_charges: 1.5 }, "bad-charges"],
    [{ default_charges: Infinity }, "not-a-number"],
    [{ made_of: [{ item: "twine", count: NaN }] }, "not-a-number"],
    [{ recovered: () => NaN }, "not-a-number"],
    [{ recovered: () => Infinity }, "not-a-number"],
  ] as const) {
    assert.equal(disassemble(coat, thing, options), { ok: false, reason, missing: [] });
  }
  const made_of = [
    { item: "twine", count: -2 },
    { item: "felt", count: 1.9 },
  ];
  const apart = disassemble(coat, supplied({ item: "coat", count: 2 }), { batch: 2, made_of });
  assert.equal(apart.ok && apart.items, [{ item: "felt", count: 2 }]);
});

test("refused without the item, and without tools beside it", () => {
  const refused = disassemble(coat, craftingSupplies([{ item: "coat" }]));
  assert.not(refused.ok);
  assert.equal(refused.ok ? [] : refused.missing.map(({ text }) => text), [
    "Needs a tool: lamp with 2 charges.",
    "Needs a tool with cutting of level 1.",
  ]);
  assert.not(disassemble(coat, supplied()).ok);
  const knifeApart = { ...coat, result: "knife" };
  assert.not(disassemble(knifeApart, supplied()).ok);
  assert.ok(disassemble(knifeApart, supplied({ ...knife, count: 1 })).ok);
});

test("§2.10: of the uncrafts of an item the one without a suffix, else the first", () => {
  const made = (id: string, result: string, obsolete = false): Uncraft => ({
    ...coat,
    id,
    result,
    obsolete,
  });
  const rows = [
    made("lam", "lam"),
    made("lamp", "la"),
    made("lamp_a", "lamp", true),
    made("lamp_b", "lamp"),
    made("lamp_c", "lamp"),
    made("lampshade", "lampshade"),
    made("lampshade_b", "lampshade"),
  ];
  const table: Table<Uncraft, string, string> = createTable("uncraft", {
    order: rows.map(({ id }) => id),
    records: [Object.fromEntries(rows.map((row) => [row.id, row]))],
  });
  const idOf = (item: string): string | undefined => uncraftOf(table, item)?.id;
  assert.equal(["lam", "lamp", "lampshade", "la", "l"].map(idOf), [
    "lam",
    "lamp_b",
    "lampshade",
    "lamp",
    undefined,
  ]);
});

test("§2.10, §9.2: the uncraft of an item, if it is in use", () => {
  const table: Table<Uncraft, string, string> = createTable("uncraft", {
    order: ["coat", "hat"],
    records: [{ coat, hat: { ...coat, id: "hat", result: "hat", obsolete: true } }],
  });
  assert.is(uncraftOf(table, "coat"), coat);
  assert.is(uncraftOf(table, "hat"), undefined);
  for (const id of hostileIds) assert.is(uncraftOf(table, id), undefined, id);
  const old = disassemble(table.get("hat"), supplied({ item: "hat" }));
  assert.equal(old, { ok: false, reason: "obsolete", missing: [] });
});

test.run();
