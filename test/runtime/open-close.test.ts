import { suite } from "uvu";
import * as assert from "uvu/assert";
import { canClose, canOpen, close, open } from "../../runtime/index.ts";
import type { Can } from "../../runtime/index.ts";
import { GateId, gates, hostileIds } from "./hand-made.ts";

const test = suite("open and close");

/** As from a save of other content, or out of JavaScript: the compiler was told, wrongly, that it opens. */
function claimed(id: string): GateId & Can<"open"> & Can<"close"> {
  return id as GateId & Can<"open"> & Can<"close">;
}

test("§3.1: what has `open` becomes what it names", () => {
  assert.equal(open(gates, GateId.g_shut), {
    ok: true,
    next: { kind: "gate", id: "g_open" },
    messages: [],
    sounds: [],
    items: [],
    duration_seconds: 0,
  });
});

test("§3.1: what has `close` becomes what it names", () => {
  assert.equal(close(gates, GateId.g_open), {
    ok: true,
    next: { kind: "gate", id: "g_shut" },
    messages: [],
    sounds: [],
    items: [],
    duration_seconds: 0,
  });
});

test("what has not is refused", () => {
  assert.equal(open(gates, claimed("g_bars")), { ok: false, reason: "not-openable" });
  assert.equal(open(gates, claimed("g_open")), { ok: false, reason: "not-openable" });
  assert.equal(close(gates, claimed("g_shut")), { ok: false, reason: "not-closable" });
});

test("OPENCLOSE_INSIDE is refused from outside, and only then", () => {
  const closed = { ok: false, reason: "closed-from-outside" };
  assert.equal(open(gates, GateId.g_within, { from: "outside" }), closed);
  assert.equal(close(gates, GateId.g_within, { from: "outside" }), closed);
  assert.is(open(gates, GateId.g_within).ok, true);
  assert.is(open(gates, GateId.g_within, {}).ok, true);
  assert.is(close(gates, GateId.g_within, { from: "inside" }).ok, true);
  assert.is(open(gates, GateId.g_shut, { from: "outside" }).ok, true);
  // That it does not open at all is the better reason.
  assert.equal(open(gates, claimed("g_bars"), { from: "outside" }), {
    ok: false,
    reason: "not-openable",
  });
});

test("ids that are not there are refused, whatever they are called", () => {
  for (const id of ["g_moat", ...hostileIds]) {
    assert.equal(open(gates, claimed(id)), { ok: false, reason: "unknown-id" }, id);
    assert.equal(close(gates, claimed(id)), { ok: false, reason: "unknown-id" }, id);
    assert.is(canOpen(gates, claimed(id)), false, id);
  }
});

test("a successor that is not defined is refused", () => {
  assert.equal(open(gates, GateId.g_lost), { ok: false, reason: "unknown-successor" });
});

test("what can be opened or closed", () => {
  assert.equal(
    gates.ids().filter((id) => canOpen(gates, id)),
    ["g_lost", "g_shut", "g_within"],
  );
  assert.equal(
    gates.ids().filter((id) => canClose(gates, id)),
    ["g_open", "g_within"],
  );
});

test("the successor of an id that was asked for is an id to go on with", () => {
  const text: string = ["g", "shut"].join("_");
  assert.ok(gates.has(text));
  assert.ok(canOpen(gates, text));
  const opened = open(gates, text);
  assert.ok(opened.ok);
  assert.is(gates.get(opened.next.id).close, "g_shut");
});

test("each result is the caller's own", () => {
  assert.is.not(open(gates, GateId.g_shut), open(gates, GateId.g_shut));
  const opened = open(gates, GateId.g_shut);
  const again = open(gates, GateId.g_shut);
  assert.ok(opened.ok && again.ok);
  assert.is.not(opened.messages, again.messages);
});

test.run();
