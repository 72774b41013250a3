/** Which packs there are, and in which order they load: `MOD_INFO` objects beside what the configuration lists. */
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadSettings } from "../../generator/config/load-config.ts";
import {
  dependencies,
  dependencyTargets,
  orderByDependencies,
} from "../../generator/packs/pack-order.ts";
import type { Pack } from "../../generator/model/pack.ts";
import { createFileHashes } from "../../generator/watch/file-hashes.ts";
import { changedSettings, settingsState } from "../../generator/watch/settings-state.ts";
import { watchedPaths } from "../../generator/watch/watched-paths.ts";
import { defwright, projectFolder, terrain, write } from "../project-folder.ts";
import { runs } from "../random.ts";

const packs = suite("packs");

function modInfo(id: string, needs: readonly string[] = [], more: object = {}): object[] {
  return [{ type: "MOD_INFO", id, name: id, dependencies: needs, ...more }];
}

/** A pack with a MOD_INFO, without a disk. */
function pack(name: string, needs: readonly string[] = [], more: object = {}): Pack {
  return {
    name,
    mod: {
      source: { displayPath: `${name}/modinfo.json`, text: "" },
      path: [],
      value: { ...more },
      id: name,
      dependencies: needs.map((id, index) => ({ id, path: ["dependencies", index] })),
    },
  };
}

async function packsOf(
  configured: readonly string[],
  files: Readonly<Record<string, unknown>>,
): Promise<{ names: string[]; problems: string[] }> {
  const folder = projectFolder({ "defwright.config.json": { packs: configured }, ...files });
  const { settings, problems } = await loadSettings({ workingDirectory: folder });
  return {
    names: (settings?.packs ?? []).map(
      ({ name, directory }) => `${name} ${directory.slice(folder.length + 1)}`,
    ),
    problems: problems.map(({ message }) => message),
  };
}

packs("a pattern puts dependencies first, then goes by name", async () => {
  const { names } = await packsOf(["core", "mods/*"], {
    "core/modinfo.json": modInfo("high_post", [], { core: true }),
    "mods/a/modinfo.json": modInfo("alpha", ["high_post", "gamma", "delta"]),
    "mods/b/modinfo.json": modInfo("beta", ["high_post"]),
    "mods/c/modinfo.json": modInfo("gamma", ["delta"]),
    "mods/d/modinfo.json": modInfo("delta", ["high_post"]),
    "mods/e/tiles.json": [terrain("t_e")],
  });
  assert.equal(names, ["core core", "b mods/b", "d mods/d", "c mods/c", "a mods/a", "e mods/e"]);
});

packs("a pattern puts a core first, whatever its name", async () => {
  const { names } = await packsOf(["mods/*"], {
    "mods/a/modinfo.json": modInfo("alpha"),
    "mods/z/modinfo.json": modInfo("zeta", [], { core: true }),
  });
  assert.equal(names, ["z mods/z", "a mods/a"]);
});

packs("what is listed keeps its order", async () => {
  const { names, problems } = await packsOf(["mods/a", "mods/b"], {
    "mods/a/modinfo.json": modInfo("alpha", ["beta"]),
    "mods/b/modinfo.json": modInfo("beta"),
  });
  assert.equal(names, ["a mods/a", "b mods/b"]);
  assert.equal(problems, []);
});

packs("a path leads from the MOD_INFO to the content", async () => {
  const { names } = await packsOf(["mods/a"], {
    "mods/a/modinfo.json": modInfo("alpha", [], { path: "../../data" }),
    "data/tiles.json": [terrain("t_a")],
  });
  assert.equal(names, ["a data"]);
});

packs("a path may lead to a pack that is there already, which is then called so", async () => {
  const { names, problems } = await packsOf(["data", "mods/*"], {
    "mods/a/modinfo.json": modInfo("alpha", ["omega"]),
    "mods/z/modinfo.json": modInfo("omega", [], { core: true, path: "../../data" }),
    "data/tiles.json": [terrain("t_a")],
  });
  assert.equal(problems, []);
  assert.equal(names, ["data data", "a mods/a"]);
  const listed = await packsOf(["data", "mods/z"], {
    "mods/z/modinfo.json": modInfo("omega", [], { path: "../../data" }),
    "data/tiles.json": [terrain("t_a")],
  });
  assert.is(listed.problems.length, 1);
  assert.match(listed.problems[0] ?? "", "found twice");
});

packs("a dependency on a core is met by the first pack", () => {
  const nameless: Pack = { name: "data" };
  const mods = [pack("a", ["dda", "b"]), pack("b", ["bn"])];
  for (const first of [nameless, pack("high_post", [], { core: true })]) {
    const targetOf = dependencyTargets([first, ...mods]);
    assert.is(targetOf("dda"), first);
    assert.is(targetOf("bn"), first);
    assert.is(targetOf("b"), mods[1]);
    assert.is(targetOf("nowhere"), undefined);
  }
  const core = pack("dda");
  assert.is(dependencyTargets([nameless, core])("dda"), core);
});

