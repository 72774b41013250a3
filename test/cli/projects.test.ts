/** Several configurations in one run: `-c game -c editor`. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  defwright,
  eventually,
  projectFolder,
  read,
  terrain,
  write,
  type Outcome,
} from "../project-folder.ts";

const test = suite("several projects");

const both = ["-c", "game/defwright.config.json", "-c", "editor/defwright.config.json"];
const gate = "content/gate.json";

/** Two projects that share a pack; the second has one of its own as well. */
function projects(more: Readonly<Record<string, unknown>> = {}): string {
  return projectFolder({
    "game/defwright.config.json": { packs: ["../content"], out: "generated" },
    "editor/defwright.config.json": { packs: ["../content", "brushes"], out: "generated" },
    "editor/brushes/brush.json": [terrain("t_brush")],
    [gate]: [terrain("t_gate", { open: "t_gate_open" }), terrain("t_gate_open")],
    ...more,
  });
}

test("build writes the modules of all, and check compares all", async () => {
  const folder = projects();
  const built = await defwright(folder, ["build", ...both]);
  assert.is(built.code, 0, built.err);
  assert.match(built.err, /^defwright: game\/defwright\.config\.json: 2 definitions → /mu);
  assert.match(built.err, /^defwright: editor\/defwright\.config\.json: 3 definitions → /mu);
  assert.ok(existsSync(join(folder, "game/generated/terrain/content/gate.ts")));
  assert.ok(existsSync(join(folder, "editor/generated/terrain/brushes/brush.ts")));
  assert.is((await defwright(folder, ["check", ...both])).code, 0);
  const module = "game/generated/terrain/content/gate.ts";
  write(folder, module, `${read(folder, module)}// edited\n`);
  const stale = await defwright(folder, ["check", ...both]);
  assert.is(stale.code, 3);
  assert.match(stale.err, `stale: ${module} differs`);
  // The worst of the two, and the other is built all the same.
  write(folder, "editor/brushes/brush.json", [terrain("t_brush", { open: "t_nowhere" })]);
  for (const command of ["check", "build"]) {
    const { code, err } = await defwright(folder, [command, ...both]);
    assert.is(code, 1, err);
  }
  assert.not.match(read(folder, module), "// edited");
});

test("documents and annotations are of all, and what both find is there once", async () => {
  const folder = projects({
    [gate]: [terrain("t_gate", { colour: "red" })],
    "editor/brushes/brush.json": [terrain("t_brush", { colour: "blue" })],
  });
  const codesOf = (text: string): string[] => {
    const { runs } = JSON.parse(text) as { runs: { results: { ruleId: string }[] }[] };
    return runs.flatMap(({ results }) => results.map(({ ruleId }) => ruleId));
  };
  const sarif = await defwright(folder, ["build", ...both, "--format", "sarif"]);
  assert.equal(codesOf(sarif.out), ["unknown-member", "unknown-member"]);
  await defwright(folder, ["build", ...both, "--report-file", "report.sarif"]);
  assert.equal(codesOf(read(folder, "report.sarif")), ["unknown-member", "unknown-member"]);
  const env = { GITHUB_ACTIONS: "true" };
  const { err } = await defwright(folder, ["build", ...both, "--force"], { env });
  assert.is(err.match(/^::warning /gmu)?.length, 2);
});

test("outputs that are equal, nested or in another's pack are refused, and nothing is written", async () => {
  const said = async (game: object, editor: object): Promise<string> => {
    const folder = projects({
      "game/defwright.config.json": { packs: ["../content"], ...game },
      "editor/defwright.config.json": { packs: ["../content", "brushes"], ...editor },
    });
    const { code, err } = await defwright(folder, ["build", ...both]);
    assert.is(code, 2, err);
    assert.match(err, "error[configuration-conflict]");
    assert.not.ok(existsSync(join(folder, "out")));
    return err;
  };
  const equal = await said({ out: "../out" }, { out: "../out" });
  assert.match(
    equal,
    'The output folder of "game/defwright.config.json" – it is also that of "editor/defwright.config.json".',
  );
  assert.match(equal, "--> editor/defwright.config.json:6:10");
  assert.match(await said({ out: "../out" }, { out: "../out/editor" }), "it contains that of");
  assert.match(await said({ out: "../out/game" }, { out: "../out" }), "it contains that of");
  const inPack = await said({ out: "../editor/brushes/out" }, { out: "../out" });
  assert.match(inPack, 'pack "brushes" of "editor/defwright.config.json"');
  const same = "game/defwright.config.json";
  const twice = await defwright(projects(), ["check", "-c", same, "-c", same]);
  assert.is(twice.code, 2);
});

test("a wrong configuration among them is told, and nothing is built", async () => {
  const folder = projects({ "editor/defwright.config.json": { pakcs: [] } });
  const { code, err } = await defwright(folder, ["build", ...both]);
  assert.is(code, 2);
  assert.match(err, 'Unknown member "pakcs"');
  assert.not.ok(existsSync(join(folder, "game/generated")));
  const without = projects({ "editor/defwright.config.json": { packs: ["brushes"] } });
  assert.is((await defwright(without, ["build", ...both])).code, 2);
  assert.not.ok(existsSync(join(without, "game/generated")));
  assert.is((await defwright(without, ["check", ...both, "-q"])).code, 3);
});

test("what is of one project is refused with several", async () => {
  const folder = projects();
  for (const words of [
    ["build", "--out", "out"],
    ["build", "--stdout", "terrain.ts"],
    ["build", "--stamp", "a"],
    ["check", "--update-baseline", "--baseline", "a.json"],
  ]) {
    const { code, err } = await defwright(folder, [...words, ...both]);
    assert.is(code, 2);
    assert.match(err, `"${words[1]}" works with only one configuration, but 2 are given`);
  }
  for (const words of [["list"], ["explain", "t_gate"], ["diff", "a", "b"], ["strings"]]) {
    const { code, err } = await defwright(folder, [...words, ...both]);
    assert.is(code, 2);
    assert.match(err, "accepts only one configuration, but 2 are given");
  }
});

test("watch builds each when its own changes, and a configuration that would write into the other's is refused", async () => {
  const folder = projects();
  let text = "";
  let end = (): void => undefined;
  const ended: Promise<Outcome> = defwright(folder, ["watch", ...both], {
    err: (each) => {
      text += each;
    },
    onInterrupt: (stop) => {
      end = stop;
    },
  });
  const prints = (what: RegExp): Promise<true> =>
    eventually(
      () => what.test(text) || undefined,
      () => `${String(what)} in ${text}`,
    );
  await prints(/watching;/u);
  text = "";
  write(folder, gate, [terrain("t_gate", { move_cost: 7 }), terrain("t_gate_open")]);
  await prints(/: game\/defwright\.config\.json: .*t_gate\.move_cost/u);
  await prints(/: editor\/defwright\.config\.json: .*t_gate\.move_cost/u);
  text = "";
  write(folder, "editor/brushes/brush.json", [terrain("t_brush", { move_cost: 7 })]);
  await prints(/: editor\/defwright\.config\.json: .*t_brush\.move_cost/u);
  assert.not.match(text, ": game/");
  const nested = { packs: ["../content"], out: "../game/generated/editor" };
  write(folder, "editor/defwright.config.json", nested);
  await prints(/it contains that of/u);
  assert.not.ok(existsSync(join(folder, "game/generated/editor")));
  end();
  assert.is((await ended).code, 0);
});

test.run();
