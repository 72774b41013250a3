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

test("no batch takes no time", () => {
  for (const batch of [0, -3, NaN]) assert.is(moves(100, [50, 5], batch), 0);
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
