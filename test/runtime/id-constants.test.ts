/** Constants of ids: the same plain object to who reads it, whether it was written out or is made on demand. */
import { inspect } from "node:util";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createTable, idConstants, idView } from "../../runtime/index.ts";
import type { Table } from "../../runtime/index.ts";
import { hostileIds } from "./hand-made.ts";

type Ids = Readonly<Record<string, string>>;
type Tiles = Table<{ readonly id: string }, string, string>;

function tilesOf(ids: readonly string[]): Tiles {
  const records = Object.fromEntries(ids.map((id) => [id, { id }]));
  return createTable<Tiles>("tile", { order: ids, records: [records] });
}

const makers: Readonly<Record<string, (ids: readonly string[]) => Ids>> = {
  written: (ids) => idConstants(Object.fromEntries(ids.map((id) => [id, id]))),
  "on demand": (ids) => idView(tilesOf(ids)),
};

/** What every object inherits, and is no id here. */
const inherited = [
  "constructor",
  "toString",
  "valueOf",
  "hasOwnProperty",
  "__proto__",
  "isPrototypeOf",
];

for (const [name, make] of Object.entries(makers)) {
  const test = suite(`id constants, ${name}`);

  test("every id is an own, enumerable value, in the order of any object", () => {
    const ids = make(hostileIds);
    const plain = Object.fromEntries(hostileIds.map((id) => [id, id]));
    assert.equal(Object.keys(ids), Object.keys(plain));
    assert.equal(Object.entries(ids), Object.entries(plain));
    assert.equal(Reflect.ownKeys(ids), Reflect.ownKeys(plain));
    const listed: string[] = [];
    for (const id in ids) listed.push(id);
    assert.equal(listed, Object.keys(plain));
    for (const id of hostileIds) {
      assert.is(ids[id], id);
      assert.ok(id in ids);
      assert.ok(Object.hasOwn(ids, id));
      const descriptor = Object.getOwnPropertyDescriptor(ids, id);
      assert.is(descriptor?.value, id);
      assert.is(descriptor?.enumerable, true);
    }
    assert.equal(Object.keys(Object.getOwnPropertyDescriptors(ids)), Object.keys(plain));
    assert.is(JSON.stringify(ids), JSON.stringify(plain));
    assert.equal(Object.entries({ ...ids }), Object.entries(plain));
    assert.equal(Object.entries(structuredClone({ ...ids })), Object.entries(plain));
  });

  test("nothing else is there", () => {
    const ids = make(["t_a"]);
    assert.is(Object.getPrototypeOf(ids), null);
    for (const member of [...inherited, "t_b", "then", Symbol.iterator]) {
      assert.is((ids as Readonly<Record<string | symbol, unknown>>)[member], undefined);
      assert.is(member in ids, false);
      assert.is(Object.hasOwn(ids, member), false);
    }
    assert.equal(Object.keys(make([])), []);
    assert.type(inspect(ids), "string");
  });

  test("it can be frozen, and is the same then", () => {
    const ids = make(hostileIds);
    const before = Object.entries(ids);
    assert.is(Object.freeze(ids), ids);
    assert.ok(Object.isFrozen(ids));
    assert.equal(Object.entries(ids), before);
    for (const id of hostileIds) {
      assert.is(ids[id], id);
      assert.ok(id in ids);
    }
    assert.is(ids["t_b"], undefined);
    assert.is("valueOf" in ids, false);
    assert.throws(() => {
      (ids as Record<string, string>)["10"] = "11";
    }, TypeError);
    assert.throws(() => Object.defineProperty(ids, "new", { value: "new" }), TypeError);
    assert.is(Reflect.deleteProperty(ids, "10"), false);
    assert.equal(Object.entries(Object.freeze(ids)), before);
  });

  test("it can be sealed, or closed to more", () => {
    const sealed = Object.seal(make(["t_a"]));
    assert.ok(Object.isSealed(sealed));
    assert.equal(Object.keys(sealed), ["t_a"]);
    const closed = Object.preventExtensions(make(["t_a"]));
    assert.is(Object.isExtensible(closed), false);
    assert.equal(Object.entries(closed), [["t_a", "t_a"]]);
  });

  test.run();
}

const test = suite("id constants and new content");

test("a view has the ids of the present content, until it is frozen", () => {
  const table = tilesOf(["a", "b"]);
  const [view, frozen] = [idView<Ids>(table), Object.freeze(idView<Ids>(table))];
  table.replace({ order: ["c"], records: [{ c: { id: "c" } }] });
  assert.equal(Object.entries(view), [["c", "c"]]);
  assert.equal(Object.entries(frozen), [
    ["a", "a"],
    ["b", "b"],
  ]);
  assert.is(frozen["a"], "a");
  assert.is(frozen["c"], undefined);
});

test("a view is not written to", () => {
  const view = idView<Record<string, string>>(tilesOf(["a"]));
  assert.throws(() => {
    view["a"] = "b";
  }, TypeError);
  assert.is(Reflect.deleteProperty(view, "a"), false);
  assert.is(Reflect.deleteProperty(view, "b"), true);
  assert.is(Reflect.defineProperty(view, "b", { value: "b" }), false);
  assert.is(Reflect.setPrototypeOf(view, {}), false);
  assert.is(Reflect.setPrototypeOf(view, null), true);
  assert.equal(Object.entries(view), [["a", "a"]]);
});

test.run();
