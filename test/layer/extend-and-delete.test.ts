/** `extend` and `delete` (extension) mean the same in every form in which a list may be written. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Json, JsonObject } from "../../generator/model/json.ts";
import { terrain } from "../project-folder.ts";
import { layered } from "./layered.ts";

const test = suite("extend and delete");

const profession = (id: string, more: object): object => {
  return { type: "profession", id, name: "n", description: "d", points: 1, ...more };
};
const recipe = (result: string, more: object): object => {
  return { type: "recipe", result, time: "1 m", skill_used: "craft", difficulty: 1, ...more };
};
const furniture = (id: string, more: object): object => {
  return {
    type: "furniture",
    id,
    name: "n",
    symbol: "#",
    color: "red",
    move_cost_mod: 0,
    required_str: 1,
    ...more,
  };
};

/** Lists that may be given as one entry, with two entries each, and what removes the first. */
const lists: readonly (readonly [
  kind: "profession" | "recipe" | "furniture",
  member: string,
  one: Json,
  other: Json,
  removal: string,
])[] = [
  ["profession", "skills", { name: "fab", level: 4 }, { name: "sail", level: 2 }, "fab"],
  ["profession", "addictions", { type: "tea", intensity: 4 }, { type: "ink", intensity: 1 }, "tea"],
  ["profession", "flags", "ONE", "TWO", "ONE"],
  ["profession", "traits", "one", "two", "one"],
  ["profession", "cbms", "one", "two", "one"],
  ["recipe", "skills_required", ["fab", 1], ["sail", 2], "fab"],
  ["furniture", "crafting_pseudo_item", "one", "two", "one"],
];

const makers = { profession, recipe, furniture } as const;

/** The record of a child `b` of `a`, and the findings. */
function child(
  kind: keyof typeof makers,
  parent: object,
  changes: object,
): { readonly record: JsonObject | undefined; readonly codes: readonly string[] } {
  const id = kind === "recipe" ? { result: "b" } : { id: "b" };
  const looks = kind === "furniture" ? { symbol: "#", color: "red" } : {};
  const written = { type: kind, ...id, "copy-from": "a", ...looks, ...changes };
  const { records, codes } = layered([[[makers[kind]("a", parent), written]]]);
  return { record: records[`${kind} b`], codes };
}

test("the whole list beside its changes is what counts", () => {
  const { record, codes } = child(
    "profession",
    { traits: ["one"] },
    { traits: ["two"], extend: { traits: ["three"] }, delete: { traits: ["two"] } },
  );
  assert.equal([record?.["traits"], codes], [["two"], Array(2).fill("changes-beside-whole")]);
});

for (const [kind, member, one, other, removal] of lists) {
  test(`${kind} ${member}: one entry is a list of one`, () => {
    const whole = child(kind, { [member]: [one, other] }, {});
    assert.equal(whole.codes, []);
    for (const inherited of [one, [one]]) {
      for (const added of [other, [other]]) {
        const extended = child(kind, { [member]: inherited }, { extend: { [member]: added } });
        assert.equal(extended, whole, JSON.stringify([inherited, added]));
        const both = child(
          kind,
          { [member]: inherited },
          { extend: { [member]: added }, delete: { [member]: [removal] } },
        );
        assert.equal(both, child(kind, { [member]: [other] }, {}), JSON.stringify(inherited));
      }
      const emptied = child(kind, { [member]: inherited }, { delete: { [member]: [removal] } });
      assert.equal(emptied, child(kind, { [member]: [] }, {}), JSON.stringify(inherited));
    }
  });
}

const itemsOf = ({ record }: ReturnType<typeof child>): unknown =>
  (record?.["items"] as JsonObject | undefined)?.["both"];

test("what is deleted from items that the parent does not have is only noted", () => {
  const lacking = child("profession", {}, { delete: { items: { both: ["x"] } } });
  assert.equal(lacking.codes, ["removal-not-found"]);
  assert.equal(itemsOf(lacking), { list: [] });
  const added = { items: { both: ["x", "y"] } };
  const left = child("profession", {}, { extend: added, delete: { items: { both: ["y"] } } });
  assert.equal([left.codes, itemsOf(left)], [[], { list: [{ item: "x" }] }]);
  const group = { items: { both: { items: ["x", "y"] } } };
  const less = child("profession", {}, { extend: group, delete: { items: { both: ["y"] } } });
  assert.equal(less, child("profession", { items: { both: { items: ["x"] } } }, {}));
});

