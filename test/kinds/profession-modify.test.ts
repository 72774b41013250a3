import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes, type Code } from "../../generator/diagnostics/code.ts";
import type { Slot } from "../../generator/model/json.ts";
import { modifyMembers } from "../../generator/kinds/parts/modification/modify-members.ts";
import type { Json, JsonObject, JsonPath } from "../../generator/model/json.ts";
import { kinds } from "../built-in.ts";
import { runs } from "../random.ts";

interface Outcome {
  readonly value: JsonObject;
  readonly findings: { readonly code: string; readonly path: JsonPath; readonly data: unknown }[];
  readonly sources: Map<object, ReadonlyMap<string | number, Slot>>;
}

function modify(base: JsonObject, modification: JsonObject): Outcome {
  freeze(base);
  freeze(modification);
  const findings: Outcome["findings"] = [];
  const sources: Outcome["sources"] = new Map();
  const value = modifyMembers(base, modification, {
    kind: kinds.profession,
    lists: ["addictions", "skills", "flags", "cbms", "traits"],
    derived: (container, from) => {
      assert.not(sources.has(container), "reported twice");
      sources.set(container, from);
    },
    report: (code, path, data) => {
      findings.push({ code, path, data });
    },
  });
  return { value, findings, sources };
}

function freeze(value: Json): void {
  if (typeof value !== "object" || value === null) return;
  for (const inner of Object.values(value)) freeze(inner);
  Object.freeze(value);
}

const guard: JsonObject = {
  type: "profession",
  id: "guard",
  name: "Guard",
  points: 2,
  addictions: [
    { type: "snuff", intensity: 4 },
    { type: "tea", intensity: 9 },
  ],
  skills: [{ name: "spear", level: 2 }],
  items: { both: ["rock", "rope", "rock", ["badge", "badge_note"]], male: ["cap"] },
  flags: ["A", "B"],
  CBMs: ["bio_eye", "bio_ear"],
  traits: ["TALL", "CALM", "TALL"],
};

/** `{ "edit-mode": "modify" }` of the guard. */
function change(members: JsonObject): JsonObject {
  return { type: "profession", id: "guard", "edit-mode": "modify", ...members };
}

const test = suite("modify profession");

test("plain members replace, others stay, identity is not copied", () => {
  const { value, findings } = modify(
    guard,
    change({ points: 5, vehicle: "cart", traits: ["SHORT"], "//": "note" }),
  );
  assert.equal(value, { ...guard, points: 5, vehicle: "cart", traits: ["SHORT"] });
  assert.equal(findings, []);
});

test("one removal takes one occurrence, the first", () => {
  const { value } = modify(
    guard,
    change({ "remove:traits": ["TALL"], items: { "remove:both": ["rock"] } }),
  );
  assert.equal(value["traits"], ["CALM", "TALL"]);
  assert.equal(value["items"], { both: ["rope", "rock", ["badge", "badge_note"]], male: ["cap"] });
});

test("a removal names the item only; its snippet goes with it", () => {
  const { value } = modify(guard, change({ items: { "remove:both": ["badge"] } }));
  assert.equal((value["items"] as JsonObject)["both"], ["rock", "rope", "rock"]);
});

test("addictions go by type, skills by name, before what is added comes", () => {
  const { value, findings } = modify(
    guard,
    change({
      "add:addictions": [{ type: "tea", intensity: 1 }],
      "remove:addictions": ["tea"],
      "remove:skills": ["spear"],
      "add:skills": { name: "spear", level: 7 },
    }),
  );
  assert.equal(value["addictions"], [
    { type: "snuff", intensity: 4 },
    { type: "tea", intensity: 1 },
  ]);
  assert.equal(value["skills"], [{ name: "spear", level: 7 }]);
  assert.equal(findings, []);
});

test("additions are appended in order, repetitions and snippets included", () => {
  const { value } = modify(
    guard,
    change({
      "add:flags": ["A", "C"],
      items: { "add:female": ["veil"], "add:male": ["cap", ["cap", "cap_note"]] },
    }),
  );
  assert.equal(value["flags"], ["A", "B", "A", "C"]);
  assert.equal(value["items"], {
    both: ["rock", "rope", "rock", ["badge", "badge_note"]],
    male: ["cap", "cap", ["cap", "cap_note"]],
    female: ["veil"],
  });
});

