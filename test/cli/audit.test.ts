import { suite } from "uvu";
import * as assert from "uvu/assert";
import { git, startRepository } from "../git-repository.ts";
import { unpack } from "../../generator/explore/page/unpack.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("defwright audit");

const item = (id: string): object => ({ type: "GENERIC", id, name: "x" });
const recipe = (
  result: string,
  components: object,
  members: object = { autolearn: true },
): object => ({
  ...{ type: "recipe", result, time: "1 m", skill_used: "weaving", components, ...members },
});
const smith = (members: object = {}): object => ({
  ...{ type: "profession", id: "smith", name: "x", description: "x", points: 1 },
  items: { both: ["reed"] },
  ...members,
});

function project(): string {
  return projectFolder({
    "defwright.config.json": {
      packs: ["core", "mod"],
      dialect: "bright-nights",
      severity: { "unchecked-references": "off" },
      kinds: { construction: { schema: "kinds/construction.json" } },
    },
    "kinds/construction.json": { properties: { post_terrain: { type: "string" } } },
    "core/items.json": [
      ...["reed", "mat", "hat", "twine", "lost", "tome", "secret", "used"].map(item),
      { type: "json_flag", id: "DEAD" },
      { type: "json_flag", id: "ALIVE" },
      { type: "item_group", id: "chest", items: ["twine"] },
    ],
    "core/recipes.json": [
      smith(),
      recipe("mat", [[["reed", 4]]]),
      { type: "uncraft", result: "mat", time: "1 m", components: [[["reed", 6]]] },
      recipe("hat", [[["mat", 1]], [["twine", 1]]]),
      recipe("secret", [[["reed", 1]]], { book_learn: [["tome", 1]], flags: ["SECRET"] }),
    ],
    "mod/tiles.json": [
      terrain("t_gate", { open: "t_gate_open", flags: ["ALIVE"] }),
      terrain("t_gate_open"),
      terrain("t_a", { bash: { str_min: 1, str_max: 2, ter_set: "t_b" } }),
      terrain("t_b", { bash: { str_min: 1, str_max: 2, ter_set: "t_a" } }),
      // Its schema does not say that this is an id.
      { type: "construction", id: "dig", post_terrain: "t_site" },
      terrain("t_site"),
      // A map knows it by its other name.
      terrain("t_meadow", { alias: ["t_lawn"] }),
      {
        type: "mapgen",
        object: { fill_ter: "t_gate", rows: ["t_lawn"], place_items: [{ item: "chest" }] },
      },
    ],
    "src/game.ts": `give(ItemId.used);\nplace("t_b");\n`,
  });
}

interface Report {
  readonly entries: readonly {
    readonly rule: string;
    readonly id: string;
    readonly pack: string;
  }[];
}

async function report(folder: string, ...args: string[]): Promise<string[]> {
  const { code, out, err } = await defwright(folder, ["audit", "--json", ...args]);
  assert.is(code, 0, err);
  return (JSON.parse(out) as Report).entries.map(({ rule, id, pack }) => `${pack} ${rule} ${id}`);
}

const always = ["core gain mat", "mod one-way t_gate", "mod endless t_a", "core dead-flag DEAD"];

test("reports each rule; what players get only with what they begin with", async () => {
  const folder = project();
  assert.equal(await report(folder), always);
  assert.equal(await report(folder, "--from", "profession:*"), [
    ...always.slice(0, 1),
    "core unobtainable lost",
    "core unobtainable secret",
    "core book-without-source tome",
    ...always.slice(1),
  ]);
});

test("says what leads to something", async () => {
  const folder = project();
  const why = async (id: string): Promise<{ code: number; out: string; err: string }> =>
    await defwright(folder, ["audit", "--from", "profession:*", "--why", id]);
  const { out } = await why("item:hat");
  assert.match(out, /^1\. +profession "smith" +is given$/mu);
  assert.match(out, /item "twine" +item_group "chest" has it +core\/items\.json:\d+/u);
  assert.match(out, /item "hat" +recipe "hat" makes with item "mat", item "twine"/u);
  const { code, err } = await why("item:lost");
  assert.is(code, 1);
  assert.match(err, /nothing leads to item "lost"/u);
  assert.is((await why("item:nothing")).code, 2);
});

test("generated modules are no game code, wherever they were written; the explorer says the same", async () => {
  const folder = project();
  assert.is((await defwright(folder, ["build", "--out", "gen"])).code, 0);
  for (const more of [[], ["--out", "gen"], ["--out", "elsewhere"]]) {
    assert.equal(await report(folder, ...more), always);
  }
  const words = async (...args: string[]): Promise<string> => {
    const { out } = await defwright(folder, ["audit", "--json", ...args]);
    return (JSON.parse(out) as { assumed: string[] }).assumed[0] ?? "";
  };
  const assumed = await words("--out", "elsewhere");
  assert.is(assumed, "Game code uses what its constants and texts name (2 words).");
  assert.is((await defwright(folder, ["explore", "--out", "site.html"])).code, 0);
  const data = /id="data">([^<]*)</u.exec(read(folder, "site.html"))?.[1] ?? "";
  const { audit } = await unpack(data);
  assert.equal(audit.assumed[0], assumed);
  assert.equal(
    audit.entries.map(([rule]) => rule),
    always.map((each) => each.split(" ")[1]),
  );
});

test("says what a change made worse", async () => {
  const folder = project();
  startRepository(folder, []);
  assert.equal(await report(folder, "--since", "main"), []);
  write(folder, "mod/more.json", [
    terrain("t_c"),
    smith({ items: { both: [] }, "copy-from": "smith" }),
  ]);
  git(folder, "add", ".");
  assert.equal(await report(folder, "--since", "main"), ["mod unused-tile t_c"]);
  const { code, out } = await defwright(folder, [
    "audit",
    "--since",
    "main",
    "--markdown",
    "--fail",
  ]);
  assert.is(code, 1);
  assert.match(
    out,
    /^#### Tiles, and others that turn into something, that nothing refers to \(1\)\n\n- `mod\/more\.json:\d+:\d+` {2}`terrain "t_c"`$/mu,
  );
  assert.match(out, /^\| pack \| unused-tile \|\n\| --- \| --- \|\n\| `mod` \| 1 \|$/mu);
  const gone = await report(folder, "--from", "profession:*", "--since", "main");
  assert.ok(gone.includes("core unobtainable hat"), gone.join("\n"));
});

test.run();
