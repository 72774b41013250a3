import * as assert from "uvu/assert";
import { suite } from "uvu";
import type { Definition } from "../../generator/model/definition.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { recipe } from "../../generator/kinds/recipe/recipe.ts";
import { requirement } from "../../generator/kinds/requirement/requirement.ts";
import { definitionOf, testContext, type TestContext } from "./context.ts";

const requirements = suite("requirements");

const requirementOf = (value: JsonObject): Definition =>
  definitionOf("requirement", { type: "requirement", ...value });

function resolveRecipe(value: JsonObject, known: readonly JsonObject[] = []): JsonObject {
  const context = testContext({ known: known.map(requirementOf) });
  const full = { type: "recipe", result: "kite", ...value };
  return recipe.resolve(definitionOf("recipe", full, "kite"), context);
}

/** Rules of the requirement kind over all of them. */
function checkAll(...values: JsonObject[]): TestContext {
  const known = values.map(requirementOf);
  const context = testContext({ known });
  for (const definition of known) for (const rule of requirement.rules) rule(definition, context);
  return context;
}

const paste = {
  id: "paste",
  components: [
    [
      ["flour_paste", 2],
      ["resin", 1],
    ],
    [["brush", 1]],
  ],
};
const heat = {
  id: "heat",
  tools: [
    [
      ["stove", 3],
      ["campfire", -1],
    ],
    [["pot", -2]],
  ],
};

requirements("read every form of a group", () => {
  const record = resolveRecipe({
    tools: [["loom", ["needle", -1], ["pin", -3], ["torch", 25]]],
    components: [
      [
        ["cloth", 3],
        ["silk", 1, false],
        ["paper", 4, true],
      ],
      [["glue", 1, "NO_RECOVER"]],
    ],
  });
  assert.equal(record["tools"], [
    [
      ["loom", -1],
      ["needle", -1],
      ["pin", -3],
      ["torch", 25],
    ],
  ]);
  assert.equal(record["components"], [
    [
      ["cloth", 3, true],
      ["silk", 1, false],
      ["paper", 4, true],
    ],
    [["glue", 1, false]],
  ]);
});

requirements("fill in level and amount of qualities and keep alternatives", () => {
  const record = resolveRecipe({
    qualities: [
      { id: "CUT" },
      { id: "SAW", level: 2, amount: 3 },
      [{ id: "DIG" }],
      [{ id: "HAMMER" }, { id: "WRENCH", level: 2 }],
    ],
  });
  assert.equal(record["qualities"], [
    { id: "CUT", level: 1, amount: 1 },
    { id: "SAW", level: 2, amount: 3 },
    { id: "DIG", level: 1, amount: 1 },
    {
      id: "HAMMER",
      level: 1,
      amount: 1,
      or: [{ id: "WRENCH", level: 2, amount: 1 }],
    },
  ]);
});

requirements("come before the own ones, multiplied, presence and qualities excepted", () => {
  const known = [{ ...paste, qualities: [{ id: "STIR" }] }, heat];
  const record = resolveRecipe(
    {
      using: [
        ["paste", 3],
        ["heat", 2],
      ],
      qualities: [{ id: "STIR" }, { id: "CUT" }],
      tools: [[["awl", -1]]],
      components: [[["cloth", 1]]],
    },
    known,
  );
  assert.equal(record["qualities"], [
    { id: "STIR", level: 1, amount: 1 },
    { id: "CUT", level: 1, amount: 1 },
  ]);
  assert.equal(record["tools"], [
    [
      ["stove", 6],
      ["campfire", -1],
    ],
    [["pot", -2]],
    [["awl", -1]],
  ]);
  assert.equal(record["components"], [
    [
      ["flour_paste", 6, true],
      ["resin", 3, true],
    ],
    [["brush", 3, true]],
    [["cloth", 1, true]],
  ]);
});

requirements("are used once when named alone or in a plain list", () => {
  const brush = [["brush", 1, true]];
  const alone = { id: "tidy", components: [[["brush", 1]]] };
  assert.equal(resolveRecipe({ using: "tidy" }, [alone])["components"], [brush]);
  assert.equal(resolveRecipe({ using: ["tidy", "tidy"] }, [alone])["components"], [brush, brush]);
});

requirements("give their first group for LIST, multiplied", () => {
  const record = resolveRecipe(
    {
      tools: [
        [
          ["heat", 10, "LIST"],
          ["sun", -1],
        ],
      ],
      components: [
        [
          ["tape", 1],
          ["paste", 5, "LIST"],
        ],
      ],
    },
    [paste, heat],
  );
  assert.equal(record["tools"], [
    [
      ["stove", 30],
      ["campfire", -1],
      ["sun", -1],
    ],
  ]);
  assert.equal(record["components"], [
    [
      ["tape", 1, true],
      ["flour_paste", 10, true],
      ["resin", 5, true],
    ],
  ]);
});

