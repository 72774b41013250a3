/** A short slice of `npm run plant`, without a real game. `SEED=7 npm test -- test/planting` plants others. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { classes } from "./classes/index.ts";
import { prepare, type ContentName } from "./grounds.ts";
import { missesOf, ratesOf, rowOf } from "./report.ts";
import { runPlanting } from "./run-planting.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("planting");
const seed = sliceSeed();

test("there are classes enough, each with a name of its own", () => {
  assert.is(new Set(classes.map(({ name }) => name)).size, classes.length);
  assert.ok(classes.length >= 250);
});

for (const name of ["own", "grown"] satisfies ContentName[]) {
  test(`every mistake planted into the ${name} content is judged, seed ${String(seed)}`, async () => {
    const content = await prepare(name, seed);
    assert.ok(content);
    const loud = content.unplanted.diagnostics.filter(({ severity }) => severity !== "note");
    none(
      loud.map(({ message }) => message),
      "the content must be without mistakes before any is planted: mend it",
    );
    const options = { seed, runs: 120, rounds: 1 };
    const planting = await runPlanting(content, { ...options, withFixes: false });
    console.log(rowOf(name, planting.outcomes));
    none(
      planting.crashes,
      "the compiler or the kit threw; each has the command that shows it again",
    );
    assert.ok(ratesOf(planting.outcomes).planted >= options.runs);

    const again = await runPlanting(content, { ...options, withFixes: false });
    assert.equal(missesOf(name, again), missesOf(name, planting));

    const fixed = await runPlanting(content, { ...options, runs: 20, withFixes: true });
    none(fixed.crashes, "the compiler or the kit threw; each has the command that shows it again");
  });
}

test.run();
