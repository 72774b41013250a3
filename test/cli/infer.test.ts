import { readdirSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, projectFolder, read, write } from "../project-folder.ts";

const test = suite("defwright infer");

function monster(id: string, members: object = {}): object {
  return { type: "MONSTER", id, hp: 10, stands_on: "t_gate", ...members };
}

test("prints a schema to stdout, and what it saw to stderr", async () => {
  const folder = doorProject({ "content/core/m.json": [monster("a"), monster("b", { hp: 1.5 })] });
  const { code, out, err } = await defwright(folder, ["infer", "--type", "MONSTER"]);
  assert.is(code, 0);
  assert.is(err, "defwright: 2 objects, 2 members, 0 references\n");
  const { title, properties } = JSON.parse(out) as { title: string; properties: object };
  assert.is(title, "Monster");
  assert.equal(properties, {
    hp: { type: "number" },
    stands_on: { $comment: "an id of terrain?", type: "string" },
  });
  const named = await defwright(folder, [
    ...["infer", "--type", "MONSTER", "--type", "PET", "--kind", "big_beast", "--id", "hp", "-q"],
  ]);
  assert.is(named.err, "");
  assert.match(named.out, '"title": "BigBeast"');
  assert.match(named.out, '"x-id": "hp"');
});

test("a folder or a configuration instead of the one here", async () => {
  const folder = projectFolder({
    "game/json/m.json": [
      monster("a", { partner: "b" }),
      monster("b", { partner: "c" }),
      monster("c", { partner: "a" }),
    ],
    "game/json/broken.json": "[",
    "other.config.json": { packs: ["game/json"], known: { trap: ["t_gate"] } },
  });
  const { out, err } = await defwright(folder, ["infer", "game/json", "--type", "MONSTER"]);
  assert.match(out, '"partner": { "type": "string", "minLength": 1, "x-ref": "monster" }');
  assert.is(
    err,
    "defwright: 3 objects, 3 members, 1 reference\ndefwright: not valid JSON: game/json/broken.json\n",
  );
  const other = await defwright(folder, ["infer", "other.config.json", "--type", "MONSTER"]);
  assert.match(other.out, "an id of trap?");
  assert.is((await defwright(folder, ["infer", "nowhere", "--type", "MONSTER"])).code, 2);
});

test("the kind is that of the ids, as far as that is known", async () => {
  const trait = (id: string, ...cancels: string[]): object => ({ type: "mutation", id, cancels });
  const folder = projectFolder({
    "defwright.config.json": {
      packs: ["core"],
      kinds: { beast: { types: ["MONSTER"], schema: "beast.json" } },
    },
    "beast.json": { properties: { hp: { type: "integer" } } },
    "core/a.json": [trait("A", "B"), trait("B", "C"), trait("C", "A"), monster("a")],
    "core/b.json": ["TOOL", "BOOK"].map((type) => ({ type, id: type })),
    "core/c.json": [{ type: "mapgen", update_mapgen_id: "m", object: {} }],
  });
  const said = async (...words: readonly string[]): Promise<string> => {
    const { code, out, err } = await defwright(folder, ["infer", ...words]);
    assert.is(code, 0, err);
    return `${JSON.stringify(JSON.parse(out))}\n${err}`;
  };
  const traits = await said("--type", "mutation");
  assert.match(traits, '"title":"Trait"');
  assert.match(traits, '"x-ref":"trait"');
  assert.match(traits, 'the kind is "trait": { "types": ["mutation"], … } in "kinds"');
  assert.match(await said("--type", "TOOL", "--type", "BOOK"), '"title":"Item"');
  assert.match(await said("--type", "MONSTER"), '"title":"Beast"');
  assert.match(await said("--type", "mapgen"), '"title":"Mapgen"');
  assert.not.match(await said("--type", "mutation", "--kind", "trait"), "are known");
  assert.match(
    await said("--type", "mutation", "--kind", "mutation"),
    'the ids of "mutation" are known as those of "trait" – expected that name: --kind trait',
  );
});

test("--update writes a schema and keeps what was edited", async () => {
  const folder = doorProject({ "content/core/m.json": [monster("a")] });
  const update = ["infer", "--type", "MONSTER", "--update", "kinds/monster.schema.json"];
  const first = await defwright(folder, update);
  assert.is(first.out, "");
  const text = read(folder, "kinds/monster.schema.json");
  await defwright(folder, update);
  assert.is(read(folder, "kinds/monster.schema.json"), text);
  write(
    folder,
    "kinds/monster.schema.json",
    text.replace('"type": "integer"', '"type": "integer", "maximum": 99'),
  );
  write(folder, "content/core/m.json", [{ type: "MONSTER", id: "a", hp: 1, speed: 2 }]);
  const { code, err } = await defwright(folder, update);
  assert.is(code, 0);
  assert.match(err, "defwright: 1 new, 1 not in the content any more\n");
  const { properties } = JSON.parse(read(folder, "kinds/monster.schema.json")) as {
    properties: object;
  };
  assert.equal(properties, {
    hp: { type: "integer", maximum: 99 },
    stands_on: { $comment: "an id of terrain?; does not occur", type: "string" },
    speed: { type: "integer" },
  });
  assert.equal(readdirSync(`${folder}/kinds`), ["monster.schema.json"]);
});

test("--update writes a schema that the configuration names already", async () => {
  const kinds = { monster: { types: ["MONSTER"], schema: "kinds/monster.schema.json" } };
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], kinds },
    "core/m.json": [{ type: "MONSTER", id: "a", hp: 1 }],
  });
  const update = ["infer", "--type", "MONSTER", "--update", kinds.monster.schema];
  assert.is((await defwright(folder, update)).code, 0);
  assert.is((await defwright(folder, ["check"])).code, 0);
  const text = read(folder, kinds.monster.schema);
  assert.match(text, '"hp"');
  assert.is((await defwright(folder, update)).code, 0);
  assert.is(read(folder, kinds.monster.schema), text);
});

test("mistakes are said, and nothing is written", async () => {
  const folder = doorProject({
    "content/core/m.json": [monster("a"), { type: "PET", id: "b" }],
    "broken.json": "{",
    "list.json": [],
  });
  const mistake = async (...words: readonly string[]): Promise<string> => {
    const { code, out, err } = await defwright(folder, ["infer", ...words]);
    assert.is(code, 2);
    assert.is(out, "");
    return err;
  };
  assert.match(await mistake(), "required option '--type <word>'");
  assert.is(
    await mistake("--type", "MONSTR"),
    'error: no object has the type "MONSTR"\n(Did you mean "MONSTER"?)\n',
  );
  assert.match(await mistake("--type", "MONSTER", "--type", "PET"), "--kind <name>");
  for (const file of ["broken.json", "list.json"]) {
    assert.match(
      await mistake("--type", "PET", "--update", file),
      `"${file}" is not a JSON Schema`,
    );
  }
  assert.is(read(folder, "broken.json"), "{");
});

test.run();
