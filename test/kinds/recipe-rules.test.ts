import { severityIn } from "../../generator/diagnostics/code-severities.ts";
import * as assert from "uvu/assert";
import { suite } from "uvu";
import type { JsonObject } from "../../generator/model/json.ts";
import {
  codes as definitions,
  contentCodes,
  themeOf,
  type Code,
} from "../../generator/diagnostics/code.ts";
import { recipe } from "../../generator/kinds/recipe/recipe.ts";
import { uncraft } from "../../generator/kinds/uncraft/uncraft.ts";
import { timeString } from "../../generator/kinds/parts/craft/time.ts";
import { rulesOf } from "../../generator/kinds/sets.ts";
import { definitionOf, testContext } from "./context.ts";

const rules = suite("recipe rules");

/** What the rules and the resolution of a recipe report: code, path and sentence. */
function findings(value: JsonObject): { code: string; path: unknown; message: string }[] {
  const definition = definitionOf("recipe", { type: "recipe", result: "kite", ...value }, "kite");
  const context = testContext();
  for (const rule of rulesOf(context.kinds.of("recipe"), definition)) rule(definition, context);
  recipe.resolve(definition, context);
  return context.facts.map(({ code, place, data }) => ({
    code,
    path: "path" in place ? place.path.join("/") : undefined,
    message: (definitions[code].message as (facts: unknown) => string)(data),
  }));
}

const codes = (value: JsonObject): string[] => findings(value).map(({ code }) => code);

