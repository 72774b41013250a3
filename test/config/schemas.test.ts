import type { Json } from "../../generator/model/json.ts";
import { isValid } from "../../generator/schema/validates.ts";
import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getLanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { configurationSchema } from "../../generator/config/check-shape.ts";
import { dialectNames } from "../../generator/compiled/dialects.ts";
import { shippedDialect } from "../../generator/kinds/dialects.ts";
import { externalKinds } from "../../generator/model/external-kind-names.ts";
import { contentSchema } from "../../generator/editor-schema/content-schema.ts";
import type { Shape } from "../../generator/schema/shape.ts";
import { defwright, projectFolder, terrain } from "../project-folder.ts";
import { format } from "../built-in.ts";

const test = suite("exported schemas");

test("the configuration's schema lists every external kind and every rule", () => {
  const { properties = {} } = configurationSchema();
  assert.equal(
    Object.keys(properties["known"]?.properties ?? {}).sort(),
    [...externalKinds].sort(),
  );
  const rules = properties["rules"]?.properties ?? {};
  assert.equal(Object.keys(rules).sort(), Object.keys(shippedDialect("spec").rules).sort());
  const [word, own] = properties["dialect"]?.anyOf ?? [];
  assert.equal(word?.enum, dialectNames);
  assert.equal(own?.properties?.["rules"], properties["rules"]);
  for (const name of dialectNames) {
    for (const [rule, value] of Object.entries(shippedDialect(name).rules)) {
      assert.ok(isValid(value as Json, rules[rule] ?? {}), `${rule} takes ${String(value)}`);
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
  const validate = new Ajv({ strict: false }).compile(contentSchema(format));
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

test("the content's schema refuses what the compiler refuses, and nothing that it takes", async () => {
  const validate = new Ajv({ strict: false }).compile(contentSchema(format));
  const { color: _, ...plain } = terrain("t_a") as { readonly color: string };
  const color = "white";
  const pry = {
    pry_quality: 1,
    difficulty: 1,
    new_ter_type: "t_a",
    success_message: "y",
    fail_message: "n",
  };
  const broken = { break_ter_type: "t_a", break_message: "c" };
  const season = (length: number): string[] => Array.from({ length }, () => "red");
  const cases: readonly [object, boolean][] = [
    [{ color }, true],
    [{ bgcolor: color }, true],
    [{ color, bgcolor: color }, false],
    [{}, false],
    ...[2, 3, 5].map((length): [object, boolean] => [{ color: season(length) }, false]),
    ...[2, 3, 5].map((length): [object, boolean] => [
      { color, symbol: season(length).map(() => "#") },
      false,
    ]),
    [{ bgcolor: season(4) }, true],
    [{ color, pry }, true],
    [{ color, pry: { ...pry, breakable: false } }, true],
    [{ color, pry: { ...pry, breakable: true } }, false],
    [{ color, pry: { ...pry, ...broken, breakable: true } }, true],
  ];
  for (const [members, taken] of cases) {
    const object = { ...plain, ...members };
    const folder = projectFolder({
      "defwright.config.json": { packs: ["content/core"] },
      "content/core/a.json": [object],
    });
    const { code, err } = await defwright(folder, ["check"]);
    assert.is(code === 0, taken, `${JSON.stringify(members)}\n${err}`);
    assert.is(validate(object), taken, JSON.stringify(members));
  }
  const child = { type: "terrain", id: "t_b", "copy-from": "t_a" };
  assert.ok(validate({ ...child, bgcolor: color }));
  assert.not(validate({ ...child, color, bgcolor: color }), "both, in a child");
});

test("an editor completes members of the kind, with their words", async () => {
  const text = '[{ "type": "terrain", "" }]';
  const service = getLanguageService({});
  service.configure({
    schemas: [{ uri: "defwright://content", fileMatch: ["*.json"], schema: contentSchema(format) }],
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
