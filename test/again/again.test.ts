/** A build in a new process, which knows what an earlier one has kept, is what it is without. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { historyOf } from "./history.ts";

const test = suite("again");

/** Of each run of the tests; `AGAIN=1000` runs more, from `SEED` on. */
const count = Number(process.env["AGAIN"] ?? 4);
const first = Number(process.env["SEED"] ?? 1);

test("over random histories, each build is that of a process that knows nothing", async () => {
  for (let seed = first; seed < first + count; seed += 1) {
    assert.equal(await historyOf(seed, 6), []);
  }
});

test.run();
