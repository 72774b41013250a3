import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, ownKindProject, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("defwright explain");

function twoPacks(): string {
  return doorProject({
    "defwright.config.json": { packs: ["content/core", "content/mod"] },
    "content/mod/a.json": [{ type: "terrain", id: "t_gate", "edit-mode": "modify", move_cost: 4 }],
  });
}

test("member by member: value, how, pack, file and line", async () => {
  const { code, out, err } = await defwright(twoPacks(), ["explain", "t_gate"]);
  assert.is(code, 0);
  assert.is(err, "");
  const lines = out.split("\n").map((line) => line.trim().replace(/ {2,}/gu, " | "));
  assert.equal(lines.slice(0, 5), [
    'terrain "t_gate"',
    "defined in core content/core/doors.json:2",
    "modified by mod content/mod/a.json:2",
    'id | "t_gate" | defined | core content/core/doors.json:4',
    'name | "t_gate" | defined | core content/core/doors.json:5',
  ]);
  const cost =
    "move_cost | 4 | replaced | mod content/mod/a.json:6 (was core content/core/doors.json:8)";
  assert.ok(lines.includes(cost), out);
  assert.ok(lines.includes("comfort | 0 | default"), out);
});

test("one member alone, at any depth; 2 with a suggestion where there is none", async () => {
  const folder = twoPacks();
  const { out } = await defwright(folder, ["explain", "t_gate.move_cost"]);
  assert.match(
    out,
    /^terrain "t_gate"\n[^]*\n {2}move_cost {2}4 {2}replaced {2}mod [^\n]*\n[^\n]*used/u,
  );
  assert.not.match(out, "name");
  const { out: inside } = await defwright(folder, ["explain", "t_gate.symbol[1]", "--json"]);
  const [found] = JSON.parse(inside) as { members: { path: unknown }[] }[];
  assert.equal(
    found?.members.map(({ path }) => path),
    [["symbol", 1]],
  );
  const { code, err } = await defwright(folder, ["explain", "t_gate.move_cots"]);
  assert.is(code, 2);
  assert.match(err, '"t_gate.move_cost"');
});

test("one member by the name that authors write, at any depth", async () => {
  const folder = doorProject({
    "content/core/b.json": [terrain("t_bin", { max_volume: "2 L" })],
  });
  const { out, err } = await defwright(folder, ["explain", "t_bin.max_volume"]);
  assert.is(err, "");
  assert.match(out, "max_volume_ml  2000  defined");
  const refused = await defwright(folder, ["explain", "t_bin.max_volume.str_min"]);
  assert.is(refused.code, 2);
});

test("what is inside a member only where something else set it, or with -v", async () => {
  const folder = twoPacks();
  assert.not.match((await defwright(folder, ["explain", "t_gate"])).out, "symbol[0]");
  assert.match((await defwright(folder, ["explain", "t_gate", "-v"])).out, "symbol[0]");
});

test("--json has every value, and an entry for each kind of that id", async () => {
  const folder = doorProject({
    "content/core/more.json": [
      { type: "recipe", result: "t_gate", time: "1 m" },
      terrain("t_more", { symbol: ["a", "b", "c", "d"] }),
    ],
  });
  const both = await defwright(folder, ["explain", "t_gate", "--json"]);
  const kinds = JSON.parse(both.out) as { kind: string }[];
  assert.equal(
    kinds.map(({ kind }) => kind),
    ["terrain", "recipe"],
  );
  const one = await defwright(folder, ["explain", "t_gate", "--kind", "recipe", "--json"]);
  assert.equal(
    (JSON.parse(one.out) as { kind: string }[]).map(({ kind }) => kind),
    ["recipe"],
  );
  assert.equal(await defwright(folder, ["explain", "recipe", "t_gate", "--json"]), one);
  const noKind = await defwright(folder, ["explain", "recipes", "t_gate"]);
  assert.match(noKind.err, 'there is no kind "recipes"');
  assert.match(noKind.err, '(Did you mean "recipe"?)');
  const { out } = await defwright(folder, ["explain", "t_more", "--json"]);
  const [found] = JSON.parse(out) as {
    members: { path: unknown[]; value: unknown; how: string; at?: object }[];
  }[];
  assert.equal(
    found?.members.find(({ path }) => path.join(".") === "symbol.2"),
    {
      path: ["symbol", 2],
      value: "c",
      how: "defined",
      at: { pack: "core", file: "content/core/more.json", line: 14, column: 7 },
    },
  );
});

