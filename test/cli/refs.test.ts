import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, terrain, write } from "../project-folder.ts";

const test = suite("defwright refs");

function project(): string {
  return doorProject({
    "defwright.config.json": { packs: ["content/core", "content/mod"] },
    "content/core/more.json": [
      terrain("t_wicket", { alias: "t_old_wicket", looks_like: "t_gate" }),
      { ...terrain("t_high_gate", { close: "t_old_wicket" }), "copy-from": "t_gate" },
      { type: "GENERIC", id: "plank", name: "plank" },
      { type: "requirement", id: "boards", components: [[["plank", 2]]] },
      { type: "recipe", result: "plank", time: "1 m", components: [[["boards", 1, "LIST"]]] },
      {
        type: "profession_item_substitutions",
        item: "plank",
        sub: [{ present: ["a"], new: ["plank"] }],
      },
    ],
    "content/mod/a.json": [{ type: "terrain", id: "t_gate", "edit-mode": "modify", move_cost: 4 }],
  });
}

function rows(out: string): string[] {
  return out
    .split("\n")
    .map((line) => line.trim().replace(/ {2,}/gu, " | "))
    .filter((line) => line !== "");
}

test("who uses an id, across packs, and through what", async () => {
  const { code, out, err } = await defwright(project(), ["refs", "t_gate"]);
  assert.is(code, 0, err);
  assert.equal(rows(out), [
    'terrain "t_gate"',
    "defined in core content/core/doors.json:4:11",
    "modified by mod content/mod/a.json:4:11",
    "used 3 times",
    'core content/core/doors.json:18:14 | terrain "t_gate_open" | close',
    'core content/core/more.json:10:19 | terrain "t_wicket" | looks_like | looks like it',
    'core content/core/more.json:20:18 | terrain "t_high_gate" | copy-from | copies from it',
  ]);
});

test("by every name, and what each object says of other kinds", async () => {
  const aliased = await defwright(project(), ["refs", "t_wicket"]);
  assert.match(aliased.out, 'as "t_old_wicket"');
  const { out } = await defwright(project(), ["refs", "plank"]);
  assert.match(out, 'item "plank"\n  defined in core content/core/more.json:24:11\n  used 4 times');
  assert.match(out, 'requirement "boards"');
  assert.match(out, "sub[0].new[0]");
  const lists = await defwright(project(), ["refs", "boards"]);
  assert.match(lists.out, /recipe "plank" +components\[0\]\[0\]\[0\]/u);
});

test("--kind and --json", async () => {
  const { out } = await defwright(project(), ["refs", "plank", "--kind", "item", "--json"]);
  const [found, ...more] = JSON.parse(out) as {
    kind: string;
    definitions: { file: string }[];
    uses: { kind: string; by: string; path: unknown[]; line: number }[];
  }[];
  assert.equal(more, []);
  assert.is(found?.kind, "item");
  assert.equal(
    found?.uses.map(({ kind, path }) => [kind, path.join(".")]),
    [
      ["requirement", "components.0.0.0"],
      ["recipe", "result"],
      ["profession_item_substitutions", "item"],
      ["profession_item_substitutions", "sub.0.new.0"],
    ],
  );
});

test("2 and a suggestion where nothing is called so", async () => {
  const { code, err } = await defwright(project(), ["refs", "t_gaet"]);
  assert.is(code, 2);
  assert.match(err, 'Did you mean "t_gate"?');
});

test("ids that no object defines: built in, and generated from another", async () => {
  const folder = project();
  const builtIn = await defwright(folder, ["refs", "t_null"]);
  assert.is(builtIn.code, 0, builtIn.err);
  assert.is(builtIn.out, 'terrain "t_null"\n  (built in)\n  used nowhere\n');
  assert.is(builtIn.err, "");
  write(folder, "content/core/more.json", [
    { type: "recipe", result: "stool", time: "1 m", reversible: true, components: [[["log", 1]]] },
  ]);
  const generated = await defwright(folder, ["refs", "stool", "--kind", "uncraft"]);
  assert.is(generated.code, 0, generated.err);
  assert.match(generated.out, 'uncraft "stool"\n');
});

test("an id that nothing defines is found where it is used", async () => {
  const folder = project();
  write(folder, "content/core/more.json", [terrain("t_more", { open: "t_gaet" })]);
  const { code, out, err } = await defwright(folder, ["refs", "t_gaet"]);
  assert.is(code, 0);
  assert.match(
    out,
    /^terrain "t_gaet"\n {2}used once, defined nowhere\n {4}core content\/core\/more\.json:/u,
  );
  assert.match(err, 'Did you mean "t_gate"?');
});

test("explain names the uses", async () => {
  const { out } = await defwright(project(), ["explain", "t_gate"]);
  assert.match(out, "used 3 times\n");
  const data = await defwright(project(), ["explain", "t_gate", "--json"]);
  const [found] = JSON.parse(data.out) as { uses: object[] }[];
  assert.is(found?.uses.length, 3);
});

test.run();
