/** What is said of objects whose definitions clash, lack something, or copy what is not there. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import { none } from "../expect.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain } from "../project-folder.ts";

const test = suite("findings of layering");

function compiled(
  files: Readonly<Record<string, unknown>>,
  dialect: Dialect = "spec",
): Compilation {
  const packs = [...new Set(Object.keys(files).map((path) => path.split("/")[0]!))];
  const loaded = packs.filter((pack) => pack !== "apart");
  return compilePacks(settingsOf(projectFolder(files), { packs: loaded, dialect }), {
    emit: false,
  });
}

/** `code member` or `code`, sorted, with the text that each note points at. */
function said({ diagnostics }: Compilation): string[] {
  const said = diagnostics.map(({ code, message, notes }) => {
    const [, member = ""] = /^Member "([^"]+)"/u.exec(message) ?? [];
    const ends = notes.flatMap(({ source, range }) =>
      source && range ? [source.text.split("\n")[range.line - 1]!.trim()] : [],
    );
    return [code, member, ...ends].filter((each) => each !== "").join(" ");
  });
  return said.sort();
}

function template(move_cost: number): object {
  return { ...terrain("t", { move_cost }), id: undefined, abstract: "t_base" };
}

test("of two templates the later one counts where ids may be replaced, else the first one", () => {
  const files = {
    "core/a.json": [template(3), { type: "terrain", id: "t_core", "copy-from": "t_base" }],
    "mod/a.json": [template(7), { type: "terrain", id: "t_mod", "copy-from": "t_base" }],
  };
  const costs = ({ model }: Compilation): unknown[] =>
    ["t_core", "t_mod"].map((id) => model.records.get("terrain")?.get(id)?.record["move_cost"]);
  const replacing = compiled(files, "bright-nights");
  assert.equal(costs(replacing), [3, 7]);
  assert.equal(said(replacing), ['replaced-definition "abstract": "t_base"']);
  const refusing = compiled(files);
  assert.equal(said(refusing), ['duplicate-id "abstract": "t_base"']);
});

test("an object without a name lacks it once, and each other member", () => {
  const lacking = terrain("t", { symbol: undefined, move_cost: undefined });
  const nameless = compiled({ "core/a.json": [{ ...lacking, id: undefined }] });
  assert.equal(said(nameless), ["missing-id", "missing-member move_cost", "missing-member symbol"]);
  const named = compiled({ "core/a.json": [lacking] });
  assert.equal(said(named), ["missing-member move_cost", "missing-member symbol"]);
});

test("`ident` stands for `id`, and for nothing else", () => {
  const profession = { type: "profession", ident: "carter", points: 1 };
  assert.equal(
    said(compiled({ "core/a.json": [{ ...profession, name: "a", description: "b" }] })),
    [],
  );
  assert.equal(said(compiled({ "core/a.json": [profession] })), [
    "missing-member description",
    "missing-member name",
  ]);
});

test("whoever has an alias for an id is shown by the member that names it", () => {
  const profession = (more: object): object => ({
    ...{ type: "profession", name: "a", description: "b", points: 1 },
    ...more,
  });
  for (const member of ["id", "ident"]) {
    const owner = profession({ [member]: "carter" });
    const taken = compiled({ "core/a.json": [owner, profession({ id: "b", alias: "carter" })] });
    assert.equal(said(taken), [`alias-taken "${member}": "carter"`]);
  }
});

