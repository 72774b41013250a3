/** Whatever stands in content: it comes out as the same data, in modules that compile, load and stay in place. */
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { check } from "prettier";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { build } from "../../generator/build/build.ts";
import { camelCase, pascalCase } from "../../generator/text/names.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { root } from "../root.ts";
import { clientProject } from "../runtime/client-project.ts";
import { packs, writeHostileProject } from "./hostile-project.ts";
import { hostileIds, hostileStrings } from "./hostile-strings.ts";
import type { BuildResult } from "../../generator/build/build-result.ts";

interface LoadedTable {
  readonly size: number;
  get(id: string): unknown;
  has(id: string): boolean;
  index(id: string): number;
  at(index: number): unknown;
  ids(): readonly string[];
}

const content = suite("content is data");
const folder = clientProject();
const fileCount = writeHostileProject(folder);
const before = filesBelow(folder);
const strings = [...hostileStrings, ...hostileIds];
const known = new Map(["item", "trait"].map((kind) => [kind, new Set(strings)]));
const settings = settingsOf(folder, { packs, out: join(folder, "generated"), known });
const { compilation } = build(settings) as Required<BuildResult>;
const { model, modules, diagnostics } = compilation;
const tables = ["terrain", "furniture", "profession", "recipe", "uncraft"] as const;

content("nothing in it is an error", () => {
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  assert.equal(errors.map(({ code, message }) => `${code}: ${message}`).slice(0, 10), []);
  assert.ok(fileCount > 100);
});

content("every file is an input, every module is below the output folder", () => {
  assert.is(
    compilation.files.length,
    before.filter((path) => path.endsWith(".json") && isInPack(path)).length,
  );
  for (const { path } of modules) {
    assert.match(path, /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*\.ts$/u);
    for (const step of path.split("/")) {
      assert.ok(step.length <= 200, `a step of ${path} comes from content and must be cut`);
      assert.not.match(step, /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu);
    }
  }
  const made = [...modules.map(({ path }) => `generated/${path}`), "generated/manifest.json"];
  assert.equal(filesBelow(folder), [...before, ...made].sort());
  const folded = modules.map(({ path }) => path.toLowerCase());
  assert.is(new Set(folded).size, folded.length);
});

content("prettier leaves every module as it is", async () => {
  for (const { path, text } of modules) {
    assert.ok(
      await check(text, { parser: "typescript" }),
      `prettier would lay out ${path} in another way: emit it as prettier does`,
    );
  }
});

content("no line of a module hides what it says", () => {
  for (const { path, text } of modules) {
    assert.not.match(
      text,
      /[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/,
      path,
    );
    assert.is(Buffer.from(text, "utf8").toString("utf8"), text, path);
  }
});

content("the modules compile", () => {
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const { stdout, status } = spawnSync(process.execPath, [compiler, "-p", folder], {
    encoding: "utf8",
  });
  assert.is(stdout, "");
  assert.is(status, 0);
});

content("every id and every record that Node loads is the one that was resolved", async () => {
  const index = pathToFileURL(join(folder, "generated/index.ts")).href;
  const loaded = (await import(index)) as Readonly<Record<string, unknown>>;
  for (const kind of tables) {
    const table = loaded[camelCase(kind)] as LoadedTable;
    const records = model.records.get(kind)!;
    assert.equal([...table.ids()].sort(), [...records.keys()].sort());
    assert.is(table.size, records.size);
    for (const [id, { record }] of records) {
      assert.equal(table.get(id), record, `${kind} ${JSON.stringify(id)}`);
      assert.ok(table.has(id));
      assert.is(table.at(table.index(id)), table.get(id));
      assert.is(table.ids()[table.index(id)], id);
    }
    const constants = loaded[`${pascalCase(kind)}Id`] as object;
    assert.equal(Object.getOwnPropertyNames(constants).sort(), [...records.keys()].sort());
    for (const [name, value] of Object.entries(constants)) assert.is(value, name);
    for (const id of ["propertyIsEnumerable", "nothing", ""]) {
      assert.is(table.get(id), undefined);
      assert.not(table.has(id));
      assert.is(table.index(id), -1);
    }
  }
});

content("what was written is what is read", async () => {
  const index = pathToFileURL(join(folder, "generated/index.ts")).href;
  const { terrain } = (await import(index)) as { terrain: LoadedTable };
  assert.equal([...terrain.ids()].sort(), [...hostileIds, "t_null"].sort());
  hostileIds.forEach((id, position) => {
    const [nextAt, otherAt] = [1, 7].map((step) => (position + step) % hostileStrings.length);
    const [next, other] = [hostileStrings[nextAt!], hostileStrings[otherAt!]];
    const row = terrain.get(id) as Readonly<Record<string, unknown>>;
    const { name, description, flags, open, close, trap } = row;
    assert.equal(
      { id: row["id"], name, description, flags, open, close, trap },
      {
        id,
        name: other,
        description: next,
        flags: [next, other],
        open: hostileIds[nextAt!],
        close: hostileIds[otherAt!],
        trap: other,
      },
    );
  });
});

content("recipes are found by any result and any component", async () => {
  const index = pathToFileURL(join(folder, "generated/index.ts")).href;
  const { recipeLookups, recipe } = (await import(index)) as {
    recipe: LoadedTable;
    recipeLookups: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
  };
  const byResult = recipeLookups["result"]!;
  assert.equal(Object.getOwnPropertyNames(byResult).sort(), [...hostileIds].sort());
  for (const id of hostileIds) {
    assert.ok(Object.hasOwn(byResult, id));
    for (const position of byResult[id]!) {
      assert.is((recipe.at(position) as { result: string }).result, id);
    }
  }
});

content("a second build finds everything as it left it", () => {
  assert.is(build(settings).upToDate, true);
});

content.run();

function isInPack(path: string): boolean {
  return packs.some((pack) => path.startsWith(`${pack}/`));
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules"))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}