requirements("keep the recoverability of listed alternatives unless the list has its own", () => {
  const mixed = {
    id: "mixed",
    components: [
      [
        ["ash", 1, false],
        ["clay", 1],
      ],
    ],
  };
  const listed = (...words: (string | boolean)[]): unknown =>
    resolveRecipe({ components: [[["mixed", 1, ...words]]] }, [mixed])["components"];
  const groups = (clay: boolean): unknown => [
    [
      ["ash", 1, false],
      ["clay", 1, clay],
    ],
  ];
  assert.equal(listed("LIST"), groups(true));
  assert.equal(listed("LIST", "NO_RECOVER"), groups(false));
  assert.equal(listed(false, "LIST"), groups(false));
});

requirements("keep the smaller of two counts of one item in a group", () => {
  const record = resolveRecipe(
    {
      tools: [
        [
          ["stove", 40],
          ["heat", 10, "LIST"],
          ["campfire", 5],
        ],
      ],
      components: [
        [
          ["resin", 7],
          ["paste", 5, "LIST"],
          ["flour_paste", 4],
          ["wax", 1],
        ],
      ],
    },
    [paste, heat],
  );
  assert.equal(record["tools"], [
    [
      ["stove", 30],
      ["campfire", -1],
    ],
  ]);
  assert.equal(record["components"], [
    [
      ["resin", 5, true],
      ["flour_paste", 4, true],
      ["wax", 1, true],
    ],
  ]);
});

requirements("nest, and multiply through every level", () => {
  const record = resolveRecipe({ using: [["outer", 2]] }, [
    { id: "outer", components: [[["inner", 3, "LIST"]]] },
    {
      id: "inner",
      components: [
        [
          ["paste", 2, "LIST"],
          ["gum", 1],
        ],
      ],
    },
    paste,
  ]);
  assert.equal(record["components"], [
    [
      ["flour_paste", 24, true],
      ["resin", 12, true],
      ["gum", 6, true],
    ],
  ]);
});

requirements("stay cheap and finite when lists multiply", () => {
  const levels = Array.from({ length: 40 }, (_, level) => ({
    id: `level${String(level)}`,
    components: [
      level === 39
        ? [["sand", 2]]
        : [
            [`level${String(level + 1)}`, 2, "LIST"],
            [`level${String(level + 1)}`, 3, "LIST"],
          ],
    ],
  }));
  const record = resolveRecipe({ using: "level0" }, levels);
  assert.equal(record["components"], [[["sand", 2 ** 31 - 1, true]]]);
});

requirements("do not multiply below once", () => {
  const record = resolveRecipe(
    {
      using: [
        ["paste", -1],
        ["heat", 0],
      ],
    },
    [paste, heat],
  );
  assert.equal(record["components"], [
    [
      ["flour_paste", 2, true],
      ["resin", 1, true],
    ],
    [["brush", 1, true]],
  ]);
  assert.equal(record["tools"], [
    [
      ["stove", -1],
      ["campfire", -1],
    ],
    [["pot", -2]],
  ]);
});

requirements("that do not exist leave groups that cannot be met", () => {
  const record = resolveRecipe({
    using: "lost",
    components: [[["gone", 1, "LIST"]], [["reed", 1]]],
  });
  assert.equal(record["components"], [[["reed", 1, true]]]);
  assert.equal(
    [record["tools"], record["missing_requirements"]],
    [
      [[], []],
      ["lost", "gone"],
    ],
  );
});

requirements("that do not exist may be missing deep in lists, and are missing once", () => {
  const known = [
    { id: "cord", components: [[["twine", 1, "LIST"]], [["hook", 1]]] },
    { id: "net", components: [[["cord", 2, "LIST"]]], tools: [[["frame", 1, "LIST"]]] },
  ];
  const record = resolveRecipe({ using: [["net", 3]], components: [[["cord", 1, "LIST"]]] }, known);
  assert.equal(record["components"], []);
  assert.equal(
    [record["tools"], record["missing_requirements"]],
    [
      [[], []],
      ["frame", "twine"],
    ],
  );
});

requirements("that do not exist are not missing where another alternative is there", () => {
  const group = [
    ["gone", 1, "LIST"],
    ["reed", 1],
  ];
  const record = resolveRecipe({ components: [group] });
  assert.equal(record["components"], [[["reed", 1, true]]]);
  assert.equal([record["tools"], "missing_requirements" in record], [[], false]);
});

requirements("leave no group where their lists come to nothing", () => {
  const known = [
    paste,
    heat,
    { id: "round", tools: [[["round", 1, "LIST"]]] },
    { id: "deep", components: [[["heat", 1, "LIST"]], [["nail", 1]]] },
  ];
  const value = {
    using: "deep",
    tools: [
      [
        ["paste", 1, "LIST"],
        ["round", 1, "LIST"],
      ],
    ],
    components: [[["deep", 2, "LIST"]]],
  };
  const record = resolveRecipe(value, known);
  assert.equal([record["tools"], record["components"]], [[], [[["nail", 1, true]]]]);
  assert.not("missing_requirements" in record);
});

