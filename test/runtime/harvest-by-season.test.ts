/** Harvests that content lists by season, as newer data does (extension), in both dialects. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canHarvest, harvest, seededRandom } from "../../runtime/index.ts";
import type { Branded, HarvestListing } from "../../runtime/index.ts";
import {
  furn,
  furnitureOf,
  item,
  numbers,
  quiet,
  share,
  near,
  ter,
  terrainOf,
  unused,
} from "./tiles.ts";

const test = suite("harvest by season");

const list = (id: string): Branded<"harvest"> => id as Branded<"harvest">;
const cherries = { drop: item("cherry"), base_num: [2, 6], scale_num: [0, 1], max: 9 } as const;
const cherry = {
  examine_action: "harvest_ter",
  transforms_into: "t_bare",
  harvest_by_season: [
    { seasons: ["summer"], entries: [cherries, { drop: item("leaf") }] },
    { seasons: ["autumn"], id: list("windfall") },
  ],
};
const terrain = terrainOf({
  t_cherry: cherry,
  t_bare: { ...cherry, flags: ["HARVESTED"], transforms_into: "t_cherry" },
  t_stays: { ...cherry, transforms_into: undefined, trap: "tr_thorns" },
  t_hickory: { ...cherry, examine_action: "tree_hickory" },
  t_both: { ...cherry, harvestable: item("pear") },
  t_no_action: { ...cherry, examine_action: undefined },
  t_other_action: { ...cherry, examine_action: "pit" },
  t_lost: { ...cherry, transforms_into: "t_gone" },
  t_never: { ...cherry, harvest_by_season: [] },
  t_twice: {
    ...cherry,
    harvest_by_season: [
      { seasons: ["spring", "summer"], entries: [{ drop: item("early") }] },
      { seasons: ["summer"], entries: [{ drop: item("late") }] },
      { seasons: ["winter"], entries: [] },
    ],
  },
});
const furniture = furnitureOf({
  f_bush: { ...cherry, transforms_into: undefined },
  f_pot: { ...cherry, transforms_into: "f_empty_pot" },
  f_empty_pot: {},
});
const summer = { season: "summer" } as const;

test("without `max` it yields at most 1000, and never more than the greatest whole number", () => {
  const many = { drop: item("pea"), base_num: [2000, 2000] } as const;
  const endless = { drop: item("pea"), base_num: [1e12, 1e12], max: 1e12 } as const;
  const peas = terrainOf({
    t_many: { ...cherry, harvest_by_season: [{ seasons: ["summer"], entries: [many] }] },
    t_endless: { ...cherry, harvest_by_season: [{ seasons: ["summer"], entries: [endless] }] },
    t_bare: {},
  });
  const yielded = (id: string): readonly unknown[] => {
    const picked = harvest(peas, ter(id), { ...summer, random: unused });
    return picked.ok ? picked.items : [];
  };
  assert.equal(yielded("t_many"), [{ item: "pea", count: 1000 }]);
  assert.equal(yielded("t_endless"), [{ item: "pea", count: 2 ** 31 - 1 }]);
});

test("in season it yields each entry and becomes `transforms_into`", () => {
  // Of 2 … 6 the middle; a leaf is always one, so nothing is rolled for it.
  assert.equal(harvest(terrain, ter("t_cherry"), { ...summer, random: numbers(0.5) }), {
    ok: true,
    next: { kind: "terrain", id: "t_bare" },
    ...quiet,
    items: [
      { item: "cherry", count: 4 },
      { item: "leaf", count: 1 },
    ],
  });
});

test("furniture becomes `transforms_into`, or is gone", () => {
  const next = (id: string): string | undefined => {
    const picked = harvest(furniture, furn(id), { ...summer, random: numbers(0) });
    return picked.ok ? picked.next.id : undefined;
  };
  assert.is(next("f_pot"), "f_empty_pot");
  assert.is(next("f_bush"), "f_null");
});

test("terrain without `transforms_into` stays, with its trap", () => {
  const picked = harvest(terrain, ter("t_stays"), { ...summer, random: numbers(0) });
  assert.ok(picked.ok);
  assert.is(picked.next.id, "t_stays");
  assert.is(picked.removed_trap, undefined);
});

test("a source that leaves its range is an error", () => {
  for (const number of [7, -1, NaN]) {
    const random = { next: () => number };
    assert.throws(
      () => harvest(terrain, ter("t_cherry"), { ...summer, random }),
      (error: unknown) => error instanceof RangeError && error.message.startsWith("random.next()"),
    );
  }
});

test("out of season it is refused, and says when", () => {
  for (const season of ["spring", "winter"] as const) {
    assert.equal(harvest(terrain, ter("t_cherry"), { random: unused, season }), {
      ok: false,
      reason: "out-of-season",
      seasons: ["summer", "autumn"],
    });
  }
  const never = harvest(terrain, ter("t_never"), { ...summer, random: unused });
  assert.equal(never, { ok: false, reason: "out-of-season", seasons: [] });
  // As out of JavaScript, without any.
  const unasked = harvest(terrain, ter("t_cherry"), { random: unused });
  assert.is(!unasked.ok && unasked.reason, "out-of-season");
});

test("of several lists for a season the last counts; an empty one yields nothing", () => {
  const picked = harvest(terrain, ter("t_twice"), { ...summer, random: unused });
  assert.equal(picked.ok && picked.items, [{ item: "late", count: 1 }]);
  assert.equal(harvest(terrain, ter("t_twice"), { season: "winter", random: unused }), {
    ok: false,
    reason: "out-of-season",
    seasons: ["spring", "summer"],
  });
});

test("a list by its id is the game's: found by `harvests`, or told", () => {
  const autumn = { season: "autumn", random: unused } as const;
  assert.equal(harvest(terrain, ter("t_cherry"), autumn), {
    ok: true,
    next: { kind: "terrain", id: "t_bare" },
    ...quiet,
    unrolled_harvest: "windfall",
  });
  const asked: string[] = [];
  const known = (listing: HarvestListing | undefined) => ({
    ...autumn,
    harvests: (id: Branded<"harvest">) => {
      asked.push(id);
      return listing;
    },
  });
  const picked = harvest(
    terrain,
    ter("t_cherry"),
    known({ entries: [{ drop: item("pulp"), base_num: [3, 3] }] }),
  );
  assert.ok(picked.ok);
  assert.equal(picked.items, [{ item: "pulp", count: 3 }]);
  assert.is(picked.unrolled_harvest, undefined);
  assert.equal(asked, ["windfall"]);
  const unknown = harvest(terrain, ter("t_cherry"), known(undefined));
  assert.is(unknown.ok && unknown.unrolled_harvest, "windfall");
  const empty = harvest(terrain, ter("t_cherry"), known({ entries: [] }));
  assert.equal(empty, { ok: false, reason: "out-of-season", seasons: ["summer"] });
});

test("of both members `spec` goes by `harvestable`, bright-nights by the seasons", () => {
  const id = ter("t_both");
  const law = harvest(terrain, id, { season: "winter", random: numbers(0, 0) });
  assert.equal(law.ok && law.items, [{ item: "pear", count: 2 }]);
  const real = harvest(terrain, id, { ...summer, dialect: "bright-nights", random: numbers(0) });
  assert.equal(real.ok && real.items.map((each) => each.item), ["cherry", "leaf"]);
});

test("what cannot be harvested is refused", () => {
  const refusals = [
    ["t_bare", "already-harvested"],
    ["t_no_action", "not-harvestable"],
    ["t_other_action", "not-harvestable"],
    ["t_lost", "unknown-successor"],
    ["__proto__", "unknown-id"],
  ] as const;
  for (const [id, reason] of refusals) {
    const refused = harvest(terrain, ter(id), { ...summer, random: unused });
    assert.equal(refused, { ok: false, reason }, id);
  }
  assert.equal(harvest(terrain, ter("t_cherry"), { ...summer, random: unused, survival: NaN }), {
    ok: false,
    reason: "not-a-number",
  });
  assert.equal(
    terrain.ids().filter((id) => canHarvest(terrain, id)),
    ["t_cherry", "t_stays", "t_hickory", "t_both", "t_lost", "t_never", "t_twice"],
  );
  assert.equal(
    furniture.ids().filter((id) => canHarvest(furniture, id)),
    ["f_bush", "f_pot"],
  );
});

test("skill adds to the yield, `max` bounds it, and what rounds to nothing is left out", () => {
  const yields = (survival: number): number[] => {
    const random = seededRandom(`cherries ${survival}`);
    return Array.from({ length: 4000 }, () => {
      const picked = harvest(terrain, ter("t_cherry"), { ...summer, random, survival });
      return picked.ok ? (picked.items[0]?.count ?? 0) : -1;
    });
  };
  const bounds = (counts: readonly number[]): number[] => [
    Math.min(...counts),
    Math.max(...counts),
  ];
  const portion = (counts: readonly number[], wanted: number): number => {
    let at = 0;
    return share(counts.length, () => counts[at++] === wanted);
  };
  assert.equal(bounds(yields(0)), [2, 6]);
  assert.equal(bounds(yields(2)), [2, 8]);
  assert.equal(bounds(yields(10)), [2, 9]);
  // Any number between, then rounded: the ends are half as likely as what is between.
  assert.ok(near(portion(yields(0), 2), 1 / 8, 4000));
  assert.ok(near(portion(yields(0), 4), 1 / 4, 4000));

  const drop = item("crumb");
  const rare = terrainOf({
    t_rare: {
      ...cherry,
      transforms_into: undefined,
      harvest_by_season: [{ seasons: ["summer"], entries: [{ drop, base_num: [0, 1] }] }],
    },
  });
  const few = harvest(rare, ter("t_rare"), { ...summer, random: numbers(0.49) });
  assert.equal(few.ok && few.items, []);
  const one = harvest(rare, ter("t_rare"), { ...summer, random: numbers(0.5) });
  assert.equal(one.ok && one.items, [{ item: "crumb", count: 1 }]);
});

test.run();
