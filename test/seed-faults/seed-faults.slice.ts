/** Every class of mistake, a few times, in our own content; `npm run seed-faults` does it at length. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { projectFolder } from "../project-folder.ts";
import { contentWorld } from "../search/content-world.ts";
import { runClasses, table, type Results } from "./run-classes.ts";
import { createBench } from "./try-mistake.ts";
import { sliceSeed } from "../search/search.ts";

const seeded = suite("seeded mistakes");
const seed = sliceSeed();
const results: Results = new Map();

for (const dialect of ["spec", "bright-nights"] as const) {
  seeded(`each is found once, where it was planted, in ${dialect}`, () => {
    const world = contentWorld(dialect);
    const own: Results = new Map();
    runClasses(world, createBench(world, projectFolder()), { perClass: 1, seed }, own);
    for (const [name, row] of own) results.set(`${name} ${dialect}`, row);
    const wrong = [...own.values()].flatMap(({ name, examples }) =>
      examples.map((example) => `${name}: ${example}`),
    );
    assert.is(wrong.join("\n"), "");
  });
}

seeded("the classes are many, and each was planted", () => {
  const rows = [...results.values()];
  assert.ok(new Set(rows.map(({ name }) => name)).size >= 60);
  // Ids of both spellings, prefixes and the like do not stand in every draw.
  const idle = rows.filter(({ planted }) => planted === 0).map(({ name }) => name);
  assert.ok(idle.length <= rows.length / 20, `${idle.join(", ")}\n${table(results)}`);
});

seeded.run();
