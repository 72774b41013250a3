/** What is not ours is neither overwritten nor removed: links, files of persons, manifests of others. */
import { spawnSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, projectFolder, read, write } from "../project-folder.ts";

const test = suite("files of others in the output folder");

async function refused(folder: string, sentence: RegExp): Promise<void> {
  for (const args of [
    ["build"],
    ["build", "--force"],
    ["build", "--dry-run"],
    ["watch", "--once"],
  ]) {
    const { code, err } = await defwright(folder, args);
    assert.is(code, 2, err);
    assert.match(err, sentence);
    assert.match(err, "Nothing was written.");
  }
}

test("a folder of modules that is a link", async () => {
  const folder = doorProject({ "victim/core/doors.ts": "mine", "victim/core/gone.ts": "mine" });
  mkdirSync(join(folder, "generated"));
  symlinkSync("../victim", join(folder, "generated/terrain"));
  await refused(folder, /"generated\/terrain" is a link/u);
  assert.equal(readdirSync(join(folder, "victim"), { recursive: true }).sort(), [
    "core",
    "core/doors.ts",
    "core/gone.ts",
  ]);
  assert.equal(readdirSync(join(folder, "generated")), ["terrain"]);
});

test("a folder of modules that has become a link, with modules of ours behind it", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  renameSync(join(folder, "generated/terrain"), join(folder, "victim"));
  symlinkSync("../victim", join(folder, "generated/terrain"));
  write(folder, "content/core/doors.json", []);
  await defwright(folder, ["build"]);
  assert.equal(readdirSync(join(folder, "victim/core")), ["doors.ts"]);
});

test("a folder in a folder of modules that is a link", async () => {
  const folder = doorProject({ "victim/doors.ts": "mine" });
  mkdirSync(join(folder, "generated/terrain"), { recursive: true });
  symlinkSync("../../victim", join(folder, "generated/terrain/core"));
  await refused(folder, /"generated\/terrain\/core" is a link/u);
  assert.is(read(folder, "victim/doors.ts"), "mine");
  assert.equal(readdirSync(join(folder, "generated/terrain")), ["core"]);
});

test("several files of a person's are named, and counted where they are many", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const modules = readdirSync(join(folder, "generated"), { encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .sort();
  const said = async (count: number): Promise<string> => {
    rmSync(join(folder, "generated"), { recursive: true });
    for (const name of modules.slice(0, count)) write(folder, `generated/${name}`, "// mine\n");
    const { code, err } = await defwright(folder, ["build"]);
    assert.is(code, 2);
    for (const name of modules.slice(0, Math.min(count, 5))) assert.match(err, name);
    return err;
  };
  assert.ok(modules.length > 6);
  assert.not.match(await said(5), / more/u);
  assert.match(await said(6), " and 1 more");
  assert.match(await said(7), " and 2 more");
});

test("a person's own file", async () => {
  const folder = doorProject({ "generated/index.ts": "export const mine = 1;\n" });
  await refused(
    folder,
    /"generated\/index\.ts" would be overwritten, and defwright did not write it/u,
  );
  assert.is(read(folder, "generated/index.ts"), "export const mine = 1;\n");
  assert.equal(readdirSync(join(folder, "generated")), ["index.ts"]);
});

test("a manifest of somebody else's", async () => {
  const folder = doorProject({ "generated/manifest.json": { name: "my page" } });
  await refused(folder, /"generated\/manifest\.json" would be overwritten/u);
  assert.equal(readdirSync(join(folder, "generated")), ["manifest.json"]);
});

test("a file that is a link", async () => {
  const folder = doorProject({ "mine.ts": "" });
  await defwright(folder, ["build"]);
  rmSync(join(folder, "generated/index.ts"));
  symlinkSync("../mine.ts", join(folder, "generated/index.ts"));
  await refused(folder, /"generated\/index\.ts" is a link/u);
  assert.is(read(folder, "mine.ts"), "");
  assert.ok(lstatSync(join(folder, "generated/index.ts")).isSymbolicLink());
});

test("a pipe, from which reading would never end", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  for (const name of ["index.ts", "manifest.json"]) {
    rmSync(join(folder, "generated", name));
    if (spawnSync("mkfifo", [join(folder, "generated", name)]).status !== 0) return;
    await refused(folder, /is in the way of a module/u);
    assert.is((await defwright(folder, ["check"])).code, 3);
    rmSync(join(folder, "generated", name));
  }
});

test("an output folder that is a file", async () => {
  const folder = doorProject({ generated: "mine" });
  await refused(folder, /"generated" should be the output folder, but it is a file/u);
  assert.is(read(folder, "generated"), "mine");
});

test("an output folder may itself be a link", async () => {
  const folder = doorProject();
  mkdirSync(join(folder, "elsewhere"));
  symlinkSync("elsewhere", join(folder, "generated"));
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.ok(readdirSync(join(folder, "elsewhere")).includes("manifest.json"));
});

test("an output folder that leads into a pack, or around one, by a link", async () => {
  const folder = doorProject();
  symlinkSync("content/core", join(folder, "generated"));
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 2);
  assert.match(err, /The output folder and pack "[^"]+" overlap/u);
});

test("what the manifest lists and no module is called is ignored, with a note", async () => {
  const folder = doorProject({ "mine.ts": "// @generated by defwright\n" });
  await defwright(folder, ["build"]);
  const manifest = JSON.parse(read(folder, "generated/manifest.json")) as { outputs: object[] };
  const first = JSON.stringify(manifest);
  for (const path of [
    "",
    "terrain",
    "../mine.ts",
    "/etc/passwd",
    "terrain/../../mine.ts",
    "C:\\x.ts",
  ]) {
    const outputs = [{ path, sha256: "0" }, ...manifest.outputs];
    write(folder, "generated/manifest.json", { ...manifest, outputs });
    const { code, err } = await defwright(folder, ["build"]);
    assert.is(code, 0, err);
    assert.ok(err.includes(`note: generated/manifest.json listed ${JSON.stringify(path)}`), err);
    assert.equal(JSON.parse(read(folder, "generated/manifest.json")), JSON.parse(first));
    assert.is(read(folder, "mine.ts"), "// @generated by defwright\n");
  }
});

test("a project without output is as before", async () => {
  const folder = projectFolder({ "pack/a.json": [] });
  assert.is((await defwright(folder, ["check", "--pack", "pack"])).code, 0);
});

test.run();
