import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, terrain } from "../project-folder.ts";

const test = suite("defwright conflicts");

function project(): string {
  const change = (cost: number): object => ({
    type: "terrain",
    id: "t_gate",
    "edit-mode": "modify",
    move_cost: cost,
  });
  return doorProject({
    "defwright.config.json": { packs: ["content/core", "content/a", "content/b"] },
    "content/a/a.json": [change(4)],
    "content/b/b.json": [change(6)],
  });
}

test("who wins, where, and which order is open; a report fails nothing", async () => {
  const { code, out, err } = await defwright(project(), ["conflicts"]);
  assert.is(code, 0);
  assert.is(
    out,
    [
      "Written by two packs; the later one wins",
      '  terrain "t_gate": move_cost – b wins',
      "    a content/a/a.json:6",
      "    b content/b/b.json:6",
      "",
      "Packs whose order matters, although no dependency declares it",
      '  a before b: terrain "t_gate"',
      "",
    ].join("\n"),
  );
  assert.is(err, "defwright: 1 conflict, 1 open order, 2 intended changes (-v shows them)\n");
});

test("--fail fails where content has errors, and whatever answers from such content says so", async () => {
  const folder = doorProject({ "content/core/a.json": [terrain("t_a", { open: "t_nowhere" })] });
  for (const [words, expected] of [
    [["conflicts", "--fail"], 1],
    [["audit", "--fail"], 1],
    [["find", "t_gate"], 0],
    [["refs", "t_gate"], 0],
  ] as const) {
    const { code, err } = await defwright(folder, words);
    assert.is(code, expected, words.join(" "));
    assert.match(err, 'defwright: the content has errors; "defwright check" shows them\n');
  }
});

test("--fail is for CI; without conflicts it is silent", async () => {
  assert.is((await defwright(project(), ["conflicts", "--fail"])).code, 1);
  const { code, out, err } = await defwright(doorProject(), ["conflicts", "--fail"]);
  assert.equal({ code, out, err }, { code: 0, out: "", err: "defwright: 0 conflicts\n" });
});

test("--json has everything, the same each time", async () => {
  const folder = project();
  const { out } = await defwright(folder, ["conflicts", "--json"]);
  const { conflicts, openOrders } = JSON.parse(out) as {
    conflicts: { packs: string[]; winner: string; intended: boolean }[];
    openOrders: unknown;
  };
  assert.equal(
    conflicts.map(({ packs, winner, intended }) => [...packs, winner, intended]),
    [
      ["core", "a", "a", true],
      ["core", "b", "b", true],
      ["a", "b", "b", false],
    ],
  );
  assert.equal(openOrders, [
    { packs: ["a", "b"], definitions: [{ kind: "terrain", id: "t_gate" }] },
  ]);
  assert.is((await defwright(folder, ["conflicts", "--json"])).out, out);
});

test("--format json is --json, of every command that has it; what findings alone have is refused", async () => {
  const folder = project();
  for (const words of [
    ["conflicts"],
    ["list"],
    ["list", "inputs"],
    ["explain", "t_gate"],
    ["explain", "self-transition"],
    ["diff", "content/core", "content/core"],
  ]) {
    const json = await defwright(folder, [...words, "--json"]);
    assert.is(json.code, 0, words.join(" "));
    JSON.parse(json.out);
    assert.equal(await defwright(folder, [...words, "--format", "json"]), json);
    assert.not.equal((await defwright(folder, words)).out, json.out);
    const { code, out, err } = await defwright(folder, [...words, "--format", "sarif"]);
    assert.equal([code, out], [2, ""]);
    assert.match(
      err,
      `"${words[0] ?? ""}" prints no findings – expected --format pretty or json, not sarif`,
    );
  }
});

test.run();
