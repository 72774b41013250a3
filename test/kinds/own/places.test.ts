/** Where ids stand in objects of a type, they stand there also once an own kind describes the type. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { JsonObject } from "../../../generator/model/json.ts";
import { defwright, projectFolder, read, terrain } from "../../project-folder.ts";

const test = suite("places in own kinds");

const schema: JsonObject = {
  title: "Plan",
  definitions: { room: { properties: { floor: { type: "string" }, lamp: { type: "string" } } } },
  properties: {
    base: { description: "Where it stands.", type: "string", default: "t_a" },
    label: { type: "string", "x-text": true },
    size: { enum: ["SMALL", "t_a"] },
    next: { type: "string", "x-ref": "plan" },
    any: {},
    some: { type: ["string", "array", "null"], items: { type: "string" } },
    tiles: { additionalProperties: { anyOf: [{ type: "string" }, { items: { type: "string" } }] } },
    chest: { additionalProperties: { type: "integer" } },
    room: { $ref: "#/definitions/room" },
    rooms: { items: { $ref: "#/definitions/room" } },
    cost: { items: { items: { anyOf: [{ type: "string" }, { type: "integer" }] } } },
    pair: { prefixItems: [{ type: "string" }, { type: "string" }] },
    inner: {},
  },
};

const tile = ["terrain", "furniture"];
const places = {
  base: tile,
  "any[].at": tile,
  some: tile,
  "some[]": tile,
  "tiles.*": tile,
  "tiles.*[]": tile,
  "chest.{}": "terrain",
  "room.floor": tile,
  "rooms[].floor": tile,
  "cost[][]": "item",
  "cost[][LIST]": "requirement",
  "pair[]": tile,
  inner: "plan",
};

const plan = {
  type: "plan",
  id: "one",
  base: "f_a",
  label: "f_a",
  size: "SMALL",
  any: [{ at: "f_a" }, { at: 3, lamp: "f_a" }, 5],
  some: ["f_a"],
  tiles: { x: "f_a", y: ["f_a", "t_a"], "//": "f_a" },
  chest: { t_a: 1 },
  room: { floor: "f_a", lamp: "none" },
  rooms: [{ floor: "f_a" }],
  cost: [
    ["gem", 2],
    ["nails", 1, "LIST"],
  ],
  pair: ["f_a", "t_a"],
  inner: { base: "f_a" },
};
const child = { type: "plan", id: "two", "copy-from": "one", extend: { some: ["f_a"] } };

function folderWith(objects: unknown, more: object = {}): string {
  return projectFolder({
    "defwright.config.json": {
      ...{ packs: ["content"] },
      ...{ kinds: { plan: { schema: "kinds/plan.json" } }, places: { plan: places }, ...more },
    },
    "kinds/plan.json": schema,
    "content/tiles.json": [
      terrain("t_a"),
      {
        ...{ type: "furniture", id: "f_a", name: "n", symbol: "#", color: "red" },
        ...{ move_cost_mod: 0, required_str: -1, description: "d" },
      },
      { type: "GENERIC", id: "gem" },
      { type: "requirement", id: "nails", components: [[["gem", 1]]] },
    ],
    "content/plan.json": objects,
  });
}

test("ids are checked as far as the schema says nothing else", async () => {
  const check = async (objects: unknown): Promise<string> =>
    (await defwright(folderWith(objects), ["check", "--format", "unix"])).out;
  const fine = await check([plan, child]);
  assert.not.match(fine, /error/u);
  const said = JSON.stringify([plan, child]);
  const wrong = await check(JSON.parse(said.replaceAll(/"(t_a|f_a|gem|nails)"/gu, '"$1x"')));
  const count = (id: string): number => wrong.split(`"${id}" is known`).length - 1;
  assert.equal(
    ["f_ax", "t_ax", "gemx", "nailsx", "LIST"].map(count),
    // Not the text, nor what has no place.
    [10, 3, 1, 1, 0],
    wrong,
  );
});

test("a rename changes them, and says what it leaves; types stay those of the schema", async () => {
  const folder = folderWith([plan, child]);
  const renamed = await defwright(folder, ["rename", "furniture", "f_a", "f_b"]);
  assert.match(renamed.err, "11 places in 2 files");
  const { room, tiles, label, inner } = (
    JSON.parse(read(folder, "content/plan.json")) as [typeof plan]
  )[0];
  assert.equal([room.floor, tiles.y, label, inner.base], ["f_b", ["f_b", "t_a"], "f_a", "f_b"]);
  const refs = await defwright(folder, ["refs", "f_b", "--kind", "furniture"]);
  assert.match(refs.out, /plan "one" +room\.floor/u);
  await defwright(folder, ["build", "--out", "generated"]);
  assert.match(read(folder, "generated/types.ts"), /base: string;/u);
});

test("a kind that has the name of a type does not hide that its places are inside others", async () => {
  const vault = { type: "vault", hall: { base: "f_ax" } };
  const folder = folderWith([plan, vault], { places: { plan: places, vault: { hall: "plan" } } });
  const { out } = await defwright(folder, ["check", "--format", "unix"]);
  assert.match(out, /No furniture "f_ax" is known/u);
});

test("a configured place that has no effect is an error", async () => {
  const at = async (type: string, path: string, kind: string): Promise<string> => {
    const folder = folderWith([plan], { places: { [type]: { [path]: kind } } });
    return (await defwright(folder, ["check", "--format", "unix"])).out;
  };
  const other = /config\.json:\d+:\d+: error.*"places\.plan" is "[a-z.]+" – expected a path to/u;
  for (const path of ["label", "size", "next", "absent", "room.absent", "base.more"]) {
    assert.match(await at("plan", path, "terrain"), other, path);
  }
  assert.not.match(await at("plan", "next", "plan"), /error/u);
  assert.match(await at("terrain", "open", "terrain"), '"places" is "terrain" – expected a type');
  assert.match(await at("skill", "x", "item"), /^(?!.*error)/u);
});

test.run();
