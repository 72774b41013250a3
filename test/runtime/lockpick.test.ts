import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canLockpick, lockpick } from "../../runtime/index.ts";
import { furn, furnitureOf, quiet, ter, terrainOf } from "./tiles.ts";
import { hostileIds } from "./hand-made.ts";

const test = suite("lockpick");

const terrain = terrainOf({
  t_locked: { lockpick_result: "t_shut", lockpick_message: "Three tumblers, one sigh." },
  t_shut: {},
  t_plain: { lockpick_result: "t_shut" },
  t_mute: { lockpick_result: "t_shut", lockpick_message: "" },
  t_lost: { lockpick_result: "t_gone" },
});

test("§3.1: a picked lock becomes what `lockpick_result` names, and says so", () => {
  assert.equal(lockpick(terrain, ter("t_locked")), {
    ok: true,
    next: { kind: "terrain", id: "t_shut" },
    ...quiet,
    messages: ["Three tumblers, one sigh."],
  });
  const furniture = furnitureOf({ f_box: { lockpick_result: "f_open" }, f_open: {} });
  assert.equal(lockpick(furniture, furn("f_box")), {
    ok: true,
    next: { kind: "furniture", id: "f_open" },
    ...quiet,
    messages: ["The lock opens."],
  });
});

test("§7.4: without `lockpick_message` the lock opens, in general words", () => {
  const picked = lockpick(terrain, ter("t_plain"));
  assert.ok(picked.ok);
  assert.equal(picked.messages, ["The lock opens."]);
});

test("an empty message is none", () => {
  const picked = lockpick(terrain, ter("t_mute"));
  assert.ok(picked.ok);
  assert.equal(picked.messages, []);
});

test("what has no lock is refused", () => {
  assert.equal(lockpick(terrain, ter("t_shut")), { ok: false, reason: "not-lockpickable" });
  assert.equal(lockpick(terrain, ter("t_lost")), { ok: false, reason: "unknown-successor" });
  for (const id of hostileIds) {
    assert.equal(lockpick(terrain, ter(id)), { ok: false, reason: "unknown-id" }, id);
  }
  assert.equal(
    terrain.ids().filter((id) => canLockpick(terrain, id)),
    ["t_locked", "t_plain", "t_mute", "t_lost"],
  );
});

test.run();
