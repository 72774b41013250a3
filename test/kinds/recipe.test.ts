import * as assert from "uvu/assert";
import { suite } from "uvu";
import type { JsonObject } from "../../generator/model/json.ts";
import { recipe } from "../../generator/kinds/recipe/recipe.ts";
import { definitionOf, testContext } from "./context.ts";

const recipes = suite("recipe");

function resolve(value: JsonObject, id = "kite"): JsonObject {
  const full = { type: "recipe", result: "kite", ...value };
  return recipe.resolve(definitionOf("recipe", full, id), testContext());
}

/** Those of the members that the record has. */
function pick(record: JsonObject, ...members: string[]): JsonObject {
  return Object.fromEntries(Object.entries(record).filter(([member]) => members.includes(member)));
}

recipes("has every default where only type and result are given", () => {
  assert.equal(resolve({}), {
    id: "kite",
    result: "kite",
    id_suffix: "",
    category: "",
    subcategory: "",
    obsolete: false,
    delete_flags: [],
    contained: false,
    skills_required: [],
    book_learn: [],
    difficulty: 0,
    time_moves: 0,
    never_learn: false,
    flags: [],
    on_display: true,
    qualities: [],
    tools: [],
    components: [],
    byproducts: [],
    reversible: false,
    result_mult: 1,
  });
});

recipes("keeps what is given", () => {
  const given = {
    id_suffix: "of_silk",
    category: "CC_OTHER",
    subcategory: "CSC_OTHER_TOYS",
    obsolete: true,
    delete_flags: ["FRAGILE"],
    contained: true,
    container: "long_box",
    result_mult: 3,
    skill_used: "tailor",
    difficulty: 4,
    never_learn: true,
    flags: ["BLIND_HARD"],
    construction_blueprint: "kite_shed",
    on_display: false,
    reversible: true,
  };
  assert.equal(pick(resolve(given), ...Object.keys(given)), given);
});

recipes("answers to its joined id", () => {
  assert.is(resolve({ id_suffix: "big" }, "kitebig")["id"], "kitebig");
});

recipes("uses a container that it names", () => {
  assert.is(resolve({ container: "tube" })["contained"], true);
  assert.is(resolve({ container: "tube", contained: false })["contained"], false);
});

recipes("has charges only where they are given", () => {
  assert.is(resolve({ charges: 12 })["charges"], 12);
  assert.not("charges" in resolve({ charges: null }));
});

recipes("reads an empty blueprint as none", () => {
  assert.not("construction_blueprint" in resolve({ construction_blueprint: "" }));
});

recipes("reads time in units, and legacy moves as they are", () => {
  const moves = (time: string | number): unknown => resolve({ time })["time_moves"];
  assert.is(moves("2 h 35 m"), 930000);
  assert.is(moves("9 seconds"), 900);
  assert.is(moves(1000), 1000);
  assert.is(moves(50), 50);
});

recipes("reads required skills as pairs, or as one pair", () => {
  const skills = (skills_required: JsonObject[string]): unknown =>
    resolve({ skills_required })["skills_required"];
  assert.equal(
    skills([
      ["tailor", 2],
      ["survival", 1],
    ]),
    [
      ["tailor", 2],
      ["survival", 1],
    ],
  );
  assert.equal(skills(["tailor", 2]), [["tailor", 2]]);
  assert.equal(skills([]), []);
});

recipes("reads books with and without level and name", () => {
  const book_learn = [["almanac"], ["manual", 2], ["memoir", 0, "wind toys"], ["diary", 3, ""]];
  assert.equal(resolve({ difficulty: 5, book_learn })["book_learn"], [
    { book: "almanac", level: 5 },
    { book: "manual", level: 2 },
    { book: "memoir", level: 0, name: "wind toys" },
    { book: "diary", level: 3, hidden: true },
  ]);
});

