/** Modules of types in the two shapes: what packed leaves out, and that prettier has nothing to change. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { edgesModule } from "../../templates/edges-module.ts";
import { idsModule } from "../../templates/ids-module.ts";
import { none } from "../expect.ts";
import { prettified, written } from "./printed.ts";

const modules = suite("type-modules");

const made = Array.from({ length: 20 }, (_, index) => `thing_${String(index)}`);
const deprecated = [
  { name: "thing_1", id: "thing_1" },
  { name: "*/ old", id: "rope_spare" },
  { name: "__proto__", id: "a_recipe_with_a_name_that_is_so_long_that_its_line_has_to_be_broken" },
];
const ids = {
  own: [
    { kind: "recipe", ids: [...made, "rope_spare"], deprecated },
    { kind: "uncraft", ids: ["thing_3", "rope"], deprecated: [] },
  ],
  external: [
    { kind: "item", keys: [...made, "rope"] },
    { kind: "item_group", keys: [] },
    { kind: "skill", keys: undefined },
  ],
};

modules("packed names the keys that kinds have in common once", async () => {
  const text = written((out) => {
    idsModule(out, { ...ids, views: { extension: ".js" } });
  });
  assert.is(text.split('"thing_7"').length, 2);
  assert.match(
    text,
    "/** @deprecated Obsolete, only for saved games (§9.2). */\n  readonly thing_1:",
  );
  // Too few have these kinds in common.
  assert.is(text.split('"rope"').length, 3);
  assert.match(text, "/** Ids that recipe and item have in common. */\ntype RecipeAndItemKey =\n");
  assert.match(text, 'export type RecipeKey = RecipeAndItemKey | "thing_3" | "rope_spare";\n');
  assert.match(text, 'export type UncraftKey = "thing_3" | "rope";\n');
  assert.match(text, 'export type ItemKey = RecipeAndItemKey | "thing_3" | "rope";\n');
  assert.match(text, "export type ItemGroupKey = never;\n");
  assert.match(text, "export type SkillKey = string;\n");
  assert.is(await prettified(text), text);
});

modules("literal lists every key where it belongs", async () => {
  const text = written((out) => {
    idsModule(out, ids);
  });
  assert.not.match(text, "RecipeAndItemKey");
  // In two unions, and as an entry of the constants with its key unquoted.
  assert.is(text.split('"thing_7"').length, 4);
  assert.is(await prettified(text), text);
});

const edges = {
  kinds: [
    {
      kind: "terrain",
      edges: new Map([
        [
          "bash",
          new Map([
            ["t_wall", "t_gap"],
            ["t_door", "t_frame"],
            ["t_window_with_very_long_name_of_its_own", "t_gap"],
            ["t_another_window_of_the_same_kind", "t_gap"],
          ]),
        ],
      ]),
      verbs: [
        { verb: "bash", able: "Bashable" },
        { verb: "open", able: "Openable" },
      ],
    },
  ],
  extension: ".js",
};

modules("packed writes transitions by successor", async () => {
  const text = edgesModule({ ...edges, bySuccessor: true });
  assert.match(
    text,
    `export type TerrainBashEdges = EdgesInto<{
  t_gap:
    | "t_wall"
    | "t_window_with_very_long_name_of_its_own"
    | "t_another_window_of_the_same_kind";
  t_frame: "t_door";
}>;
`,
  );
  assert.match(text, "export interface TerrainOpenEdges {}\n");
  assert.is(await prettified(text), text);
});

modules("literal writes each transition in its line", async () => {
  const text = edgesModule(edges);
  assert.match(text, 'export interface TerrainBashEdges {\n  readonly t_wall: "t_gap";\n');
  assert.is(await prettified(text), text);
});

const generated = (name: string): string =>
  readFileSync(new URL(`../../generated/${name}`, import.meta.url), "utf8");
const namesIn = (text: string): string[] =>
  [...text.matchAll(/^export (?:interface|type|const) (\w+)/gmu)].map(([, name = ""]) => name);

modules("no two modules of types export different things under one name", () => {
  const all = ["types.ts", "edges.ts", "ids.ts"].flatMap((name) => [
    ...new Set(namesIn(generated(name))),
  ]);
  assert.ok(all.includes("TerrainBash") && all.includes("TerrainBashEdges"));
  const twice = all.filter((name, index) => all.indexOf(name) !== index);
  none(twice, "give each of these types one module");
});

modules("records are not described by what only authors can write", () => {
  const types = generated("types.ts");
  const forms =
    /may stand|accepted as well|none given|all year|legacy|as numbers with units|@m\w+Items/gu;
  assert.equal(types.match(forms), null);
  const uncraft = /^export interface Uncraft \{[^]*?^\}/mu.exec(types)?.[0] ?? "";
  assert.match(uncraft, "taking apart");
  assert.equal(uncraft.match(/\bcraft(?:s|ing)?\b|\bproduct\b/gu), null);
});

modules.run();
