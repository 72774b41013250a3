import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canCut, cut, seededRandom, type CuttingTool } from "../../runtime/index.ts";
import { furn, furnitureOf, item, near, numbers, quiet, share, ter, terrainOf } from "./tiles.ts";
import { unused } from "./tiles.ts";

const test = suite("oxytorch, boltcut, hacksaw");

const tools: readonly CuttingTool[] = ["oxytorch", "boltcut", "hacksaw"];
const cutting = {
  result: "t_gap",
  duration_seconds: 12,
  message: "The bars are gone.",
  sound: "clack, clack.",
  byproducts: [
    { item: "rod", count: [2, 2] },
    { item: "filings", count: [0, 4] },
  ],
};
const terrain = terrainOf({
  t_torch: { oxytorch: cutting },
  t_bolt: { boltcut: cutting },
  t_saw: { hacksaw: cutting },
  t_bare: { hacksaw: { result: "t_gap", duration_seconds: 1, byproducts: [] } },
  t_lost: { hacksaw: { result: "t_gone", duration_seconds: 1, byproducts: [] } },
  t_gap: {},
});
const subject = { oxytorch: "t_torch", boltcut: "t_bolt", hacksaw: "t_saw" };

test("§3.1: what a tool has cut becomes `result`, with message, sound, byproducts and time", () => {
  for (const tool of tools) {
    assert.equal(
      // The first byproduct leaves no choice, of the second it is the middle of 0 … 4.
      cut(terrain, ter(subject[tool]), tool, { random: numbers(0.5) }),
      {
        ok: true,
        next: { kind: "terrain", id: "t_gap" },
        messages: ["The bars are gone."],
        sounds: [{ text: "clack, clack." }],
        items: [
          { item: "rod", count: 2 },
          { item: "filings", count: 2 },
        ],
        duration_seconds: 12,
      },
      tool,
    );
  }
});

test("a byproduct of which there is none does not appear", () => {
  const sawn = cut(terrain, ter("t_saw"), "hacksaw", { random: numbers(0) });
  assert.ok(sawn.ok);
  assert.equal(sawn.items, [{ item: item("rod"), count: 2 }]);
});

test("§2.5: what is not there is silent, and furniture may leave nothing", () => {
  assert.equal(cut(terrain, ter("t_bare"), "hacksaw", { random: unused }), {
    ok: true,
    next: { kind: "terrain", id: "t_gap" },
    ...quiet,
    duration_seconds: 1,
  });
  const furniture = furnitureOf({
    f_cage: { boltcut: { result: "f_null", duration_seconds: 1, byproducts: [] } },
  });
  const gone = cut(furniture, furn("f_cage"), "boltcut", { random: unused });
  assert.ok(gone.ok);
  assert.equal(gone.next, { kind: "furniture", id: "f_null" });
});

test("another tool does nothing", () => {
  for (const tool of tools) {
    for (const other of tools) {
      assert.is(canCut(terrain, ter(subject[other]), tool), tool === other);
      if (tool === other) continue;
      assert.equal(cut(terrain, ter(subject[other]), tool, { random: unused }), {
        ok: false,
        reason: "not-cuttable",
      });
    }
  }
});

test("what is not there is refused", () => {
  assert.equal(cut(terrain, ter("t_lost"), "hacksaw", { random: unused }), {
    ok: false,
    reason: "unknown-successor",
  });
  assert.equal(cut(terrain, ter("__proto__"), "hacksaw", { random: unused }), {
    ok: false,
    reason: "unknown-id",
  });
});

test("§2.5: a number between two, both included, each as often", () => {
  const random = seededRandom("byproducts");
  const times = 5000;
  const rolled = Array.from({ length: times }, () => {
    const sawn = cut(terrain, ter("t_saw"), "hacksaw", { random });
    return sawn.ok ? (sawn.items[1]?.count ?? 0) : -1;
  });
  assert.equal([...new Set(rolled)].sort(), [0, 1, 2, 3, 4]);
  for (let count = 0; count <= 4; count++) {
    let at = 0;
    assert.ok(
      near(
        share(times, () => rolled[at++] === count),
        0.2,
        times,
      ),
      String(count),
    );
  }
});

test.run();
