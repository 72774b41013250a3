/** What the development server adds to generated modules. */
import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { hotModule } from "../../generator/vite/hot-modules.ts";
import { isHotModule } from "../../generator/vite/development.ts";

const test = suite("hot modules");

test("each export keeps its first instance, by what makes it", () => {
  const text = hotModule(
    [
      `export const terrain: TerrainTable = createTable("terrain", {`,
      `  order: ["t_null"],`,
      `});`,
      `export const all: Substitutions<Row> =`,
      `  /* @__PURE__ */ createSubstitutions<Row>(rows);`,
      `export const TerrainId: TerrainIds = idConstants<TerrainIds>({`,
      `});`,
      `export const FurnitureId: FurnitureIds = idView(furniture);`,
      `export const recipeLookups: RecipeLookups = {`,
      `};`,
      `export const uncraftLookups: RecipeLookups =`,
      `  /* @__PURE__ */ lazyMembers<RecipeLookups>(rows);`,
      `export function itemId(key: ItemKey): ItemId {`,
    ].join("\n"),
  )!;
  const lines = text.split("\n");
  assert.is(lines[0], `const $next_terrain: TerrainTable = createTable("terrain", {`);
  assert.is(lines[12], `export function itemId(key: ItemKey): ItemId {`);
  assert.equal(lines.slice(13), [
    `import { hotContent as $hotContent } from "defwright/runtime";`,
    `const $content = $hotContent(import.meta.hot);`,
    `export const terrain = $content.table("terrain", $next_terrain);`,
    `export const all = $content.substitutions("all", $next_all);`,
    `export const TerrainId = $content.members("TerrainId", $next_TerrainId);`,
    `export const FurnitureId = $content.view("FurnitureId", $next_FurnitureId);`,
    `export const recipeLookups = $content.members("recipeLookups", $next_recipeLookups);`,
    `export const uncraftLookups = $content.members("uncraftLookups", $next_uncraftLookups);`,
    `if (import.meta.hot) import.meta.hot.accept(() => $content.apply());`,
    ``,
  ]);
});

test("whatever a generated module exports that lives at run time is kept", () => {
  const folder = new URL("../../generated/", import.meta.url);
  for (const path of readdirSync(folder).filter((name) => name.endsWith(".ts"))) {
    const lives = hotModule(readFileSync(new URL(path, folder), "utf8")) !== undefined;
    assert.is(isHotModule(path), lives, path);
  }
});

test("content that looks like code stays what it is", () => {
  const hostile = [
    "const rows: PackedRows = unpack({",
    "  words: `",
    "export const evil: Row = createTable(",
    "\\`",
    "export const worse: Row = {",
    "`,",
    '  order: ["`", "/*"],',
    "});",
    "// `",
    "export const terrain: TerrainTable = createTable(",
  ].join("\n");
  const text = hotModule(hostile)!;
  assert.ok(text.includes("export const evil: Row = createTable("));
  assert.ok(text.includes("export const worse: Row = {"));
  assert.ok(text.includes("const $next_terrain: TerrainTable = createTable("));
  assert.not.match(text, "$next_evil");
});

test("modules without values stay as they are", () => {
  assert.is(hotModule("export type A = string;\n"), undefined);
});

test("strings of many megabytes, with escapes and with what looks like exports", () => {
  const inside = String.raw`a\"b\\c ${"`"} \' //` + "\\\nexport const not: Not = createTable(\\\n";
  const long = inside.repeat(170_000);
  const text = hotModule(
    `const rows = unpack({ rows: "${long}" });\nexport const all: All = createTable("x", rows);\n`,
  )!;
  assert.ok(text.length > 8_000_000);
  assert.match(text.slice(-400), 'export const all = $content.table("all", $next_all);');
  assert.not.match(text.slice(-400), "$next_not");
  assert.is(
    hotModule(
      'const a = "export const b: B = {";\n// export const c: C = {\n/* \nexport const d: D = { */',
    ),
    undefined,
  );
});

test("one string of 30 megabytes, which overflowed the stack of one expression for whole strings", () => {
  const text = hotModule(`const a = "${"x".repeat(30_000_000)}";\nexport const b: B = {\n};\n`)!;
  assert.match(text.slice(-400), 'export const b = $content.members("b", $next_b);');
});

test.run();
