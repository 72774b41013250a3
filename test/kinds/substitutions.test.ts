import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codes } from "../../generator/diagnostics/code.ts";
import { professionItemSubstitutions } from "../../generator/kinds/profession_item_substitutions/profession_item_substitutions.ts";
import { substitutionSources } from "../../generator/kinds/profession_item_substitutions/profession_item_substitutions.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { definitionOf, testContext } from "./context.ts";

const kind = "profession_item_substitutions";

function resolved(members: JsonObject): JsonObject {
  return professionItemSubstitutions.resolve(
    definitionOf(kind, { type: kind, ...members }),
    testContext(),
  );
}

function findings(members: JsonObject): unknown[] {
  const context = testContext();
  const definition = definitionOf(kind, { type: kind, ...members });
  for (const rule of professionItemSubstitutions.rules) rule(definition, context);
  return context.facts.map(({ code, place, data }) => [
    code,
    "path" in place ? place.path : undefined,
    codes[code].message(data as never),
  ]);
}

const test = suite("profession item substitutions");

test("item form: one item, its ways in order, a bare id is one for each", () => {
  assert.equal(
    resolved({
      item: "wool_cap",
      sub: [
        { present: ["ITCHY", "COLD"], absent: ["BALD"], new: ["fur_cap"] },
        {
          present: ["ITCHY"],
          new: [
            { item: "ribbon", ratio: 2 },
            { item: "pin", ratio: 0.5 },
          ],
        },
      ],
    }),
    {
      replacements: [
        {
          item: "wool_cap",
          sub: [
            { present: ["ITCHY", "COLD"], absent: ["BALD"], new: [{ item: "fur_cap", ratio: 1 }] },
            {
              present: ["ITCHY"],
              absent: [],
              new: [
                { item: "ribbon", ratio: 2 },
                { item: "pin", ratio: 0.5 },
              ],
            },
          ],
        },
      ],
    },
  );
});

test("trait form: the trait becomes the condition of each item", () => {
  assert.equal(
    resolved({
      trait: "ITCHY",
      sub: [
        { item: "wool_cap", new: ["fur_cap"] },
        { item: "__proto__", new: [] },
        { item: "wool_cap", new: ["bag"] },
      ],
    }),
    {
      replacements: [
        {
          item: "wool_cap",
          sub: [
            { present: ["ITCHY"], absent: [], new: [{ item: "fur_cap", ratio: 1 }] },
            { present: ["ITCHY"], absent: [], new: [{ item: "bag", ratio: 1 }] },
          ],
        },
        { item: "__proto__", sub: [{ present: ["ITCHY"], absent: [], new: [] }] },
      ],
    },
  );
});

test("bonus of an item and of a group", () => {
  assert.equal(resolved({ item: "lens", bonus: { present: ["BLURRY"] } }), {
    replacements: [],
    bonus: { item: "lens", present: ["BLURRY"], absent: [] },
  });
  const { bonus } = resolved({ group: { items: ["lens"] }, bonus: { absent: ["BLURRY"] } });
  const { group, ...condition } = bonus as JsonObject;
  assert.equal(condition, { present: [], absent: ["BLURRY"] });
  const [entry] = (group as JsonObject)["entries"] as readonly JsonObject[];
  assert.is(entry?.["item"], "lens");
  assert.equal(resolved({ group: "lens_set", bonus: {} })["bonus"], {
    group: { group: "lens_set" },
    present: [],
    absent: [],
  });
});

test("good objects are not reported", () => {
  assert.equal(findings({ item: "a", sub: [{ present: [], new: ["b"] }] }), []);
  assert.equal(findings({ item: "a", sub: [{ absent: ["T"], new: ["b"] }], bonus: {} }), []);
  assert.equal(findings({ trait: "T", sub: [{ item: "a", new: ["b"] }] }), []);
  assert.equal(findings({ group: { items: ["a"] }, bonus: { present: ["T"] } }), []);
});

test("substitution-without-subject", () => {
  assert.equal(findings({ sub: [] }), [
    [
      "substitution-without-subject",
      [],
      'The substitution has no subject – expected "item" or "trait".',
    ],
  ]);
  assert.equal(resolved({ sub: [] }), { replacements: [] });
});

test("substitution-two-subjects: the item form wins", () => {
  const both = { item: "a", trait: "T", sub: [{ present: ["U"], new: ["b"] }] };
  assert.equal(findings(both), [
    [
      "substitution-two-subjects",
      ["trait"],
      '"trait" has no effect – the object has "item", which determines its form.',
    ],
  ]);
  assert.equal(resolved(both), {
    replacements: [
      { item: "a", sub: [{ present: ["U"], absent: [], new: [{ item: "b", ratio: 1 }] }] },
    ],
  });
});

test("substitution-without-effect", () => {
  assert.equal(findings({ item: "a" }), [
    [
      "substitution-without-effect",
      ["item"],
      'The substitution does nothing – expected "sub" or "bonus" in addition to "item".',
    ],
  ]);
  assert.equal(findings({ group: { items: ["a"] } }), [
    [
      "substitution-without-effect",
      ["group"],
      'The substitution does nothing – expected "bonus" in addition to "group".',
    ],
  ]);
});

test("substitution-member-unused", () => {
  const found = findings({
    trait: "T",
    bonus: {},
    sub: [{ item: "a", present: ["U"], new: ["b"] }],
  }) as [string, unknown, string][];
  assert.equal(
    found.map(([code, path]) => [code, path]),
    [
      ["substitution-member-unused", ["bonus"]],
      ["substitution-member-unused", ["sub", 0, "present"]],
    ],
  );
  assert.is(resolved({ trait: "T", bonus: {}, sub: [] })["bonus"], undefined);
});

test("substitution-entry-incomplete", () => {
  assert.equal(findings({ item: "a", sub: [{ new: ["b"] }] }), [
    [
      "substitution-entry-incomplete",
      ["sub", 0],
      'An entry of "sub" has no "present" – with "item", each entry needs one.',
    ],
  ]);
  assert.equal(findings({ trait: "T", sub: [{ new: ["b"] }] }), [
    [
      "substitution-entry-incomplete",
      ["sub", 0],
      'An entry of "sub" has no "item" – with "trait", each entry needs one.',
    ],
  ]);
});

test("substitution-never-applies", () => {
  const message =
    '"T" is in both "present" and "absent" – no character can have and lack the same trait.';
  const clash = { present: ["U", "T"], absent: ["V", "T"] };
  assert.equal(findings({ item: "a", sub: [{ ...clash, new: [] }], bonus: clash }), [
    ["substitution-never-applies", ["sub", 0, "absent", 1], message],
    ["substitution-never-applies", ["bonus", "absent", 1], message],
  ]);
});

test("where what replaces items is written, and what there is where nothing is", () => {
  const sources = (members: JsonObject): unknown =>
    substitutionSources({ type: kind, ...members } as never)(["replacements"]);
  assert.equal(sources({ item: "rope", sub: [{ present: ["A"], new: ["cord"] }] }), {
    path: ["sub"],
    absent: "definition",
  });
  assert.equal(sources({ bonus: { present: ["A"] }, group: { items: ["rope"] } }), {
    path: ["sub"],
    absent: "default",
  });
});

test.run();
