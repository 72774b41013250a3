/** Ids at known places in objects of types that no kind describes: checked, followed, completed and renamed. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks, ContentQuery, loadSettings } from "../../generator/index.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { readBytes } from "../../generator/disk/read-bytes.ts";
import { findingsIn, offerRename } from "../../generator/rename/offer-rename.ts";
import { endClients, startClient } from "../lsp/client.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("places in other types");

test.after(endClients);

/** 75 places of one terrain, of every form that the table allows. */
const maps = Array.from({ length: 15 }, (_, index) => ({
  type: "mapgen",
  om_terrain: `field_${String(index)}`,
  object: {
    fill_ter: "t_dirt",
    rows: ["t_dirt"],
    terrain: { ".": "t_dirt", ",": ["t_dirt", ["t_dirt", 2], "t_rock"], "//": "t_dirt" },
    place_terrain: [{ x: 1 }, { x: 2, ter: "t_dirt" }],
  },
}));

async function compiled(files: object, more: object = {}) {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], dialect: "bright-nights", ...more },
    "core/terrain.json": [terrain("t_dirt"), terrain("t_rock")],
    ...files,
  });
  const { settings, problems } = await loadSettings({ workingDirectory: folder });
  if (!settings) return { folder, problems: problems.map(({ message, help }) => [message, help]) };
  const session = createBuildSession();
  const compilation = compilePacks(settings, { session, emit: false });
  const query = new ContentQuery(compilation);
  const found = compilation.diagnostics.map(({ code, message, help, source, range }) => {
    const at = source.text.slice(range.offset, range.offset + range.length);
    return [code, message, help, at].join(" | ");
  });
  const findingsWith = findingsIn(settings, session, { readFile: readBytes });
  const rename = (kind: string, id: string, to: string) =>
    offerRename({ settings, compilation, query, findingsWith }, { kind, id }, to);
  return { folder, problems: [], found, query, rename, compilation, session, settings };
}

test("rename changes 75 places of one terrain in map files, and says what it leaves", async () => {
  const { rename } = await compiled({ "core/maps/a.json": maps });
  const plan = rename?.("terrain", "t_dirt", "t_soil");
  assert.ok(plan && "files" in plan);
  const [, map] = plan.files;
  assert.ok(map);
  assert.is(map.edits.length, 75);
  assert.is(map.after.split('"t_soil"').length - 1, 75);
  // What rows, comments and names mean is unknown.
  assert.is(plan.unchangedLines.length, 31);
});

test("places are checked like references of kinds, in files of one object too", async () => {
  const { found, query } = await compiled({
    "core/map.json": { type: "mapgen", object: { fill_ter: "t_drit", terrain: { a: "t_rock" } } },
    "core/odd.json": [
      { type: "mapgen", object: ["t_no"] },
      { type: "mapgen", object: { terrain: "t_no", fill_ter: { a: "t_no" }, place_terrain: [[]] } },
      { type: "mapgen", object: JSON.parse('{"terrain": {"__proto__": "t_rock"}}') as object },
    ],
  });
  assert.equal(found, [
    'unknown-reference | No terrain "t_drit" is known. | Did you mean "t_dirt"? | "t_drit"',
  ]);
  const uses = query?.references({ kind: "terrain", id: "t_rock" }) ?? [];
  assert.equal(
    uses.map(({ kind, file, path }) => [kind, file, path.join(".")]),
    [
      ["mapgen", "core/map.json", "object.terrain.a"],
      ["mapgen", "core/odd.json", "object.terrain.__proto__"],
    ],
  );
});

test("traps that are set are ids, and other words that may stand there are none", async () => {
  const set = [
    { point: "trap", id: "tr_snare", x: 1 },
    { point: "trap", id: "tr_snaer", x: 2 },
    { point: "variable", id: "weather", value: 1 },
  ];
  const { found, query } = await compiled({
    "core/map.json": [
      ...[
        { type: "trap", id: "tr_snare" },
        { type: "mapgen", object: { set } },
      ],
      { type: "mapgen", object: { set: [{ ...set[0], id: "t_rock" }] } },
    ],
  });
  assert.equal(found, [
    'unknown-reference | No trap "tr_snaer" is known. | Did you mean "tr_snare"? | "tr_snaer"',
  ]);
  const uses = query?.references({ kind: "trap", id: "tr_snare" }) ?? [];
  assert.equal(
    uses.map(({ path }) => path.join(".")),
    ["object.set.0.id"],
  );
  assert.equal(query?.kindsOf("weather"), []);
});

test("of several kinds the prefix decides; lists with LIST, names of members and other tables", async () => {
  const places = {
    plan: {
      "parts[][][]": "item",
      "parts[][][LIST]": "requirement",
      "ground.{}": ["terrain", "furniture"],
      "any[]": ["terrain", "any"],
      inside: "plot",
    },
    plot: { "pair[]": "terrain" },
  };
  const plan = {
    ...{ type: "plan", any: ["t_dirt", "t_no", "free"], inside: { pair: ["t_dirt", "t_dirrt"] } },
    ground: { t_dirt: "t_dirt", f_no: 1, "//": "t_dirt" },
    parts: [
      [
        ["nail", 2],
        ["nails", 1, "LIST"],
        ["nials", 1, "LIST"],
      ],
      [["nial", 1]],
    ],
  };
  const { found, rename } = await compiled(
    {
      "core/plans.json": [
        plan,
        { ...plan, abstract: "template", inside: { pair: ["t_later"] } },
        { type: "requirement", id: "nails", components: [[["nail", 1]]] },
        { type: "GENERIC", id: "nail" },
        ...["t_dirt", "t_rock"].map((near) => ({ type: "plot", pair: [near, near] })),
      ],
    },
    { places },
  );
  assert.equal((found ?? []).map((each) => each.split(" | ")[1]).sort(), [
    'No furniture "f_no" is known.',
    'No item "nial" is known.',
    'No requirement "nials" is known.',
    'No terrain "t_dirrt" is known.',
    'No terrain "t_no" is known.',
  ]);
  const plans = (kind: string, id: string): string => {
    const plan = rename?.(kind, id, "t_new");
    assert.ok(plan && "files" in plan);
    return plan.files.find(({ file }) => file.path === "plans.json")?.after ?? "";
  };
  const after = plans("terrain", "t_dirt");
  // A name and the value below it are told apart, and only the first is an id.
  assert.match(after, '"t_new": "t_dirt"');
  assert.is(after.split('"t_new"').length - 1, 7);
  assert.is(plans("requirement", "nails").split('"t_new"').length - 1, 3);
});