/** Each with a recipe that has nothing else wrong, and one that is right. */
const cases: {
  readonly code: Code;
  readonly path: string;
  readonly invalid: JsonObject;
  readonly message: string;
  readonly valid: JsonObject[];
}[] = [
  {
    code: "legacy-time",
    path: "time",
    invalid: { time: 366100 },
    message: '"time" is 366100 moves, the legacy form – expected a time with units.',
    valid: [{ time: "1 h 1 m" }, {}],
  },
  {
    code: "batch-swapped",
    path: "batch_time_factors",
    invalid: { batch_time_factors: [5, 60] },
    message:
      "A batch of 60 saves 5 percent – expected the saving first, and then the size of the batch.",
    // Half a piece is no batch.
    valid: [{ batch_time_factors: [60, 5] }, { batch_time_factors: [0.5, 5] }],
  },
  {
    code: "negative-time",
    path: "time",
    invalid: { time: "1 m -2 h" },
    message: '"time" is "1 m -2 h", which is below zero – expected zero or more.',
    valid: [{ time: "-1 m 2 h" }, { time: "0 s" }],
  },
  {
    code: "negative-time",
    path: "time",
    invalid: { time: -100 },
    message: '"time" is "-100", which is below zero – expected zero or more.',
    valid: [],
  },
  {
    code: "difficulty-without-skill",
    path: "difficulty",
    invalid: { difficulty: 2 },
    message: '"difficulty" is 2, but there is no "skill_used" – expected the skill to check.',
    valid: [{ difficulty: 2, skill_used: "tailor" }, { difficulty: 0 }],
  },
  {
    code: "decomp-learn-without-skill",
    path: "decomp_learn",
    invalid: { decomp_learn: 2 },
    message:
      '"decomp_learn" is the level 2, but there is no "skill_used" – expected the skill for this level.',
    valid: [{ decomp_learn: 2, skill_used: "tailor" }, { decomp_learn: [["tailor", 2]] }],
  },
  {
    code: "book-learn-without-skill",
    path: "book_learn/1/1",
    invalid: { book_learn: [["diary", 0], ["manual", 2], ["almanac"]] },
    message:
      'The book "manual" requires level 2, but there is no "skill_used" – expected the skill for this level.',
    valid: [{ book_learn: [["manual", 2]], skill_used: "tailor" }, { book_learn: [["manual", 0]] }],
  },
  {
    code: "book-learn-without-skill",
    path: "book_learn/manual/skill_level",
    invalid: { book_learn: { "//": null, manual: { skill_level: 1 }, diary: {} } },
    message:
      'The book "manual" requires level 1, but there is no "skill_used" – expected the skill for this level.',
    valid: [{ book_learn: { manual: { skill_level: 1 } }, skill_used: "tailor" }],
  },
  {
    code: "repeated-entry",
    path: "book_learn/2",
    invalid: {
      skill_used: "tailor",
      book_learn: [
        ["manual", 2],
        ["diary", 1],
        ["manual", 1],
      ],
    },
    message: '"manual" is twice in "book_learn" – expected each once.',
    valid: [
      {
        skill_used: "tailor",
        book_learn: [
          ["manual", 2],
          ["diary", 2],
        ],
      },
    ],
  },
  {
    code: "reversible-with-byproducts",
    path: "byproducts",
    invalid: { reversible: true, time: "1 m", byproducts: [["scrap"]] },
    message:
      'The reversible recipe "kite" has byproducts – expected a recipe that makes only its result, since taking that apart cannot undo byproducts.',
    valid: [
      { byproducts: [["scrap"]] },
      { reversible: false, byproducts: [["scrap"]] },
      { reversible: true, time: "1 m", byproducts: [] },
    ],
  },
  {
    code: "reversible-with-result-mult",
    path: "result_mult",
    invalid: { reversible: true, time: "1 m", result_mult: 4 },
    message:
      'A reversible recipe makes 4 of "kite" – expected 1; the generated uncraft takes 4 apart at once.',
    valid: [{ result_mult: 4 }, { reversible: true, time: "1 m", result_mult: 1 }],
  },
  {
    code: "reversible-without-time",
    path: "reversible",
    invalid: { reversible: true },
    message:
      'The reversible recipe "kite" takes no time – expected a "time" above 0, which the generated uncraft also uses.',
    valid: [{ reversible: true, time: "1 s" }, { reversible: false }],
  },
  {
    code: "reversible-without-time",
    path: "time",
    invalid: { reversible: true, time: "0 s" },
    message:
      'The reversible recipe "kite" takes no time – expected a "time" above 0, which the generated uncraft also uses.',
    valid: [],
  },
  {
    code: "charges-with-result-mult",
    path: "charges",
    invalid: { charges: 5, result_mult: 2 },
    message: '"charges" is 5 and "result_mult" is 2 – expected only one of them.',
    valid: [{ charges: 5 }, { charges: 5, result_mult: 1 }, { charges: null, result_mult: 2 }],
  },
  {
    code: "container-not-contained",
    path: "contained",
    invalid: { contained: false, container: "tube" },
    message:
      '"contained" is false but "container" is "tube" – expected "container" only where it is used.',
    valid: [{ container: "tube" }, { contained: true, container: "tube" }, { contained: false }],
  },
  {
    code: "category-word",
    path: "category",
    invalid: { category: "TOYS" },
    message: '"category" is "TOYS" – expected a word that begins with "CC_".',
    valid: [{ category: "CC_TOYS", subcategory: "CSC_TOYS_KITES" }, { category: "" }],
  },
  {
    code: "category-word",
    path: "subcategory",
    invalid: { subcategory: "KITES" },
    message: '"subcategory" is "KITES" – expected a word that begins with "CSC_".',
    valid: [{ subcategory: "" }],
  },
  {
    code: "tool-count-zero",
    path: "tools/0/1/1",
    invalid: { tools: [["loom", ["awl", 0]]] },
    message:
      'The tool "awl" consumes 0 charges – expected a number above 0, or -1 for a tool that only has to be present.',
    valid: [{ tools: [["loom", ["awl", -1]]] }],
  },
  {
    code: "using-multiplier",
    path: "using/1/1",
    invalid: { using: ["glue", ["paste", 0]] },
    message:
      '"using" multiplies "paste" by 0 – expected 1 or more; its components count once and its tools need no charges.',
    valid: [{ using: "paste" }, { using: ["paste", ["glue", 2]] }],
  },
  {
    code: "recipe-too-complex",
    path: "components",
    invalid: {
      components: Array.from({ length: 7 }, () => [
        ["paper", 1],
        ["cloth", 1],
      ]),
    },
    message:
      'The recipe "kite" is too complex: its component groups share items in more than 100 ways – expected groups with little or no overlap.',
    valid: [
      {
        components: Array.from({ length: 6 }, () => [
          ["paper", 1],
          ["cloth", 1],
        ]),
      },
    ],
  },
];