test("extend and delete of what is not there name the one that is written", () => {
  const changed = (change: object): string[] => {
    const child = { type: "terrain", id: "t_child", "copy-from": "t_a", ...change };
    const { diagnostics } = compiled({ "core/a.json": [terrain("t_a"), child] });
    return diagnostics.map(({ code, message }) => {
      const words = [...message.matchAll(/"(extend|delete)/gu)].map(([, word]) => word!);
      return [code, ...new Set(words)].join(" ");
    });
  };
  const [one] = changed({ extend: { move_cost: ["X"] } });
  const [other] = changed({ delete: { move_cost: ["X"] } });
  assert.match(one!, /extend$/u);
  assert.match(other!, /delete$/u);
  const both = changed({ extend: { move_cost: ["X"] }, delete: { move_cost: ["X"] } });
  assert.equal(both, ["unknown-member extend", "unknown-member delete"]);
});

test("what copies itself is told which pack that is not loaded has the original", () => {
  const patch = { type: "terrain", id: "t_far", "copy-from": "t_far", move_cost: 4 };
  const near = { type: "terrain", id: "t_near", "copy-from": "t_far" };
  const files = {
    "core/a.json": [patch, near],
    "core/modinfo.json": [{ type: "MOD_INFO", id: "core", name: "core" }],
    "apart/modinfo.json": [{ type: "MOD_INFO", id: "apart", name: "apart" }],
    "apart/a.json": [terrain("t_far")],
  };
  const { diagnostics } = compiled(files, "bright-nights");
  const texts = diagnostics.map(({ message, help = "" }) => `${message} ${help}`);
  assert.ok(texts.length > 0 && texts.every((text) => text.includes("apart")), texts.join("\n"));
});

test("a tile looks like what it copies, and never like itself", () => {
  const files = {
    "core/a.json": [
      terrain("t_a"),
      { type: "terrain", id: "t_b", "copy-from": "t_a", name: "b" },
      { type: "terrain", id: "t_c", "copy-from": "t_a", looks_like: "t_b" },
    ],
    "mod/a.json": [{ type: "terrain", id: "t_a", "copy-from": "t_a", name: "patched" }],
  };
  const { model, diagnostics } = compiled(files, "bright-nights");
  const looks = ["t_a", "t_b", "t_c"].map(
    (id) => model.records.get("terrain")?.get(id)?.record["looks_like"],
  );
  assert.equal(looks, [undefined, "t_a", "t_b"]);
  assert.equal(
    diagnostics.filter(({ severity }) => severity !== "note").map(({ code }) => code),
    [],
  );
});

test("a child of an obsolete recipe is not obsolete, and has no note of its parent", () => {
  const recipe = { type: "recipe", category: "CC", subcategory: "CSC", time: "1 s", difficulty: 0 };
  const parent = { ...recipe, result: "rope", obsolete: true, "//": "gone" };
  const child = { type: "recipe", result: "cord", "copy-from": "rope" };
  const { layers, diagnostics } = compiled({ "core/a.json": [parent, child] });
  const { obsolete, value } = layers.registry.get("recipe", "cord")!;
  assert.is(obsolete, false);
  assert.equal(
    Object.keys(value).filter((member) => member === "//" || member === "obsolete"),
    [],
  );
  none(
    diagnostics.filter(({ severity }) => severity === "error"),
    "a child of an obsolete recipe is content without mistakes: report none of these",
  );
});

test("a member that is no list cannot be extended", () => {
  const child = { ...terrain("t_child"), name: undefined, "copy-from": "t_a" };
  const withExtend = (extend: object): Compilation =>
    compiled({ "core/a.json": [terrain("t_a"), { ...child, extend }] });
  for (const member of ["name", "nonsense"]) {
    assert.equal(said(withExtend({ [member]: ["old"] })), ["unknown-member"]);
  }
});

test("a parent that migrated is named as it is now, however little its names resemble each other", () => {
  const files = {
    "core/a.json": [
      terrain("t_b"),
      { type: "ter_furn_migration", from_ter: "t_ancient_monument", to_ter: "t_b" },
      { type: "terrain", id: "t_child", name: "child", "copy-from": "t_ancient_monument" },
    ],
  };
  const [finding] = compiled(files, "bright-nights").diagnostics;
  assert.is(finding?.code, "unknown-parent");
  assert.match(finding!.message, 'a migration replaced it with "t_b"');
});

test("byproducts that cannot be given back are shown where the one of the two is that was added", () => {
  const recipe = { type: "recipe", category: "CC", subcategory: "CSC", time: "1 s", difficulty: 0 };
  const byproducts = [["nail", 1]];
  const shown = (parent: object, child: object): string => {
    const { diagnostics } = compiled({
      "core/a.json": [
        { ...recipe, abstract: "any", ...parent },
        { type: "recipe", result: "cord", "copy-from": "any", ...child },
      ],
    });
    const found = diagnostics.find(({ code }) => code === "reversible-with-byproducts");
    const { source, range } = found!;
    const line = source.text.split("\n")[range.line - 1]!;
    return line.slice(range.column - 1, range.endColumn - 1);
  };
  assert.is(shown({ byproducts }, { reversible: true }), '"reversible"');
  assert.is(shown({ reversible: true }, { byproducts }), '"byproducts"');
});

test.run();
