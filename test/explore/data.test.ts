/** What the page is given besides what the browser tests see: releases, translations, and objects of other types. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Shown } from "../../generator/explore/page/content.ts";
import { Search } from "../../generator/explore/page/search.ts";
import { unpack } from "../../generator/explore/page/unpack.ts";
import type { SiteData } from "../../generator/explore/site.ts";
import { defwright, projectFolder, terrain, write } from "../project-folder.ts";

const test = suite("data of the explorer");

const item = { type: "GENERIC", id: "egg", name: "egg" };

async function explored(folder: string, more: readonly string[] = []): Promise<SiteData> {
  const { code, err } = await defwright(folder, ["explore", "--out", "site.html", ...more]);
  assert.is(code, 0, err);
  const html = readFileSync(join(folder, "site.html"), "utf8");
  return await unpack(/id="data">([^<]*)</u.exec(html)?.[1] ?? "");
}

function project(): string {
  return projectFolder({
    "defwright.config.json": {
      packs: ["core"],
      dialect: "bright-nights",
      severity: { "unchecked-references": "off" },
    },
    "core/tiles.json": [
      terrain("t_floor", { name: "floor" }),
      terrain("t_old", { name: "old floor" }),
    ],
    "core/items.json": [item],
    "core/hen.json": [
      { type: "MONSTER", id: "mon_hen", name: "hen", revert_to_itype: "egg" },
      {
        ...{ type: "profession", id: "farmer", name: "Farmer", description: "Has an egg." },
        ...{ points: 1, items: { both: ["egg"] } },
      },
    ],
  });
}

test("what is new, gone or migrated since the last release", async () => {
  const folder = project();
  assert.equal((await explored(folder)).changes, []);
  const released = await defwright(folder, ["release", "1.0"]);
  assert.is(released.code, 0, released.err);
  write(folder, "core/tiles.json", [
    terrain("t_floor", { name: "floor" }),
    terrain("t_new", { name: "new floor" }),
    { type: "terrain_migration", id: "t_old", replace: "t_new" },
  ]);
  const { changes, things } = await explored(folder);
  const [since] = changes;
  assert.is(since?.since, "release 1.0");
  assert.equal(
    since?.added.map((each) => things.id[each]),
    ["t_new"],
  );
  assert.equal(since?.gone, [["terrain", "t_old", "t_new"]]);
});

test("names in the languages of translations", async () => {
  const folder = project();
  write(
    folder,
    "de.po",
    ['msgid ""', 'msgstr ""', "", 'msgid "floor"', 'msgstr "Boden"', ""].join("\n"),
  );
  const { languages, things } = await explored(folder, ["--po", "de.po"]);
  const [language, names = []] = languages[0] ?? [];
  assert.is(language, "de");
  assert.is(names[things.id.indexOf("t_floor")], "Boden");
  assert.is(names[things.id.indexOf("t_old")], 0);
  const { code, err } = await defwright(folder, ["explore", "--po", "none.po"]);
  assert.is(code, 2);
  assert.match(err, "none.po cannot be read as a translation");
});

/** Goes on until the search has ended. */
function found(search: Search, words: string): string[] {
  const steps = search.find(words, () => false);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value.map(({ id }) => id);
}

test("a search finds values that are not prepared yet", async () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    terrain(`t_${String(index)}`, {
      name: `floor ${String(index)}`,
      description: `It has ${"x".repeat(400)}.`,
    }),
  );
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"] },
    "core/tiles.json": [...many, terrain("t_odd", { description: "a quirk", move_cost: 77 })],
  });
  const content = new Shown(await explored(folder));
  const search = new Search(content);
  assert.equal(found(search, "quirk"), ["t_odd"]);
  assert.equal(found(search, "a quirk t_o"), ["t_odd"]);
  assert.equal(found(search, "floor 1999"), ["t_1999"]);
  assert.is(found(search, "floor").length, 40);
  while (search.prepare());
  assert.equal(found(search, "quirk"), ["t_odd"]);
  assert.equal(found(search, "nothing of the sort"), []);
});

test("objects of other types that refer to something", async () => {
  const { elsewhere, types, things } = await explored(project());
  const [[type, id, , , to] = []] = elsewhere;
  assert.is(types[type ?? -1], "MONSTER");
  assert.is(id, "mon_hen");
  assert.is(things.id[to ?? -1], "egg");
});

test("what has no id is told by its kind, with what it is about or its position, and has a page", async () => {
  const omen = (members: object): object => ({ type: "omen", sign: "a howl", ...members });
  const folder = projectFolder({
    "defwright.config.json": {
      packs: ["core"],
      kinds: { omen: { schema: "omen.schema.json" } },
    },
    "omen.schema.json": {
      ...{ title: "Omen", description: "What comes.", type: "object", "x-id": false },
      required: ["sign"],
      properties: {
        sign: { description: "What is seen.", type: "string" },
        name: { description: "What people say.", type: "string" },
        at: { description: "Where.", type: "string", "x-ref": "terrain" },
      },
    },
    "core/tiles.json": [terrain("t_hill")],
    "core/omens.json": [
      ...[omen({ at: "t_hill" }), omen({}), omen({ at: "t_hill" }), omen({})],
      omen({ name: "the last" }),
    ],
  });
  const content = new Shown(await explored(folder));
  const omens = content.things.filter(({ kind }) => kind.name === "omen");
  assert.equal(
    omens.map(({ name, id }) => [name, id]),
    [
      ["omen", "t_hill"],
      ["omen 1", "omen 1"],
      ["omen", "t_hill (2)"],
      ["omen 2", "omen 2"],
      ["the last", "omen 3"],
    ],
  );
  for (const each of omens) assert.is(content.at(decodeURIComponent(each.address.slice(1))), each);
});

test.run();