for (const { code, path, invalid, message, valid } of cases) {
  rules(`${code} at ${path}`, () => {
    assert.equal(findings(invalid), [{ code, path, message }]);
    for (const value of valid) assert.equal(codes(value), [], JSON.stringify(value));
  });
}

rules("a recipe that is too complex says so in its record", () => {
  const components = Array.from({ length: 7 }, () => [
    ["paper", 1],
    ["cloth", 1],
  ]);
  const definition = definitionOf("recipe", { type: "recipe", result: "kite", components }, "kite");
  const record = recipe.resolve(definition, testContext());
  assert.is(record["too_complex"], true);
  assert.equal(
    record["components"],
    components.map((group) => group.map(([item, count]) => [item, count, true])),
  );
});

rules("complexity counts what using and LIST bring in", () => {
  const sheet = definitionOf("requirement", {
    type: "requirement",
    id: "sheet",
    components: [
      [
        ["paper", 1],
        ["cloth", 1],
      ],
    ],
  });
  const groups = Array.from({ length: 6 }, () => [["sheet", 1, "LIST"]]);
  const value = { type: "recipe", result: "kite", using: "sheet", components: groups };
  const context = testContext({ known: [sheet] });
  const definition = definitionOf("recipe", value, "kite");
  for (const rule of rulesOf(context.kinds.of("recipe"), definition)) rule(definition, context);
  assert.equal(context.codes(), ["recipe-too-complex"]);
  assert.is(recipe.resolve(definition, context)["too_complex"], true);
});

rules("an uncraft's groups are given back and never too complex", () => {
  const components = Array.from({ length: 7 }, () => [
    ["paper", 1],
    ["cloth", 1],
  ]);
  const definition = definitionOf("uncraft", { type: "uncraft", result: "kite", components });
  const context = testContext();
  uncraft.resolve(definition, context);
  assert.equal(context.codes(), []);
});

rules("are silent about an obsolete recipe", () => {
  const invalid = { difficulty: 2, time: 5, contained: false, container: "tube", category: "TOYS" };
  assert.is(codes(invalid).length > 0, true);
  assert.equal(codes({ ...invalid, obsolete: true }), []);
});

rules("help with legacy times", () => {
  assert.is(timeString(366100), "1 h 1 m 1 s");
  assert.is(timeString(1000), "10 s");
  assert.is(timeString(720000), "2 h");
  assert.is(timeString(50), "1 s");
  const help = definitions["legacy-time"].help?.({ moves: 1000, instead: "10 s" });
  assert.is(help, 'Write "10 s".');
});

rules("have the severities that the specification and the dialects give them", () => {
  const ofRecipes = contentCodes().filter((code) => themeOf(code) === "recipes");
  const severities = ofRecipes.map((code) => {
    const { severity } = definitions[code];
    const words = new Set([severity, severityIn("bright-nights", code, severity)]);
    return [code, [...words].join("/")];
  });
  assert.equal(Object.fromEntries(severities), {
    "legacy-time": "note",
    "negative-time": "error",
    "difficulty-without-skill": "error/warning",
    "decomp-learn-without-skill": "error/warning",
    "book-learn-without-skill": "error/warning",
    "reversible-with-byproducts": "error/warning",
    "reversible-with-result-mult": "warning",
    "reversible-without-time": "error",
    "reversible-uncraft": "warning",
    "several-reversible-recipes": "note",
    "charges-with-result-mult": "warning",
    "container-not-contained": "warning",
    "category-word": "note",
    "tool-count-zero": "error",
    "using-multiplier": "warning",
    "list-without-group": "error/warning",
    "requirement-cycle": "error",
    "unread-id-suffix": "note",
    "empty-group": "error/note",
    "repeated-alternative": "warning",
    "recipe-too-complex": "error",
    "flat-skills": "error/warning",
    "batch-swapped": "warning",
    "craft-gain": "warning",
    "quality-unreachable": "note",
    "recipe-unlearnable": "note",
  });
});

rules.run();
