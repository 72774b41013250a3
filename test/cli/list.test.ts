import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, terrain, write } from "../project-folder.ts";

const test = suite("defwright list");

test("ids, with their kinds or of one kind", async () => {
  const folder = doorProject({
    "content/core/odd.json": [terrain("__proto__"), terrain("a b"), terrain("10")],
  });
  const all = await defwright(folder, ["list"]);
  assert.is(all.code, 0);
  assert.is(all.err, "");
  assert.ok(all.out.split("\n").includes("terrain t_gate"));
  const { out } = await defwright(folder, ["list", "ids", "--kind", "terrain"]);
  const own = out.trimEnd().split("\n");
  assert.equal(
    own.filter((id) => id !== "t_null"),
    ["10", "__proto__", '"a b"', "t_gate", "t_gate_open"],
  );
});

test("--json prints one value", async () => {
  const { out } = await defwright(doorProject(), ["list", "--kind", "terrain", "--json"]);
  const { terrain: ids } = JSON.parse(out) as { terrain: string[] };
  assert.equal(
    ids.filter((id) => id !== "t_null"),
    ["t_gate", "t_gate_open"],
  );
});

test("inputs are the configuration, lists of ids and content, in load order", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], known: { item: ["known.json"] } },
    "known.json": [],
    "content/core/sub/a.json": [],
    "content/core/z.json": [],
    "content/core/notes.txt": "",
  });
  const expected = [
    "defwright.config.json",
    "known.json",
    "content/core/doors.json",
    "content/core/z.json",
    "content/core/sub/a.json",
  ];
  const { code, out } = await defwright(folder, ["list", "inputs"]);
  assert.is(code, 0);
  assert.is(out, expected.map((path) => `${path}\n`).join(""));
  const json = await defwright(folder, ["list", "inputs", "--json"]);
  assert.equal(JSON.parse(json.out), expected);
});

test("outputs are the modules, whether or not they were written", async () => {
  const { code, out } = await defwright(doorProject(), ["list", "outputs"]);
  assert.is(code, 0);
  assert.ok(out.split("\n").includes("generated/terrain/core/doors.ts"));
});

test("1 on wrong content, 2 on a wrong word", async () => {
  const folder = doorProject();
  const wrong = await defwright(folder, ["list", "idz"]);
  assert.is(wrong.code, 2);
  assert.match(wrong.err, "Allowed choices are ids, inputs, outputs");
  const kindless = await defwright(folder, ["list", "inputs", "--kind", "terrain"]);
  assert.is(kindless.code, 2);
  write(folder, "content/core/doors.json", "[");
  const { code, out } = await defwright(folder, ["list"]);
  assert.is(code, 1);
  assert.is(out, "");
});

test.run();