test("a group that is added to items is spawned besides them", () => {
  const entry = (item: string): object => ({ item, prob: 100, count: [1, 1] });
  const nested = (subtype: string, ...items: string[]): object => ({
    nested: { subtype, entries: items.map(entry) },
    prob: 100,
    count: [1, 1],
  });
  const choice = { items: { both: { subtype: "distribution", items: ["y", "z"] } } };
  const ofList = child("profession", { items: { both: ["x", ["s", "text"]] } }, { extend: choice });
  assert.equal(ofList.codes, []);
  assert.equal(itemsOf(ofList), {
    list: [],
    group: {
      subtype: "collection",
      entries: [
        { ...entry("s"), snippets: ["text"] },
        nested("distribution", "y", "z"),
        entry("x"),
      ],
    },
  });
  const all = { items: { both: { items: ["y"] } } };
  const ofGroup = child("profession", { items: { both: { items: ["x"] } } }, { extend: all });
  assert.equal(ofGroup.codes, []);
  assert.equal(itemsOf(ofGroup), {
    list: [],
    group: { subtype: "collection", entries: [nested("collection", "y"), entry("x")] },
  });
});

test("books by name add to books by name, and never silently to a list", () => {
  const named = { book_learn: { manual: { skill_level: 3 } } };
  const other = { book_learn: { other: { skill_level: 2 } } };
  const replaced = child("recipe", named, { extend: other, delete: { book_learn: ["manual"] } });
  assert.equal(replaced, child("recipe", other, {}));
  const listed = { book_learn: [["manual", 3]] };
  for (const [parent, added] of [
    [named, listed],
    [listed, other],
  ] as const) {
    assert.equal(child("recipe", parent, { extend: added }).codes, ["change-of-no-list"]);
  }
});

test("a number that is missing, mandatory and scaled is reported as missing, once", () => {
  const { points: _, ...lacking } = profession("a", {}) as { readonly points: number };
  const scaled = { type: "profession", id: "b", "copy-from": "a", relative: { points: 1 } };
  assert.equal(layered([[[lacking, scaled]]]).codes, ["missing-member"]);
  const { name: __, ...template } = { ...lacking, id: undefined, abstract: "a" } as object & {
    readonly name?: string;
  };
  assert.equal(layered([[[template, { ...scaled, name: "n" }]]]).codes, ["missing-member"]);
  const other = { type: "terrain", id: "t_b", "copy-from": "t_a", symbol: "#", color: "red" };
  assert.equal(layered([[[terrain("t_a"), { ...other, relative: { roof: 1 } }]]]).codes, [
    "not-scalable",
  ]);
});

/** A mod that changes a definition of the core, and what another mod makes of both. */
const changedTwice = (kind: "profession" | "recipe" | "furniture", member: string): unknown => {
  const id = kind === "recipe" ? { result: "a" } : { id: "a" };
  const change = { type: kind, ...id, "edit-mode": "modify" };
  const { records, codes } = layered([
    [[makers[kind]("a", { [member]: ["ONE", "TWO"] })]],
    [[{ ...change, [`add:${member}`]: ["ONE"] }]],
    [[{ ...change, [`remove:${member}`]: ["ONE"] }]],
  ]);
  return [records[`${kind} a`]?.[member], codes];
};

const flagLists = [
  ["profession", "flags"],
  ["furniture", "flags"],
  ["recipe", "flags"],
  ["recipe", "delete_flags"],
] as const;

for (const [kind, member] of flagLists) {
  test(`${kind} ${member}: what a removal names is gone, however often it was added`, () => {
    assert.equal(changedTwice(kind, member), [["TWO"], []]);
    const written = child(
      kind,
      { [member]: ["ONE", "TWO", "ONE"] },
      { delete: { [member]: ["ONE"] } },
    );
    assert.equal([written.record?.[member], written.codes], [["TWO"], ["repeated-flag"]]);
    const both = { extend: { [member]: ["ONE"] }, delete: { [member]: ["ONE"] } };
    assert.equal(child(kind, { [member]: ["ONE", "TWO"] }, both).record?.[member], ["TWO"]);
    const added = child(kind, { [member]: ["ONE", "TWO"] }, { extend: { [member]: ["ONE"] } });
    assert.equal([added.record?.[member], added.codes], [["ONE", "TWO"], ["repeated-flag"]]);
  });
}

test("an ordered list keeps the second of two entries when one is removed", () => {
  const [traits, codes] = changedTwice("profession", "traits") as [unknown, unknown];
  assert.equal([traits, codes], [["TWO", "ONE"], []]);
});

test("an addition of a flag that is there already has no effect, and is said", () => {
  const { codes, records } = layered([
    [[terrain("t_a", { flags: ["FLAT"] })]],
    [[{ type: "terrain", id: "t_a", "edit-mode": "modify", "add:flags": ["WET", "FLAT"] }]],
  ]);
  assert.equal([codes, records["terrain t_a"]?.["flags"]], [["repeated-flag"], ["FLAT", "WET"]]);
});

test.run();
