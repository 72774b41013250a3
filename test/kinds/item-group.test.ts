import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkItemGroup } from "../../generator/kinds/parts/item-group/range-rules.ts";
import { resolveItemGroup } from "../../generator/kinds/parts/item-group/resolve-item-group.ts";
import type { AuthoredItemGroup } from "../../generator/compiled/authored-types.ts";
import { definitionOf, testContext } from "./context.ts";

const group = suite("item groups (§2.7–2.9)");
const one = [1, 1];

group("an id stays a reference that the host resolves", () => {
  assert.equal(resolveItemGroup("lantern_scrap"), { group: "lantern_scrap" });
});

group("a list is a collection; its entries are strings, pairs and objects", () => {
  assert.equal(
    resolveItemGroup([
      "wick",
      ["glass_shard", 30],
      { item: "brass_ring", count: [0, 3], prob: 50 },
      { item: "lamp_oil", charges: [10, 20] },
      { item: "hook", count: 2 },
      { group: "dust" },
    ]),
    {
      subtype: "collection",
      entries: [
        { item: "wick", prob: 100, count: one },
        { item: "glass_shard", prob: 30, count: one },
        { item: "brass_ring", prob: 50, count: [0, 3] },
        { item: "lamp_oil", prob: 100, count: one, charges: [10, 20] },
        { item: "hook", prob: 100, count: [2, 2] },
        { group: "dust", prob: 100, count: one },
      ],
    },
  );
});

group("an empty list is an empty collection; a caller may mean a distribution", () => {
  const empty = { entries: [] };
  assert.equal(resolveItemGroup([]), { subtype: "collection", ...empty });
  assert.equal(resolveItemGroup([], "distribution"), { subtype: "distribution", ...empty });
  assert.equal(resolveItemGroup({}, "distribution"), { subtype: "distribution", ...empty });
});

group("an object: entries, then items, then groups, with its chances", () => {
  assert.equal(
    resolveItemGroup({
      id: "ignored",
      subtype: "distribution",
      ammo: 75,
      magazine: 100,
      groups: ["coins", ["gems", 5]],
      items: ["ladle", ["spoon", 20]],
      entries: [{ item: "crossbow", "ammo-item": "bolt", "container-item": "quiver" }],
    }),
    {
      subtype: "distribution",
      ammo: 75,
      magazine: 100,
      entries: [
        {
          item: "crossbow",
          prob: 100,
          count: one,
          container_item: "quiver",
          ammo_item: "bolt",
        },
        { item: "ladle", prob: 100, count: one },
        { item: "spoon", prob: 20, count: one },
        { group: "coins", prob: 100, count: one },
        { group: "gems", prob: 5, count: one },
      ],
    },
  );
});

group('subtype "old" is a distribution of its items alone', () => {
  assert.equal(
    resolveItemGroup({ subtype: "old", items: [["rope", 3]], entries: [{ item: "unread" }] }),
    {
      subtype: "distribution",
      entries: [{ item: "rope", prob: 3, count: one }],
    },
  );
});

group("nested groups and everything an entry may carry", () => {
  assert.equal(
    resolveItemGroup([
      {
        distribution: ["bell", { collection: [["clapper", 10]], prob: 7 }],
        "count-min": 1,
        "count-max": 4,
      },
      {
        item: "satchel",
        "charges-max": 6,
        damage: [3, 1],
        dirt: 40,
        "contents-item": "letter",
        "contents-group": ["stamps", "seals"],
        "container-group": "crates",
        "ammo-group": "darts",
        "custom-flags": ["HEIRLOOM"],
        snippets: "old_satchel",
        active: true,
      },
    ]),
    {
      subtype: "collection",
      entries: [
        {
          nested: {
            subtype: "distribution",
            entries: [
              { item: "bell", prob: 100, count: one },
              {
                nested: {
                  subtype: "collection",
                  entries: [{ item: "clapper", prob: 10, count: one }],
                },
                prob: 7,
                count: one,
              },
            ],
          },
          prob: 100,
          count: [1, 4],
        },
        {
          item: "satchel",
          prob: 100,
          count: one,
          charges: [6, 6],
          damage: [1, 3],
          dirt: [40, 40],
          contents_items: ["letter"],
          contents_groups: ["stamps", "seals"],
          snippets: ["old_satchel"],
          container_group: "crates",
          ammo_group: "darts",
          custom_flags: ["HEIRLOOM"],
          active: true,
        },
      ],
    },
  );
});

group("a count is never below zero, and a pair in the wrong order is exchanged", () => {
  const resolved = resolveItemGroup([{ item: "pin", count: [5, -2] }]);
  assert.equal(resolved["entries"], [{ item: "pin", prob: 100, count: [0, 5] }]);
});

group("ids are content: names of object members are only ids", () => {
  assert.equal(resolveItemGroup(["__proto__"])["entries"], [
    { item: "__proto__", prob: 100, count: one },
  ]);
});

const reversed = (value: AuthoredItemGroup): unknown[] => {
  const context = testContext();
  const definition = definitionOf("terrain", { id: "t_shed", bash: { items: value } });
  checkItemGroup(value, ["bash", "items"], definition, context);
  return context.facts.map(({ code, data }) => [code, data]);
};

group("reversed-range: at every depth, and only where the order is wrong", () => {
  assert.equal(reversed("sawdust"), []);
  assert.equal(reversed([{ item: "plank", count: [2, 2], charges: 5 }, "nail", ["bolt", 9]]), []);
  assert.equal(
    reversed({
      items: [{ item: "plank", count: [4, 3] }],
      entries: [{ distribution: [{ item: "nail", charges: [9, 1] }] }],
    }),
    [
      [
        "reversed-range",
        { where: "bash.items.entries[0].distribution[0].charges", first: 9, second: 1 },
      ],
      ["reversed-range", { where: "bash.items.items[0].count", first: 4, second: 3 }],
    ],
  );
});

group("a prob is a chance of 0 to 100, or a weight of 0 or more", () => {
  const found = (items: AuthoredItemGroup): unknown[] =>
    reversed(items).flatMap((each) => {
      const [code, data] = each as [string, { found?: number }];
      return code === "never-chosen" ? [0] : [data.found];
    });
  const probs = [-1, 0, 1, 100, 101, 2 ** 31 - 1];
  const pairs = probs.map((prob) => ["nail", prob] as const);
  const entries = probs.map((prob) => ({ item: "nail", prob }));
  assert.equal(found(pairs), [-1, 0, 101, 2 ** 31 - 1]);
  assert.equal(found(entries), [-1, 0, 101, 2 ** 31 - 1]);
  assert.equal(found({ subtype: "distribution", items: pairs }), [-1, 0]);
  assert.equal(found([{ distribution: entries }]), [-1, 0]);
});

group.run();