test("both spellings of CBMs act on either base", () => {
  const lower = { ...guard, cbms: ["x"] };
  delete (lower as Record<string, unknown>)["CBMs"];
  for (const spelling of ["CBMs", "cbms"]) {
    const changes = change({
      [`remove:${spelling}`]: ["bio_eye"],
      [`add:${spelling}`]: ["bio_arm"],
    });
    assert.equal(modify(guard, changes).value["CBMs"], ["bio_ear", "bio_arm"]);
    assert.is(modify(guard, changes).value["cbms"], undefined);
  }
  assert.equal(modify(lower, change({ "add:CBMs": ["y"] })).value["cbms"], ["x", "y"]);
  assert.equal(modify({}, change({ "add:CBMs": ["y"] })).value, { cbms: ["y"] });
  const replaced = modify(guard, change({ cbms: ["z"] })).value;
  assert.equal([replaced["cbms"], replaced["CBMs"]], [["z"], undefined]);
});

test("removal-not-found, at the entry", () => {
  const { value, findings } = modify(
    guard,
    change({
      "remove:skills": ["bow", "spear", "spear"],
      "remove:traits": "ODD",
      "remove:CBMs": ["none"],
      items: { "remove:both": ["rock", "hat"], "remove:female": ["veil"] },
    }),
  );
  assert.equal(value["skills"], []);
  assert.equal(
    findings.map(({ path, data }) => ({ path, data })),
    [
      { path: ["remove:skills", 0], data: { list: "skills", entry: "bow" } },
      { path: ["remove:skills", 2], data: { list: "skills", entry: "spear" } },
      { path: ["remove:CBMs", 0], data: { list: "CBMs", entry: "none" } },
      { path: ["remove:traits"], data: { list: "traits", entry: "ODD" } },
      { path: ["items", "remove:both", 1], data: { list: "items.both", entry: "hat" } },
      { path: ["items", "remove:female", 0], data: { list: "items.female", entry: "veil" } },
    ],
  );
  assert.equal([...new Set(findings.map(({ code }) => code))], ["removal-not-found"]);
});

test("changes-beside-whole: the whole list wins", () => {
  const { value, findings } = modify(
    guard,
    change({
      "add:traits": ["X"],
      traits: ["NEW"],
      "remove:traits": ["Y"],
      items: { both: ["bag"], "add:both": ["sack"] },
    }),
  );
  assert.equal(value["traits"], ["NEW"]);
  assert.equal(value["items"], { both: ["bag"], male: ["cap"] });
  assert.equal(findings, [
    {
      code: "changes-beside-whole",
      path: ["add:traits"],
      data: { member: "traits", changes: ["add:traits", "remove:traits"] },
    },
    {
      code: "changes-beside-whole",
      path: ["items", "add:both"],
      data: { member: "both", changes: ["add:both"] },
    },
  ]);
  assert.equal(
    findings.map(({ code, data }) => codes[code as Code].message(data as never)),
    [
      '"add:traits" and "remove:traits" have no effect – "traits" in the same object replaces the whole list.',
      '"add:both" has no effect – "both" in the same object replaces the whole list.',
    ],
  );
});

test("an item group loses the first entry of the id, in items and else in entries", () => {
  const base = {
    items: {
      both: {
        items: ["rock", ["rope", 50], "rock"],
        entries: [{ item: "rock", count: 2 }, { group: "kit" }, { item: "lamp" }],
      },
    },
  };
  const { value, findings } = modify(
    base,
    change({ items: { "remove:both": ["rock", "rope", "lamp", "rock", "rock", "rock", "hat"] } }),
  );
  assert.equal(value, { items: { both: { items: [], entries: [{ group: "kit" }] } } });
  assert.equal(findings, [
    {
      code: "group-removal-not-found",
      path: ["items", "remove:both", 5],
      data: { list: "items.both", entry: "rock" },
    },
    {
      code: "group-removal-not-found",
      path: ["items", "remove:both", 6],
      data: { list: "items.both", entry: "hat" },
    },
  ]);
});

