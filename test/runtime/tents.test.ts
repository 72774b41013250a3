import { suite } from "uvu";
import * as assert from "uvu/assert";
import { collapseTent } from "../../runtime/index.ts";
import type { CollapseResult, NearbyFurniture } from "../../runtime/index.ts";
import type { FurnitureId } from "../../generated/index.ts";
import { furn, furnitureBash, furnitureOf, group, item, numbers, quiet, unused } from "./tiles.ts";
import type { RealFurnitureTiles } from "./tiles.ts";

const test = suite("tents");

const part = furnitureBash({
  tent_centers: [furn("f_pole"), furn("f_mast")],
  collapse_radius: 2,
});
const furniture = furnitureOf({
  f_wall: { bash: part },
  f_flap: { bash: { ...part, collapse_radius: 1 } },
  f_pole: {
    bash: furnitureBash({
      tent_centers: [furn("f_pole")],
      collapse_radius: 2,
      sound: "a sigh of felt.",
      items: {
        subtype: "collection",
        entries: [{ item: item("tent_pole"), prob: 100, count: [1, 3] }],
      },
    }),
  },
  f_mast: { bash: furnitureBash({ explosive: 5, furn_set: furn("f_stump"), destroy_only: true }) },
  f_stump: {},
  f_bare_wall: { bash: furnitureBash({ tent_centers: [furn("f_stump")] }) },
  f_other_wall: { bash: furnitureBash({ tent_centers: [furn("f_other_pole")] }) },
  f_chest: { bash: furnitureBash() },
});

function placed(id: string, dx: number, dy: number): NearbyFurniture<FurnitureId> {
  return { id: furn(id), dx, dy };
}

function fallen(result: CollapseResult<FurnitureId>): string[] {
  assert.ok(result.ok);
  return result.fallen.map(({ id, dx, dy }) => `${id} ${dx} ${dy}`);
}

test("§3.1: the centre within the radius falls as well, with what destroying it does", () => {
  const nearby = [placed("f_wall", 1, 0), placed("f_pole", 2, -1)];
  assert.equal(collapseTent(furniture, furn("f_wall"), { nearby, random: numbers(0.5) }), {
    ok: true,
    center: { id: "f_pole", dx: 2, dy: -1 },
    fallen: [
      {
        id: "f_pole",
        dx: 2,
        dy: -1,
        change: {
          ok: true,
          next: { kind: "furniture", id: "f_null" },
          ...quiet,
          sounds: [{ text: "a sigh of felt." }],
          items: [{ item: "tent_pole", count: 2 }],
        },
      },
    ],
  });
});

test("a centre that does not list itself falls too, whatever it withstands", () => {
  const nearby = [placed("f_mast", 0, 1)];
  const collapse = collapseTent(furniture, furn("f_wall"), { nearby, random: unused });
  assert.ok(collapse.ok);
  assert.equal(collapse.fallen[0]?.change.next, { kind: "furniture", id: "f_stump" });
  assert.equal(collapse.fallen[0]?.change.explosion, { strength: 5 });
});

test("a centre without `bash` leaves nothing", () => {
  const nearby = [placed("f_stump", 1, 1)];
  const collapse = collapseTent(furniture, furn("f_bare_wall"), { nearby, random: unused });
  assert.ok(collapse.ok);
  assert.equal(collapse.fallen[0]?.change, {
    ok: true,
    next: { kind: "furniture", id: "f_null" },
    ...quiet,
  });
});

test("the radius counts in both directions, and is the bashed part's", () => {
  for (const [dx, dy, wall, flap] of [
    [1, 1, true, true],
    [2, 2, true, false],
    [-2, 0, true, false],
    [0, -3, false, false],
    [3, 0, false, false],
  ] as const) {
    const options = { nearby: [placed("f_mast", dx, dy)], random: unused };
    assert.is(collapseTent(furniture, furn("f_wall"), options).ok, wall, `wall ${dx} ${dy}`);
    assert.is(collapseTent(furniture, furn("f_flap"), options).ok, flap, `flap ${dx} ${dy}`);
  }
});

