import { suite } from "uvu";
import * as assert from "uvu/assert";
import { onContentChange, announceContentChange } from "../../runtime/hot/content-change.ts";
import type { ContentChange } from "../../runtime/hot/content-change.ts";
import { contentEvent, hotContent } from "../../runtime/hot/hot-content.ts";
import type { ContentMessage, HotContext } from "../../runtime/hot/hot-content.ts";
import { createSubstitutions } from "../../runtime/tables/substitutions.ts";
import { createTable, type Table } from "../../runtime/tables/table.ts";

const test = suite("hot content");

interface Row {
  readonly id: string;
  readonly value: number;
}
type Rows = Table<Row, string, string>;

function table(values: Readonly<Record<string, number>>, kind = "terrain"): Rows {
  const order = Object.keys(values);
  const rows = order.map((id) => ({ id, value: values[id]! }));
  return createTable<Rows>(kind, { order, row: (position) => rows[position] });
}

interface Module {
  readonly hot: HotContext;
  readonly send: (message: ContentMessage) => void;
}

function module(): Module {
  let listener: (data: never) => void = () => undefined;
  const hot: HotContext = {
    data: {},
    on: (event, heard) => {
      assert.is(event, contentEvent);
      listener = heard;
    },
  };
  return {
    hot,
    send: (message) => {
      listener(message as never);
    },
  };
}

let revision = 0;
const nothing = { changed: [], added: [], removed: [] };

test("whoever holds the first table sees the new records, and no other instance is handed out", () => {
  const { hot } = module();
  const first = hotContent(hot).table("terrain", table({ a: 1, b: 2 }));
  const again = hotContent(hot);
  const second = again.table("terrain", table({ a: 1, b: 20, c: 30 }));
  assert.is(second, first);
  assert.is(first.get("b").value, 2, "not before all of the update is there");
  again.apply();
  assert.is(first.get("b").value, 20);
  assert.is(first.at(2)?.value, 30);
  assert.equal(first.ids(), ["a", "b", "c"]);

  const third = hotContent(hot);
  assert.is(third.table("terrain", table({ b: 7 })), first);
  third.apply();
  assert.equal([first.has("a"), first.get("b").value], [false, 7]);
});

test("as long as some modules are of a later build than others, the content before stays", () => {
  const [file, index] = [module().hot, module().hot];
  const records = (values: Readonly<Record<string, number>>): [object, () => void] => {
    const own = hotContent(file);
    const rows = Object.entries(values).map(([id, value]) => [id, { id, value }] as const);
    return [
      own.members("records", Object.fromEntries(rows)),
      () => {
        own.apply();
      },
    ];
  };
  const ids = (order: readonly string[], from: object): [Rows, () => void] => {
    const own = hotContent(index);
    const data = { order, records: [from as Readonly<Record<string, unknown>>] };
    return [
      own.table("terrain", createTable<Rows>("terrain", data)),
      () => {
        own.apply();
      },
    ];
  };
  const [start] = records({ a: 1, b: 2 });
  const [first] = ids(["a", "b"], start);
  const shown = (): unknown[] => first.ids().map((id) => first.get(id).value);

  // The ids of a first build, the records of a second one, which has no "c" any more.
  const [second, applyRecords] = records({ a: 10 });
  const [, applyIds] = ids(["a", "b", "c"], second);
  applyRecords();
  applyIds();
  assert.equal(shown(), [1, 2]);
  assert.equal(shown(), [1, 2]);
  // Whichever module the second build brings last, all of it is there.
  const [third, applyThird] = records({ a: 10, b: 20, c: 30 });
  assert.is(third, start);
  applyThird();
  assert.equal(shown(), [10, 20, 30]);
  // In one update, the order of the modules does not matter.
  const [, applyFourth] = records({ a: 11 });
  const [, applyIdsFirst] = ids(["a"], start);
  applyIdsFirst();
  applyFourth();
  assert.equal(shown(), [11]);
});

test("substitutions, look-ups and constants follow; a view stays", () => {
  const { hot } = module();
  const before = hotContent(hot);
  const list = before.substitutions("list", createSubstitutions<Row>([[{ id: "a", value: 1 }]]));
  const ids: Record<string, string> = before.members("ids", { a: "a", b: "b" });
  const view = before.view("view", { of: "first" });
  const after = hotContent(hot);
  after.substitutions("list", createSubstitutions<Row>([[{ id: "z", value: 9 }]]));
  let read = 0;
  const next = Object.defineProperty({ b: "b", ["__proto__"]: "__proto__" }, "late", {
    get: () => (read += 1),
    enumerable: true,
    configurable: true,
  });
  assert.is(after.members("ids", next), ids);
  assert.is(after.view("view", { of: "second" }), view);
  after.apply();
  assert.equal(list.all(), [{ id: "z", value: 9 }]);
  assert.equal(Object.keys(ids), ["b", "__proto__", "late"]);
  assert.is(Object.getPrototypeOf(ids), Object.prototype);
  assert.is(read, 0, "what is made when it is asked for stays so");
  assert.equal(view, { of: "first" });
});

test("a change is told once, with the new index of every old one", () => {
  const heard: ContentChange[] = [];
  const stop = onContentChange((change) => heard.push(change));
  const [one, other] = [module(), module()];
  hotContent(one.hot).table("terrain", table({ a: 1, b: 2, c: 3 }, "furniture"));
  hotContent(other.hot);
  const next = hotContent(one.hot);
  next.table("terrain", table({ _: 0, a: 1, c: 4 }, "furniture"));
  next.apply();
  const tables = [{ kind: "furniture", changed: ["c"], added: ["_"], removed: ["b"] }];
  revision += 1;
  one.send({ revision, tables });
  other.send({ revision, tables });
  stop();
  assert.is(heard.length, 1);
  assert.is(heard[0]!.idsChanged, true);
  assert.equal([...heard[0]!.tables.get("furniture")!.indices!], [1, -1, 2]);
  assert.equal(heard[0]!.tables.get("furniture")!.removed, ["b"]);
});

test("where only values changed indices stay, and none are told", () => {
  const heard: ContentChange[] = [];
  const stop = onContentChange((change) => heard.push(change));
  const { hot, send } = module();
  hotContent(hot).table("terrain", table({ a: 1 }));
  const next = hotContent(hot);
  next.table("terrain", table({ a: 2 }));
  next.apply();
  revision += 1;
  send({ revision, tables: [{ kind: "terrain", ...nothing, changed: ["a"] }] });
  stop();
  assert.equal(
    heard.map(({ idsChanged, tables }) => [idsChanged, tables.get("terrain")]),
    [[false, { kind: "terrain", changed: ["a"], added: [], removed: [] }]],
  );
});

test("without a development server everything stays as it is", () => {
  const content = hotContent(undefined);
  const made = table({ a: 1 });
  assert.is(content.table("terrain", made), made);
  content.apply();
  assert.is(made.get("a").value, 1);
});

test("a listener that throws keeps nobody else from hearing", () => {
  const heard: string[] = [];
  const wrong = new Error("wrong");
  const stops = [
    onContentChange(() => {
      throw wrong;
    }),
    onContentChange(() => heard.push("second")),
  ];
  try {
    announceContentChange({ tables: new Map(), idsChanged: false });
    assert.unreachable();
  } catch (error) {
    assert.is(error, wrong);
  }
  for (const stop of stops) stop();
  announceContentChange({ tables: new Map(), idsChanged: false });
  assert.equal(heard, ["second"]);
});

test.run();
