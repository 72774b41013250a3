/** Schemas and content of great size or depth: built in a moment, or refused at their place. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { timed } from "../../processor-time.ts";
import { defwright, projectFolder, read, write } from "../../project-folder.ts";
import { build } from "../../../generator/build/build.ts";
import { loadSettings } from "../../../generator/config/load-config.ts";
import { expectCode } from "./world.ts";

const test = suite("hostile schemas and content");

function project(schema: object, content: readonly object[]): string {
  return projectFolder({
    "defwright.config.json": {
      ...{ packs: ["core"], out: "generated" },
      kinds: { monster: { types: ["MONSTER"], schema: "monster.schema.json" } },
    },
    "monster.schema.json": schema,
    "core/a.json": content,
  });
}

async function builtIn(folder: string, shape: "literal" | "packed"): Promise<number> {
  const overrides = { shape };
  const { settings } = await loadSettings({ workingDirectory: folder, overrides });
  assert.ok(settings);
  const { time, value } = timed(() => build(settings, { force: true }));
  assert.equal(
    value.compilation?.diagnostics.map(({ message }) => message),
    [],
  );
  return time;
}

for (const shape of ["literal", "packed"] as const) {
  test(`${shape}: 10,000 members, all of them in a definition`, async () => {
    const names = Array.from({ length: 10_000 }, (_, index) => `m${String(index)}`);
    const properties = Object.fromEntries(
      names.map((name, index) => [
        name,
        index % 2 === 0 ? { type: "integer" } : { "x-unit": "mass" },
      ]),
    );
    const members = Object.fromEntries(
      names.map((name, index) => [name, index % 2 === 0 ? index : "1 kg"]),
    );
    const content = ["a", "b"].map((id) => ({ type: "MONSTER", id, ...members }));
    const folder = project({ properties }, [
      ...content,
      { type: "MONSTER", id: "c", "copy-from": "a", m0: 7 },
    ]);
    assert.ok((await builtIn(folder, shape)) < 6000);
    assert.match(read(folder, "generated/types.ts"), "readonly m9999_grams?: number;");
  });

  test(`${shape}: values 150 deep in a schema that refers to itself`, async () => {
    const part = {
      properties: { of: { $ref: "#/$defs/part" }, weight: { "x-unit": "mass", default: "1 g" } },
    };
    const deep = '{"of":'.repeat(150) + "{}" + "}".repeat(150);
    const folder = project({ properties: { of: { $ref: "#/$defs/part" } }, $defs: { part } }, [
      { type: "MONSTER", id: "a", of: JSON.parse(deep) as object },
    ]);
    assert.ok((await builtIn(folder, shape)) < 3000);
  });
}

test("types, members and ids that are called as members of every object", async () => {
  const names = Object.getOwnPropertyNames(Object.prototype).filter((name) => name !== "__proto__");
  const properties = { is: { type: "string", "x-ref": "word" } };
  const folder = projectFolder({
    "defwright.config.json": {
      ...{ packs: ["core"], out: "generated" },
      dialect: { extends: "bright-nights", defines: { valueOf: { id: "word" } } },
      places: { toString: { is: "word", constructor: "word" } },
      kinds: { method: { types: ["constructor"], schema: "method.schema.json" } },
    },
    "method.schema.json": { required: ["is"], properties },
    "core/a.json": [
      ...names.map((id) => ({ type: "constructor", id, is: id })),
      ...names.map((id) => ({ type: "valueOf", id })),
      ...names.map((id) => ({ type: "hasOwnProperty", id })),
      { type: "toString", id: "other", is: "valueOf", constructor: "toString" },
    ],
  });
  for (const shape of ["literal", "packed"]) {
    await expectCode(folder, 0, "build", "--shape", shape, "--out", shape);
    await expectCode(folder, 0, "check", "--shape", shape, "--out", shape);
  }
  for (const words of ["refs valueOf", "explain toString", "table method", "audit", "list ids"]) {
    await expectCode(folder, 0, ...words.split(" "));
  }
  write(folder, "core/b.json", [
    { type: "constructor", id: "lacks" },
    { type: "toString", id: "wrong", is: "values", constructor: "const" },
  ]);
  const unknown = ["unknown-reference", "unknown-reference"];
  assert.equal(await codesOf(folder), ["missing-member", "skipped-type", ...unknown]);
  // The name of a kind is that of a member in many tables.
  for (const wrong of [
    { dialect: { extends: "bright-nights", defines: { valueOf: { id: "constructor" } } } },
    { kinds: { constructor: { types: ["constructor"], schema: "method.schema.json" } } },
  ]) {
    write(folder, "defwright.config.json", { packs: ["core"], ...wrong });
    assert.equal(await codesOf(folder), ["configuration-value"]);
  }
});

async function codesOf(folder: string): Promise<readonly string[]> {
  const { out } = await defwright(folder, ["check", "--format", "json"]);
  return [...out.matchAll(/"code":"([\w-]+)"/gu)].map(([, code = ""]) => code).sort();
}

test("a schema that cannot be read any more leaves the last output, whatever is wrong with it", async () => {
  const folder = project({ properties: { hp: { type: "integer" } } }, [
    { type: "MONSTER", id: "a", hp: 3 },
  ]);
  await expectCode(folder, 0, "build");
  const before = read(folder, "generated/types.ts");
  const part = { properties: { of: { $ref: "#/$defs/part", default: {} } } };
  for (const [schema, said] of [
    ["{", "monster.schema.json:1"],
    [{ properties: { of: { $ref: "#/$defs/part" } }, $defs: { part } }, "itself again"],
    [{ properties: { hp: { pattern: "^(a+)+$" } } }, "linear time"],
    [
      `{ "properties": { "a": ${'{ "items": '.repeat(1000)}{}${"}".repeat(1000)} } }`,
      "deeper than 200",
    ],
  ] as const) {
    write(folder, "monster.schema.json", schema);
    const { err } = await expectCode(folder, 2, "build");
    assert.match(err, said);
    assert.is(read(folder, "generated/types.ts"), before);
  }
});

test.run();
