/**
 * Processes that keep results are killed at any instant, or run at once: the next one makes what one makes that knows
 * nothing. `SEED=7 npm test -- test/again` tries other instants.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compareWithDisk } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { doorProject } from "../project-folder.ts";
import { createRandom } from "../search/random.ts";
import { sliceSeed } from "../search/search.ts";
import { runKilled } from "../torture/killed-process.ts";

const test = suite("processes that keep results");
const seed = sliceSeed();
const never = 1e9;

/** A project that was built twice, so that its results are kept. */
async function keptProject(): Promise<string> {
  const folder = doorProject();
  mkdirSync(join(folder, "node_modules"));
  for (let count = 0; count < 2; count += 1) await runKilled("again", folder, never);
  return folder;
}

function edit(folder: string, number: number): void {
  const file = join(folder, "content/core/doors.json");
  const text = readFileSync(file, "utf8");
  const edited = text.replace(/"name": ?"[^"]*"/u, `"name":"door ${String(number)}"`);
  assert.is.not(edited, text);
  writeFileSync(file, edited);
}

async function assertCurrent(folder: string, what: string): Promise<void> {
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  assert.equal(compareWithDisk(settings, compilePacks(settings)), [], what);
}

test(`killed at any instant, seed ${String(seed)}`, async () => {
  const random = createRandom(seed);
  const folder = await keptProject();
  let killed = 0;
  for (let count = 0; count < 8; count += 1) {
    edit(folder, count);
    const change = random.below(40);
    if (await runKilled("again", folder, change)) killed += 1;
    await runKilled("again", folder, never);
    await assertCurrent(folder, `killed at change ${String(change)}`);
  }
  assert.ok(killed > 0);
});

test("two at once", async () => {
  const folder = await keptProject();
  for (let count = 0; count < 4; count += 1) {
    edit(folder, count);
    await Promise.all([runKilled("again", folder, never), runKilled("again", folder, never)]);
    await assertCurrent(folder, `edit ${String(count)}`);
  }
});

test.run();
