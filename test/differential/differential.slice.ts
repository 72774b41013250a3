/**
 * After any edits a session says and makes what a cold run does. `SEED=7 npm test -- test/differential` tries other
 * edits, `npm run differential` as many as wanted.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { enoughEdits, neverDone } from "./edits/index.ts";
import { reportFinding, summary } from "./report.ts";
import { search, type SearchOptions, type Tally } from "./search.ts";
import { shrink } from "./shrink.ts";
import { grownProject, sampleProject } from "./start.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("a session and cold runs");
const seed = sliceSeed();

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
  const tally = await searched({ edits: enoughEdits });
  console.log(`seed ${String(seed)}: ${summary(tally).split("\n").at(-1) ?? ""}`);
  await agrees(tally);
  assert.ok(tally.edits >= enoughEdits);
  assert.ok(tally.verdicts.valid / tally.steps >= 0.4, JSON.stringify(tally.verdicts));
  assert.equal(neverDone(tally.byClass), []);
});

test(`the sample game, seed ${String(seed)}`, async () => {
  await agrees(await searched({ edits: 300, start: sampleProject() }));
});

test(`processes that start from what is kept, seed ${String(seed)}`, async () => {
  await agrees(await searched({ edits: 600, kept: true }));
});

test.run();
