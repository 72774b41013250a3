/** Mistakes of every class in small worlds, some in our own content; `npm run fix-faults` does it at length. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import type { World } from "../search/world.ts";
import { nearNames } from "./near-names.ts";
import { createOriginal } from "./original.ts";
import { createResults, runSlips } from "./run-slips.ts";
import { slipClasses } from "./slips/index.ts";
import { table } from "./table.ts";
import { sampleWorld } from "./worlds.ts";
import { sliceSeed } from "../search/search.ts";

const test = suite("fixes of planted mistakes");
const seed = sliceSeed();
const results = createResults();

function wrongIn(world: World, oneIn: number): string {
  const before = new Set(results.examples.keys());
  const newFolder = (): string => projectFolder();
  const original = createOriginal(world, newFolder());
  runSlips(original, { perClass: 1, seed, oneIn, newFolder, small: 3 }, results);
  const found = [...results.examples].filter(([name]) => !before.has(name));
  return found.map(([, text]) => text).join("\n\n");
}

for (const dialect of ["spec", "bright-nights"] as const) {
  test(`names that are near each other, ${dialect}: what was written or what was planted, nothing else (SEED=${String(seed)})`, () => {
    assert.is(wrongIn(nearNames(seed, dialect), 1), "");
    assert.is(wrongIn(nearNames(seed + 1, dialect), 1), "");
  });

  test(`our own content, ${dialect}: what was written or what was planted, nothing else (SEED=${String(seed)})`, () => {
    assert.is(wrongIn(sampleWorld(dialect), 8), "");
  });
}

test("each class is planted, and fixes mend what they are there for", () => {
  const idle = slipClasses.filter(({ name }) => results.rows.get(name)?.planted === 0);
  // Modifications, suffixes and digits do not stand in every draw.
  assert.ok(idle.length <= slipClasses.length / 6, idle.map(({ name }) => name).join(", "));
  for (const start of ["use", "member", "type", "word of a list", "range reversed"]) {
    const rows = [...results.rows].filter(([name]) => name.startsWith(start));
    assert.ok(
      rows.some(([, { mended }]) => mended > 0),
      `${start}\n${table(results)}`,
    );
  }
});

test.run();
