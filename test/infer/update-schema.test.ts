/** An update keeps what the author of a schema wrote. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { IdSets } from "../../generator/infer/id-sets.ts";
import { inferKind } from "../../generator/infer/infer-kind.ts";
import { updateSchema } from "../../generator/infer/update-schema.ts";
import { valueAt } from "../../generator/json/path.ts";
import type { JsonObject } from "../../generator/model/json.ts";
import { format } from "../built-in.ts";

const test = suite("update a schema");

function object(properties: JsonObject, more: JsonObject = {}): JsonObject {
  return { type: "object", properties, ...more };
}

test("the author's words stay; new members, words and forms are added", () => {
  const old = object(
    {
      hp: { description: "How much it takes.", type: "number", maximum: 500 },
      size: { enum: ["SMALL", "HUGE"] },
      drops: { type: "string", "x-ref": "item_group" },
      parts: { $ref: "#/definitions/parts" },
      pair: { type: "array", items: [{ type: "string" }] },
      many: { type: "object", additionalProperties: { type: "string" } },
    },
    { title: "Beast", required: ["hp"] },
  );
  const inferred = object(
    {
      hp: { type: "integer", minimum: 0 },
      size: { type: "string", enum: ["SMALL", "LARGE"] },
      drops: { anyOf: [{ type: "string" }, { type: "array", items: { type: "string" } }] },
      parts: { type: "array" },
      pair: { type: "array", items: [{ type: "string", "x-ref": "item" }, { type: "integer" }] },
      many: { type: "object", additionalProperties: { type: "integer" } },
      speed: { type: "integer" },
    },
    { title: "Monster", required: ["hp", "speed"] },
  );
  const { schema, added, absent } = updateSchema(old, inferred);
  assert.equal(
    schema,
    object(
      {
        hp: { description: "How much it takes.", type: "number", maximum: 500 },
        size: { enum: ["SMALL", "HUGE", "LARGE"], $comment: 'does not occur: "HUGE"' },
        drops: {
          anyOf: [
            { type: "string", "x-ref": "item_group" },
            { type: "array", items: { type: "string" } },
          ],
        },
        parts: { $ref: "#/definitions/parts" },
        pair: { type: "array", items: [{ type: "string" }, { type: "integer" }] },
        many: {
          type: "object",
          additionalProperties: { anyOf: [{ type: "string" }, { type: "integer" }] },
        },
        speed: { type: "integer" },
      },
      { title: "Beast", required: ["hp"] },
    ),
  );
  assert.equal([added, absent], [5, 1]);
});

test("what does not occur stays and is said, until it occurs again", () => {
  const old = object({ hp: { type: "integer", $comment: "of the body" }, odd: {} });
  const gone = updateSchema(old, object({}));
  assert.equal(
    gone.schema,
    object({
      hp: { type: "integer", $comment: "of the body; does not occur" },
      odd: { $comment: "does not occur" },
    }),
  );
  assert.is(gone.absent, 2);
  assert.equal(updateSchema(gone.schema, object({})), gone);
  const back = updateSchema(gone.schema, object({ hp: { type: "integer" }, odd: {} }));
  assert.equal(back.schema, old);
});

test("the same content changes nothing", () => {
  const schema = object({
    a: {
      anyOf: [
        { type: "array", items: [{ type: "string" }] },
        { type: "array", items: {} },
      ],
    },
    b: { type: "string", "x-text": true },
    c: { type: "array", items: [{ type: "string" }, { const: "LIST" }] },
    __proto__: { type: "integer" },
  });
  assert.equal(updateSchema(schema, schema), { schema, added: 0, absent: 0 });
});

test("texts for players have all forms, or those that their author gave them and those that occur", () => {
  const inferred = inferKind({
    ...{ kind: "monster", ids: new IdSets(format) },
    objects: [
      { id: "a", name: "A" },
      { id: "b", name: { str: "B" } },
    ],
  }).schema;
  const updated = (name?: JsonObject): unknown =>
    valueAt(updateSchema(object(name ? { name } : {}), inferred).schema, ["properties", "name"]);
  const open = { "x-text": true };
  assert.equal(JSON.parse(JSON.stringify(updated())), open);
  assert.equal(updated(open), open);
  const text = { type: "string", "x-text": true };
  const properties = { str: { type: "string" } };
  assert.equal(updated(text), {
    anyOf: [text, { type: "object", "x-text": true, additionalProperties: false, properties }],
  });
  const list = { type: "array" };
  assert.equal(JSON.parse(JSON.stringify(updated(list))), { anyOf: [list, open] });
});

test("what the content says nothing of stays as its author has it", () => {
  const old = object({ price: { type: "string" }, cost: { type: "integer" } });
  const inferred = object({ price: {}, cost: { $comment: "of no known unit" } });
  assert.equal(updateSchema(old, inferred), { schema: old, added: 0, absent: 0 });
});

test.run();
