/** What the kind of a reference depends on, and what becomes known or unknown of other kinds. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder, terrain, write } from "../project-folder.ts";

const test = suite("references to what other kinds define");

const plank = { type: "GENERIC", id: "plank" };
const recipe = (more: object): object => ({
  ...{ type: "recipe", result: "plank", time: "1 m", components: [[["plank", 2]]] },
  ...more,
});

/** What ids are not known. */
function unknown(objects: readonly object[]): string[] {
  const folder = projectFolder({ "core/a.json": objects });
  return compilePacks(settingsOf(folder, { packs: ["core"] }), { emit: false })
    .diagnostics.filter(({ code }) => code === "unknown-reference")
    .map(({ message }) => /"([^"]+)"/u.exec(message)![1]!);
}

test("§2.10: what a camp builds is no item: a blueprint says so, or the category for buildings", () => {
  assert.equal(
    unknown([
      plank,
      recipe({ result: "hut_of_blueprint", construction_blueprint: "hut" }),
      recipe({ result: "hut_of_category", category: "CC_BUILDING" }),
      recipe({ result: "hut_of_both", category: "CC_BUILDING", construction_blueprint: "hut" }),
      recipe({ result: "hut_of_none", category: "CC_OTHER" }),
      recipe({ result: "hut_of_empty", construction_blueprint: "" }),
    ]),
    ["hut_of_none", "hut_of_empty"],
  );
});

test("§2.3: looks lead in circles through both kinds of tiles", () => {
  const furniture = (id: string, looks_like: string): object => ({
    ...{ type: "furniture", id, name: id, symbol: "#", color: "brown" },
    ...{ move_cost_mod: 1, required_str: 1, looks_like },
  });
  const circles = (objects: readonly object[]): string[] =>
    compilePacks(settingsOf(projectFolder({ "core/a.json": objects }), { packs: ["core"] }), {
      emit: false,
    })
      .diagnostics.filter(({ code }) => code === "looks-like-cycle")
      .map(({ message }) => message);
  for (const first of ["f_a", "t_c"]) {
    const [circle, ...others] = circles([
      terrain("t_a", { looks_like: first }),
      terrain("t_c", { looks_like: "f_a" }),
      furniture("f_a", "t_a"),
    ]);
    assert.match(circle ?? "", "t_a");
    assert.match(circle ?? "", "f_a");
    assert.equal(others, []);
  }
  assert.equal(circles([terrain("t_a", { looks_like: "f_a" }), furniture("f_a", "t_none")]), []);
});

test("a flag that a rule misses is not told a second time where it is misspelt", () => {
  const dug = (id: string, more: object): object =>
    terrain(id, { digging_results: undefined, digging_result: "x", ...more });
  const said = (flags: readonly string[], plain: readonly string[] = []): string[] => {
    const many = Array.from({ length: 20 }, (_, at) =>
      terrain(`t_${String(at)}`, { flags: ["DIGGABLE"] }),
    );
    const folder = projectFolder({
      "core/a.json": [dug("t_dug", { flags }), terrain("t_plain", { flags: plain }), ...many],
    });
    return compilePacks(settingsOf(folder, { packs: ["core"], dialect: "bright-nights" }), {
      emit: false,
    })
      .diagnostics.filter(({ code }) => code.includes("flag") || code === "near-word")
      .map(({ code }) => code);
  };
  assert.equal(said(["DIGGABLE"]), []);
  assert.equal(said(["DIGABLE"]), ["digging-without-flag"]);
  assert.equal(said(["DIGGABLE"], ["DIGABLE"]), ["near-word"]);
  assert.equal(said(["DIGABLE"], ["DIGABLE"]).sort(), ["digging-without-flag", "near-word"]);
});

test("in a session, references follow what other kinds define and define no more", () => {
  const folder = projectFolder({
    "core/items.json": [plank, { type: "GENERIC", id: "rope" }],
    "core/recipes.json": [
      recipe({}),
      recipe({ id_suffix: "of_rope", components: [[["rope", 1]]] }),
    ],
  });
  const settings = settingsOf(folder, { packs: ["core"] });
  const session = createBuildSession();
  const said = (): string[] => {
    const { diagnostics } = compilePacks(settings, { session });
    return diagnostics.map(({ message }) => /"([^"]+)"/u.exec(message)![1]!);
  };
  assert.equal(said(), []);
  write(folder, "core/items.json", [plank]);
  assert.equal(said(), ["rope"]);
  write(folder, "core/items.json", [plank, { type: "GENERIC", id: "rope" }]);
  assert.equal(said(), []);
});

test("§2.8: an item may bring its own snippets, which entries name beside it", () => {
  const bash = (snippet: string): object => ({
    str_min: 1,
    str_max: 2,
    sound: "crunch!",
    sound_fail: "whump!",
    ter_set: "t_null",
    items: [{ item: "leaflet", snippets: snippet }],
  });
  const leaflet = {
    type: "GENERIC",
    id: "leaflet",
    snippet_category: [{ id: "tomorrow", text: "…" }],
  };
  assert.equal(
    unknown([
      leaflet,
      terrain("t_a", { bash: bash("tomorrow") }),
      terrain("t_b", { bash: bash("today") }),
    ]),
    ["today"],
  );
});

test("§2.10: of groups of tools that hold nothing a generated uncraft has none", () => {
  const saw = { type: "TOOL", id: "saw" };
  const folder = projectFolder({
    "core/a.json": [plank, saw, recipe({ reversible: true, tools: [[], [["saw", -1]]] })],
  });
  const { model } = compilePacks(
    settingsOf(folder, { packs: ["core"], dialect: "bright-nights" }),
    { emit: false },
  );
  const uncraft = model.records.get("uncraft")?.get("plank");
  assert.equal(uncraft?.record["tools"], [[["saw", -1]]]);
});

test.run();
