/** Some rows of the bench, measured once on our small content. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { selected } from "./groups.ts";
import { benchOnOwnContent } from "./own-content.ts";
import type { Row } from "./row.ts";
import { coldRows } from "./rows/cold.ts";
import { editClassRows } from "./rows/edit-classes.ts";
import { modsRows } from "./rows/mods.ts";
import { sizeRows } from "./rows/size.ts";
import { startUpRows } from "./rows/start-up.ts";
import { unchangedRows } from "./rows/unchanged.ts";

const test = suite("rows of the bench");

test("what edits cost is asked of a watcher, class by class", async () => {
  const bench = benchOnOwnContent();
  const rows: Row[] = [];
  for (const each of selected(editClassRows(bench), ["plain value", "JSON"]))
    rows.push(await each.measure());
  assert.equal(
    rows.map(({ what, baseline }) => [what, baseline]),
    [
      ["watch: plain value → reported, literal", "cold check"],
      ["watch: broken JSON → reported, literal", "cold check"],
      ["watch: broken JSON repaired → reported, literal", "cold check"],
    ],
  );
  for (const { what, ours, ratio } of rows)
    assert.ok(ours.median > 0 && ratio > 0 && Number.isFinite(ratio), what);
});

test("rows on our own content are well-formed", async () => {
  const bench = benchOnOwnContent();
  const few = selected(
    [coldRows, unchangedRows, startUpRows, sizeRows, modsRows].flatMap((rows) => rows(bench)),
    [
      "cold check",
      "build touched",
      "first packed originals",
      "bundle packed gzip",
      "compiler browsers gzip",
      "linked again",
    ],
  );
  const rows: Row[] = [];
  for (const each of few) rows.push(await each.measure());
  assert.equal(
    rows.map(({ what, baseline, unit, told }) => [what, baseline, unit, told]),
    [
      ["cold check", "read and JSON.parse all files", "ms", "part"],
      ["build after one file was touched", "node -e 0", "ms", "part"],
      ["check after one definition was edited", "cold check", "ms", "part"],
      ["import + first look-up, packed", "parse the originals", "ms", "faster"],
      ["bundle, packed, gzip", "literal tables", "kB", "part"],
      ["compiler for browsers, gzip", "Ajv and prettier for TypeScript", "kB", "part"],
      ["linked again after an edit", "cold build", "ms", "part"],
    ],
  );
  for (const { what, ours, theirs, ratio } of rows) {
    const figures = [ours.min, ours.median, ours.max, theirs.min, theirs.median, theirs.max, ratio];
    assert.ok(
      figures.every((each) => Number.isFinite(each) && each > 0),
      `${what}: ${figures.join(" ")}`,
    );
  }
});

test.run();
