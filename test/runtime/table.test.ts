import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createTable, parseId, unpack } from "../../runtime/index.ts";
import type { Table, TableData } from "../../runtime/index.ts";
import { GateId, gates, hostileIds } from "./hand-made.ts";

const test = suite("tables");

interface Row {
  readonly id: string;
}
type PlainTable = Table<Row, string, string>;

function records(ids: readonly string[]): Readonly<Record<string, Row>> {
  // `fromEntries` defines members, "__proto__" as well.
  return Object.fromEntries(ids.map((id) => [id, { id }]));
}

function tableOf(ids: readonly string[]): PlainTable {
  return createTable<PlainTable>("thing", { order: ids, records: [records(ids)] });
}

test("records by id, in the order of the list and not of the records", () => {
  assert.is(gates.kind, "gate");
  assert.is(gates.size, 5);
  assert.equal(gates.ids(), ["g_bars", "g_lost", "g_open", "g_shut", "g_within"]);
  assert.equal(gates.get(GateId.g_open), { id: "g_open", flags: [], close: "g_shut" });
  assert.is(gates.get("g_shut").open, "g_open");
  assert.is(gates.index("g_open"), 2);
  assert.is(gates.at(2)?.id, "g_open");
});

test("what is not there is answered, not thrown", () => {
  const unknown = "g_moat" as GateId;
  assert.is(gates.get(unknown), undefined);
  assert.is(gates.has("g_moat"), false);
  assert.is(gates.index(unknown), -1);
  for (const index of [-1, 5, 0.5, Number.NaN, Infinity]) assert.is(gates.at(index), undefined);
});

test("names of inherited members are ids only where a definition says so", () => {
  for (const id of hostileIds) {
    assert.is(gates.has(id), false, id);
    assert.is(gates.get(id as GateId), undefined, id);
    assert.is(parseId(gates, id), undefined, id);
  }
  const table = tableOf(hostileIds);
  assert.equal(table.ids(), hostileIds);
  hostileIds.forEach((id, index) => {
    assert.is(table.has(id), true, id);
    assert.equal(table.get(id), { id });
    assert.is(table.index(id), index, id);
    assert.is(parseId(table, id), id);
  });
  assert.is(table.has("valueOf"), false);
});

test("nothing is looked at before the first use", () => {
  const data: TableData = {
    order: ["a"],
    get records(): never {
      throw new Error("looked at");
    },
  };
  const table = createTable<PlainTable>("thing", data);
  assert.is(table.size, 1);
  assert.equal(table.ids(), ["a"]);
  assert.throws(() => table.get("a"), "looked at");
});

test("an id without a record is a broken build, told at each use", () => {
  const table = createTable<PlainTable>("thing", { order: ["a", "b"], records: [records(["a"])] });
  for (let use = 0; use < 2; use += 1) {
    assert.throws(() => table.get("a"), 'thing table: no record for "b"');
  }
});

test("new content takes the place of the old in the same table", () => {
  const table = tableOf(["a", "b"]);
  assert.is(table.has("b"), true);
  table.replace({ order: ["b0", "b"], records: [records(["b", "b0"])] });
  assert.is(table.has("a"), false);
  assert.is(table.get("a"), undefined);
  assert.is(table.index("b"), 1);
  assert.equal(table.ids(), ["b0", "b"]);
  assert.equal(table.at(0), { id: "b0" });
});

test("it counts how often its content was replaced, and knows the dialect of what it has", () => {
  const table = tableOf(["a"]);
  assert.is(table.revision, 0);
  assert.is(table.dialect, "spec");
  const order = table.ids();
  table.replace({ order, records: [records(["a"])], dialect: "bright-nights" });
  assert.is(table.revision, 1);
  assert.is(table.dialect, "bright-nights");
  const rows = unpack({ ids: "\na", words: "", rows: "", dialect: "bright-nights" });
  table.replace({ order, records: [records(["a"])] });
  assert.is(table.dialect, "spec");
  table.replace(rows);
  assert.is(table.dialect, "bright-nights");
  assert.is(table.revision, 3);
});

test("look-up, index and order agree for any ids", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), fc.string(), (ids, other) => {
      const table = tableOf(ids);
      assert.is(table.size, ids.length);
      assert.equal(table.ids(), ids);
      ids.forEach((id, index) => {
        assert.is(table.index(id), index);
        assert.is(table.at(index)?.id, id);
        assert.is(table.get(id), table.at(index));
      });
      assert.is(table.has(other), ids.includes(other));
      assert.is(parseId(table, other), ids.includes(other) ? other : undefined);
    }),
    { seed: 20 },
  );
});

test("parsed text is an id that `get` knows", () => {
  const id = parseId(gates, ["g", "shut"].join("_"));
  assert.is(id && gates.get(id).open, "g_open");
});

test.run();
