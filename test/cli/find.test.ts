import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright } from "../project-folder.ts";
import { workshop } from "../explore/workshop.ts";

const test = suite("defwright find");
const folder = workshop();

test("by id, name and value, the likeliest first", async () => {
  const { code, out, err } = await defwright(folder, ["find", "oak", "door"]);
  assert.is(code, 0, err);
  const ids = out
    .trimEnd()
    .split("\n")
    .map((line) => line.split(/ {2,}/u)[1]);
  assert.equal(ids, ["t_door_c", "t_door_o"]);
  const values = await defwright(folder, ["find", "splinter", "--kind", "terrain"]);
  assert.match(values.out, /^terrain {2}t_door_c {2}oak door {2}mods\/hard\/a\.json:\d+\n$/u);
});

test("for programs, also what objects of other types define", async () => {
  const { out } = await defwright(folder, ["find", "iron", "--json"]);
  const [nail] = JSON.parse(out) as object[];
  assert.equal(nail, {
    ...{ kind: "item", id: "nail", name: "iron nail", pack: "core", file: "core/items.json" },
    line: 14,
  });
});

test("nothing, and a kind that is none", async () => {
  assert.is((await defwright(folder, ["find", "unheard"])).code, 1);
  assert.is((await defwright(folder, ["find", "a", "--kind", "terain"])).code, 2);
});

test.run();
