import * as assert from "uvu/assert";
import { suite } from "uvu";
import type { Complete } from "../../generator/compiled/authored-types.ts";
import type { Definition } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { chooseReversible } from "../../generator/kinds/uncraft/generation.ts";
import { generateUncraft } from "../../generator/kinds/uncraft/generation.ts";
import { uncraft } from "../../generator/kinds/uncraft/uncraft.ts";
import { definitionOf, testContext } from "./context.ts";
import { rulesOf } from "../../generator/kinds/sets.ts";
import { noteText } from "../../generator/diagnostics/to-diagnostics.ts";

const uncrafts = suite("uncraft");

function recipeOf(id: string, value: JsonObject = {}): Definition<Complete<"recipe">> {
  const reversible = { type: "recipe", result: "kite", reversible: true, time: "5 m", ...value };
  return definitionOf("recipe", reversible, id);
}

const uncraftOf = (value: JsonObject): Definition =>
  definitionOf("uncraft", { type: "uncraft", result: "kite", ...value }, "kite");

uncrafts("has every default where only type and result are given", () => {
  assert.equal(uncraft.resolve(uncraftOf({}), testContext()), {
    id: "kite",
    result: "kite",
    id_suffix: "",
    category: "CC_NONCRAFT",
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
    items_taken_apart: 1,
  });
});

uncrafts("takes as many items apart as its multiplier says", () => {
  const record = uncraft.resolve(
    uncraftOf({ result_mult: 6, decomp_learn: [["tailor", 1]] }),
    testContext(),
  );
  assert.is(record["items_taken_apart"], 6);
  assert.equal(record["decomp_learn"], [["tailor", 1]]);
});

uncrafts("is checked like a recipe", () => {
  const context = testContext();
  const definition = uncraftOf({
    time: 300,
    difficulty: 1,
    decomp_learn: 1,
    tools: [[["awl", 0]]],
  });
  for (const rule of uncraft.rules) rule(definition, context);
  assert.equal(context.codes(), ["legacy-time", "difficulty-without-skill", "tool-count-zero"]);
});

uncrafts("that was generated is silent about what was said of its recipe", () => {
  const context = testContext();
  const definition = { ...uncraftOf({ time: 300, difficulty: 1 }), generatedFrom: "kite" };
  for (const rule of rulesOf(context.kinds.of("uncraft"), definition)) rule(definition, context);
  assert.equal(context.codes(), []);
});

uncrafts("is generated with the recipe's time, skill, tools and recoverable components", () => {
  const known = [
    definitionOf("requirement", {
      type: "requirement",
      id: "sewing",
      qualities: [{ id: "SEW" }, [{ id: "CUT" }, { id: "SAW", level: 2 }]],
      tools: [
        [
          ["needle", -1],
          ["machine", 5],
        ],
      ],
      components: [
        [["thread", 10, false]],
        [
          ["cloth", 1],
          ["felt", 1, false],
        ],
      ],
    }),
  ];
  const source = recipeOf("kite_silk", {
    id_suffix: "silk",
    category: "CC_TOYS",
    skill_used: "tailor",
    difficulty: 3,
    skills_required: ["survival", 1],
    charges: 2,
    result_mult: 2,
    autolearn: true,
    decomp_learn: 2,
    flags: ["BLIND_HARD"],
    using: [["sewing", 2]],
    tools: [[["frame", -2]]],
    components: [
      [
        ["silk", 4],
        ["glue", 1, "NO_RECOVER"],
      ],
      [["tape", 1, "NO_RECOVER"]],
    ],
  });
  const value = generateUncraft(source, testContext({ known }));
  assert.equal(value, {
    type: "uncraft",
    result: "kite",
    category: "CC_NONCRAFT",
    time: "5 m",
    skill_used: "tailor",
    difficulty: 3,
    charges: 2,
    result_mult: 2,
    flags: ["BLIND_HARD"],
    qualities: [
      { id: "SEW", level: 1, amount: 1 },
      [
        { id: "CUT", level: 1, amount: 1 },
        { id: "SAW", level: 2, amount: 1 },
      ],
    ],
    tools: [
      [
        ["needle", -1],
        ["machine", 10],
      ],
      [["frame", -2]],
    ],
    components: [[["cloth", 2]], [["silk", 4]]],
  });

  const generated = { ...uncraftOf(value), generatedFrom: "kite_silk" };
  const record = uncraft.resolve(generated, testContext());
  assert.is(record["generated_from"], "kite_silk");
  assert.is(record["items_taken_apart"], 2);
  assert.is(record["time_moves"], 30000);
  assert.equal(record["components"], [[["cloth", 2, true]], [["silk", 4, true]]]);
  assert.equal(record["tools"], [
    [
      ["needle", -1],
      ["machine", 10],
    ],
    [["frame", -2]],
  ]);
});

uncrafts("keeps the recoverability of what a LIST brings in", () => {
  const known = [
    definitionOf("requirement", {
      type: "requirement",
      id: "glues",
      components: [
        [
          ["paste", 1, false],
          ["resin", 2],
        ],
      ],
    }),
  ];
  const source = recipeOf("kite", {
    components: [[["glues", 3, "LIST"]], [["glues", 1, "LIST", false]]],
  });
  assert.equal(generateUncraft(source, testContext({ known }))["components"], [[["resin", 6]]]);
});

const chosenIds = (
  recipes: readonly Definition<Complete<"recipe">>[],
  written: readonly string[] = [],
): string[] =>
  chooseReversible(recipes, (item) => written.includes(item), testContext()).map(({ id }) => id);

uncrafts("is generated from live reversible recipes only", () => {
  const recipes = [
    recipeOf("kite"),
    recipeOf("rope", { result: "rope", reversible: false }),
    recipeOf("sail", { result: "sail", obsolete: true }),
    recipeOf("flag", { result: "flag" }),
  ];
  assert.equal(chosenIds(recipes), ["flag", "kite"]);
});

uncrafts("is not generated where an author wrote one", () => {
  const recipes = [recipeOf("kite"), recipeOf("kite_silk"), recipeOf("flag", { result: "flag" })];
  assert.equal(chosenIds(recipes, ["kite"]), ["flag"]);
});

uncrafts("undoes the recipe with the least id, and a note names the others", () => {
  const recipes = [recipeOf("kite_b"), recipeOf("kiteZ"), recipeOf("kite_a"), recipeOf("kite2")];
  const context = testContext();
  const chosen = chooseReversible(recipes, () => false, context);
  assert.equal(
    chosen.map(({ id }) => id),
    ["kite2"],
  );
  assert.equal(
    context.facts.map(({ code, data, notes }) => ({
      code,
      data,
      notes: notes?.map((note) => noteText(code, note)),
    })),
    [
      {
        code: "several-reversible-recipes",
        data: { result: "kite", chosen: "kite2", others: ["kiteZ", "kite_a", "kite_b"] },
        notes: [
          '"kiteZ" is also reversible',
          '"kite_a" is also reversible',
          '"kite_b" is also reversible',
        ],
      },
    ] as unknown[],
  );
});

uncrafts("says nothing where one recipe is reversible", () => {
  const context = testContext();
  chooseReversible(
    [recipeOf("kite"), recipeOf("kite_b", { reversible: false })],
    () => false,
    context,
  );
  assert.equal(context.codes(), []);
});

uncrafts.run();
