/** Nothing of a stranger's is executed: configurations that are code, modules of outputs. */
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isOwnProject } from "../../generator/config/config-file.ts";
import { packageFolder } from "../../generator/disk/version.ts";
import { sha256 } from "../../generator/disk/sha256.ts";
import { defwright, doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("code of strangers");

/** A module that leaves a mark where it runs. */
function marking(folder: string): string {
  const mark = JSON.stringify(join(folder, "ran"));
  return `import { writeFileSync } from "node:fs";\nwriteFileSync(${mark}, "");\nexport default { packs: ["p"] };\n`;
}

const names = ["defwright.config.ts", "defwright.config.mjs", "defwright.config.js"];
const everyCommand: readonly (readonly string[])[] = [
  ["build", "--out", "../../made"],
  ["check"],
  ["list"],
  ["list", "inputs"],
  ["explain", "t_gate"],
  ["conflicts"],
  ["watch", "--once", "--out", "../../made"],
  ["diff", "."],
  ["diff", "HEAD"],
];

for (const name of names) {
  test(`${name} of a pack in whose folder one stands`, async () => {
    const folder = doorProject({
      "mods/evil/package.json": { name: "defwright", dependencies: { defwright: "*" } },
      "mods/evil/p/a.json": [terrain("t_evil")],
    });
    write(folder, `mods/evil/${name}`, marking(folder));
    for (const args of everyCommand) {
      const { code, err } = await defwright(join(folder, "mods/evil"), args);
      assert.is(code, 2, `${args.join(" ")}: ${err}`);
      assert.not.ok(existsSync(join(folder, "ran")), args.join(" "));
    }
    const named = await defwright(join(folder, "mods/evil"), ["list", "--config", name]);
    assert.is(named.code, 0, named.err);
    assert.ok(existsSync(join(folder, "ran")), "what the user names is run");
  });

  test(`${name} of a directory that is compared`, async () => {
    const folder = doorProject({ "mods/evil/a.json": [terrain("t_evil")] });
    write(folder, `mods/evil/${name}`, marking(folder));
    for (const args of [
      ["diff", "content/core", "mods/evil"],
      ["diff", "mods/evil"],
    ]) {
      const { code, err } = await defwright(folder, args);
      assert.is(code, 2);
      assert.match(err, `"mods/evil/${name}" is code, and code is not run for a comparison`);
    }
    write(folder, "mods/evil/modinfo.json", [{ type: "MOD_INFO", id: "evil" }]);
    const pack = await defwright(folder, ["diff", "content/core", "mods/evil"]);
    assert.match(pack.out, "+ t_evil");
    assert.not.ok(existsSync(join(folder, "ran")));
  });
}

test("the modules of a directory whose manifest calls it an output", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const text = marking(folder);
  const manifest = JSON.parse(read(folder, "generated/manifest.json")) as { outputs: object[] };
  const forged = { ...manifest, outputs: [{ path: "terrain.ts", sha256: sha256(text) }] };
  for (const place of ["mods/evil", "generated"]) {
    write(folder, `${place}/terrain.ts`, text);
    write(folder, `${place}/manifest.json`, forged);
    const { code, err } = await defwright(folder, ["diff", place]);
    assert.is(code, 2);
    assert.match(err, `"${place}" is the output of a build, but not the output folder of this`);
  }
  // Its own configuration may say so as well.
  write(folder, "mods/evil/defwright.config.json", { packs: ["p"], out: "out" });
  write(folder, "mods/evil/p/a.json", []);
  write(folder, "mods/evil/out/terrain.ts", text);
  write(folder, "mods/evil/out/manifest.json", forged);
  assert.is((await defwright(join(folder, "mods/evil"), ["diff", "out"])).code, 2);
  assert.not.ok(existsSync(join(folder, "ran")));
});

test("a compared directory's configuration reads nothing outside of it", async () => {
  const folder = doorProject({ "secret/a.json": [terrain("t_secret")], "secret/ids.json": ["x"] });
  const cases: readonly object[] = [
    { packs: ["../../secret"] },
    { packs: [join(folder, "secret")] },
    { packs: ["../../sec*"] },
    { packs: ["*/../../../secret"] },
    { packs: ["leak"] },
    { packs: ["own"], known: { item: ["../../secret/ids.json"] } },
  ];
  mkdirSync(join(folder, "mods/evil/own"), { recursive: true });
  symlinkSync("../../secret", join(folder, "mods/evil/leak"));
  for (const configuration of cases) {
    write(folder, "mods/evil/defwright.config.json", configuration);
    const { code, out, err } = await defwright(folder, ["diff", "mods/evil", "content/core"]);
    assert.is(code, 2, out);
    assert.match(
      err,
      "leads out of the folder that this configuration is bound to",
      JSON.stringify(configuration),
    );
  }
});

test("a project is one's own where this defwright is installed, by real paths", () => {
  const own = packageFolder!;
  assert.ok(isOwnProject(own));
  const folder = projectFolder({ "mods/evil/package.json": { name: "defwright" } });
  const evil = join(folder, "mods/evil");
  assert.not.ok(isOwnProject(folder));
  mkdirSync(join(evil, "node_modules"));
  symlinkSync(own, join(evil, "node_modules/defwright"));
  assert.not.ok(isOwnProject(evil), "a link to it can be brought along");
  for (const name of ["..", ".", "../..", "@x/..", 5]) {
    write(evil, "package.json", { name });
    assert.not.ok(isOwnProject(evil));
  }
});

test.run();