test("what rename leaves is said in the editor as on the command line; a misspelt id is mended", async () => {
  const map = [
    { type: "odd", at: "t_dirt" },
    { type: "mapgen", object: { fill_ter: "t_drit" } },
  ];
  const { folder } = await compiled({
    "core/map.json": [...map, { ...maps[0], object: { fill_ter: "t_dirt" } }],
  });
  const client = await startClient(folder);
  const path = "core/terrain.json";
  await client.open(path);
  await client.settled();
  const line = client
    .text(path)
    .split("\n")
    .findIndex((each) => each.includes('"t_dirt"'));
  const position = { line, character: client.text(path).split("\n")[line]?.indexOf("t_dirt") };
  const textDocument = { uri: client.uri(path) };
  await client.request("textDocument/rename", { textDocument, position, newName: "t_soil" });
  const left = "defwright does not know contain it and are not changed";
  assert.is(
    client.shown[0],
    `defwright: places that ${left}: core/map.json:4, core/terrain.json:5`,
  );
  const words = ["rename", "terrain", "t_dirt", "t_soil", "--dry-run"];
  assert.match(
    (await defwright(folder, words)).err,
    `${left}:\n    core/map.json:4\n    core/terrain.json:5\n`,
  );
  assert.is((await defwright(folder, ["check", "--fix=suggestions"])).code, 0);
  assert.not.match(read(folder, "core/map.json"), "t_drit");
});

test("of another kind's id of the same spelling, rename leaves only what it does not know", async () => {
  const recipe = { type: "recipe", result: "hat", time: "1 m", components: [[["hat", 1]]] };
  const others = [
    { type: "GENERIC", id: "hat" },
    { type: "odd", what: "hat" },
  ];
  const { rename } = await compiled({ "core/hats.json": [recipe, ...others] });
  const plan = rename?.("recipe", "hat", "hat_new");
  assert.ok(plan && "files" in plan);
  assert.match(plan.files[0]?.after ?? "", '"id_suffix": "new"');
  assert.equal(
    plan.unchangedLines.map(({ line }) => line),
    [21],
  );
});

test("a changed file of a session is checked anew", async () => {
  const project = await compiled({ "core/map.json": maps });
  assert.ok(project.settings);
  const { folder, session, settings } = project;
  assert.equal(project.found, []);
  write(folder, "core/map.json", [{ type: "mapgen", object: { fill_ter: "t_no" } }]);
  const again = compilePacks(settings, { session, emit: false });
  const cold = compilePacks(settings, { emit: false });
  assert.equal(
    again.diagnostics.map(({ message }) => message),
    ['No terrain "t_no" is known.'],
  );
  assert.equal(
    again.diagnostics.map(({ message }) => message),
    cold.diagnostics.map(({ message }) => message),
  );
});

test("an id at a place is followed and completed", async () => {
  const { query, compilation, settings } = await compiled({ "core/map.json": maps });
  const file = compilation?.files.find(({ path }) => path === "map.json");
  assert.ok(query && file && settings);
  const offset = file.text.indexOf('"t_rock"') + 2;
  const { ids, object } = query.placeAt(file, offset);
  assert.equal(ids, [{ kind: "terrain", id: "t_rock" }]);
  assert.is(object?.kind, "mapgen");
  const typed = file.text.replaceAll("t_rock", "");
  const choices = query.choicesAt(typed, typed.indexOf('""') + 1, settings.packs, file);
  assert.equal(choices?.list.flatMap(({ sort, label }) => (sort === "id" ? [label] : [])).sort(), [
    "t_dirt",
    "t_null",
    "t_rock",
  ]);
});

test("a project has places of its own; a kind takes the place of a table", async () => {
  const places = { weather_zone: { "//": "ours", "spots[].at": "terrain", near: "furniture" } };
  const zone = { type: "weather_zone", spots: [{ at: "t_dirt" }, { at: "t_no" }], near: "f_no" };
  const { found } = await compiled({ "core/zones.json": [zone] }, { places });
  assert.equal(
    found?.map((each) => each.split(" | ")[1]),
    ['No terrain "t_no" is known.', 'No furniture "f_no" is known.'],
  );
});

test("paths that are none, and kinds that there are not, are mistakes of the configuration", async () => {
  const places = {
    mapgen: { "object.rows[0].x": "terrain", "a..b": "terain", "": "terrain", "$.a.*": "terrain" },
  };
  const { problems } = await compiled({}, { places });
  assert.equal(
    problems.map((each) => each[1]),
    [
      'Did you mean "object.rows[].x"?',
      'Did you mean "terrain"?',
      'Did you mean "a.b"?',
      undefined,
      'Did you mean "a.*"?',
    ],
  );
});

test.run();
