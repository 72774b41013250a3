import { suite } from "uvu";
import { format } from "../../built-in.ts";
import * as assert from "uvu/assert";
import type { JsonObject } from "../../../generator/model/json.ts";
import { explain } from "../../../generator/schema/explain.ts";
import { isValid } from "../../../generator/schema/validates.ts";
import { visitReferences } from "../../../generator/schema/references.ts";
import { textsIn } from "../../../generator/schema/texts.ts";
import { monsterKind, readMonster, recordOf } from "./read.ts";

const own = suite("a kind that is made from a JSON Schema");

const schema = {
  description: "A creature.",
  "x-saved": ["name"],
  "x-transitions": { zombify_into: "Zombifiable" },
  "x-flags": ["FLIES"],
  "x-not-inherited": ["harvest"],
  required: ["name", "volume"],
  properties: {
    name: { "x-text": true, description: "What players read." },
    volume: { "x-unit": "volume" },
    weight: { anyOf: [{ type: "integer" }, { "x-unit": "mass" }], default: "1 kg" },
    hp: { type: "integer", minimum: 0, default: 10, "x-range": [0, 1000] },
    flags: { type: "array", items: { type: "string" }, default: [] },
    zombify_into: { "x-ref": "monster" },
    harvest: { "x-ref": "harvest" },
    faction: { type: "string", "x-index": true },
    categories: { type: "array", items: { type: "string" }, "x-index": true },
    attacks: {
      type: "array",
      items: {
        oneOf: [
          { type: "string" },
          { $ref: "#/definitions/attack" },
          { prefixItems: [{ "x-ref": "monster" }, { "x-unit": "time" }], minItems: 2 },
        ],
      },
    },
    armor: {
      type: "object",
      additionalProperties: { type: "number" },
      propertyNames: { "x-ref": "skill" },
    },
    reach: { "x-unit": "length" },
    where: { $ref: "common.json#/$defs/place" },
  },
  definitions: {
    attack: {
      required: ["id"],
      properties: {
        id: { type: "string" },
        cooldown: { "x-unit": "time", default: "1 m" },
        next: { $ref: "#/definitions/attack" },
      },
    },
  },
};
const common = {
  $defs: {
    place: {
      allOf: [{ $ref: "#/$defs/base" }],
      properties: { b: { type: "integer", default: 3 } },
    },
    base: { properties: { a: { type: "boolean" } }, required: ["a"] },
  },
};
const kind = monsterKind(schema, { "kinds/common.json": common });
const { definition, resolved, required } = kind.shapes;

const rat: JsonObject = {
  type: "MONSTER",
  id: "mon_rat",
  where: { a: true, "//": "a remark" },
  attacks: ["GRAB", { next: { cooldown: "2 h", id: "claw" }, id: "bite" }, ["mon_rat", "5 s"]],
  name: { str: "rat", ctxt: "animal" },
  volume: "1 L 5 ml",
  weight: 300,
  armor: { bash: 1, "//": "soft" },
  reach: "1 meter 5 cm",
};

own(
  "what an author writes has the members that every kind has, and what is mandatory is a list",
  () => {
    const members = Object.keys(definition.properties ?? {});
    const layering = ["type", "id", "ident", "alias", "copy-from", "abstract", "extend", "delete"];
    const others = [
      "relative",
      "proportional",
      "edit-mode",
      "override",
      "add:flags",
      "remove:flags",
    ];
    for (const each of [...layering, ...others, ...Object.keys(schema.properties)]) {
      assert.ok(members.includes(each), each);
    }
    assert.equal(required, ["id", "name", "volume"]);
    assert.equal(explain(rat, definition), []);
    assert.ok(isValid({ type: "MONSTER", id: ["a", "b"], "copy-from": "c" }, definition));
    assert.not.ok(isValid({ type: "terrain", id: "a" }, definition));
    const [unknown] = explain({ type: "MONSTER", hitpoints: 3 }, definition);
    assert.is(unknown?.code, "unknown-member");
  },
);

