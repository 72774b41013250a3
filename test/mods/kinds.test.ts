/** Kinds that mods bring: what a linker finds and makes is what the command line finds and makes of the same packs. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { linkerOf, type ModLinker } from "../../generator/mods/linker.ts";
import type { Mod } from "../../generator/mods/mod.ts";
import { defwright, projectFolder, terrain } from "../project-folder.ts";
import { imageOf } from "./sample.ts";

const test = suite("kinds that mods bring");

const game = {
  "core/a.json": [
    terrain("t_gate", { open: "t_path" }),
    terrain("t_path"),
    { type: "GENERIC", id: "staff", name: "staff", weight: "1 kg" },
    { type: "MONSTER", id: "mon_newt", name: "newt" },
  ],
  "core/b.json": { type: "beast", id: "wolf", name: "wolf" },
};
const configuration = { kinds: { beast: { schema: "beast.schema.json" } }, out: "generated" };
const beast = { properties: { name: { type: "string" }, den: { "x-ref": "terrain" } } };

const spell = {
  required: ["name"],
  properties: {
    name: { type: "string", "x-text": true },
    power: { type: "integer", minimum: 1 },
    turns: { "x-ref": "terrain" },
    into: { "x-ref": "spell" },
    tool: { "x-ref": "item" },
    code: { type: "string", pattern: "^[a-z]+$", "x-index": true },
  },
};
const magic = (
  kinds: object = { spell: { types: ["SPELL"], schema: "kinds/spell.schema.json" } },
) => [{ type: "MOD_INFO", id: "magic", kinds }];
const mend = { type: "SPELL", id: "mend", name: "mend", power: 2, turns: "t_gate", tool: "staff" };

type Files = Readonly<Record<string, unknown>>;

function modOf(name: string, files: Files): Mod {
  const texts = Object.entries(files).map(([path, value]) => [
    path,
    JSON.stringify(value, null, 1),
  ]);
  return { name, files: Object.fromEntries(texts) as Mod["files"] };
}

/** The files of a project with the game and the mods. */
function project(mods: Readonly<Record<string, Files>>): string {
  const all = Object.entries(mods).flatMap(([name, files]) =>
    Object.entries(files).map(([path, value]) => [
      `${name}/${path}`,
      JSON.stringify(value, null, 1),
    ]),
  );
  const packs = ["core", ...Object.keys(mods)];
  return projectFolder({
    ...{ "defwright.config.json": { ...configuration, packs }, "beast.schema.json": beast },
    ...game,
    ...(Object.fromEntries(all) as Files),
  });
}

async function linkerOfGame(): Promise<ModLinker> {
  const { settings } = await loadSettings({ workingDirectory: project({}) });
  assert.ok(settings);
  return linkerOf(imageOf(settings));
}

/** What the command line prints, without the edits of fixes. */
async function onDisk(mods: Readonly<Record<string, Files>>): Promise<readonly string[]> {
  const { out, err } = await defwright(project(mods), ["check", "--format", "json"]);
  const lines = `${out}${err}`.split("\n").filter((line) => line.startsWith("{"));
  return lines.map((line) => line.replace(/,"fix":\{.*\}(?=\}$)/u, ""));
}

const cases: Readonly<Record<string, Readonly<Record<string, Files>>>> = {
  "mistakes in their objects": {
    magic: {
      "modinfo.json": magic(),
      "kinds/spell.schema.json": spell,
      "spells.json": [
        mend,
        { ...mend, id: "mend_more", power: 0 },
        { ...mend, id: "rend", turns: "t_gaet", into: "mned", tool: "staf" },
        { type: "SPELL", id: "bend", powr: 3 },
        { type: "SPEL", id: "send", name: "send" },
      ],
      "terrain.json": [terrain("t_ward", { open: "t_pathh" })],
    },
  },
  "mistakes in a schema": {
    magic: {
      "modinfo.json": magic(),
      "kinds/spell.schema.json": {
        properties: {
          slow: { type: "string", pattern: "^(a+)+$" },
          other: { "x-ref": "terain", foo: 1 },
        },
      },
      "spells.json": [mend],
    },
  },
  "a pattern that may explode": {
    magic: {
      "modinfo.json": magic(),
      "kinds/spell.schema.json": { properties: { slow: { type: "string", pattern: "^(a+)+$" } } },
    },
  },
  "a schema that is not there, or outside": {
    magic: { "modinfo.json": magic({ spell: { schema: "spell.json" }, Charm: { schema: "a" } }) },
    other: { "modinfo.json": magic({ charm: { schema: "../magic/modinfo.json" } }) },
  },
  "names and types that others have": {
    magic: {
      "modinfo.json": magic({
        beast: { types: ["BEAST"], schema: "s.json" },
        spell: { types: ["beast", "terrain"], schema: "s.json" },
      }),
      "s.json": spell,
    },
    second: { "modinfo.json": magic({ spell: { schema: "s.json" } }), "s.json": spell },
  },
  "a kind in the place of one that is defined elsewhere": {
    magic: {
      "modinfo.json": magic({ item: { types: ["GENERAL"], schema: "s.json" } }),
      "s.json": { properties: { name: { type: "string" } } },
      "a.json": [{ type: "GENERAL", id: "rod", name: 7 }],
      "b.json": [{ type: "recipe", result: "rodd", skill_used: "x", time: "1 m" }],
    },
  },
  "no kind": { magic: { "modinfo.json": magic({ spell: "spell.json" }), "a.json": [mend] } },
};

