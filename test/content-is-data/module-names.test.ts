/** Pack and file names are data; what is made of them stands in paths and as names in code. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createModuleNames, identifiers } from "../../generator/emit/data-modules.ts";
import type { SourceFile } from "../../generator/model/source-file.ts";
import { dataModule } from "../../templates/data-module.ts";
import { originComment } from "../../templates/header.ts";
import { written } from "../emit/printed.ts";

const names = suite("module names");

const file = (pack: string, path: string): SourceFile => ({
  pack: { name: pack },
  packName: pack,
  path,
  displayPath: path,
  text: "",
});

names("a path has only what every file system takes", () => {
  const name = createModuleNames();
  assert.is(name("terrain", file("core", "a b/#1.json")), "terrain/core/a_b/_1");
  assert.is(name("terrain", file("..", "../x.json")), "terrain/__/__/x");
  assert.is(name("terrain", file("", ".json")), "terrain/_/_");
  assert.is(name("terrain", file("core", "con.json")), "terrain/core/con_");
  assert.is(name("terrain", file("AUX", "lpt1/Nul.json")), "terrain/AUX_/lpt1_/Nul_");
  assert.is(name("terrain", file("core", "console.json")), "terrain/core/console");
  assert.is(name("terrain", file("core", "a.d.json")), "terrain/core/a_d");
  assert.is(
    name("terrain", file("core", `${"n".repeat(250)}.json`)),
    `terrain/core/${"n".repeat(100)}`,
  );
});

names("no two paths are the same, nor differ in case alone", () => {
  const name = createModuleNames();
  const paths = ["door.json", "Door.json", "door-2.json", "do*r.json", "do?r.json"];
  assert.equal(
    paths.map((path) => name("terrain", file("core", path))),
    [
      "terrain/core/door",
      "terrain/core/Door-2",
      "terrain/core/door-2-2",
      "terrain/core/do_r",
      "terrain/core/do_r-2",
    ],
  );
});

names("an identifier is no word of the language, and none that its module has", () => {
  assert.equal(identifiers(["class", "10", "", "core/new", "core/new"]), [
    "dataClass",
    "data10",
    "dataData",
    "coreNew",
    "coreNew_2",
  ]);
  assert.equal(identifiers(["create/table", "create/Table"], ["createTable"]), [
    "createTable_2",
    "createTable_3",
  ]);
});

names("a comment about a file ends where it should and orders nothing", () => {
  assert.is(originComment("core/doors.json"), "// core/doors.json");
  assert.is(originComment("a\nb\u2028c\r.json"), "// a\\u000ab\\u2028c\\u000d.json");
  assert.is(originComment("a\u202eb.json"), "// a\\u202eb.json");
  assert.is(originComment("@ts-expect-error/a.json"), "// ./@ts-expect-error/a.json");
});

names("members that every object has are typed as what they are", () => {
  const input = {
    recordType: "Terrain",
    from: "a.json",
    dataTypes: "../data-types.js",
    records: [{ id: "constructor", origin: "a.json", record: { id: "constructor" } }],
  };
  const text = written((out) => {
    dataModule(out, input);
  });
  assert.match(text, '  constructor: {\n    id: "constructor",\n  } satisfies TerrainData,\n');
});

names.run();
