import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes } from "../../generator/diagnostics/code.ts";
import { profession } from "../../generator/kinds/profession/profession.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { definitionOf, testContext } from "./context.ts";

const miller: JsonObject = {
  type: "profession",
  id: "miller",
  name: "Miller",
  description: "You ground grain.",
  points: -1,
};

function resolved(members: JsonObject): JsonObject {
  return profession.resolve(definitionOf("profession", { ...miller, ...members }), testContext());
}

interface Finding {
  readonly code: string;
  readonly path: unknown;
  readonly message: string;
}

function findings(members: JsonObject): Finding[] {
  const context = testContext();
  const definition = definitionOf("profession", { ...miller, ...members });
  for (const rule of profession.rules) rule(definition, context);
  return context.facts.map(({ code, place, data }) => ({
    code,
    path: "path" in place ? place.path : undefined,
    message: codes[code].message(data as never),
  }));
}

const test = suite("profession");

test("without optional members everything is there and empty", () => {
  assert.equal(resolved({}), {
    id: "miller",
    name: { male: "Miller", female: "Miller" },
    description: "You ground grain.",
    points: -1,
    addictions: [],
    skills: [],
    items: { both: { list: [] }, male: { list: [] }, female: { list: [] } },
    pets: [],
    flags: [],
    cbms: [],
    traits: [],
    spells: [],
    proficiencies: [],
    forbidden_traits: [],
  });
});

test("all members of the specification", () => {
  assert.equal(
    resolved({
      name: { male: "Miller", female: "Milleress" },
      addictions: [{ type: "pipe_weed", intensity: 12, "//": "strong" }],
      skills: [
        { name: "milling", level: 3 },
        { name: "milling", level: 1 },
      ],
      items: { both: ["flour", ["flour", "flour_note"], "flour"], female: ["apron"] },
      pets: ["mon_cat", "mon_cat"],
      vehicle: "hand_cart",
      flags: ["SCEN_ONLY", "B"],
      cbms: ["bio_arm"],
      traits: ["STRONG", "__proto__"],
    }),
    {
      id: "miller",
      name: { male: "Miller", female: "Milleress" },
      description: "You ground grain.",
      points: -1,
      addictions: [{ type: "pipe_weed", intensity: 12 }],
      skills: [
        { name: "milling", level: 3 },
        { name: "milling", level: 1 },
      ],
      items: {
        both: {
          list: [{ item: "flour" }, { item: "flour", snippet: "flour_note" }, { item: "flour" }],
        },
        male: { list: [] },
        female: { list: [{ item: "apron" }] },
      },
      pets: [
        { monster: "mon_cat", amount: 1 },
        { monster: "mon_cat", amount: 1 },
      ],
      vehicle: "hand_cart",
      flags: ["SCEN_ONLY", "B"],
      cbms: ["bio_arm"],
      traits: ["STRONG", "__proto__"],
      spells: [],
      proficiencies: [],
      forbidden_traits: [],
    },
  );
});

test("members of real data", () => {
  const record = resolved({
    name: { str: "Baker", ctxt: "profession" },
    description: { str: "You baked." },
    CBMs: ["bio_arm"],
    pets: [{ name: "mon_cat", amount: 3 }, { name: "mon_dog" }],
    spells: [{ id: "glow", level: 2 }],
    proficiencies: ["prof_bread"],
    forbidden_traits: ["WEAK"],
    allowed_traits: ["FLOURY"],
    no_bonus: "glasses",
    starting_cash: 500,
  });
  assert.equal(record["name"], { male: "Baker", female: "Baker" });
  assert.is(record["description"], "You baked.");
  assert.equal(record["cbms"], ["bio_arm"]);
  assert.equal(record["pets"], [
    { monster: "mon_cat", amount: 3 },
    { monster: "mon_dog", amount: 1 },
  ]);
  assert.equal(record["spells"], [{ id: "glow", level: 2 }]);
  assert.equal(record["proficiencies"], ["prof_bread"]);
  assert.equal(record["forbidden_traits"], ["WEAK"]);
  assert.equal(record["allowed_traits"], ["FLOURY"]);
  assert.is(record["no_bonus"], "glasses");
  assert.is(record["starting_cash"], 500);
  assert.is(record["CBMs"], undefined);
});