for (const [name, mods] of Object.entries(cases)) {
  test(`${name}: found as on the command line`, async () => {
    const expected = await onDisk(mods);
    assert.ok(expected.length > 0);
    const linker = await linkerOfGame();
    const given = Object.entries(mods).map(([each, files]) => modOf(each, files));
    for (let round = 0; round < 2; round += 1) {
      const { ok, findings, changes } = await linker.link(given);
      assert.equal(
        findings.map((each) => JSON.stringify(each)),
        expected,
      );
      assert.is(ok, changes !== undefined);
      assert.equal((await linker.link([])).findings, []);
    }
  });
}

test("their records are data, beside what they change in the game", async () => {
  const files = {
    "modinfo.json": magic(),
    "kinds/spell.schema.json": spell,
    "spells.json": [mend, { type: "SPELL", id: "rend", "copy-from": "mend", name: "rend" }],
    "terrain.json": [terrain("t_ward"), { type: "beast", id: "lynx", den: "t_ward" }],
  };
  const { settings, problems } = await loadSettings({
    workingDirectory: project({ magic: files }),
  });
  assert.ok(settings, JSON.stringify(problems));
  const { model } = compilePacks(settings, { emit: false });
  const linker = await linkerOfGame();
  const { ok, changes, tables, text } = await linker.link([modOf("magic", files)]);
  assert.ok(ok, await text());
  for (const [kind, table] of model.records) {
    const records = [...table].map(([id, { record }]) => [id, record]);
    assert.equal([...tables(kind)], records, kind);
  }
  assert.equal(structuredClone(changes)?.kinds, [{ kind: "spell", records: [...tables("spell")] }]);
  assert.equal(
    changes?.tables.map(({ kind, records }) => [kind, records.map(([id]) => id)]),
    [
      ["terrain", ["t_ward"]],
      ["beast", ["lynx"]],
    ],
  );
  const without = await linker.link([modOf("plain", { "a.json": [terrain("t_ward")] })]);
  assert.is(without.changes?.kinds, undefined);
  assert.is(without.tables("spell").size, 0);
});

test("records without ids are told by their positions", async () => {
  const omen = { "x-id": false, properties: { sign: { type: "string" } } };
  const files = {
    "modinfo.json": magic({ omen: { schema: "omen.json" } }),
    "omen.json": omen,
    "a.json": ["howling", "rustling"].map((sign) => ({ type: "omen", sign })),
  };
  const { changes, tables } = await (await linkerOfGame()).link([modOf("signs", files)]);
  const records = [
    ["0", { sign: "howling" }],
    ["1", { sign: "rustling" }],
  ];
  assert.equal(changes?.kinds, [{ kind: "omen", records }]);
  assert.equal([...tables("omen")], records);
});

test("schemas of the game refer to parts, its dialect's as well", async () => {
  const definitions = {
    scent: {
      properties: {
        strength: { type: "integer", default: 3 },
        next: { $ref: "#/definitions/scent" },
      },
    },
  };
  const schema = { properties: { scent: { $ref: "#/definitions/scent" } }, definitions };
  const dialect = { extends: "spec", kinds: { terrain: { schema: "terrain.schema.json" } } };
  const { settings } = await loadSettings({
    workingDirectory: projectFolder({
      "defwright.config.json": {
        ...configuration,
        ...{ packs: ["core"], dialect },
      },
      ...{ "beast.schema.json": schema, "terrain.schema.json": schema },
      "core/a.json": [terrain("t_gate"), { type: "beast", id: "wolf" }],
    }),
  });
  assert.ok(settings);
  const scent = { next: {} };
  const mod = modOf("scents", {
    "a.json": [terrain("t_den", { scent }), { type: "beast", id: "lynx", scent }],
  });
  const { ok, tables, text } = await linkerOf(imageOf(settings)).link([mod]);
  assert.ok(ok, await text());
  const { scent: ofDen } = tables("terrain").get("t_den") as { scent: unknown };
  assert.equal(ofDen, { strength: 3, next: { strength: 3 } });
  assert.equal(tables("beast").get("lynx"), { id: "lynx", scent: ofDen });
});

test("objects of the game have no kind of a mod", async () => {
  const kinds = { monster: { types: ["MONSTER"], schema: "s.json" } };
  const mod = modOf("magic", { "modinfo.json": magic(kinds), "s.json": beast });
  const { ok, findings } = await (await linkerOfGame()).link([mod]);
  assert.not.ok(ok);
  const [{ code, file, line, message } = {}] = findings;
  assert.equal(
    [findings.length, code, file, line],
    [1, "kind-type-taken", "magic/modinfo.json", 8],
  );
  assert.match(message ?? "", 'objects of type "MONSTER" that the game has');
});

test.run();