requirements("with hostile ids are ids like others", () => {
  const record = resolveRecipe({ using: "__proto__", components: [[["constructor", 1]]] }, [
    {
      id: "__proto__",
      components: [
        [
          ["constructor", 2],
          ["10", 1],
          ["__proto__", 3],
        ],
      ],
    },
  ]);
  assert.equal(record["components"], [
    [
      ["constructor", 2, true],
      ["10", 1, true],
      ["__proto__", 3, true],
    ],
    [["constructor", 1, true]],
  ]);
});

requirements("resolve to their id and their groups", () => {
  const definition = requirementOf({ id: "craft_heat", tools: [[["heat", 2, "LIST"]]] });
  const context = testContext({ known: [requirementOf(heat)] });
  assert.equal(requirement.resolve(definition, context), {
    id: "craft_heat",
    qualities: [],
    tools: [
      [
        ["stove", 6],
        ["campfire", -1],
      ],
    ],
    components: [],
  });
});

requirements("are silent where all is well", () => {
  assert.equal(checkAll(paste, heat, { id: "both", tools: [[["heat", 1, "LIST"]]] }).codes(), []);
});

requirements("report a list that leads back, once for the whole circle", () => {
  const context = checkAll(
    {
      id: "egg",
      components: [
        [
          ["shell", 1],
          ["hen", 1, "LIST"],
        ],
      ],
    },
    { id: "hen", components: [[["chick", 1, "LIST"]]] },
    { id: "chick", components: [[["egg", 1, "LIST"]]] },
    { id: "farm", components: [[["egg", 1, "LIST"]]] },
  );
  assert.equal(
    context.facts.map(({ code, data }) => ({ code, data })),
    [{ code: "requirement-cycle", data: { cycle: ["chick", "egg", "hen", "chick"] } }],
  );
  assert.equal(
    context.facts[0] && "path" in context.facts[0].place && context.facts[0].place.path,
    ["components", 0, 0, 0],
  );
});

requirements("report a list of itself", () => {
  const context = checkAll({ id: "loop", tools: [[["loop", 1, "LIST"]]] });
  assert.equal(
    context.facts.map(({ data }) => data),
    [{ cycle: ["loop", "loop"] }],
  );
});

requirements("still resolve in a circle", () => {
  const known = [
    {
      id: "egg",
      components: [
        [
          ["shell", 1],
          ["hen", 1, "LIST"],
        ],
      ],
    },
    {
      id: "hen",
      components: [
        [
          ["feather", 1],
          ["egg", 1, "LIST"],
        ],
      ],
    },
  ];
  assert.equal(resolveRecipe({ using: "egg" }, known)["components"], [
    [
      ["shell", 1, true],
      ["feather", 1, true],
    ],
  ]);
});

requirements("report a list without a group of its sort", () => {
  const tools = [["pot"], ["pan", ["paste", 1, "LIST"]]];
  const context = checkAll(paste, { id: "wrong", tools });
  assert.equal(
    context.facts.map(({ code, data, severity }) => ({ code, data, severity })),
    [
      {
        code: "list-without-group",
        data: { requirement: "paste", member: "tools" },
        severity: undefined,
      },
    ],
  );
});

requirements("report a group whose lists leave it empty", () => {
  const tools = [
    [["paste", 1, "LIST"]],
    [
      ["paste", 2, "LIST"],
      ["glue", 1, "LIST"],
    ],
  ];
  const glue = { id: "glue", qualities: [{ id: "BOIL", level: 1 }] };
  const context = checkAll(paste, glue, { id: "wrong", tools });
  const found = context.facts.map(({ code, data, place }) => {
    const path = "path" in place ? place.path : [];
    return [code, path.join("."), JSON.stringify(data)].join(" ");
  });
  assert.equal(found, [
    'empty-group tools.0.0.0 {"member":"tools","lists":["paste"]}',
    'empty-group tools.1 {"member":"tools","lists":["paste","glue"]}',
  ]);
});

requirements("report a tool that is needed 0 times", () => {
  const context = checkAll({
    id: "none",
    tools: [
      ["pot"],
      [
        ["awl", -1],
        ["lamp", 0],
      ],
    ],
  });
  assert.equal(
    context.facts.map(({ code, data, place }) => ({ code, data, place })),
    [
      {
        code: "tool-count-zero",
        data: { tool: "lamp" },
        place: { ...context.facts[0]?.place, path: ["tools", 1, 1, 1] },
      },
    ] as unknown[],
  );
});

requirements.run();
