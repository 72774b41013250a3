/** The stats of a build's files: believed where they are whole and still those of the files. */
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import {
  isUntouched,
  readRemembered,
  type RememberedBuild,
} from "../../generator/build/file-times.ts";
import { none } from "../expect.ts";
import { doorProject, read, terrain, write } from "../project-folder.ts";
import { settingsOf } from "./settings-of.ts";

const test = suite("remembered builds");

interface Built {
  readonly folder: string;
  readonly again: () => RememberedBuild | undefined;
  /** Of the stats of its last build. */
  readonly cache: string;
}

function built(): Built {
  const folder = doorProject({ "node_modules/.keep": "" });
  const settings = settingsOf(folder, { packs: ["content/core"], out: "generated" });
  build(settings);
  assert.ok(build(settings).upToDate);
  const caches = join(folder, "node_modules/.cache/defwright");
  const name = readdirSync(caches).find((each) => each.startsWith("times-")) ?? "";
  return {
    folder,
    again: () => readRemembered(folder, join(folder, "generated")),
    cache: join("node_modules/.cache/defwright", name),
  };
}

test("every file is untouched until its bytes, its times or its place are others", () => {
  const { folder, again } = built();
  // Files that changed just now may change again without a trace.
  const now = { ...again()!, at: Infinity };
  const files = now.files.split("\n");
  assert.ok(files.length > 2);
  none(
    files.filter((file, index) => !isUntouched(now, index, file)),
    "nothing has touched these files, so a check may not read them again: see isUntouched in generator/build",
  );
  assert.not.ok(isUntouched({ ...now, at: 0 }, 0, files[0]!));
  assert.not.ok(isUntouched(now, 0, join(folder, "nowhere")));
  assert.not.ok(isUntouched(now, 0, files[1]!));

  const { atime, mtime } = statSync(files[0]!);
  const path = "content/core/doors.json";
  const text = read(folder, path);
  assert.is(files[0], join(folder, path));
  writeFileSync(files[0]!, text.replace("t_gate", "t_gute"));
  // An archive may set the time back.
  utimesSync(files[0]!, atime, mtime);
  assert.not.ok(isUntouched(now, 0, files[0]!));
});

test("what has another shape is not believed", () => {
  const { folder, again, cache } = built();
  const good = again()!;
  const { stats, summary } = good;
  const damaged: readonly unknown[] = [
    null,
    "text",
    { ...good, version: 3 },
    { ...good, at: "1" },
    { ...good, manifest: 5 },
    { ...good, tool: undefined },
    { ...good, configuration: null },
    { ...good, files: 5 },
    { ...good, around: [] },
    { ...good, stats: {} },
    { ...good, stats: stats.slice(1) },
    { ...good, stats: [...stats, 0] },
    { ...good, stats: [] },
    { ...good, stats: stats.map(String) },
    { ...good, summary: { ...summary, counts: 5 } },
    { ...good, summary: { ...summary, counts: { objects: -1 } } },
    { ...good, summary: { ...summary, outputs: "5" } },
    { ...good, summary: { ...summary, diagnostics: { warnings: 0, notes: 1.5 } } },
    { ...good, summary: { ...summary, diagnostics: { warnings: "0", notes: 0 } } },
  ];
  for (const each of damaged) {
    write(folder, cache, JSON.stringify(each));
    assert.is(again(), undefined, JSON.stringify(each));
  }
  write(folder, cache, JSON.stringify(good));
  assert.equal(again(), good);
});

test("a file that is there no more, or one more, makes another build", () => {
  const { folder } = built();
  const settings = settingsOf(folder, { packs: ["content/core"], out: "generated" });
  mkdirSync(join(folder, "content/core/more"));
  assert.ok(build(settings).upToDate);
  write(folder, "content/core/more/gate.json", terrain("t_more"));
  assert.not.ok(build(settings).upToDate);
  assert.ok(build(settings).upToDate);
});

test.run();
