/**
 * The README fits on two screens, and what it shows is what happens. `UPDATE=1` writes its examples and figures anew.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shortRows } from "../bench/short-rows.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { rebuildLine } from "../../generator/vite/terminal-report.ts";
import { createWatcher } from "../../generator/watch/watch.ts";
import { none } from "../expect.ts";
import { defwright, eventually, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { clientProject, generate } from "../runtime/client-project.ts";
import { holds, page } from "./section.ts";

const test = suite("README");

const door = `[
  {
    "type": "terrain",
    "id": "t_door_c",
    "name": "oak door",
    "symbol": "+",
    "color": "brown",
    "move_cost": 0,
    "open": "t_door_o"
  }
]`;

const game = `import { open } from "defwright/runtime";
import { terrain, TerrainId } from "./generated/index.js";

terrain.get(TerrainId.t_door_c).name; // "oak door"
open(terrain, TerrainId.t_door_c); // { ok: true, next: { kind: "terrain", id: "t_door_o" }, … }
TerrainId.t_dor_c; // does not compile: did you mean "t_door_c"?
open(terrain, TerrainId.t_wall); // does not compile: a wall has no "open"`;

const tile = (id: string, more: object): object => ({
  ...{ type: "terrain", id, name: id, symbol: "'", color: "brown", move_cost: 2 },
  ...more,
});
const others = [tile("t_door_o", { close: "t_door_c" }), tile("t_wall", { move_cost: 0 })];
const fenced = (language: string, text: string): string =>
  `\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\`\n\n`;

test("has at most 1,500 words", () => {
  const words = page("README.md").split(/\s+/u).filter(Boolean).length;
  assert.ok(words <= 1500, `${String(words)} words`);
});

test("its content is read as the game beside it says", async () => {
  holds("example doors.json", fenced("json", door), "example");
  holds("example game.ts", fenced("ts", game), "example");
  const lines = game.split("\n").map((line) => {
    const wrong = line.includes("// does not compile");
    return wrong ? `// @ts-expect-error\n${line}` : line;
  });
  const folder = clientProject({
    "content/core/doors.json": door,
    "content/core/others.json": others,
    "game.ts": lines.join("\n"),
  });
  await generate(folder, [join(folder, "content/core")]);
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const check = (): string =>
    spawnSync(process.execPath, [compiler, "-p", "."], { cwd: folder, encoding: "utf8" }).stdout;
  assert.is(check(), "");
  write(folder, "game.ts", game);
  const said = check();
  assert.match(said, `Did you mean 't_door_c'?`);
  assert.is(said.match(/^game\.ts/gmu)?.length, 2, said);
  write(
    folder,
    "played.ts",
    `import { open } from "defwright/runtime";
import { terrain, TerrainId } from "./generated/index.js";
console.log(JSON.stringify([terrain.get(TerrainId.t_door_c).name, open(terrain, TerrainId.t_door_c)]));`,
  );
  const node = ["--conditions=defwright-source", "--import", "tsx", join(folder, "played.ts")];
  const { stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: "utf8" });
  assert.is(stderr, "");
  const [name, result] = JSON.parse(stdout) as [string, { ok: boolean; next: unknown }];
  assert.is(name, "oak door");
  assert.is(result.ok, true);
  assert.equal(result.next, { kind: "terrain", id: "t_door_o" });
});

test("its error is what is printed", async () => {
  const folder = clientProject({
    "defwright.config.json": { packs: ["content/core"], out: "generated" },
    "content/core/doors.json": door.replace('"t_door_o"', '"t_dor_o"'),
    "content/core/others.json": others,
  });
  const { code, err } = await defwright(folder, ["check", "--no-color"]);
  assert.is(code, 1);
  holds("example error", fenced("text", err.split("\n\n")[0] ?? ""), "example");
});

test("an edit is told as it says", async () => {
  const line =
    'defwright: changed t_door_c.name "oak door" → "iron door", t_door_c.move_cost 0 → 3';
  holds("example edit", fenced("text", line), "example");
  const folder = clientProject({
    "defwright.config.json": { packs: ["content/core"], out: "generated" },
    "content/core/doors.json": door,
    "content/core/others.json": others,
  });
  const { settings } = await loadSettings({ workingDirectory: folder });
  const told: string[] = [];
  const watcher = await createWatcher(settings!, {
    built: (rebuild) => told.push(rebuildLine(rebuild, false)),
  });
  try {
    const edited = door.replace("oak", "iron").replace('"move_cost": 0', '"move_cost": 3');
    write(folder, "content/core/doors.json", edited);
    const said = await eventually(() => told[1], "the build after the edit");
    assert.is(said.replace(/, in \d+ ms$/u, ""), line);
  } finally {
    await watcher.close();
  }
});

test("its figures are rows of the whole table, ten of them", () => {
  const rowsOf = (path: string, name: string): string[] => {
    const part = page(path).split(`<!-- ${name} -->`)[1]?.split("<!-- /")[0] ?? "";
    return part.split("\n").filter((line) => /^\| (?!what|-)/u.test(line));
  };
  const all = rowsOf("docs/reference/figures.md", "bench");
  const shown = rowsOf("README.md", "figures");
  assert.is(shown.length, 10);
  none(
    shown.filter((row) => !all.includes(row)),
    "the README shows rows that the game does not print: UPDATE=1 npm test -- test/docs, or mend them",
  );
  assert.equal(
    shown.map((row) => row.split(" | ").slice(0, 2).join(" | ")),
    shortRows.map(([what, baseline]) => `| ${what} | ${baseline}`),
  );
});

test.run();
