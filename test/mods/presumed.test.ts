/**
 * What a linker does not work out is what a build makes: mods that replace objects of the core with changed ones, on
 * which other content of the core depends, have the records and the findings of a build.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { displayPath } from "../../generator/disk/display-path.ts";
import type { LinkResult } from "../../generator/mods/link-result.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import { groupBy } from "../../generator/model/maps.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { createRandom, type Random } from "../search/random.ts";
import { sliceSeed } from "../search/search.ts";
import { checked, core, imageOf, sampleSettings } from "./sample.ts";

const test = suite("presumed results");
const seed = sliceSeed();
const rounds = 30;

const alone = compilePacks(sampleSettings([core]));
const objects = alone.parsed.flatMap((file) => file.objects.map(({ entry }) => entry.value));
/** As many changes are made in a kind with few objects as in one with many. */
const kinds = [...groupBy(objects, ({ type }) => type).values()];
const words = objects.flatMap((object) => [...JSON.stringify(object).matchAll(/"(\w+)"/gu)]);

/** An object with its id or another text replaced by a word of any object, or a number by another one. */
function changed(object: JsonObject, random: Random): JsonObject {
  const text = JSON.stringify({ ...object, "edit-mode": "override" });
  const places = [...text.matchAll(/(?<=[:[,])(?:"\w+"|\d+)(?=[,\]}])/gu)];
  const place = random.pick(
    places.filter(({ index }) => !text.slice(0, index).endsWith('"type":')),
  );
  if (!place) return object;
  const instead = place[0].startsWith('"') ? (random.pick(words)?.[0] ?? '""') : `1${place[0]}`;
  const end = place.index + place[0].length;
  return JSON.parse(text.slice(0, place.index) + instead + text.slice(end)) as JsonObject;
}

function recordsOf(all: Compilation, result: LinkResult): readonly [unknown, unknown][] {
  return [...all.model.records].map(([kind, table]) => [
    [...result.tables(kind)],
    [...table].map(([id, { record }]) => [id, record]),
  ]);
}

test(`objects of the core that a mod replaces, seed ${String(seed)}`, async () => {
  const random = createRandom(seed);
  const folder = projectFolder();
  const shown = `${displayPath(folder, root)}/`;
  const linker = linkerOf(imageOf(sampleSettings([core])));
  const file = join(folder, "over", "all.json");
  mkdirSync(join(folder, "over"), { recursive: true });
  for (let round = 0; round < rounds; round += 1) {
    const some = Array.from(
      { length: 1 + random.below(4) },
      () => random.pick(random.pick(kinds) ?? []) ?? {},
    );
    const text = JSON.stringify(some.map((each) => changed(each, random)));
    writeFileSync(file, text);
    const settings = sampleSettings([core, join(folder, "over")], { roots: [folder] });
    const all = compilePacks({ ...settings, workingDirectory: root }, { emit: false });
    const result = await linker.link([{ name: "over", files: { "all.json": text } }]);
    const found = result.findings.map((each) => JSON.stringify(each));
    assert.equal(found, checked(all, alone, shown), text);
    for (const [one, other] of recordsOf(all, result)) assert.equal(one, other, text);
  }
  rmSync(folder, { recursive: true, force: true });
});

test("an id that the core uses although nothing defines it", async () => {
  const folder = projectFolder();
  const base = { type: "furniture", description: "-", symbol: "-", color: "red" };
  const like = (id: string, looks_like: string): string =>
    JSON.stringify([{ ...base, id, name: id, looks_like, move_cost_mod: 0, required_str: -1 }]);
  for (const [pack, text] of Object.entries({
    core: like("f_one", "f_other"),
    mod: like("f_other", "f_one"),
  })) {
    mkdirSync(join(folder, pack));
    writeFileSync(join(folder, pack, "all.json"), text);
  }
  const settings = (packs: readonly string[]): Settings => ({
    ...sampleSettings(
      packs.map((each) => join(folder, each)),
      { roots: [folder] },
    ),
    workingDirectory: folder,
  });
  const linker = linkerOf(imageOf(settings(["core"])));
  const all = compilePacks(settings(["core", "mod"]), { emit: false });
  const result = await linker.link([
    { name: "mod", files: { "all.json": like("f_other", "f_one") } },
  ]);
  const found = result.findings.map((each) => JSON.stringify(each));
  assert.equal(found, checked(all, compilePacks(settings(["core"])), ""));
  assert.equal(
    result.findings.map(({ code }) => code),
    ["looks-like-cycle"],
  );
  for (const [one, other] of recordsOf(all, result)) assert.equal(one, other);
  rmSync(folder, { recursive: true, force: true });
});

test.run();