own(
  "a record has members in the schema's order, defaults, numbers for quantities, and no remarks",
  () => {
    const record = recordOf(kind, rat);
    assert.equal(record, {
      id: "mon_rat",
      name: "rat",
      volume_ml: 1005,
      weight_grams: 300,
      hp: 10,
      flags: [],
      attacks: [
        "GRAB",
        { id: "bite", cooldown_seconds: 60, next: { id: "claw", cooldown_seconds: 7200 } },
        ["mon_rat", 5],
      ],
      armor: { bash: 1 },
      reach_mm: 1050,
      where: { a: true, b: 3 },
    });
    assert.equal(Object.keys(record), [
      ...["id", "name", "volume_ml", "weight_grams", "hp", "flags", "attacks", "armor"],
      ...["reach_mm", "where"],
    ]);
    assert.ok(isValid(record, resolved.root));
    const least = recordOf(kind, { type: "MONSTER", id: "x", name: "x", volume: 2 });
    assert.is(least["weight_grams"], 1000);
    // As in built-in kinds, a bare number counts quarters of a litre.
    assert.is(least["volume_ml"], 500);
  },
);

own(
  "the shape of records requires what always is there, and says where a member comes from",
  () => {
    assert.is(resolved.root.title, "Monster");
    assert.equal(resolved.root.required, [
      ...["id", "name", "volume_ml", "weight_grams", "hp", "flags"],
    ]);
    assert.equal(resolved.root.properties?.["volume_ml"], { type: "integer", "x-from": "volume" });
    assert.equal(resolved.root.properties?.["name"], {
      description: "What players read.",
      type: "string",
    });
    assert.equal(Object.keys(resolved.definitions), ["monster_attack", "monster_common_place"]);
  },
);

own("references are found in members, names of members and places of tuples", () => {
  const found: string[] = [];
  visitReferences(definition, { ...rat, zombify_into: "mon_zombie" }, (kindOf, id) => {
    found.push(`${kindOf} ${id}`);
  });
  assert.equal(found, ["monster mon_rat", "skill bash", "monster mon_zombie"]);
  assert.equal(
    textsIn(rat, definition).map(({ path }) => path),
    [["name"]],
  );
});

own("the kind has everything that its schema says of it", () => {
  assert.is(kind.name, "monster");
  assert.equal(kind.types, ["MONSTER"]);
  assert.equal(kind.notInherited, ["harvest"]);
  assert.equal(kind.vocabularies, [{ member: "flags", known: ["FLIES"], namedBy: "schema" }]);
  assert.equal(kind.savedIds?.meaning, ["name"]);
  assert.equal(kind.output, { form: "table" });
  assert.is(kind.naming?.member, "id");
  const [transition] = kind.transitions ?? [];
  assert.is(transition?.verb, "zombify_into");
  assert.is(transition?.able, "Zombifiable");
  assert.is(transition?.successor({ zombify_into: "mon_zombie" }, "spec"), "mon_zombie");
  const answers: string[] = [];
  kind.lookups?.answersOf({ faction: "rats", categories: ["A", "B"] }, (key, value) => {
    answers.push(`${key} ${value}`);
  });
  assert.equal(kind.lookups?.keys, ["faction", "categories"]);
  assert.equal(answers, ["faction rats", "categories A", "categories B"]);
});

own("another member can contain the id; without one, definitions are a list in load order", () => {
  const named = monsterKind({ "x-id": "ident", properties: { name: { type: "string" } } });
  assert.equal(named.naming?.members, ["ident", "alias", "abstract"]);
  assert.equal(named.naming?.idsOf({ ident: ["a", "b"] }, noRules), ["a", "b"]);
  assert.ok(isValid({ type: "MONSTER", ident: ["a"], alias: "c" }, named.shapes.definition));
  assert.not.ok(isValid({ type: "MONSTER", id: "a" }, named.shapes.definition));
  const listed = monsterKind({
    "x-id": false,
    properties: { of: { "x-ref": "monster" }, id: { type: "integer" } },
  });
  assert.is(listed.naming, undefined);
  assert.is(listed.output?.form, "list");
  assert.equal(listed.shapes.required, []);
  assert.equal(recordOf(listed, { type: "MONSTER", of: "a", id: 3 }), { of: "a", id: 3 });
  const subjects = listed.output?.form === "list" ? listed.output.subjectsOf({ of: "a" }) : [];
  assert.equal(subjects, ["a"]);
});