test("a diagnostic code, even where nothing is configured", async () => {
  const { code, out } = await defwright("/", ["explain", "unknown-reference"]);
  assert.is(code, 0);
  assert.match(out, /^unknown-reference/u);
});

test("--markdown: the page of a kind, built-in or own", async () => {
  const folder = ownKindProject({
    trap: { description: "A <b>[trap](x)</b>\n| of a name.", type: "integer" },
  });
  const builtIn = await defwright("/", ["explain", "profession", "--markdown"]);
  const page = readFileSync(join(root, "docs/format/profession.md"), "utf8");
  // The page in the documentation begins with an example from a game; other kinds lead to what this one says.
  assert.is(builtIn.out, page.replace(/A definition as the game of [^]*?\n```\n\n/u, ""));
  const { code, out, err } = await defwright(folder, ["explain", "monster", "--markdown"]);
  assert.equal([code, err], [0, ""]);
  assert.ok(out.startsWith("# Monster\n\nA creature.\n\nA minimal complete definition:\n"), out);
  assert.ok(out.includes(`"type": "MONSTER",\n  "id": "monster_example"`), out);
  assert.ok(out.includes(`### prey\n\nWhat it hunts.\n`), out);
  assert.ok(out.includes("| guarded by | `unknown-reference` |"), out);
  assert.ok(out.includes("### trap\n\nA \\<b\\>[trap\\](x)\\</b\\>\n| of a name.\n"), out);
  // It has no section of the specification, and its page no neighbours.
  assert.not.match(out, /§|extension|[^\\]\]\(/u);
  for (const words of [["hill"], ["monster.hp"], ["mon_rat"], ["unknown-reference"]]) {
    const refused = await defwright(folder, ["explain", ...words, "--markdown"]);
    assert.is(refused.code, 2);
    assert.match(refused.err, `there is no kind "${words.join()}"`);
  }
  assert.is((await defwright(folder, ["explain", "monster", "--markdown", "--json"])).code, 2);
});

test("2 and a suggestion where nothing is called so; 1 where it has errors", async () => {
  const folder = doorProject();
  const unknown = await defwright(folder, ["explain", "t_gaet"]);
  assert.is(unknown.code, 2);
  assert.is(unknown.out, "");
  assert.is(
    unknown.err,
    'error: no definition, diagnostic code, kind or member "t_gaet" is known\n(Did you mean "t_gate"?)\n',
  );
  for (const [said, meant] of [
    ["terrain.move_cots", "terrain.move_cost"],
    ["terain", "terrain"],
    ["terrain.pry.difficutly", "terrain.pry.difficulty"],
  ] as const) {
    assert.match((await defwright(folder, ["explain", said])).err, `(Did you mean "${meant}"?)`);
  }
  const wrongKind = await defwright(folder, ["explain", "t_gate", "--kind", "furniture"]);
  assert.is(wrongKind.code, 2);
  assert.match(wrongKind.err, 'no furniture "t_gate" is known; "t_gate" is a terrain');
  write(folder, "content/core/broken.json", [terrain("t_broken", { move_cost: "slow" })]);
  const broken = await defwright(folder, ["explain", "t_broken"]);
  assert.is(broken.code, 1);
  assert.match(broken.err, '"t_broken" has errors of its own');
  const other = await defwright(folder, ["explain", "t_gate"]);
  assert.is(other.code, 0);
  assert.match(other.err, "the content has errors");
});

test.run();
