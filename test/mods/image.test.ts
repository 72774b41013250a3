/** The image that a build writes: when, what it has of the texts, and what is said of one that cannot be read. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build as esbuild } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build as vite } from "vite";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import defwrightOfEsbuild from "../../generator/bundlers/esbuild.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { locate } from "../../generator/diagnostics/locate.ts";
import { readImage } from "../../generator/image/read-image.ts";
import { externalIndex } from "../../generator/parse/external-definitions.ts";
import { createWatcher } from "../../generator/watch/watch.ts";
import { doors, gameFolder, gate } from "../bundlers/game.ts";
import {
  defwright,
  doorProject,
  eventually,
  ownKindProject,
  read,
  terrain,
  write,
} from "../project-folder.ts";
import { viteConfig } from "../vite/station.ts";
import { imageOf, sampleSettings } from "./sample.ts";

const test = suite("images of packs");

const bytesOf = (folder: string, path: string): Buffer => readFileSync(join(folder, path));
const packs = ["content/core", "content/mods/night-mail", "content/mods/terrace-year"];

test("build writes it where the configuration or --image says, and again only if it differs", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  const args = ["build", "--image", "public/core.image"];
  const { code, err } = await defwright(folder, args);
  assert.is(code, 0, err);
  const image = read(folder, "public/core.image");
  assert.match((await defwright(folder, args)).err, "all current, nothing changed");
  write(folder, "defwright.config.json", {
    ...{ packs: ["content/core"], out: "generated", image: "public/core.image" },
  });
  assert.match((await defwright(folder, ["build"])).err, "all current, nothing changed");
  assert.is((await defwright(folder, ["check"])).code, 0);
  write(folder, "content/core/doors.json", [terrain("t_gate")]);
  assert.is((await defwright(folder, ["build", "--dry-run"])).code, 0);
  assert.is(read(folder, "public/core.image"), image);
  await defwright(folder, ["build"]);
  assert.is.not(read(folder, "public/core.image"), image);
  write(folder, "public/core.image", "lost");
  const stale = await defwright(folder, ["check"]);
  assert.is(stale.code, 3);
  assert.match(stale.err, "public/core.image differs");
  rmSync(join(folder, "public/core.image"));
  assert.match((await defwright(folder, ["check"])).err, "public/core.image is missing");
  await defwright(folder, ["build"]);
  assert.is(readImage(bytesOf(folder, "public/core.image"))().files.length, 1);
});

test("a build that goes on from kept results writes the same image", async () => {
  const folder = doorProject({ "node_modules/readme.md": "" });
  const args = ["build", "--image", "core.image"];
  for (const color of ["red", "blue", "green"]) {
    const doors = [terrain("t_gate", { color, open: "t_gate_open" }), terrain("t_gate_open")];
    write(folder, "content/core/doors.json", doors);
    await defwright(folder, args);
    const kept = read(folder, "core.image");
    await defwright(folder, [...args, "--force"]);
    assert.is(read(folder, "core.image"), kept);
  }
});

test("watch and the plugins of bundlers write what a build writes, and again after an edit", async () => {
  const image = "public/core.image";
  const folder = gameFolder();
  write(folder, "defwright.config.json", {
    ...{ packs: ["content/core"], out: "generated", importExtension: ".ts", image },
  });
  const { settings } = await loadSettings({ workingDirectory: folder });
  const watcher = await createWatcher(settings!);
  const watched = read(folder, image);
  write(folder, doors, gate({ color: "blue" }));
  await eventually(
    () => read(folder, image) !== watched || undefined,
    "an image of the edit",
    30_000,
  );
  await watcher.close();
  const edited = read(folder, image);
  for (const [bundler, bundle] of Object.entries({
    esbuild: () =>
      esbuild({
        ...{
          absWorkingDir: folder,
          entryPoints: ["./main.js"],
          bundle: true,
          write: false,
          logLevel: "error",
        },
        ...{ conditions: ["defwright-source"], plugins: [defwrightOfEsbuild()] },
      }),
    vite: () =>
      vite({
        ...viteConfig(folder),
        build: { write: false, rolldownOptions: { input: "main.js" } },
      }),
  })) {
    rmSync(join(folder, image));
    await bundle();
    assert.is(read(folder, image), edited, bundler);
  }
  write(folder, doors, gate({ color: "blue", open: "t_gate_opne" }));
  assert.is((await defwright(folder, ["build"])).code, 1);
  assert.is(read(folder, image), edited, "while the content has errors");
});

test("an image is refused inside a pack", async () => {
  const inside = doorProject();
  const { code, err } = await defwright(inside, ["build", "--image", "content/core/core.image"]);
  assert.is(code, 2);
  assert.match(err, 'The image is inside pack "core"');
  assert.not(existsSync(join(inside, "generated")));
});

test("kinds of a project's own are in it", async () => {
  const folder = ownKindProject();
  await defwright(folder, ["build", "--image", "core.image"]);
  const { settings, files } = readImage(bytesOf(folder, "core.image"))();
  assert.ok(settings.kinds.has("monster"));
  const [[, { parsed }]] = files as [(typeof files)[0]];
  assert.equal(
    parsed.objects.map(({ kind }) => kind),
    ["monster"],
  );
});

test("every id and every member keeps its line and column", () => {
  const { parsed } = compilePacks(sampleSettings(packs), { emit: false });
  const image = readImage(imageOf(sampleSettings(packs)))();
  const { kinds } = image.settings;
  let places = 0;
  for (const [index, [file, loaded]] of image.files.entries()) {
    const own = parsed[index]!;
    own.objects.forEach(({ value }, at) => {
      const start = own.indices[at] === undefined ? [] : [own.indices[at]];
      for (const member of Object.keys(value)) {
        for (const target of ["key", "value"] as const) {
          const path = [...start, member];
          const { range } = locate({ source: own.file, path, target });
          const { offset: _, ...expected } = range;
          const { offset: __, ...found } = locate({ source: file, path, target }).range;
          assert.equal(found, expected, `${file.path} ${member}`);
          places += 1;
        }
      }
    });
    const defined = externalIndex(parsed, kinds).inFile(own.file);
    for (const { kind, id } of defined) {
      const [first] = externalIndex(parsed, kinds).definitions({ kind, id });
      const all = image.files.map(([, each]) => each.parsed);
      const [again] = externalIndex(all, kinds).definitions({ kind, id });
      assert.ok(first && again, id);
      const { line, column } = locate({ ...first, source: first.file, target: "value" }).range;
      const found = locate({ ...again, source: again.file, target: "value" }).range;
      assert.equal([found.line, found.column], [line, column], id);
    }
    assert.equal(loaded.parsed.externals, own.externals);
    assert.equal(loaded.parsed.items, own.items);
    assert.equal(loaded.parsed.migrations, own.migrations);
  }
  assert.ok(places > 1000);
});

test("what is no image, is damaged, or is newer is refused with what to do", () => {
  const image = new TextDecoder().decode(imageOf(sampleSettings(packs)));
  const said = (text: string): string => {
    try {
      readImage(Buffer.from(text));
    } catch (error) {
      return (error as Error).message;
    }
    return "";
  };
  assert.match(said("<!doctype html>\n<title>404</title>\n"), 'Make one with "defwright build');
  assert.match(said("{}\n"), "no image");
  assert.match(said(image.slice(0, -200)), "damaged");
  assert.match(said(image.replace("t_door_c", "t_door_d")), "damaged");
  const [head = ""] = image.split("\n", 1);
  const newer = head.replace('"format":"0.1"', '"format":"9.0"');
  assert.match(said(image.replace(head, newer)), "written by defwright 9.0");
  assert.match(said(image.replace(head, newer)), "one version of defwright");
  assert.is(said(image), "");
});

test("the same content makes the same image", () => {
  assert.equal(imageOf(sampleSettings(packs)), imageOf(sampleSettings(packs)));
});

test.run();