packs("a first pack without a name is the one that nobody else is", () => {
  const nameless: Pack = { name: "data" };
  const [a, b] = [pack("a", ["high_post", "b"]), pack("b", ["high_post"])];
  assert.equal(dependencies([nameless, b, a]).get(a), [nameless, b]);
  const targetOf = dependencyTargets([nameless, pack("c", ["high_post", "elsewhere"])]);
  assert.is(targetOf("high_post"), nameless);
  assert.is(targetOf("elsewhere"), undefined);
  assert.is(dependencyTargets([nameless, pack("c", ["x", "data"])])("data"), nameless);
});

packs("property: each pack once, after what it needs, and the given order decides the rest", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const needs = fc.tuple(
    ...names.map((_, index) => fc.subarray(names.slice(0, index).concat("elsewhere"))),
  );
  fc.assert(
    fc.property(needs, fc.shuffledSubarray(names, { minLength: 6 }), (all, order) => {
      const made = order.map((name) => pack(name, all[names.indexOf(name)]));
      const ordered = orderByDependencies(made);
      assert.equal(ordered.map(({ name }) => name).sort(), names);
      const position = new Map(ordered.map((each, index) => [each.name, index]));
      for (const each of ordered) {
        for (const { id } of each.mod?.dependencies ?? []) {
          const before = position.get(id);
          if (before !== undefined) assert.ok(before < (position.get(each.name) ?? 0));
        }
      }
      assert.equal(orderByDependencies(ordered), ordered);
    }),
    runs(200, 5),
  );
});

packs("a MOD_INFO that is edited or comes anew is read again", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["mods/*"] },
    "mods/a/modinfo.json": modInfo("alpha", [], { path: "../../data" }),
    "mods/b/tiles.json": [terrain("t_b")],
    "data/tiles.json": [terrain("t_a")],
  });
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const watched = watchedPaths(settings);
  const hashOf = createFileHashes();
  const before = settingsState(settings, hashOf);
  write(folder, "mods/b/modinfo.json", modInfo("beta"));
  write(folder, "mods/a/modinfo.json", modInfo("alpha", ["beta"], { path: "../../data" }));
  write(folder, "data/tiles.json", [terrain("t_a", { move_cost: 3 })]);
  const changed = changedSettings(before, settingsState(settings, hashOf));
  assert.equal(
    changed.sort(),
    ["mods/a/modinfo.json", "mods/b/modinfo.json"].map((path) => join(folder, path)),
  );
  assert.ok(changed.every((path) => watched.matters(path, false)));
  assert.ok(watched.matters(join(folder, "data/tiles.json"), false));
  assert.not(watched.matters(join(folder, "data/tiles.txt"), false));
});

packs("the content of a project says itself what is wrong between its packs", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core", "mods/*"] },
    "core/tiles.json": [terrain("t_a")],
    "mods/a/modinfo.json": modInfo("alpha", ["core", "betta"]),
    "mods/b/modinfo.json": modInfo("beta", ["core"]),
  });
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(err, 'No pack "betta" is loaded');
  assert.match(err, 'Did you mean "beta"?');
});

packs("a build reads again a MOD_INFO whose `path` leads out of its own folder", async () => {
  const modInfoFile = "mods/snow/modinfo.json";
  const described = (...needs: readonly string[]): object[] =>
    modInfo("snow", needs, { path: "../../data/snow" });
  const folder = projectFolder({
    "defwright.config.json": { packs: ["mods/core", "mods/snow"], out: "generated" },
    "mods/core/modinfo.json": modInfo("core"),
    [modInfoFile]: described("core"),
    "data/snow/a.json": [terrain("t_snow")],
  });
  const build = async (): Promise<string> => (await defwright(folder, ["build"])).err;
  await build();
  assert.match(await build(), "nothing changed");
  write(folder, modInfoFile, described("nope"));
  assert.match(await build(), "dependency-missing");
  // The same by a link.
  write(folder, "mods/snow/linked.json", described("core"));
  rmSync(join(folder, modInfoFile));
  symlinkSync("linked.json", join(folder, modInfoFile), "file");
  await build();
  assert.match(await build(), "nothing changed");
  write(folder, "mods/snow/linked.json", described("no"));
  assert.match(await build(), "dependency-missing");
  // Without it the pack is what is in its folder: nothing.
  write(folder, "mods/snow/linked.json", described("core"));
  await build();
  rmSync(join(folder, modInfoFile));
  assert.not.match(await build(), "nothing changed");
});

packs.run();
