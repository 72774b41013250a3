import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canRevert, revert } from "../../runtime/index.ts";
import { quiet, ter, terrainOf } from "./tiles.ts";
import type { RealTerrainTiles } from "./tiles.ts";

const test = suite("seasonal reversion");

const bare = { flags: ["HARVESTED"], transforms_into: "t_tree", harvest_season: "AUTUMN" };
const terrain = terrainOf({
  t_bare: bare,
  t_no_flag: { ...bare, flags: [] },
  t_no_season: { ...bare, harvest_season: undefined },
  t_no_successor: { ...bare, transforms_into: undefined },
  t_lost: { ...bare, transforms_into: "t_gone" },
  t_tree: {},
});
const seasons = ["spring", "summer", "autumn", "winter"] as const;

test("§3.1: HARVESTED terrain turns back when its season matches, and then only", () => {
  for (const season of seasons) {
    const back = revert(terrain, ter("t_bare"), { season });
    if (season === "autumn") {
      assert.equal(back, { ok: true, next: { kind: "terrain", id: "t_tree" }, ...quiet });
    } else assert.equal(back, { ok: false, reason: "wrong-season" }, season);
  }
});

test("each word for a season is that season", () => {
  for (const season of seasons) {
    const tiles = terrainOf({
      t_bare: { ...bare, harvest_season: season.toUpperCase() },
      t_tree: {},
    });
    assert.equal(
      seasons.filter((now) => revert(tiles, ter("t_bare"), { season: now }).ok),
      [season],
    );
  }
});

test("not in the season in which it was harvested, where the game knows that", () => {
  const now = { season: "autumn" } as const;
  assert.equal(revert(terrain, ter("t_bare"), { ...now, season_changes: 0 }), {
    ok: false,
    reason: "harvested-this-season",
  });
  for (const season_changes of [1, 4, 9]) {
    assert.ok(revert(terrain, ter("t_bare"), { ...now, season_changes }).ok);
  }
  // That the season is another is the better reason.
  assert.equal(revert(terrain, ter("t_bare"), { season: "winter", season_changes: 0 }), {
    ok: false,
    reason: "wrong-season",
  });
});

test("a year goes by: it turns back at the start of its next season", () => {
  const happened: string[] = [];
  seasons.concat(seasons).forEach((season, changes) => {
    // Harvested in the first autumn, asked for in every season from then on.
    const season_changes = changes - 2;
    if (season_changes < 0) return;
    if (revert(terrain, ter("t_bare"), { season, season_changes }).ok) {
      happened.push(`${season} ${season_changes}`);
    }
  });
  assert.equal(happened, ["autumn 4"]);
});

test("bright-nights: without a season of its own it turns back once the season has changed", () => {
  const id = ter("t_no_season");
  const rules = { dialect: "bright-nights", season: "summer" } as const;
  assert.equal(revert(terrain, id, { season: "summer", season_changes: 3 }), {
    ok: false,
    reason: "not-reverting",
  });
  assert.ok(revert(terrain, id, { ...rules, season_changes: 1 }).ok);
  const early = { ok: false, reason: "harvested-this-season" };
  assert.equal(revert(terrain, id, { ...rules, season_changes: 0 }), early);
  // @ts-expect-error as out of JavaScript
  assert.equal(revert(terrain, id, rules), early);
  assert.is(canRevert(terrain, id), false);
  assert.is(canRevert(terrain, id, rules), true);
});

test("the dialect is that of the table, unless another is asked for", () => {
  const real: RealTerrainTiles = { ...terrain, dialect: "bright-nights" };
  const id = ter("t_no_season");
  assert.is(canRevert(real, id), true);
  assert.is(canRevert(real, id, { dialect: "spec" }), false);
  assert.ok(revert(real, id, { season: "summer", season_changes: 1 }).ok);
  assert.equal(revert(real, id, { season: "summer", season_changes: 1, dialect: "spec" }), {
    ok: false,
    reason: "not-reverting",
  });
});

test("a number of changes that is none is refused", () => {
  for (const season_changes of [NaN, Infinity]) {
    assert.equal(revert(terrain, ter("t_bare"), { season: "autumn", season_changes }), {
      ok: false,
      reason: "not-a-number",
    });
  }
});

test("what does not turn back is refused", () => {
  for (const [id, reason] of [
    ["t_no_flag", "not-reverting"],
    ["t_no_season", "not-reverting"],
    ["t_no_successor", "not-reverting"],
    ["t_tree", "not-reverting"],
    ["t_lost", "unknown-successor"],
    ["__proto__", "unknown-id"],
  ] as const) {
    assert.equal(revert(terrain, ter(id), { season: "autumn" }), { ok: false, reason }, id);
  }
  assert.equal(
    terrain.ids().filter((id) => canRevert(terrain, id)),
    ["t_bare", "t_lost"],
  );
});

test.run();