test("the nearest centre falls, and of those as near the first by rows, in whatever order they are given", () => {
  const given = [
    placed("f_pole", 2, 2),
    placed("f_mast", 1, 1),
    placed("f_mast", 1, -1),
    placed("f_pole", -1, 1),
  ];
  for (const nearby of [given, [...given].reverse()]) {
    const collapse = collapseTent(furniture, furn("f_wall"), { nearby, random: unused });
    assert.equal(fallen(collapse), ["f_mast 1 -1"]);
  }
});

test("a bashed centre is its own centre: nothing else falls", () => {
  const nearby = [placed("f_pole", 1, 0), placed("f_wall", 0, 1)];
  assert.equal(collapseTent(furniture, furn("f_pole"), { nearby, random: unused }), {
    ok: true,
    center: { id: "f_pole", dx: 0, dy: 0 },
    fallen: [],
  });
});

test("bright-nights: the other parts of that tent fall as well, around the centre", () => {
  const nearby = [
    placed("f_wall", 0, 0),
    placed("f_pole", 1, 1),
    placed("f_wall", 3, 3),
    placed("f_flap", 1, 2),
    placed("f_wall", 4, 1),
    placed("f_other_wall", 2, 1),
    placed("f_chest", 0, 1),
  ];
  const options = { nearby, random: numbers(0) };
  assert.equal(fallen(collapseTent(furniture, furn("f_wall"), { ...options, dialect: "spec" })), [
    "f_pole 1 1",
  ]);
  assert.equal(
    fallen(
      collapseTent(furniture, furn("f_wall"), {
        nearby,
        random: numbers(0),
        dialect: "bright-nights",
      }),
    ),
    ["f_pole 1 1", "f_flap 1 2", "f_wall 3 3"],
  );
  assert.equal(
    fallen(
      collapseTent(furniture, furn("f_pole"), {
        nearby: [placed("f_wall", -2, 0), placed("f_wall", 0, 3)],
        random: unused,
        dialect: "bright-nights",
      }),
    ),
    ["f_wall -2 0"],
  );
});

test("the dialect is that of the table, unless another is asked for", () => {
  const real: RealFurnitureTiles = { ...furniture, dialect: "bright-nights" };
  const options = { nearby: [placed("f_wall", -2, 0)], random: numbers(0) };
  const pole = furn("f_pole");
  assert.equal(fallen(collapseTent(real, pole, options)), ["f_wall -2 0"]);
  assert.equal(fallen(collapseTent(real, pole, { ...options, dialect: "spec" })), []);
});

test("what is no tent, or has lost its centre, is said", () => {
  const nearby = [placed("f_chest", 1, 0), placed("f_wall", 0, 1)];
  const reasons = [
    ["f_chest", "not-a-tent"],
    ["f_stump", "not-a-tent"],
    ["f_wall", "no-center"],
    ["__proto__", "unknown-id"],
  ] as const;
  for (const [id, reason] of reasons) {
    assert.equal(collapseTent(furniture, furn(id), { nearby, random: unused }), {
      ok: false,
      reason,
    });
  }
});

test("groups by id are the host's", () => {
  const tent = furnitureOf({
    f_wall: { bash: furnitureBash({ tent_centers: [furn("f_pole")] }) },
    f_pole: { bash: furnitureBash({ items: { group: group("felt") } }) },
  });
  const collapse = collapseTent(tent, furn("f_wall"), {
    nearby: [placed("f_pole", 1, 0)],
    random: unused,
    groups: (id) => ({
      subtype: "collection",
      entries: [{ item: item(`${id}_sheet`), prob: 100, count: [2, 2] }],
    }),
  });
  assert.ok(collapse.ok);
  assert.equal(collapse.fallen[0]?.change.items, [{ item: item("felt_sheet"), count: 2 }]);
});

test.run();
