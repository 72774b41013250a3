/** What is made from earlier postings is what is made from none, and what answers alike stays the same object. */
import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  indexLookups,
  type IndexedBy,
  type IndexedLookups,
} from "../../generator/index/index-lookups.ts";
import type { Definition, ResolvedDefinition } from "../../generator/model/definition.ts";
import { mapLike } from "../../generator/model/patched-map.ts";

const test = suite("index of look-ups");

const lookups: IndexedBy = {
  keys: ["tool", "book"],
  visitAnswers: ({ definition, record }, visit) => {
    for (const [key, values] of definition.obsolete ? [] : Object.entries(record)) {
      for (const value of Array.isArray(values) ? values : []) visit(key, String(value));
    }
  },
};

const values = fc.array(fc.constantFrom("", "saw", "axe", "__proto__"), { maxLength: 4 });

/** Such as never are two the same object. */
const found = fc
  .record({ tool: values, book: values, obsolete: fc.boolean() })
  .map(({ obsolete, ...record }): ResolvedDefinition => ({
    record,
    references: [],
    definition: { obsolete } as Definition,
  }));

const ids = ["a", "b", "c", "d", "e"];

test("after any edits, postings are those of the table alone", () => {
  const edits = fc.array(fc.tuple(fc.constantFrom(...ids), fc.option(found, { nil: undefined })));
  fc.assert(
    fc.property(fc.array(edits), (runs) => {
      let table: IndexedLookups["table"] = new Map();
      let indexed: IndexedLookups | undefined;
      for (const run of runs) {
        const next = new Map(table);
        for (const [id, record] of run) {
          if (record) next.set(id, record);
          else next.delete(id);
        }
        table = mapLike(table, [...next]);
        const order = orderOf(table, indexed);
        const now = indexLookups(lookups, order, table, indexed);
        assert.equal(plain(now), plain(indexLookups(lookups, order, table, undefined)));
        if (indexed?.ids === order) assertShared(indexed, now);
        indexed = now;
      }
    }),
  );
});

test("a value is answered once by a record, ascending, and not by obsolete ones", () => {
  const table = new Map([
    ["c", rowOf(["saw", "axe", "saw"])],
    ["a", rowOf(["saw", ""])],
    ["b", rowOf(["saw"], true)],
  ]);
  const { postings } = indexLookups(lookups, ["a", "b", "c"], table, undefined);
  const tools = new Map([
    ["saw", [0, 2]],
    ["axe", [2]],
  ]);
  assert.equal(postings, { tool: tools, book: new Map() });
});

test("a record that answers the same leaves the postings as they are", () => {
  const order = ["a"];
  const first = indexLookups(lookups, order, new Map([["a", rowOf(["saw", "axe"])]]), undefined);
  const again = indexLookups(lookups, order, new Map([["a", rowOf(["axe", "saw"])]]), first);
  assert.is(again.postings, first.postings);
});

test("a record answers no more once its definition is obsolete, be it the same record", () => {
  const order = ["a"];
  const row = rowOf(["saw"]);
  const first = indexLookups(lookups, order, new Map([["a", row]]), undefined);
  const obsolete = { ...row, definition: { ...row.definition, obsolete: true } };
  const again = indexLookups(lookups, order, new Map([["a", obsolete]]), first);
  assert.equal(plain(again), [
    ["tool", []],
    ["book", []],
  ]);
});

function rowOf(tool: readonly string[], obsolete = false): ResolvedDefinition {
  return { record: { tool: [...tool] }, references: [], definition: { obsolete } as Definition };
}

/** The same list as long as no id comes or goes, as the memo of the stage keeps it. */
function orderOf(
  table: IndexedLookups["table"],
  last: IndexedLookups | undefined,
): readonly string[] {
  const order = [...table.keys()].sort();
  return String(last?.ids) === String(order) && last ? last.ids : order;
}

function plain({ postings }: IndexedLookups): unknown {
  return Object.entries(postings).map(([key, answers]) => [key, [...answers].sort()]);
}

function assertShared(before: IndexedLookups, now: IndexedLookups): void {
  for (const key of lookups.keys) {
    const [old, postings] = [before.postings[key], now.postings[key]];
    if (String([...(old ?? [])]) === String([...(postings ?? [])])) assert.is(postings, old);
  }
  if (lookups.keys.every((key) => before.postings[key] === now.postings[key])) {
    assert.is(now.postings, before.postings);
  }
}

test.run();
