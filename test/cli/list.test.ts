import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, projectFolder, terrain, write } from "../project-folder.ts";

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

test("ids that have no records of their own, as all commands know them", async () => {
  const requirement = { type: "requirement", id: "nailing", components: [[["nail", 4]]] };
  const folder = doorProject({ "content/core/lists.json": [requirement] });
  const { out } = await defwright(folder, ["list", "--kind", "requirement"]);
  assert.is(out, "nailing\n");
  const all = await defwright(folder, ["list", "--json"]);
  assert.equal((JSON.parse(all.out) as { requirement: string[] }).requirement, ["nailing"]);
  for (const words of [["explain"], ["refs"], ["rename", "requirement"]]) {
    const offered = await defwright(folder, ["complete", "--", ...words, "nai"]);
    assert.match(offered.out, /^nailing\trequirement\n/u);
  }
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

test("--as prints the tasks of a build tool, with packs outside of the package", async () => {
  const folder = projectFolder({
    "package.json": { private: true, workspaces: ["packages/*"] },
    "packages/core/content/a.json": [terrain("t_a")],
    "packages/game/defwright.config.json": {
      packs: ["../core/content", "content/base", "content/mods/*"],
      out: "generated",
      known: { item: ["known.json"] },
    },
    "packages/game/known.json": [],
    "packages/game/content/base/b.json": [],
    "packages/game/content/mods/one/c.json": [],
  });
  const game = join(folder, "packages/game");
  const tasks = async (tool: string): Promise<unknown> => {
    const { code, out, err } = await defwright(game, ["list", "inputs", "--as", tool]);
    assert.is(code, 0, err);
    assert.is(err, "");
    return JSON.parse(out);
  };
  const inputs = [
    "defwright.config.json",
    "known.json",
    "defwright.lock.json",
    "content/mods/**/*.json",
    "$TURBO_ROOT$/packages/core/content/**/*.json",
    "content/base/**/*.json",
  ];
  const turbo = (await tasks("turbo")) as { tasks: Record<string, { inputs: string[] }> };
  assert.equal(turbo, {
    extends: ["//"],
    tasks: {
      content: { inputs, outputs: ["generated/**"] },
      "content:check": {
        dependsOn: ["content"],
        inputs: [...inputs, "generated/**"],
        outputs: [],
      },
      build: { dependsOn: ["content"] },
    },
  });
  const nx = (await tasks("nx")) as { targets: { content: { inputs: unknown[] } } };
  assert.equal(nx.targets.content.inputs, [
    ...inputs.map((input) =>
      input.startsWith("$")
        ? input.replace("$TURBO_ROOT$", "{workspaceRoot}")
        : `{projectRoot}/${input}`,
    ),
    { externalDependencies: ["defwright"] },
  ]);
  // A pack that the tool cannot see is told.
  write(folder, "packages/game/nx.json", {});
  const alone = await defwright(game, ["list", "inputs", "--as", "nx"]);
  assert.match(alone.err, "warning: ../core/content is outside the workspace");
  const outputs = await defwright(game, ["list", "outputs", "--as", "nx"]);
  assert.is(outputs.code, 2);
});

test("the image is an output of the task, and an input of its check", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], out: "generated", image: "public/a.image" },
  });
  const { out } = await defwright(folder, ["list", "outputs"]);
  assert.match(out, "public/a.image\n");
  interface Tasks {
    readonly tasks: Readonly<Record<string, { inputs: string[]; outputs: string[] }>>;
    readonly targets: Tasks["tasks"];
  }
  const tasks = async (tool: string): Promise<Tasks> =>
    JSON.parse((await defwright(folder, ["list", "inputs", "--as", tool])).out) as Tasks;
  const { tasks: turbo } = await tasks("turbo");
  assert.equal(turbo["content"]?.outputs, ["generated/**", "public/a.image"]);
  assert.ok(turbo["content:check"]?.inputs.includes("public/a.image"));
  const { targets: nx } = await tasks("nx");
  assert.equal(nx["content"]?.outputs, ["{projectRoot}/generated", "{projectRoot}/public/a.image"]);
  assert.ok(nx["content-check"]?.inputs.includes("{projectRoot}/public/a.image"));
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
