/** A short slice of `npm run torture`. `SEED=7 npm test -- test/torture` begins elsewhere. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parts } from "./parts/index.ts";
import type { TorturePart } from "./part.ts";
import { printReport, runPart } from "./run-part.ts";

const test = suite("torture");
const seed = Number(process.env["SEED"] ?? "1");

for (const part of parts) {
  test(`${part.name}, seed ${String(seed)}`, async () => {
    const report = await runPart(part, { seed, milliseconds: 2000 });
    console.log(printReport(report).split("\n")[0]);
    assert.is(report.failures.length, 0, printReport(report));
    assert.ok(report.invariants > 0);
  });
}

test("says what does not hold, and with which seed", async () => {
  const wrong: TorturePart = {
    name: "wrong",
    about: "fails in its second round",
    round: ({ seed: own, tally }) => {
      tally.input();
      tally.holds(own !== 6, "six");
      if (own === 7) throw new Error("seven");
    },
  };
  const report = await runPart(wrong, { seed: 5, milliseconds: 60_000, rounds: 3 });
  assert.equal([report.inputs, report.invariants, report.rounds], [3, 3, 3]);
  assert.equal(
    report.failures.map((failure) => [failure.seed, failure.what.split("\n")[0]]),
    [
      [6, "six"],
      [7, "Error: seven"],
    ],
  );
  assert.match(printReport(report), "again with --part wrong --seed 6 --rounds 1\nsix");
});

test.run();
