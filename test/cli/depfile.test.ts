/** `--depfile` and `--stamp`; that Make and Ninja follow them is tested with the recipes of the pages. */
import { existsSync, mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isPlain } from "../../generator/cli/dependency-files.ts";
import { defwright, doorProject, read, terrain, write } from "../project-folder.ts";

const test = suite("depfile and stamp");

test("the depfile names files, folders and what decides the settings", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core", "content/mods/*"], out: "generated" },
    "content/mods/more doors/a #1.json": [terrain("t_more")],
  });
  mkdirSync(join(folder, "content/core/empty"));
  const args = ["build", "--stamp", ".build/x stamp", "--depfile", ".build/x.d"];
  const { code } = await defwright(folder, args);
  assert.is(code, 0);
  const inputs = [
    "content/core",
    "content/core/doors.json",
    "content/core/empty",
    "content/mods",
    String.raw`content/mods/more\ doors`,
    String.raw`content/mods/more\ doors/a\ \#1.json`,
    "defwright.config.json",
  ];
  assert.is(
    read(folder, ".build/x.d"),
    `.build/x\\ stamp: \\\n${inputs.map((input) => `  ${input}`).join(" \\\n")}\n\n${inputs
      .map((input) => `${input}:\n`)
      .join("\n")}`,
  );
});

test("without a stamp its target is the manifest", async () => {
  const folder = doorProject();
  await defwright(folder, ["build", "--depfile", "x.d"]);
  assert.match(read(folder, "x.d"), /^generated\/manifest\.json: \\\n {2}content\/core \\\n/u);
});

test("names that Make takes for something else are left out, and told", async () => {
  const folder = doorProject({ "content/core/a;touch b.json": [terrain("t_a")] });
  const { code, err } = await defwright(folder, ["build", "--depfile", "x.d"]);
  assert.is(code, 0);
  assert.match(
    err,
    'the depfile leaves out "content/core/a;touch b.json", because Make would misread',
  );
  assert.not.match(read(folder, "x.d"), "touch");
  const hostile = [
    "a;b",
    "a=b",
    "a:b",
    "$(shell x)",
    "a\nb",
    "%.json",
    "a|b",
    "a\\b",
    "lib(x)",
    "a&",
    "`x`",
  ];
  assert.equal(hostile.filter(isPlain), []);
  const plain = [
    "a b.json",
    "a (copy).json",
    "é/ü.json",
    "~x",
    "a,b",
    "#1",
    "keys & locks/a&b.json",
  ];
  assert.equal(plain.filter(isPlain), plain);
});

test("the stamp is as old as the start of the build, and the same for the same output", async () => {
  const folder = doorProject();
  write(folder, "before", "");
  const before = statSync(join(folder, "before")).mtimeMs;
  await defwright(folder, ["build", "--stamp", "x.stamp"]);
  const first = read(folder, "x.stamp");
  assert.match(first, /^[0-9a-f]{64}\n$/u);
  const time = statSync(join(folder, "x.stamp")).mtimeMs;
  assert.ok(
    time >= before - 1 && time <= statSync(join(folder, "generated/terrain.ts")).mtimeMs + 20,
  );
  await new Promise((resolve) => setTimeout(resolve, 30));
  const again = await defwright(folder, ["build", "--stamp", "x.stamp"]);
  assert.match(again.err, "nothing changed");
  assert.is(read(folder, "x.stamp"), first);
  assert.ok(statSync(join(folder, "x.stamp")).mtimeMs > time);
});

test("a build that fails leaves both alone", async () => {
  const folder = doorProject();
  write(folder, "content/core/doors.json", [terrain("t_gate", { open: "t_gat_open" })]);
  const { code } = await defwright(folder, ["build", "--stamp", "x.stamp", "--depfile", "x.d"]);
  assert.is(code, 1);
  assert.is(existsSync(join(folder, "x.stamp")), false);
  assert.is(existsSync(join(folder, "x.d")), false);
});

for (const writing of [["--dry-run"], ["--stdout", "terrain.ts"]]) {
  test(`${writing[0]!} does not go with watching`, async () => {
    const { code, err } = await defwright(doorProject(), ["build", "-w", ...writing]);
    assert.is(code, 2);
    assert.match(err, "cannot be used with option '-w, --watch'");
  });
}

for (const other of ["--watch", "--dry-run", "--stdout=terrain.ts"]) {
  test(`they do not go with ${other}`, async () => {
    const { code, err } = await defwright(doorProject(), ["build", "--stamp", "x", other]);
    assert.is(code, 2);
    assert.match(err, "cannot be used with option");
  });
}

test.run();
