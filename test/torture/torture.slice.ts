/** A short slice of `npm run torture`. `SEED=7 npm test -- test/torture` begins elsewhere. */
import { cpSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright } from "../project-folder.ts";
import { parts } from "./parts/index.ts";
import type { TorturePart } from "./part.ts";
import { figuresOf, printReport, runPart } from "./run-part.ts";
import { isOfPassingState, stateOf, twoStates } from "./two-states.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("torture");
const seed = sliceSeed();

for (const part of parts) {
  test(`${part.name}, seed ${String(seed)}`, async () => {
    const report = await runPart(part, { seed, milliseconds: 2000 });
    console.log(figuresOf(report));
    assert.is(report.failures.length, 0, printReport(report));
    assert.ok(report.invariants > 0);
  });
}

test("an output of files from two moments is one of a watcher's, and a mixture of two outputs is nobody's", async () => {
  const isPassing: boolean[] = [];
  const isOfState: boolean[] = [];
  const mixing: TorturePart = {
    name: "mixing",
    about: "content of two states, then output of two states",
    round: async (round) => {
      const states = await twoStates(round);
      const { before, after } = states.expected;
      states.reset();
      const inFolder = (path: string): string => join(states.folder, path);
      const inBoth = filesThatDiffer(inFolder("states/before"), inFolder("states/after"));
      assert.ok(inBoth.length > 1);
      cpSync(inFolder(`states/after/${inBoth[0] ?? ""}`), inFolder(`pack/${inBoth[0] ?? ""}`));
      assert.is((await defwright(states.folder, ["build", "--quiet"])).code, 0);
      const note = async (): Promise<void> => {
        isOfState.push(stateOf(states) !== undefined);
        isPassing.push(await isOfPassingState(states));
      };
      await note();
      for (const state of [before, after]) {
        const other = [...state].find(
          ([path, bytes]) =>
            path !== "manifest.json" && !bytes.equals(readFileSync(join(states.out, path))),
        );
        if (other !== undefined) writeFileSync(join(states.out, other[0]), other[1]);
      }
      await note();
    },
  };
  const report = await runPart(mixing, { seed: 6, milliseconds: 0 });
  assert.is(report.failures.length, 0, printReport(report));
  assert.equal(isOfState, [false, false]);
  assert.equal(isPassing, [true, false]);
});

function filesThatDiffer(one: string, other: string): string[] {
  const inOther = new Set(readdirSync(other));
  return readdirSync(one)
    .filter((name) => inOther.has(name))
    .filter((name) => !readFileSync(join(one, name)).equals(readFileSync(join(other, name))))
    .sort();
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
  assert.match(
    printReport(report),
    "again with npm run torture -- --only wrong --seed 6 --rounds 1\nsix",
  );
});

test.run();