test("an item group gets what is added; a snippet stays one", () => {
  const base = { items: { both: { subtype: "collection", ammo: 50, items: ["rock"] } } };
  const { value } = modify(base, change({ items: { "add:both": ["rope", ["badge", "note"]] } }));
  assert.equal(value, {
    items: {
      both: {
        subtype: "collection",
        ammo: 50,
        items: ["rock", "rope"],
        entries: [{ item: "badge", snippets: ["note"] }],
      },
    },
  });
});

test("what is added to a group of which one entry is chosen comes for certain", () => {
  const both = {
    subtype: "distribution",
    entries: [{ item: "rock", prob: 3 }],
    items: ["rope", ["lamp", 2]],
    groups: ["kit", ["set", 5]],
  };
  const added = change({ items: { "add:both": ["hat"] } });
  assert.equal(modify({ items: { both } }, added).value, {
    items: {
      both: {
        entries: [
          {
            distribution: [
              { item: "rock", prob: 3 },
              "rope",
              ["lamp", 2],
              { group: "kit" },
              { group: "set", prob: 5 },
            ],
          },
        ],
        items: ["hat"],
      },
    },
  });
  const old = { ...both, subtype: "old" };
  assert.equal(modify({ items: { both: old } }, added).value, {
    items: { both: { entries: [{ distribution: ["rope", ["lamp", 2]] }], items: ["hat"] } },
  });
});

test("hostile names are members like others", () => {
  const base = JSON.parse('{"traits": ["__proto__", "constructor"], "__proto__": 1}') as JsonObject;
  const { value } = modify(base, change({ "remove:traits": ["constructor"] }));
  assert.equal(value["traits"], ["__proto__"]);
  assert.ok(Object.hasOwn(value, "__proto__"));
  assert.is(Object.getPrototypeOf(value), Object.prototype);
});

test("origins: each element of a new list leads to where it was written", () => {
  const modification = change({ "add:traits": ["WISE"], "remove:traits": ["TALL"] });
  const { value, sources } = modify(guard, modification);
  const [traits, added] = [guard["traits"] as object, modification["add:traits"] as object];
  assert.equal(
    [...(sources.get(value["traits"] as object) ?? [])],
    [
      [0, { container: traits, key: 1 }],
      [1, { container: traits, key: 2 }],
      [2, { container: added, key: 0 }],
    ],
  );
  assert.is(sources.get(value["traits"] as object)?.get(0)?.container, traits);
  assert.is(sources.get(value["traits"] as object)?.get(2)?.container, added);
  assert.is(sources.get(value)?.get("traits")?.container, guard);
});

const ids = fc.array(fc.constantFrom("a", "b", "c", "__proto__"), { maxLength: 6 });

test("property: removals first, then additions; every origin holds the very value", () => {
  fc.assert(
    fc.property(ids, ids, ids, ids, (before, removed, added, items) => {
      const base: JsonObject = { traits: before, items: { both: items } };
      const modification = change({
        "remove:traits": removed,
        "add:traits": added,
        items: { "remove:both": removed, "add:both": added },
      });
      const { value, sources } = modify(base, modification);
      const after = (list: readonly string[]): string[] => {
        const left = [...list];
        for (const id of removed) if (left.includes(id)) left.splice(left.indexOf(id), 1);
        return [...left, ...added];
      };
      assert.equal(value["traits"], after(before));
      assert.equal((value["items"] as JsonObject)["both"], after(items));
      for (const [container, from] of sources) {
        const made = container as Record<string | number, unknown>;
        for (const [key, source] of from) {
          const origin = (source.container as Record<string | number, unknown>)[source.key];
          if (typeof made[key] !== "object") assert.is(made[key], origin);
        }
        assert.equal([...from.keys()].map(String), Object.keys(container));
      }
      for (const container of [value, value["traits"], value["items"]]) {
        const known = sources.has(container as object);
        assert.ok(known || container === before || container === base["items"]);
      }
    }),
    runs(200, 7),
  );
});

test.run();
