import { suite } from "uvu";
import * as assert from "uvu/assert";
import { brightness } from "../../runtime/index.ts";

const test = suite("light");

test("§2.6: 10 lights its own tile brightly", () => {
  assert.is(brightness(10, 0), "bright");
  assert.is.not(brightness(10, 1), "bright");
  assert.is(brightness(10, 2), "dark");
});

test("§2.6: 15 that tile and those around it, and slightly those two away", () => {
  assert.equal(
    [0, 1, 2, 3].map((distance) => brightness(15, distance)),
    ["bright", "bright", "slight", "dark"],
  );
});

test("§2.6: larger values are strong sources", () => {
  assert.is(brightness(120, 22), "bright");
  assert.is(brightness(120, 23), "slight");
  assert.is(brightness(120, 24), "dark");
});

test("a little light is slight on its own tile, none is dark", () => {
  assert.is(brightness(1, 0), "slight");
  assert.is(brightness(1, 1), "dark");
  assert.is(brightness(0, 0), "dark");
});

test.run();
