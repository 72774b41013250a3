/** What holds for any content: layering is a function of the packs, not of how their files are cut and named. */
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { layered, type Packs } from "./layered.ts";
import { runs } from "../random.ts";

const layering = suite("layering");
const run = runs(150, 11);

const word = fc.constantFrom("WET", "HEAVY", "OLD", "__proto__", "10");
const words = fc.array(word, { maxLength: 4 });
const names = ["a", "b", "c", "d", "e"] as const;
const name = fc.constantFrom(...names);

/** Terrain that stands for itself, copies from another of its pack or an earlier one, or from a template. */
function terrain(id: string): fc.Arbitrary<object> {
  const own = fc.record({ flags: words, move_cost: fc.integer({ min: 0, max: 9 }) });
  const parent = fc.oneof(
    name.map((each) => `t_${each}`),
    fc.constant("stone"),
  );
  return fc.oneof(
    own.map((members) => ({
      type: "terrain",
      id,
      name: id,
      symbol: ".",
      color: "white",
      ...members,
    })),
    fc.record({ parent, extend: words, remove: words }).map(({ parent, extend, remove }) => ({
      type: "terrain",
      id,
      "copy-from": parent,
      extend: { flags: extend },
      delete: { flags: remove },
    })),
  );
}

const modification = name.chain((each) =>
  fc.record({ added: words, removed: words }).map(({ added, removed }) => ({
    type: "terrain",
    id: `t_${each}`,
    "edit-mode": "modify",
    "add:flags": added,
    "remove:flags": removed,
  })),
);

const stone = { type: "terrain", name: "stone", symbol: "s", color: "red", move_cost: 3 };
const template = { ...stone, abstract: "stone" };

/** Each id once, and at most one modification of each: what the specification leaves without an order. */
const pack = fc
  .tuple(
    fc
      .uniqueArray(name, { minLength: 1 })
      .chain((ids) => fc.tuple(...ids.map((id) => terrain(`t_${id}`)))),
    fc.uniqueArray(modification, { selector: ({ id }) => id, maxLength: 3 }),
    fc.boolean(),
  )
  .map(([terrains, modifications, hasTemplate]) => [
    ...terrains,
    ...modifications,
    ...(hasTemplate ? [template] : []),
  ]);

/** The same objects in another order, each in a file of its own or all in one. */
const shuffled = fc
  .tuple(pack, fc.boolean())
  .chain(([objects, split]) =>
    fc
      .shuffledSubarray([...objects], { minLength: objects.length })
      .map((other) => ({ objects, cut: split ? other.map((object) => [object]) : [other] })),
  );

layering("it is deterministic", () => {
  fc.assert(
    fc.property(fc.array(pack, { minLength: 1, maxLength: 3 }), (packs) => {
      const content: Packs = packs.map((objects) => [objects]);
      assert.equal(layered(content).records, layered(content).records);
    }),
    run,
  );
});

layering("the order of files and objects inside a pack does not matter", () => {
  fc.assert(
    fc.property(fc.array(shuffled, { minLength: 1, maxLength: 3 }), (packs) => {
      // Over several packs an id comes again: there later ones replace earlier ones.
      const one = layered(
        packs.map(({ objects }) => [objects]),
        "bright-nights",
      );
      const other = layered(
        packs.map(({ cut }) => cut),
        "bright-nights",
      );
      assert.equal(other.records, one.records);
      assert.equal(other.codes, one.codes);
    }),
    run,
  );
});

layering("what is added and then removed leaves what was there", () => {
  const id = fc.constantFrom("x", "y", "z", "constructor");
  const entries = fc.uniqueArray(fc.constantFrom("k", "l", "m", "__proto__"), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(id, { maxLength: 5 }), entries, (before, added) => {
      const profession = {
        type: "profession",
        id: "miller",
        name: "miller",
        description: "Mills.",
        points: 0,
        traits: before,
        skills: before.map((each) => ({ name: each, level: 1 })),
        items: { both: before, male: { items: ["cap"] } },
      };
      const recipe = { type: "recipe", result: "flour", flags: before, using: before };
      const change = (word: "add" | "remove"): object[] => [
        {
          type: "profession",
          id: "miller",
          "edit-mode": "modify",
          [`${word}:traits`]: added,
          [`${word}:skills`]:
            word === "add" ? added.map((each) => ({ name: each, level: 2 })) : added,
          items: {
            [`${word}:both`]: word === "add" ? added.map((each) => [each, "note"]) : added,
            [`${word}:male`]: added,
          },
        },
        { type: "recipe", result: "flour", "edit-mode": "modify", [`${word}:flags`]: added },
      ];
      const plain = layered([[[profession, recipe]]]);
      const changed = layered([[[profession, recipe]], [change("add")], [change("remove")]]);
      assert.equal(changed.records, plain.records);
      assert.equal(changed.codes, plain.codes);
    }),
    run,
  );
});