recipes("a book that is listed twice teaches at the first of its levels", () => {
  const book_learn = [
    ["almanac", 3],
    ["manual", 2],
    ["almanac", 1, "wind toys"],
  ];
  assert.equal(resolve({ book_learn })["book_learn"], [
    { book: "almanac", level: 3 },
    { book: "manual", level: 2 },
  ]);
});

recipes("reads books as an object", () => {
  const book_learn = JSON.parse(`{
    "//": "a comment",
    "__proto__": { "skill_level": 1 },
    "manual": {},
    "memoir": { "skill_level": 2, "recipe_name": { "str": "wind toys" } },
    "diary": { "skill_level": 3, "recipe_name": "" },
    "notes": { "skill_level": 4, "hidden": true }
  }`) as JsonObject;
  assert.equal(resolve({ difficulty: 6, book_learn })["book_learn"], [
    { book: "__proto__", level: 1 },
    { book: "manual", level: 6 },
    { book: "memoir", level: 2, name: "wind toys" },
    { book: "diary", level: 3, hidden: true },
    { book: "notes", level: 4, hidden: true },
  ]);
});

recipes("is learned at the listed skills, or at the required ones", () => {
  const skills = { skill_used: "tailor", difficulty: 3, skills_required: ["survival", 2] };
  assert.not("autolearn" in resolve({ ...skills, autolearn: false }));
  assert.equal(resolve({ ...skills, autolearn: true })["autolearn"], [["survival", 2]]);
  assert.equal(resolve({ ...skills, autolearn: [["tailor", 7]] })["autolearn"], [["tailor", 7]]);
  assert.equal(resolve({ ...skills, autolearn: [] })["autolearn"], []);
});

recipes("without required skills is learned at its difficulty", () => {
  assert.equal(resolve({ autolearn: true, skill_used: "tailor", difficulty: 3 })["autolearn"], [
    ["tailor", 3],
  ]);
  assert.equal(resolve({ autolearn: true, skill_used: "tailor" })["autolearn"], []);
  assert.equal(resolve({ autolearn: true })["autolearn"], []);
});

recipes("is learned at the difficulty as well where the game's rule holds", () => {
  const learned = (value: JsonObject): unknown =>
    recipe.resolve(
      definitionOf(
        "recipe",
        {
          type: "recipe",
          result: "kite",
          autolearn: true,
          skill_used: "tailor",
          difficulty: 3,
          ...value,
        },
        "kite",
      ),
      testContext({ dialect: "bright-nights" }),
    )["autolearn"];
  assert.equal(learned({ skills_required: ["survival", 2] }), [
    ["survival", 2],
    ["tailor", 3],
  ]);
  assert.equal(learned({ skills_required: ["tailor", 2] }), [["tailor", 3]]);
  assert.equal(learned({ skills_required: ["tailor", 5] }), [["tailor", 5]]);
  assert.equal(learned({ autolearn: [["survival", 1]] }), [["survival", 1]]);
});

recipes("is learned by disassembly at a level of its skill or at listed levels", () => {
  assert.not("decomp_learn" in resolve({ skill_used: "tailor" }));
  assert.equal(resolve({ skill_used: "tailor", decomp_learn: 4 })["decomp_learn"], [["tailor", 4]]);
  assert.equal(resolve({ decomp_learn: [["survival", 1]] })["decomp_learn"], [["survival", 1]]);
});

recipes("names the batch factors", () => {
  assert.equal(resolve({ batch_time_factors: [80, 5] })["batch_time_factors"], {
    max_reduction_percent: 80,
    min_batch_size: 5,
  });
});

recipes("has byproducts, one where no number is given", () => {
  assert.equal(resolve({ byproducts: [["scrap"], ["thread", 4]] })["byproducts"], [
    ["scrap", 1],
    ["thread", 4],
  ]);
});

recipes("keeps a description's text", () => {
  assert.is(resolve({ description: "Flies." })["description"], "Flies.");
  assert.is(resolve({ description: { str: "Flies high." } })["description"], "Flies high.");
});

recipes.run();
