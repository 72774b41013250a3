/** Linking mods against an image of the core gives what a build of all packs gives. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { displayPath } from "../../generator/disk/display-path.ts";
import { linkerOf } from "../../generator/mods/linker.ts";
import type { Mod } from "../../generator/mods/mod.ts";
import { shapes } from "../../generator/model/output-shape.ts";
import { defwright, doorProject, projectFolder, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import {
  changed,
  checked,
  core,
  filesIn,
  imageOf,
  modNames,
  sampleMod,
  sampleSettings,
} from "./sample.ts";

const test = suite("linking mods");

const image = imageOf(sampleSettings([core]));
const alone = compilePacks(sampleSettings([core]));
const mods = modNames.map(sampleMod);

/** What the command line finds with the mods on a disk, beside the core of the project. */
function onDisk(given: readonly Mod[]): string[] {
  const folder = projectFolder();
  for (const { name, files } of given) {
    for (const [path, content] of Object.entries(files)) {
      const file = join(folder, name, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
  }
  const packs = [core, ...given.map(({ name }) => join(folder, name))];
  const settings = sampleSettings(packs, { roots: [folder] });
  const all = compilePacks({ ...settings, workingDirectory: root }, { emit: false });
  const shown = checked(all, alone, `${displayPath(folder, root)}/`);
  rmSync(folder, { recursive: true, force: true });
  return shown;
}

const linker = linkerOf(image);

async function linked(given: readonly Mod[]): Promise<string[]> {
  return (await linker.link(given)).findings.map((each) => JSON.stringify(each));
}

test("finds what the command line finds, and has the records of a build in both shapes", async () => {
  for (const given of [mods, mods.slice(0, 1), mods.slice(1), []]) {
    assert.equal(await linked(given), onDisk(given));
    const names = given.map(({ name }) => `content/mods/${name}`);
    for (const shape of shapes) {
      const { model } = compilePacks(sampleSettings([core, ...names], { shape }), { emit: false });
      const result = await linker.link(given);
      assert.ok(result.ok);
      for (const [kind, table] of model.records) {
        const records = [...table].map(([id, { record }]) => [id, record] as const);
        assert.equal([...result.tables(kind)], records, kind);
      }
      const list = result.tables("profession_item_substitutions");
      assert.equal(
        [...list.values()],
        model.substitutions.map(({ record }) => record),
      );
    }
  }
});

/** Mistakes of every sort that says something of another place. */
const mistakes: readonly (readonly [path: string, from: string, to: string])[] = [
  ["terrain/lamp-posts.json", '"id": "t_', '"id": "t_door_c", "name_x": "t_'],
  ["terrain/lamp-posts.json", '"terrain"', '"terain"'],
  ["terrain/lamp-posts.json", "{", '{ "copy-from": "t_dor_c",'],
  ["recipes/lanterns.json", '"result": "', '"result": "storm_lanten'],
  ["recipes/lanterns.json", "[\n", "[ // a comment\n"],
  ["recipes/lanterns.json", '"time": "', '"time": \''],
  ["modinfo.json", '"high_post"', '"hihg_post"'],
  ["modinfo.json", '"id": "night_mail"', '"id": "high_post"'],
  ["professions/second-shift.json", '"points"', '"ponits"'],
];

test("finds mistakes at the place, with the notes and the help of the command line", async () => {
  const [mail, terrace] = mods as [Mod, Mod];
  for (const mistake of mistakes) {
    const wrong = changed(mail, ...mistake);
    const expected = onDisk([wrong, terrace]);
    assert.ok(expected.length > 0, mistake.join(" "));
    assert.equal(await linked([wrong, terrace]), expected, mistake.join(" "));
  }
  assert.equal(await linked(mods), onDisk(mods));
});

test("order and conflicts: as the command line has them, and another order is another winner", async () => {
  const path = (name: string): object => ({
    ...terrain("t_gate", { name }),
    "edit-mode": "override",
  });
  const info = (id: string, on: readonly string[]): object => ({
    ...{ type: "MOD_INFO", id, dependencies: on },
  });
  const game = { "core/a.json": [terrain("t_gate")] };
  const packs: Readonly<Record<string, Readonly<Record<string, object>>>> = {
    quay: { "modinfo.json": [info("quay", ["pier"])], "a.json": [path("quay")] },
    pier: { "modinfo.json": [info("pier", [])], "a.json": [path("pier")] },
    mole: { "a.json": [path("mole")] },
  };
  const given = (names: readonly string[]): Mod[] =>
    names.map((name) => {
      const texts = Object.entries(packs[name] ?? {}).map(([at, value]) => [
        at,
        JSON.stringify(value, undefined, 2),
      ]);
      return { name, files: Object.fromEntries(texts) as Mod["files"] };
    });
  const some = linkerOf(imageOf(settingsOf(projectFolder(game), { packs: ["core"] })));
  for (const [names, order] of [
    [["quay", "pier", "mole"], "pier quay mole"],
    [["mole", "quay", "pier"], "mole pier quay"],
  ] as const) {
    const { order: loaded, conflicts, tables } = await some.link(given(names));
    const found = loaded.map(({ name }) => name);
    assert.is(found.join(" "), order);
    const last = found.at(-1) ?? "";
    assert.is((tables("terrain").get("t_gate") as { name: string }).name, last);
    const folder = projectFolder({
      ...{ "defwright.config.json": { packs: ["core", ...found] }, ...game },
      ...Object.fromEntries(
        Object.entries(packs).flatMap(([name, files]) =>
          Object.entries(files).map(([at, value]) => [`${name}/${at}`, value]),
        ),
      ),
    });
    const { out } = await defwright(folder, ["conflicts", "--json"]);
    assert.equal(JSON.parse(JSON.stringify(await conflicts())), JSON.parse(out));
    assert.match(out, new RegExp(`"winner": ?"${last}"`, "u"));
  }
});

test("a mod is found by its position whatever it is called beside the game and the others", async () => {
  const game = projectFolder({ "core/a.json": [terrain("t_gate")] });
  const some = linkerOf(imageOf(settingsOf(game, { packs: ["core"] })));
  const mod = (name: string, ...dependencies: string[]): Mod => ({
    name,
    files: {
      "modinfo.json": JSON.stringify([{ type: "MOD_INFO", id: `${name}_mod`, dependencies }]),
    },
  });
  const { order } = await some.link([
    mod("core", "pier_mod"),
    mod("pier"),
    { ...mod("x"), name: "pier" },
  ]);
  assert.equal(order, [
    { name: "pier", given: 1 },
    { name: "core-2", given: 0 },
    { name: "pier-2", given: 2 },
  ]);
});

test("what a mod changes of any pack of the game is intended; of another mod, only what it depends on", async () => {
  const game = { "core/a.json": [terrain("t_gate")], "more/a.json": [terrain("t_wall")] };
  const settings = settingsOf(projectFolder(game), { packs: ["core", "more"] });
  const override = (id: string): object => ({ ...terrain(id), "edit-mode": "override" });
  const mod = (name: string, ...objects: object[]): Mod => ({
    name,
    files: { "a.json": JSON.stringify(objects) },
  });
  const { conflicts } = await linkerOf(imageOf(settings)).link([
    mod("pier", terrain("t_pier"), override("t_wall")),
    mod("quay", override("t_pier")),
  ]);
  const told = (await conflicts()) as Record<string, { packs: string[]; intended?: boolean }[]>;
  assert.equal(
    told["conflicts"]?.map(({ packs, intended }) => [...packs, intended]),
    [
      ["more", "pier", true],
      ["pier", "quay", false],
    ],
  );
  assert.equal(
    told["openOrders"]?.map(({ packs }) => packs),
    [["pier", "quay"]],
  );
});

test("has the results and the rules of the command line's SARIF", async () => {
  const [mail] = mods as [Mod];
  const wrong = changed(mail, "recipes/lanterns.json", '"result": "', '"result": "storm_lanten');
  const folder = projectFolder({ "defwright.config.json": { packs: ["core", "night-mail"] } });
  const files = { core: filesIn(join(root, core)), "night-mail": wrong.files };
  for (const [pack, own] of Object.entries(files)) {
    for (const [path, text] of Object.entries(own)) write(folder, `${pack}/${path}`, text);
  }
  const settings = settingsOf(folder, { packs: ["core"] });
  const { text } = await linkerOf(imageOf(settings)).link([wrong]);
  type Named = Readonly<Record<string, unknown>>;
  const resultsIn = (sarif: string): unknown[] => {
    const { runs } = JSON.parse(sarif) as {
      runs: { results: Named[]; tool: { driver: { rules: Named[] } } }[];
    };
    return runs.flatMap(({ results, tool: { driver } }) =>
      results
        .filter(({ level }) => level === "error")
        .map(({ ruleIndex, fixes: _, ...result }) =>
          JSON.stringify([result, driver.rules[Number(ruleIndex)]]),
        ),
    );
  };
  const { out } = await defwright(folder, ["check", "--format", "sarif"]);
  const linked = resultsIn(await text("sarif"));
  assert.match(linked.join(), "The rule is in §");
  assert.equal(
    linked,
    resultsIn(out.replaceAll(/,?\s*"uriBaseId": "[^"]*"/gu, "").replaceAll(`${folder}/`, "")),
  );
});

test("what is not checked in the game is no finding for its players", async () => {
  const readers = (id: string): object[] => [
    {
      ...{ type: "profession", id, name: id, description: "reads", points: 0 },
      skills: [{ level: 1, name: "reading" }],
    },
  ];
  const folder = projectFolder({ "core/a.json": readers("reader") });
  const severity = new Map([["unchecked-references", "note"]] as const);
  const settings = settingsOf(folder, { packs: ["core"], severity });
  const linker = linkerOf(imageOf(settings));
  const files = { "a.json": JSON.stringify(readers("scribe")) };
  assert.equal((await linker.link([{ name: "books", files }])).findings, []);
});

test("a mod requires a version of the game, which its image has", async () => {
  const linked = async (required: unknown, gameVersion?: string): Promise<string[]> => {
    const settings = sampleSettings([core], gameVersion === undefined ? {} : { gameVersion });
    const info = { type: "MOD_INFO", id: "moat", game_version: required };
    const files = { "modinfo.json": JSON.stringify([info], undefined, 1) };
    const linker = linkerOf(imageOf(settings));
    const { findings } = await linker.link([{ name: "moat", files }]);
    return findings.map(({ code, line, column }) => [code, line, column].join(":"));
  };
  const accepted = { "1.2": "1.2.0", "=1.2": "1.2", ">=1.2 <2": "1.10", ">1.2": "1.2.0.1" };
  for (const [required, version] of Object.entries({
    ...{ ...accepted, "<=1.2": "1.2.0", "<1.2": "0.9", "  >=1  ": "1" },
  })) {
    assert.equal(await linked(required, version), [], `${required} ${version}`);
  }
  const refused = { "1.2": "1.2.1", ">=1.2 <2": "2", ">=1.2  <2": "1.1.9", ">1.2": "1.2.0" };
  for (const [required, version] of Object.entries({
    ...{ ...refused, "<=1.2": "1.2.1", "<1.2": "1.2" },
  })) {
    assert.equal(await linked(required, version), ["game-version:5:19"], `${required} ${version}`);
  }
  for (const wrong of ["", "latest", "1.", "=> 1", "1.2.x", 1.2, ["1.2"], "1".repeat(99)]) {
    assert.equal(await linked(wrong, "1.2"), ["mod-info-member:5:19"], JSON.stringify(wrong));
  }
  assert.equal(await linked(">=9"), []);
});

test("errors of the core that a baseline accepts are not those of a mod", async () => {
  for (const broken of [[terrain("t_hole", { move_cost: "deep" }), 7], [7]]) {
    const folder = doorProject({ "content/core/broken.json": broken });
    const some = linkerOf(imageOf(settingsOf(folder, { packs: ["content/core"] })));
    const linkedWith = async (id: string): Promise<unknown> => {
      const files = { "a.json": JSON.stringify([terrain("t_new", { open: id })]) };
      const { ok, findings } = await some.link([{ name: "new", files }]);
      return [ok, findings.map(({ code }) => code)];
    };
    assert.equal(await linkedWith("t_gate"), [true, []]);
    assert.equal(await linkedWith("t_gaet"), [false, ["unknown-reference"]]);
  }
});

test.run();
