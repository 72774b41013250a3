import { suite } from "uvu";
import * as assert from "uvu/assert";
import { brandKey, dig, diggingRolls, seededRandom } from "../../runtime/index.ts";
import type { Branded } from "../../runtime/index.ts";

const test = suite("digging");

const soil = brandKey<string, Branded<"item">>("soil");
const group = brandKey<string, Branded<"item_group">>("clay_diggings");
const ground = { flags: ["DIGGABLE"], digging_result: group };
const deep = { flags: ["DIGGABLE", "DIGGABLE_CAN_DEEPEN"], digging_result: group };

test("§2.6: four rolls, eight with DIGGABLE_CAN_DEEPEN", () => {
  assert.equal(diggingRolls(ground), { group: "clay_diggings", rolls: 4 });
  assert.equal(diggingRolls(deep), { group: "clay_diggings", rolls: 8 });
});

test("§2.6: loam by default", () => {
  assert.equal(diggingRolls({ flags: ["DIGGABLE"] }), { group: "digging_soil_loam_50L", rolls: 4 });
});

test("§2.6: only with DIGGABLE", () => {
  const rock = { flags: ["DIGGABLE_CAN_DEEPEN"], digging_result: group };
  assert.is(diggingRolls(rock), undefined);
  assert.equal(dig(rock, { random: { next: () => 0 } }), { ok: false, reason: "not-diggable" });
});

test("each roll is one of its own", () => {
  const entries = [{ item: soil, prob: 100, count: [1, 3] }] as const;
  const asked: string[] = [];
  const groups = (id: string) => {
    asked.push(id);
    return { subtype: "collection", entries } as const;
  };
  assert.equal(dig(ground, { random: { next: () => 0.5 }, groups }), {
    ok: true,
    group: "clay_diggings",
    rolls: 4,
    items: [{ item: "soil", count: 8 }],
  });
  assert.equal(asked, ["clay_diggings", "clay_diggings", "clay_diggings", "clay_diggings"]);

  const random = seededRandom("spade");
  const counts = new Set<number | undefined>();
  for (let time = 0; time < 300; time++) {
    const dug = dig(ground, { random, groups });
    counts.add(dug.ok ? dug.items[0]?.count : undefined);
  }
  assert.equal(
    [...counts].map(String).sort(),
    ["10", "11", "12", "4", "5", "6", "7", "8", "9"],
    "sums of four, not four times one",
  );
});

test("a group that is not known is left to the game, roll by roll", () => {
  const unknown = { group, reason: "unknown-group" };
  assert.equal(dig(deep, { random: { next: () => 0 } }), {
    ok: true,
    group: "clay_diggings",
    rolls: 8,
    items: [],
    unrolled_groups: Array.from({ length: 8 }, () => unknown),
  });
});

test.run();
