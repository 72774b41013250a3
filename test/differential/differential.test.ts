/**
 * After any edits a session says and makes what a cold run does. `SEED=7 npm test -- test/differential` tries other
 * edits, `npm run differential` as many as wanted.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { reportFinding, summary } from "./report.ts";
import { search, type SearchOptions, type Tally } from "./search.ts";
import { shrink } from "./shrink.ts";
import { grownProject, sampleProject } from "./start.ts";
import { traps } from "./traps.ts";

const test = suite("a session and cold runs");
const seed = Number(process.env["SEED"] ?? "1");

function searched(options: Partial<SearchOptions>): Promise<Tally> {
  return search({
    seed,
    edits: 2000,
    start: grownProject,
    folder: projectFolder(),
    most: 1,
    ...options,
  });
}

async function agrees(tally: Tally): Promise<void> {
  for (const finding of tally.found)
    assert.unreachable(reportFinding(finding, await shrink(finding, projectFolder())));
}

test(`grown projects, seed ${String(seed)}`, async () => {
  const tally = await searched({ edits: 2000 });
  console.log(`seed ${String(seed)}: ${summary(tally).split("\n").at(-1) ?? ""}`);
  await agrees(tally);
  assert.ok(tally.edits >= 2000);
  assert.ok(tally.verdicts.valid / tally.steps >= 0.4, JSON.stringify(tally.verdicts));
  assert.ok(tally.byClass.size >= 30, [...tally.byClass.keys()].join(", "));
});

test(`the sample game, seed ${String(seed)}`, async () => {
  await agrees(await searched({ edits: 300, start: sampleProject() }));
});

for (const { name, within, set } of traps) {
  test(`finds that ${name}`, async () => {
    const takeAway = set();
    const tally = await searched({ edits: within }).finally(takeAway);
    assert.is(tally.found.length, 1);
  });
}

test.run();