test("one value may stand in place of a list", () => {
  const record = resolved({
    skills: { name: "milling", level: 1 },
    addictions: { type: "pipe_weed", intensity: 5 },
    traits: "STRONG",
    cbms: "bio_arm",
    flags: "SCEN_ONLY",
  });
  assert.equal(record["skills"], [{ name: "milling", level: 1 }]);
  assert.equal(record["addictions"], [{ type: "pipe_weed", intensity: 5 }]);
  assert.equal(record["traits"], ["STRONG"]);
  assert.equal(record["cbms"], ["bio_arm"]);
  assert.equal(record["flags"], ["SCEN_ONLY"]);
});

test("starting items may be a group; the other lists stay lists", () => {
  const items = resolved({
    items: { both: { items: ["flour"] }, male: ["cap"] },
  })["items"] as JsonObject;
  const both = items["both"] as JsonObject;
  assert.equal(both["list"], []);
  const group = both["group"] as JsonObject;
  assert.is(group["subtype"], "collection");
  const [entry] = group["entries"] as readonly JsonObject[];
  assert.is(entry?.["item"], "flour");
  assert.equal(items["male"], { list: [{ item: "cap" }] });
});

test("good professions are not reported", () => {
  assert.equal(findings({}), []);
  assert.equal(findings({ name: { male: "A", female: "B" }, cbms: ["x"] }), []);
  assert.equal(findings({ name: { str: "A" }, flags: ["ANYTHING"], items: { both: [] } }), []);
});

test("profession-name-incomplete", () => {
  assert.equal(findings({ name: { male: "Miller" } }), [
    {
      code: "profession-name-incomplete",
      path: ["name"],
      message: 'The name has only "male" – a name by gender has both "male" and "female".',
    },
  ]);
  assert.equal(findings({ name: { ctxt: "x" } }), [
    {
      code: "profession-name-incomplete",
      path: ["name"],
      message: 'The name has no text – it is a text, or an object with "male" and "female".',
    },
  ]);
  assert.equal(resolved({ name: { female: "Milleress" } })["name"], {
    male: "Milleress",
    female: "Milleress",
  });
});

test("profession-cbms-twice", () => {
  assert.equal(findings({ cbms: ["a"], CBMs: ["b"] }), [
    {
      code: "profession-cbms-twice",
      path: ["CBMs"],
      message: '"cbms" and "CBMs" are in one object – they are two spellings of one member.',
    },
  ]);
});

test("profession-cbms-spelling", () => {
  const context = testContext();
  const written = definitionOf("profession", { ...miller, CBMs: ["a"] });
  for (const rule of profession.rules) rule(written, context);
  assert.equal(context.facts, [
    {
      code: "profession-cbms-spelling",
      place: { entry: written.origin.entry, path: ["CBMs"], target: "key" },
      data: { found: "CBMs", instead: "cbms" },
    },
  ]);
});

test("profession-cbms-twice asks the objects as written, not what layering made of them", () => {
  const context = testContext();
  const parent = definitionOf("profession", { ...miller, cbms: ["a"] });
  const change: JsonObject = {
    type: "profession",
    id: "miller",
    "edit-mode": "modify",
    "add:cbms": ["b"],
    "add:CBMs": ["c"],
  };
  const second = definitionOf("profession", change).origin;
  const layered = {
    ...parent,
    value: { ...miller, cbms: ["a", "b", "c"] },
    contributors: [parent.origin, second],
  };
  for (const rule of profession.rules) rule(layered, context);
  assert.equal(context.codes(), ["profession-cbms-twice"]);
  assert.equal(context.facts[0]?.data, { members: ["add:cbms", "add:CBMs"] });
  assert.equal(context.facts[0]?.place, {
    entry: second.entry,
    path: ["add:CBMs"],
    target: "key",
  });
});

test.run();
