import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { entryKey } from "../../generator/kinds/parts/modification/entry-key.ts";
import {
  listOf,
  memberEntries,
  withoutRemoved,
  type Sourced,
} from "../../generator/kinds/parts/modification/modify-list.ts";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { runs } from "../random.ts";

const test = suite("modify list");

test("extend and delete: append first, then one first match for each entry", () => {
  const parent: JsonObject = { skills: [{ name: "bow", level: 1 }] };
  const extend: JsonObject = {
    skills: [
      { name: "bow", level: 4 },
      { name: "cook", level: 2 },
    ],
  };
  const remove: JsonObject = { skills: ["bow", "sail", { name: "cook", level: 9 }] };
  const missing: Sourced[] = [];
  const entries = [...memberEntries(parent, "skills"), ...memberEntries(extend, "skills")];
  const left = withoutRemoved(
    entries,
    memberEntries(remove, "skills"),
    { keyOf: entryKey("skills") },
    (removal) => {
      missing.push(removal);
    },
  );
  let told: unknown;
  const list = listOf(left, (_, sources) => {
    told = [...sources];
  });
  assert.equal(list, [{ name: "bow", level: 4 }]);
  assert.equal(told, [[0, { container: extend["skills"], key: 0 }]]);
  assert.equal(
    missing.map(({ value }) => value),
    ["sail"],
  );
});

test("of three entries of one name the first two go where two are removed", () => {
  const bow = (level: number): Json => ({ name: "bow", level });
  const parent: JsonObject = { skills: [bow(1), bow(2), bow(3)] };
  const levelsLeft = (...removed: Json[]): unknown[] =>
    withoutRemoved(
      memberEntries(parent, "skills"),
      memberEntries({ skills: removed }, "skills"),
      { keyOf: entryKey("skills") },
      () => undefined,
    ).map(({ value }) => (value as JsonObject)["level"]);
  assert.equal(levelsLeft("bow"), [2, 3]);
  assert.equal(levelsLeft("bow", "bow"), [3]);
  assert.equal(levelsLeft("bow", "bow", "bow"), []);
});

test("a bare value is a list of one, from its member", () => {
  const container: JsonObject = { traits: "TALL" };
  assert.equal(memberEntries(container, "traits"), [
    { value: "TALL", from: { container, key: "traits" } },
  ]);
  assert.equal(memberEntries(container, "constructor"), []);
});

test("keys of entries", () => {
  assert.is(entryKey("addictions")({ type: "tea", intensity: 3 }), "tea");
  assert.is(entryKey("skills")({ name: "bow", level: 3 }), "bow");
  assert.is(entryKey("both")(["badge", "note"]), "badge");
  assert.is(entryKey("both")({ item: "badge" }), "badge");
  assert.is(entryKey("traits")("TALL"), "TALL");
  assert.is(entryKey("spells")({ id: "glow", level: 1 }), "glow");
  assert.is(entryKey("traits")(3), undefined);
});

/** What removing says, one removal after another. */
function removedOneByOne(entries: readonly Json[], removals: readonly Json[]): unknown[] {
  const keyOf = entryKey("skills");
  const left = [...entries];
  const missed: number[] = [];
  removals.forEach((removal, index) => {
    const isWhole = typeof removal === "object" && removal !== null;
    let at = isWhole
      ? left.findIndex((each) => JSON.stringify(each) === JSON.stringify(removal))
      : -1;
    const key = keyOf(removal);
    if (at < 0 && key !== undefined) at = left.findIndex((each) => keyOf(each) === key);
    if (at < 0) missed.push(index);
    else left.splice(at, 1);
  });
  return [left, missed];
}

test("many removals take what each of them would take by itself", () => {
  const name = fc.constantFrom("bow", "cook", "sail", "__proto__");
  const entry = fc.oneof(name, fc.record({ name, level: fc.nat(2) }), fc.nat(3));
  fc.assert(
    fc.property(fc.array(entry), fc.array(entry), (entries, removals) => {
      const sourced = (list: readonly Json[]): Sourced[] =>
        list.map((value, key) => ({ value, from: { container: list, key } }));
      const missed: number[] = [];
      const left = withoutRemoved(
        sourced(entries),
        sourced(removals),
        { keyOf: entryKey("skills") },
        (_, index) => missed.push(index),
      );
      const values = left.map(({ value }) => value);
      assert.equal([values, missed], removedOneByOne(entries, removals));
    }),
    runs(500),
  );
});

test.run();
