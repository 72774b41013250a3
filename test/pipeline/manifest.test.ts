/** The manifest: what it says, and when it vouches for an output so that nothing is compiled. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import { check } from "../../generator/build/check-current.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { Manifest } from "../../generator/build/manifest.ts";
import { sha256 } from "../../generator/disk/sha256.ts";
import { projectFolder, read, terrain, write } from "../project-folder.ts";
import { defaultLimits } from "../../generator/model/limits.ts";
import { settingsOf } from "./settings-of.ts";
import { kindsIn, withRules } from "../built-in.ts";

const manifests = suite("manifest");

function project(): { folder: string; settings: Settings; manifest: () => Manifest } {
  const folder = projectFolder({
    "packs/core/doors.json": [terrain("t_door"), { type: "GENERIC", id: "rope" }],
    "packs/core/a/nested.json": [terrain("t_nested")],
    "packs/mod/walls.json": [terrain("t_wall", { max_volume: 4 })],
  });
  const out = join(folder, "out");
  return {
    folder,
    settings: settingsOf(folder, { packs: ["packs/core", "packs/mod"], out }),
    manifest: () => JSON.parse(read(folder, "out/manifest.json")) as Manifest,
  };
}

manifests("inputs are in load order and relative, with the hash of their bytes", () => {
  const { folder, settings, manifest } = project();
  build(settings);
  const paths = ["packs/core/doors.json", "packs/core/a/nested.json", "packs/mod/walls.json"];
  assert.equal(
    manifest().inputs,
    paths.map((path) => ({ path, sha256: sha256(read(folder, path)) })),
  );
});

manifests("outputs are all modules, sorted, with the hash of their bytes", () => {
  const { folder, settings, manifest } = project();
  const { written } = build(settings);
  const paths = written.filter((path) => path !== "manifest.json");
  assert.equal(
    manifest().outputs,
    paths.toSorted().map((path) => ({ path, sha256: sha256(read(folder, `out/${path}`)) })),
  );
});

manifests("counts say what became of every object, and how many findings there were", () => {
  const { settings, manifest } = project();
  build(settings);
  const { counts, diagnostics } = manifest();
  assert.is(counts["objects"], 3);
  assert.is(counts["defined"], 3);
  assert.is(counts["others"], 1);
  assert.equal(diagnostics, { warnings: 0, notes: 1 });
});

manifests("what anybody changed in it, a check tells and the next build puts right", () => {
  const { folder, settings } = project();
  build(settings);
  const text = read(folder, "out/manifest.json");
  const { tool, ...rest } = JSON.parse(text) as Manifest;
  const others = [
    `${text}\n`,
    text.replaceAll("\n", "\r\n"),
    JSON.stringify({ ...rest, tool }, undefined, 2),
    text.replace('"tool"', '"note": "kept",\n  "tool"'),
  ];
  for (const other of others) {
    assert.is.not(other, text);
    write(folder, "out/manifest.json", other);
    assert.equal(
      check(settings).stale.map(({ path }) => path),
      ["manifest.json"],
    );
    assert.equal(build(settings).written, ["manifest.json"]);
    assert.is(read(folder, "out/manifest.json"), text);
    assert.ok(build(settings).upToDate);
  }
});

manifests("there is no time and no path of the machine in it, wherever the project lies", () => {
  const [one, other] = [project(), project()];
  build(one.settings);
  build(other.settings);
  const text = read(one.folder, "out/manifest.json");
  assert.is(text, read(other.folder, "out/manifest.json"));
  assert.not.ok(text.includes(one.folder));
  assert.not.match(text, /\d{4}-\d\d-\d\d/u);
});

manifests("a pack outside the root is named by its pack", () => {
  const { folder, settings, manifest } = project();
  build({ ...settings, root: join(folder, "packs", "mod") });
  assert.equal(
    manifest().inputs.map(({ path }) => path),
    ["core/doors.json", "core/a/nested.json", "walls.json"],
  );
});

manifests("an unchanged build compiles nothing", () => {
  const { settings } = project();
  const { written } = build(settings);
  const { upToDate, compilation, summary, unchanged } = build(settings);
  assert.ok(upToDate);
  assert.is(compilation, undefined);
  assert.is(unchanged, written.length - 1);
  assert.is(summary?.outputs, unchanged);
});

manifests("a file that is touched but not changed leaves the output current", () => {
  const { folder, settings } = project();
  build(settings);
  write(folder, "packs/mod/walls.json", read(folder, "packs/mod/walls.json"));
  assert.ok(build(settings).upToDate);
});

manifests("a byte order mark does not keep an output from being current", () => {
  const { folder, settings } = project();
  write(folder, "packs/mod/walls.json", `\uFEFF${JSON.stringify([terrain("t_wall")])}`);
  build(settings);
  assert.ok(build(settings).upToDate);
});

const changes: Readonly<Record<string, (folder: string, settings: Settings) => Settings>> = {
  "an input changed": (folder, settings) => {
    write(folder, "packs/mod/walls.json", [terrain("t_wall", { move_cost: 0 })]);
    return settings;
  },
  "a space in an input": (folder, settings) => {
    write(folder, "packs/mod/walls.json", ` ${read(folder, "packs/mod/walls.json")}`);
    return settings;
  },
  "an input came": (folder, settings) => {
    write(folder, "packs/mod/more.json", []);
    return settings;
  },
  "an input went": (folder, settings) => {
    rmSync(join(folder, "packs/mod/walls.json"));
    return settings;
  },
  "an output was edited": (folder, settings) => {
    write(folder, "out/terrain.ts", `${read(folder, "out/terrain.ts")}\n`);
    return settings;
  },
  "an output is missing": (folder, settings) => {
    rmSync(join(folder, "out/terrain/core/doors.ts"));
    return settings;
  },
  "the manifest cannot be read": (folder, settings) => {
    write(folder, "out/manifest.json", read(folder, "out/manifest.json").slice(0, -20));
    return settings;
  },
  "the manifest has no lists": (folder, settings) => {
    const manifest = JSON.parse(read(folder, "out/manifest.json")) as object;
    write(folder, "out/manifest.json", { ...manifest, inputs: [null], outputs: [{}] });
    return settings;
  },
  "the manifest counts what is no number": (folder, settings) => {
    const manifest = JSON.parse(read(folder, "out/manifest.json")) as object;
    write(folder, "out/manifest.json", { ...manifest, counts: 5, diagnostics: "none" });
    return settings;
  },
  "the manifest is empty": (folder, settings) => {
    write(folder, "out/manifest.json", "");
    return settings;
  },
  "the manifest is of another version": (folder, settings) => {
    const manifest = JSON.parse(read(folder, "out/manifest.json")) as object;
    write(folder, "out/manifest.json", { ...manifest, tool: "defwright 0.0.0" });
    return settings;
  },
  "another dialect": (_folder, { packs: _packs, ...settings }) =>
    settingsOf(settings.root, {
      ...settings,
      kinds: kindsIn("bright-nights"),
      packs: ["packs/core", "packs/mod"],
    }),
  "one rule": (_folder, settings) => ({
    ...settings,
    kinds: withRules(settings.kinds, { recipe_id_separator: "_" }),
  }),
  "another import extension": (_folder, settings) => ({ ...settings, importExtension: ".ts" }),
  "more known ids": (_folder, settings) => ({
    ...settings,
    known: new Map([["item", new Set(["rope"])]]),
  }),
  "another severity": (_folder, settings) => ({
    ...settings,
    severity: new Map([["legacy-volume", "warning" as const]]),
  }),
  "other limits": (_folder, settings) => ({
    ...settings,
    limits: { ...defaultLimits, objects: 1000 },
  }),
  "another version of the game": (_folder, settings) => ({ ...settings, gameVersion: "1.2" }),
  "warnings as errors": (_folder, settings) => ({ ...settings, strict: true }),
  "packs in another order": (_folder, settings) => ({
    ...settings,
    packs: settings.packs.toReversed(),
  }),
};

for (const [name, change] of Object.entries(changes)) {
  manifests(`compiles again: ${name}`, () => {
    const { folder, settings } = project();
    build(settings);
    const changed = change(folder, settings);
    assert.not.ok(build(changed).upToDate);
    assert.ok(build(changed).upToDate, "and then it is current again");
  });
}

manifests(
  "compiles again beside a manifest that is not one of this version in every member",
  () => {
    const { folder, settings, manifest } = project();
    build(settings);
    const good = read(folder, "out/manifest.json");
    for (const member of Object.keys(manifest())) {
      for (const value of [undefined, null, 2, -1, 0.5, "2", [], [5], { terrain: "2" }]) {
        // Without these it is somebody else's, and stays.
        if (member === "tool" || (member === "manifestVersion" && value === undefined)) continue;
        write(folder, "out/manifest.json", { ...manifest(), [member]: value });
        if (read(folder, "out/manifest.json") === good) continue;
        assert.not.ok(build(settings).upToDate, `${member}: ${JSON.stringify(value)}`);
        assert.is(read(folder, "out/manifest.json"), good, `${member}: ${JSON.stringify(value)}`);
      }
    }
  },
);

manifests("asked to, it compiles what is current", () => {
  const { settings } = project();
  build(settings);
  const { compilation, written } = build(settings, { force: true });
  assert.ok(compilation);
  assert.equal(written, []);
});

manifests.run();
