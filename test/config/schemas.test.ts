import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getLanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { configurationSchema } from "../../generator/config/check-shape.ts";
import { dialectRules } from "../../generator/model/dialect.ts";
import { externalKinds } from "../../generator/model/external-kind-names.ts";
import { contentSchema } from "../../generator/package/content-schema.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { terrain } from "../project-folder.ts";

const test = suite("exported schemas");

test("the configuration's schema lists every external kind and every rule", () => {
  const { properties = {} } = configurationSchema();
  assert.equal(
    Object.keys(properties["known"]?.properties ?? {}).sort(),
    [...externalKinds].sort(),
  );
  const rules = properties["rules"]?.properties ?? {};
  assert.equal(Object.keys(rules).sort(), Object.keys(dialectRules.spec).sort());
  assert.equal(properties["dialect"]?.enum, Object.keys(dialectRules));
  for (const values of Object.values(dialectRules)) {
    for (const [rule, value] of Object.entries(values)) {
      assert.ok(rules[rule]?.enum?.includes(value as string), `${rule} takes ${String(value)}`);
    }
  }
});

test("each of its members is described", () => {
  const visit = (shape: Shape, name: string): void => {
    assert.ok((shape.description ?? "").length > 20, `${name} is described`);
    for (const [member, inner] of Object.entries(shape.properties ?? {})) {
      visit(inner, `${name}.${member}`);
    }
    for (const branch of shape.anyOf ?? []) visit(branch, `${name}|`);
  };
  visit(configurationSchema(), "configuration");
});

test("the content's schema takes one object or a list, and leaves other types alone", () => {
  const validate = new Ajv({ strict: false }).compile(contentSchema());
  const valid = terrain("t_a");
  assert.ok(validate(valid));
  assert.ok(validate([valid, { type: "GENERIC", anything: 1 }]));
  assert.not(validate([{ ...valid, move_cost: "slow" }]), "a wrong type");
  assert.not(validate([{ type: "terrain", id: "t_b" }]), "an incomplete definition");
  assert.ok(
    validate([{ type: "terrain", id: "t_b", "copy-from": "t_a" }]),
    "completed by its parent",
  );
});

test("an editor completes members of the kind, with their words", async () => {
  const text = '[{ "type": "terrain", "" }]';
  const service = getLanguageService({});
  service.configure({
    schemas: [{ uri: "defwright://content", fileMatch: ["*.json"], schema: contentSchema() }],
  });
  const document = TextDocument.create("file:///doors.json", "json", 1, text);
  const position = document.positionAt(text.indexOf('""') + 1);
  const completed = await service.doComplete(
    document,
    position,
    service.parseJSONDocument(document),
  );
  const items = new Map((completed?.items ?? []).map((item) => [item.label, item]));
  assert.ok(items.has("move_cost"));
  assert.not(items.has("required_str"), "that is furniture's");
  assert.match(JSON.stringify(items.get("open")?.documentation), "§2.3");
});

test.run();
