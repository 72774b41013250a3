import { suite } from "uvu";
import * as assert from "uvu/assert";
import { batchTimeMoves } from "../../runtime/index.ts";

const test = suite("batch time");

function moves(time_moves: number, factors: readonly [number, number], batch: number): number {
  const [max_reduction_percent, min_batch_size] = factors;
  return batchTimeMoves(
    { time_moves, batch_time_factors: { max_reduction_percent, min_batch_size } },
    batch,
  );
}

test("§2.10: numbers of the real game", () => {
  assert.is(moves(5000, [25, 15], 1), 5000);
  assert.is(moves(5000, [25, 15], 15), 61209);
  assert.is(moves(5000, [25, 15], 20), 79975);
  assert.is(moves(60000, [60, 5], 5), 181157);
  assert.is(moves(60000, [60, 5], 10), 301411);
});

test("without factors, or with nothing to save, each takes its time", () => {
  assert.is(batchTimeMoves({ time_moves: 250 }, 4), 1000);
  assert.is(moves(250, [0, 5], 4), 1000);
  assert.is(batchTimeMoves({ time_moves: 250 }), 250);
});

test("what is no batch has no time", () => {
  for (const batch of [0, -3, 0.5, NaN, Infinity, 1e300]) {
    assert.throws(
      () => moves(100, [50, 5], batch),
      (error: unknown) => error instanceof RangeError && error.message.startsWith("batch "),
    );
  }
});

test("curves that are too long to add up are as exact", () => {
  for (const [time, saving, size, batch] of [
    [5000, 25, 3000, 20_000],
    [60_000, 60, 5000, 12_345],
    [100, 99, 1600, 10_650],
    [20_000_000, 50, 12_000, 12_500],
  ] as const) {
    let sum = 0;
    for (let done = 0; done < batch; done += 1) {
      sum += time * (1 - (saving / 100) * Math.tanh((3 * done) / size));
    }
    assert.ok(Math.abs(moves(time, [saving, size], batch) - Math.trunc(sum)) <= 1, String(size));
  }
  const endless = moves(1000, [50, 2 ** 31 - 1], 2 ** 40);
  assert.ok(endless > 1000 * 2 ** 39 && endless < 1000 * 2 ** 40);
});

test("a size of 0 saves from the second on", () => {
  assert.is(moves(100, [50, 0], 3), 200);
});

test("large batches are as exact as small ones, and as fast", () => {
  const difference = moves(1000, [60, 30], 200_000) - moves(1000, [60, 30], 100_000);
  assert.is(difference, 100_000 * 400);
  assert.is(moves(1000, [60, 30], 1e15) > 1e17, true);
});

test.run();
