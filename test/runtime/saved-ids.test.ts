import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { FormerIds } from "../../runtime/ids/former-ids.ts";
import { idView } from "../../runtime/ids/id-view.ts";
import { parseId } from "../../runtime/ids/parse-id.ts";
import { readPalette, savePalette } from "../../runtime/tables/save-palette.ts";
import { resolveSavedId } from "../../runtime/ids/saved-id.ts";
import { createTable, type Table } from "../../runtime/tables/table.ts";

const test = suite("ids of saved games");

type Rows = Table<{ readonly id: string }, string, string>;

function table(order: readonly string[], former?: FormerIds, kind = "terrain"): Rows {
  const rows = order.map((id) => ({ id }));
  return createTable<Rows>(kind, {
    order,
    row: (position) => rows[position],
    ...(former ? { former: () => former } : {}),
  });
}

const former: FormerIds = {
  aliases: { t_fence_h: "t_fence" },
  migrations: {
    t_rail: "t_fence_h",
    t_older: "t_rail",
    t_fence_dirt: ["t_dirt", "f_fence"],
    t_round: "t_about",
    t_about: "t_round",
    t_lost: "t_nowhere",
    ["__proto__"]: "t_dirt",
  },
};
const terrain = table(["t_null", "t_dirt", "t_fence"], former);

test("an id that is there is itself", () => {
  assert.equal(resolveSavedId(terrain, "t_dirt"), { ok: true, id: "t_dirt", steps: [] });
  assert.is(parseId(terrain, "t_dirt"), "t_dirt");
});

test("chains of migrations and aliases are followed, and every step is told", () => {
  const saved = resolveSavedId(terrain, "t_older");
  assert.equal(saved, {
    ok: true,
    id: "t_fence",
    steps: [
      { from: "t_older", to: "t_rail", by: "migration" },
      { from: "t_rail", to: "t_fence_h", by: "migration" },
      { from: "t_fence_h", to: "t_fence", by: "alias" },
    ],
  });
  assert.is(parseId(terrain, "t_older"), "t_fence");
  const [step] = resolveSavedId(terrain, "t_fence_dirt").steps;
  assert.equal(step, { from: "t_fence_dirt", to: "t_dirt", by: "migration", also: "f_fence" });
});

test("a text means what it meant in the release with which it was saved", () => {
  const reused = table(["t_gate", "t_gate_c", "t_wicket"], {
    aliases: {},
    migrations: { t_old: "t_wicket" },
    release: "4",
    releases: ["1", "2", "3"],
    reused: { t_gate: [[1, "t_gate_c"], [3]], t_old: [[2, "t_gate_c", "f_post"]] },
  });
  const now = (text: string, release?: string): string | undefined => {
    const saved = resolveSavedId(reused, text, release);
    assert.is(parseId(reused, text, release), saved.ok ? saved.id : undefined);
    return saved.ok ? saved.id : undefined;
  };
  const releases = ["", "1", "2", "3", "3+", "4", "none of ours", undefined];
  assert.equal(
    releases.map((release) => now("t_gate", release)),
    ["t_gate_c", "t_gate_c", undefined, undefined, "t_gate", "t_gate", "t_gate", "t_gate"],
  );
  assert.equal(
    releases.map((release) => now("t_old", release)),
    [
      ...["t_gate_c", "t_gate_c", "t_gate_c", "t_wicket"],
      ...["t_wicket", "t_wicket", "t_wicket", "t_wicket"],
    ],
  );
  const [step] = resolveSavedId(reused, "t_old", "1+").steps;
  assert.equal(step, { from: "t_old", to: "t_gate_c", by: "migration", also: "f_post" });
  assert.is(savePalette(reused).release, "4");
  const ids = { 1: "t_gate" };
  const first = (saved: object): number | undefined => {
    const read = readPalette(reused, { kind: "terrain", ids, ...saved });
    assert.ok(read.ok);
    return read.index(1);
  };
  assert.equal([first({}), first({ format: "0.1" }), first({ release: "1" })], [0, 1, 1]);
  assert.equal([first({ release: "2" }), first({ release: "4" })], [undefined, 0]);
});

test("what leads nowhere or round is refused with what is not known", () => {
  const refusal = (text: string): unknown => {
    const saved = resolveSavedId(terrain, text);
    return saved.ok ? saved.id : [saved.reason, saved.text, saved.steps.length];
  };
  assert.equal(refusal("t_moat"), ["unknown-id", "t_moat", 0]);
  assert.equal(refusal("t_lost"), ["unknown-id", "t_nowhere", 1]);
  assert.equal(refusal("t_round"), ["unknown-id", "t_about", 1]);
  for (const text of ["", "constructor", "toString", "hasOwnProperty"]) {
    assert.equal(refusal(text), ["unknown-id", text, 0]);
    assert.is(parseId(terrain, text), undefined);
  }
});

test("a former id may be any text", () => {
  const nasty = table(
    ["t_a"],
    JSON.parse('{"aliases":{"__proto__":"t_a"},"migrations":{}}') as FormerIds,
  );
  assert.is(parseId(nasty, "__proto__"), "t_a");
  assert.is(parseId(table(["t_a"]), "__proto__"), undefined);
});