const noRules = format.rules;

own("alternatives are told apart by type, by a member, or by a constant, in whatever order", () => {
  const shape = monsterKind({
    properties: {
      a: {
        anyOf: [
          { properties: { x: { type: "integer", default: 1 } } },
          { properties: { x: { type: "integer" }, y: { "x-unit": "time" } }, required: ["y"] },
        ],
      },
      b: {
        anyOf: [
          { properties: { t: { const: "one" }, v: { "x-unit": "mass" } }, required: ["t"] },
          { properties: { t: { const: "two" }, v: { "x-unit": "time" } }, required: ["t"] },
        ],
      },
      c: {
        anyOf: [
          { prefixItems: [{ const: "and" }, { "x-unit": "time" }] },
          { prefixItems: [{ const: "or" }, { "x-unit": "mass" }] },
        ],
      },
      d: { anyOf: [{ "x-ref": "item" }, { enum: ["none"] }] },
    },
  });
  const value = { a: { x: 2, y: "1 h" }, b: { t: "two", v: "2 m" }, c: ["or", "2 kg"], d: "none" };
  assert.ok(isValid(value, shape.shapes.definition));
  assert.equal(recordOf(shape, { id: "i", ...value }), {
    ...{ id: "i", a: { x: 2, y_seconds: 3600 }, b: { t: "two", v_seconds: 120 } },
    ...{ c: ["or", 2000], d: "none" },
  });
  assert.equal(recordOf(shape, { id: "i", a: {}, b: { t: "one", v: "2 g" } }), {
    ...{ id: "i", a: { x: 1 }, b: { t: "one", v_grams: 2 } },
  });
  const found: string[] = [];
  visitReferences(shape.shapes.definition, { d: "none" }, (_, id) => found.push(id));
  assert.equal(found, []);
});

own("a member may have two forms of lists, and a text forms of its own", () => {
  const quality = { properties: { id: { "x-ref": "quality" } }, required: ["id"] };
  const shape = monsterKind({
    properties: {
      qualities: { anyOf: [{ items: { items: quality } }, { items: quality }] },
      name: { "x-text": true, properties: { str: { type: "string" }, str_sp: { type: "string" } } },
    },
  });
  for (const qualities of [[{ id: "CUT" }], [[{ id: "CUT" }]]]) {
    const value = { qualities, name: { str_sp: "fish" } };
    assert.equal(explain(value, shape.shapes.definition), []);
    assert.equal(recordOf(shape, { id: "a", ...value }), { id: "a", qualities, name: "fish" });
  }
});

own("rules of a schema are checked at any depth", () => {
  const { rules } = monsterKind({
    properties: {
      lock: {
        "x-requires": { breakable: "into" },
        properties: { breakable: { type: "boolean" }, into: { type: "string" } },
      },
      seasons: { type: "array", items: { type: "string" }, "x-not-items": [2, 3] },
    },
  });
  const found: unknown[] = [];
  const value = { lock: { breakable: true }, seasons: ["a", "b"] };
  const definition = { value } as never;
  const context = {
    report: (...report: readonly unknown[]) => found.push(report),
    placeOf: (_: unknown, path: readonly string[]) => path.join("."),
  } as never;
  for (const rule of rules) rule(definition, context);
  assert.equal(
    found.map((each) => (each as readonly unknown[]).slice(0, 2)),
    [
      ["missing-member", "lock"],
      ["wrong-length", "seasons"],
    ],
  );
  assert.is(monsterKind({ properties: { a: {} } }).rules.length, 0);
});

own("a title that is a name in TypeScript names the type; every file is reported", () => {
  const { schema: read, files } = readMonster(
    { ...schema, title: "Creature" },
    {
      "kinds/common.json": common,
    },
  );
  assert.is(read?.typeName, "Creature");
  assert.equal(files, ["kinds/monster.json", "kinds/common.json"]);
  assert.equal(
    read?.references.map((each) => each.kind),
    ["monster", "harvest", "monster", "skill"],
  );
});

own.run();
