import { suite } from "uvu";
import * as assert from "uvu/assert";
import { entryKey } from "../../generator/kinds/profession/entry-key.ts";
import {
  listOf,
  memberEntries,
  withoutFirst,
  type Sourced,
} from "../../generator/kinds/profession/modify-list.ts";
import type { JsonObject } from "../../generator/model.ts";

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
  const left = withoutFirst(
    entries,
    memberEntries(remove, "skills"),
    entryKey("skills"),
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

test.run();
