/** A pack reads below its own directory, or where the user allows it; no circle of links is walked. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, terrain } from "../project-folder.ts";

const test = suite("links and paths of packs");

const modInfo = (path: string): object[] => [{ type: "MOD_INFO", id: "evil", path }];

function withMod(files: Readonly<Record<string, unknown>> = {}): string {
  return doorProject({
    "defwright.config.json": { packs: ["content/core", "mods/evil"], out: "generated" },
    "mods/evil/own.json": [terrain("t_own")],
    ...files,
  });
}

async function ids(folder: string, ...args: readonly string[]): Promise<string[]> {
  const { code, out, err } = await defwright(folder, ["list", "ids", "--kind", "terrain", ...args]);
  assert.is(code, 0, err);
  return out
    .trim()
    .split("\n")
    .filter((id) => id !== "t_null");
}

for (const path of ["..", "../..", "../../..", "/usr/lib", "../../../../../../../usr/lib", "/"]) {
  test(`"path" that is ${path}`, async () => {
    const folder = withMod({ "mods/evil/modinfo.json": modInfo(path) });
    const { code, err } = await defwright(folder, ["check"]);
    // What lies below the configuration's folder may be read: it is the project's own.
    if (path === "..") return;
    assert.is(code, 1);
    assert.match(err, "leads out of the project");
  });
}

test(`"path" inside the pack, below the configuration, and where the user allows it`, async () => {
  const inside = withMod({
    "mods/evil/modinfo.json": modInfo("deep"),
    "mods/evil/deep/a.json": [terrain("t_deep")],
  });
  assert.ok((await ids(inside)).includes("t_deep"));
  const beside = withMod({
    "mods/evil/modinfo.json": modInfo("../../shared"),
    "shared/a.json": [terrain("t_shared")],
  });
  assert.ok((await ids(beside)).includes("t_shared"));
  const above = doorProject({
    "defwright.config.json": {},
    "json/a.json": [terrain("t_game")],
    "game/defwright.config.json": { packs: ["mods/dda"] },
    "game/mods/dda/modinfo.json": modInfo("../../../json"),
  });
  assert.is((await defwright(join(above, "game"), ["check"])).code, 1);
  assert.equal(await ids(join(above, "game"), "--root", "../json"), ["t_game"]);
});

test(`"path" through a link`, async () => {
  const folder = withMod({ "mods/evil/modinfo.json": modInfo("leak") });
  symlinkSync("/usr/lib", join(folder, "mods/evil/leak"));
  assert.match(
    (await defwright(folder, ["check"])).err,
    'mods/evil/leak" is a link that leads out of its pack',
  );
});

for (const [name, target] of [
  ["leak", "../../secret"],
  ["leak.json", "../../secret/a.json"],
  ["usr", "/usr"],
  ["deep/leak.json", "../../../secret/a.json"],
] as const) {
  test(`a link ${name} -> ${target}`, async () => {
    const folder = withMod({ "secret/a.json": [terrain("t_secret")], "mods/evil/deep/x.json": [] });
    symlinkSync(target, join(folder, "mods/evil", name));
    for (const args of [["check"], ["build"], ["build", "--force"], ["list"]]) {
      const { code, out, err } = await defwright(folder, args);
      assert.is(code, 2, out);
      assert.match(err, `"mods/evil/${name}" is a link that leads out of its pack, to "${target}"`);
      assert.not.match(out, "t_secret");
    }
    if (target.startsWith("/")) return;
    assert.ok((await ids(folder, "--root", "secret")).includes("t_secret"));
  });
}

test("links to nothing and links that lead out are counted apart", async () => {
  const folder = withMod({ "secret/a.json": [] });
  symlinkSync("/nowhere", join(folder, "mods/evil/dead.json"));
  symlinkSync("../../secret", join(folder, "mods/evil/leak"));
  const { err } = await defwright(folder, ["check"]);
  assert.match(err, '"mods/evil/dead.json" is a link to "/nowhere", which does not exist. Restore');
  symlinkSync("/nowhere", join(folder, "mods/evil/dead-too.json"));
  const both = await defwright(folder, ["check"]);
  assert.match(
    both.err,
    'link to "/nowhere", which does not exist (and 1 more such links). Restore',
  );
});

test("a link that came after the build is seen", async () => {
  const folder = withMod({ "secret/a.json": [] });
  mkdirSync(join(folder, "node_modules"));
  await defwright(folder, ["build"]);
  await defwright(folder, ["build"]);
  symlinkSync("../../secret", join(folder, "mods/evil/leak"));
  assert.is((await defwright(folder, ["build"])).code, 2);
});

test("links in circles, to nothing, and to the pack itself", async () => {
  const folder = withMod({ "mods/evil/deep/a.json": [terrain("t_deep")] });
  const links = [
    ["loop", "."],
    ["again", "."],
    ["deep/up", ".."],
    ["deep/up-too", ".."],
    ["self", "self"],
    ["nothing", "nowhere"],
    [".#own.json", "user@host.1234"],
    ["twice.json", "own.json"],
    ["twice", "deep"],
  ] as const;
  for (const [name, target] of links) symlinkSync(target, join(folder, "mods/evil", name));
  assert.equal(await ids(folder), ["t_deep", "t_gate", "t_gate_open", "t_own"]);
  const build = ["build", "--depfile", "made.d", "--stamp", "made"];
  assert.is((await defwright(folder, build)).code, 0);
});

test("a link to a definition file that does not exist", async () => {
  const folder = withMod();
  symlinkSync("../../shared.json", join(folder, "mods/evil/shared.json"));
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2);
  assert.match(
    err,
    '"mods/evil/shared.json" is a link to "../../shared.json", which does not exist. Restore its target',
  );
});

test("circles of links in a folder that is allowed", async () => {
  const folder = withMod({ "shared/deep/a.json": [terrain("t_shared")] });
  for (const name of ["a", "b"]) {
    symlinkSync("..", join(folder, "shared/deep", name));
    symlinkSync("../../shared", join(folder, "mods/evil", name));
  }
  assert.ok((await ids(folder, "--root", "shared")).includes("t_shared"));
});

test("a modinfo.json that is a link out of the pack says nothing", async () => {
  const folder = withMod({ "secret.json": modInfo("deep"), "mods/evil/deep/a.json": [] });
  symlinkSync("../../secret.json", join(folder, "mods/evil/modinfo.json"));
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2);
  assert.match(err, '"mods/evil/modinfo.json" is a link that leads out of its pack');
});

test("a pack's own directory may be a link", async () => {
  const folder = withMod({ "elsewhere/a.json": [terrain("t_else")] });
  symlinkSync("../elsewhere", join(folder, "mods/linked"));
  assert.equal(await ids(folder, "--pack", "mods/linked"), ["t_else"]);
});

test("patterns among circles of links", async () => {
  const folder = withMod({ "defwright.config.json": { packs: ["content/core", "mods/**/evil"] } });
  for (const name of ["a", "b"]) symlinkSync(".", join(folder, "mods", name));
  // A pack is found once, whatever links lead to it.
  assert.equal(await ids(folder), ["t_gate", "t_gate_open", "t_own"]);
});

test.run();