layering("a child starts from what its pack makes of the parent, patches included", () => {
  const base = { ...stone, id: "t_a", flags: ["OLD"] };
  const patch = { type: "terrain", id: "t_a", "copy-from": "t_a", extend: { flags: ["WET"] } };
  const child = { type: "terrain", id: "t_b", "copy-from": "t_a" };
  for (const objects of [
    [child, patch],
    [patch, child],
  ]) {
    const { records } = layered([[[base]], [objects]]);
    assert.equal(records["terrain t_b"]?.["flags"], ["OLD", "WET"]);
  }
});

layering(
  "what a mod modifies, its own children do not have yet, and those of later packs do",
  () => {
    const base = { ...stone, id: "t_a", flags: ["OLD"] };
    const change = { type: "terrain", id: "t_a", "edit-mode": "modify", "add:flags": ["WET"] };
    const child = (id: string): object => ({ type: "terrain", id, "copy-from": "t_a" });
    const { records } = layered([[[base]], [[change, child("t_b")]], [[child("t_c")]]]);
    assert.equal(records["terrain t_b"]?.["flags"], ["OLD"]);
    assert.equal(records["terrain t_c"]?.["flags"], ["OLD", "WET"]);
  },
);

layering("parents may be as far away as the content is long", () => {
  const length = 20_000;
  const chain = Array.from({ length }, (_, index) => ({
    type: "terrain",
    id: `t_${String(index)}`,
    "copy-from": index === length - 1 ? "stone" : `t_${String(index + 1)}`,
  }));
  const objects = [...chain.slice(0, 300), ...chain.slice(300), template];
  const { records } = layered([[objects.slice(-2000)]]);
  assert.is(records["terrain t_18001"]?.["move_cost"], 3);
  const circle = layered([
    [chain.map((each, index) => (index === length - 1 ? { ...each, "copy-from": "t_0" } : each))],
  ]);
  assert.equal(circle.codes, ["inheritance-cycle"]);
});

layering("an id that comes twice in a pack counts as it stands in the files, patches last", () => {
  const plain = (symbol: string): object => ({ ...stone, id: "t_a", symbol });
  const patch = { type: "terrain", id: "t_a", "copy-from": "t_a", move_cost: 7 };
  const { records } = layered([[[patch], [plain("x")], [plain("y")]]], "bright-nights");
  assert.equal(records["terrain t_a"]?.["symbol"], ["y", "y", "y", "y"]);
  assert.is(records["terrain t_a"]?.["move_cost"], 7);
});

layering("an alias leads to its definition, unless another has it for an id", () => {
  const plain = (id: string, more: object = {}): object => ({
    ...stone,
    id,
    ...more,
  });
  const objects = [plain("t_a", { alias: ["t_b", "t_c"] }), plain("t_b", { move_cost: 8 })];
  for (const each of [objects, objects.toReversed()]) {
    const { layers, codes } = layered([[each]]);
    assert.is(layers.registry.get("terrain", "t_b")?.value["move_cost"], 8);
    assert.is(layers.registry.get("terrain", "t_c")?.id, "t_a");
    assert.equal(codes, ["alias-taken"]);
  }
});

layering("of two definitions with one alias the later has it, and the finding says so", () => {
  const moss = { ...stone, id: "t_moss", alias: "t_green" };
  const fern = { ...stone, id: "t_fern", alias: "t_green" };
  for (const [first, second] of [
    [moss, fern],
    [fern, moss],
  ] as const) {
    const { layers } = layered([[[first]], [[second]]]);
    assert.is(layers.registry.get("terrain", "t_green")?.id, second.id);
    const [found, ...others] = layers.facts.filter(({ code }) => code === "alias-taken");
    assert.equal(others, []);
    assert.equal(found?.data, { kind: "terrain", alias: "t_green", id: first.id, by: second.id });
  }
});

layering("two templates of one name clash as definitions do", () => {
  assert.equal(layered([[[template, template]]]).codes, ["duplicate-id"]);
  assert.equal(layered([[[template]], [[{ ...template, "edit-mode": "override" }]]]).codes, []);
  assert.equal(layered([[[template, template]]], "bright-nights").codes, ["replaced-definition"]);
});

layering("a built-in id is neither replaced nor modified", () => {
  const change = { type: "terrain", id: "t_null", "edit-mode": "modify", move_cost: 4 };
  const { records, codes } = layered([[[change]]]);
  assert.is(records["terrain t_null"]?.["move_cost"], 0);
  assert.equal(codes, ["built-in-id"]);
});

layering.run();
