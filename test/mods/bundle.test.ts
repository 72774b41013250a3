/** The linker as it is shipped: small, in parts that are loaded when they are needed, and the same as from sources. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type * as Linking from "../../generator/mods/index.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import { modsBundle } from "../../generator/package/mods-bundle.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { loadedAtOnce, packedSize } from "./linker-files.ts";
import { changed, core, imageOf, modNames, sampleMod, sampleSettings } from "./sample.ts";

const test = suite("the shipped linker");

const files = await modsBundle();
const atOnce = loadedAtOnce(files);
const image = imageOf(sampleSettings([core]));

async function shippedLinker(
  names: Iterable<string>,
  source: Linking.ImageSource = image,
): Promise<Linking.ModLinker> {
  const folder = projectFolder({ "package.json": { type: "module" }, ...files });
  const kept = new Set(names);
  for (const name of Object.keys(files)) if (!kept.has(name)) rmSync(join(folder, name));
  const { href } = pathToFileURL(join(folder, "index.js"));
  const { createModLinker } = (await import(href)) as typeof Linking;
  return createModLinker(source);
}

const moat = (members: object): Linking.Mod => ({
  name: "moat",
  files: { "a.json": JSON.stringify([terrain("t_moat", members)], undefined, 1) },
});
const kinds = { spell: { schema: "spell.json" } };
const magic = (schema: object): Linking.Mod => ({
  name: "magic",
  files: {
    "modinfo.json": JSON.stringify([{ type: "MOD_INFO", id: "magic", kinds }]),
    "spell.json": JSON.stringify(schema),
    "a.json": JSON.stringify([{ type: "spell", id: "mend", turns: "t_moat" }]),
  },
});
const [mail, terrace] = modNames.map(sampleMod) as [Linking.Mod, Linking.Mod];
const wrong = changed(mail, "recipes/lanterns.json", '"result": "', '"result": "storm_lanten');

test("what is loaded at once has at most 150 kB, packed", () => {
  const size = packedSize(atOnce.values());
  assert.ok(size <= 150_000, String(size));
  assert.ok(atOnce.size < Object.keys(files).length);
});

test("it needs nothing of Node, and no policy that allows code from texts", () => {
  for (const text of Object.values(files)) {
    assert.not.match(text, /["'`]node:|\}from"(?!\.\/)|\beval\(|\bFunction\(/u);
  }
});

test("links without its other parts as long as there is nothing to say", async () => {
  const linker = await shippedLinker(atOnce.keys());
  const { ok, changes } = await linker.link([moat({})]);
  assert.ok(ok);
  assert.equal(changes, (await linkerOf(image).link([moat({})])).changes);
  const said = await linker.link([moat({ close: "t_dor_c" })]).then(
    () => "",
    (error: unknown) => String(error),
  );
  assert.match(said, "Cannot find module");
  assert.ok((await linker.link([moat({})])).ok);
});

test("says what the sources say, in every format", async () => {
  const [shipped, source] = [await shippedLinker(Object.keys(files)), linkerOf(image)];
  for (const mods of [
    ...[[moat({ close: "t_dor_c", colour: "red" })], [wrong, terrace], [mail, terrace]],
    [magic({ properties: { turns: { "x-ref": "terrain" } } })],
    [moat({}), magic({ properties: { turns: { "x-ref": "terrain" } } })],
    [magic({ properties: { turns: { type: "string", pattern: "^(a+)+$" } } })],
  ]) {
    const [one, other] = [await shipped.link(mods), await source.link(mods)];
    assert.equal(one.findings, other.findings);
    assert.equal(one.changes, other.changes);
    for (const format of ["pretty", "unix", "json", "sarif", "github", "markdown"] as const) {
      assert.is(await one.text(format), await other.text(format));
    }
  }
});

test("what is no source of an image is refused as such", async () => {
  for (const source of [null, {}, { ok: true }]) {
    const said = await shippedLinker(Object.keys(files), source as never).catch(
      (error: unknown) => error,
    );
    assert.match(String(said), "There is no image: expected its text");
  }
});

test.run();