test("a palette carries a map of integers over to another order", () => {
  const old = table(["t_null", "t_fence_h", "t_moat", "t_dirt"]);
  const map = [1, 1, 2, 3, 0, 3];
  const saved: unknown = JSON.parse(JSON.stringify({ map, palette: savePalette(old, map) }));
  const { palette } = saved as { palette: unknown };
  const read = readPalette(terrain, palette);
  assert.ok(read.ok);
  assert.equal(map.map(read.index), [2, 2, undefined, 1, 0, 1]);
  assert.equal(read.unplaced, [{ integer: 2, id: "t_moat" }]);
  assert.equal(read.moved, [
    { integer: 1, id: "t_fence", steps: [{ from: "t_fence_h", to: "t_fence", by: "alias" }] },
  ]);
  assert.is(read.index(99), undefined);
});

test("a palette of the whole table, and integers that are none of its", () => {
  assert.equal(savePalette(terrain), {
    kind: "terrain",
    format: "0.1",
    ids: { 0: "t_null", 1: "t_dirt", 2: "t_fence" },
  });
  assert.equal(savePalette(terrain, [7, -1, 0.5, 1]).ids, { 1: "t_dirt" });
});

test("whatever a file holds may be read as a palette", () => {
  const reason = (saved: unknown): unknown => {
    const read = readPalette(terrain, saved);
    return read.ok ? read.unplaced : read.reason;
  };
  for (const saved of [undefined, null, 1, "x", [], {}, { kind: "terrain" }]) {
    assert.is(reason(saved), "no-palette");
  }
  assert.is(reason({ kind: "terrain", ids: null }), "no-palette");
  assert.is(reason({ kind: "terrain", ids: [], release: 3 }), "no-palette");
  assert.is(reason({ kind: "terrain", ids: { a: "t_dirt" } }), "no-palette");
  assert.is(reason({ kind: "terrain", ids: { 1: 2 } }), "no-palette");
  assert.is(reason({ kind: "furniture", ids: {} }), "other-kind");
  assert.equal(reason({ kind: "terrain", ids: { 4: "__proto__x" } }), [
    { integer: 4, id: "__proto__x" },
  ]);
});

test("an entry that cannot be read is named, and none is lost in silence", () => {
  const ids = JSON.parse(
    '{"1":"t_dirt","01":"t_fence","2":7,"9007199254740993":"t_dirt","-1":"t_dirt"}',
  ) as unknown;
  assert.equal(readPalette(terrain, { kind: "terrain", ids }), {
    ok: false,
    reason: "no-palette",
    entries: [
      { key: "2", value: 7, because: "no-id" },
      { key: "01", value: "t_fence", because: "same-integer" },
      { key: "9007199254740993", value: "t_dirt", because: "no-integer" },
      { key: "-1", value: "t_dirt", because: "no-integer" },
    ],
  });
});

test("integers of the map that the palette lacks are unplaced", () => {
  const read = readPalette(
    terrain,
    { kind: "terrain", ids: { 1: "t_dirt", 2: "t_moat" } },
    [1, 2, 5, 5],
  );
  assert.ok(read.ok);
  assert.equal(read.unplaced, [{ integer: 2, id: "t_moat" }, { integer: 5 }]);
});

test("a palette of a newer format is refused with a reason; one without a format is read", () => {
  const saved = { kind: "terrain", format: "0.3", ids: { 1: "t_dirt" } };
  assert.equal(readPalette(terrain, saved), {
    ok: false,
    reason: "newer-format",
    message: "written by defwright 0.3",
  });
  assert.ok(readPalette(terrain, { ...saved, format: "0.1" }).ok);
});

test("former ids follow a hot replacement, and cost nothing before they are asked for", () => {
  let asked = 0;
  const counted = (aliases: Record<string, string>) => (): FormerIds => {
    asked += 1;
    return { aliases, migrations: {} };
  };
  const live = createTable<Rows>("terrain", {
    order: ["t_a"],
    row: () => ({ id: "t_a" }),
    former: counted({ t_old: "t_a" }),
  });
  assert.is(parseId(live, "t_a"), "t_a");
  assert.is(asked, 0);
  assert.is(parseId(live, "t_old"), "t_a");
  assert.is(parseId(live, "t_old"), "t_a");
  assert.is(asked, 1);
  live.replace({ order: ["t_b"], row: () => ({ id: "t_b" }), former: counted({ t_a: "t_b" }) });
  assert.is(parseId(live, "t_old"), undefined);
  assert.is(parseId(live, "t_a"), "t_b");
  live.replace({ order: ["t_b"], row: () => ({ id: "t_b" }) });
  assert.is(parseId(live, "t_a"), undefined);
});

test("views of constants have former ids with what stands for them", () => {
  const view = idView<Record<string, string>>(terrain);
  assert.is(view["t_older"], "t_fence");
  assert.is("t_older" in view, true);
  assert.is(view["t_lost"], undefined);
  assert.equal(Object.keys(view), [
    ...[
      "t_null",
      "t_dirt",
      "t_fence",
      "t_fence_h",
      "t_rail",
      "t_older",
      "t_fence_dirt",
      "__proto__",
    ],
  ]);
  assert.is({ ...view }["t_rail"], "t_fence");
  Object.freeze(view);
  assert.is(view["t_rail"], "t_fence");
});

test("what is no text stands for nothing, and a release that is none is unknown", () => {
  const fences = table(["t_fence", "t_dirt"], { ...former, release: "b", releases: ["a", "b"] });
  for (const damaged of [undefined, null, 5, {}, ["t_fence"], { toString: 1 }]) {
    const found = resolveSavedId(fences, damaged);
    assert.equal(found, { ok: false, reason: "unknown-id", text: "", steps: [] });
    assert.is(parseId(fences, damaged), undefined);
    assert.is(parseId(fences, "t_older", damaged), "t_fence");
  }
});

test.run();
