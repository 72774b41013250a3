/** The guide to a first game, followed in an empty folder. `UPDATE=1` copies its files into the page. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { each } from "../expect.ts";
import { defwright, projectFolder, read } from "../project-folder.ts";
import { root } from "../root.ts";
import { edit, linkDefwright } from "../vite/station.ts";
import { holds, page } from "./section.ts";

const test = suite("the guide to a first game");
const path = "docs/guide/first-game.md";
const commands = ["npx defwright init my-game", "cd my-game", "npm install", "npm run dev"];

test("its commands are those that init names, and its code is the game's", async () => {
  holds("first commands", `\n\`\`\`sh\n${commands.join("\n")}\n\`\`\`\n\n`, "first");
  const { err } = await defwright(projectFolder(), ["init", "my-game"]);
  const next = err.slice(err.indexOf("Next:")).split("\n").slice(1, 4);
  const words = next.map((line) => line.trim().split(/ {2,}/u)[0]);
  assert.equal(words, commands.slice(1));
  const game = readFileSync(join(root, "templates/starter/game/src/game.ts"), "utf8");
  const verbs = game.slice(game.indexOf("  if (canPry("), game.indexOf("  if (canDeconstruct("));
  holds("first game.ts", `\n\`\`\`ts\n${verbs}\`\`\`\n\n`, "first");
});

test("what it says is there is there, and what it says to try comes out as it says", async () => {
  const station = projectFolder();
  assert.is((await defwright(station, ["init", "my-game"])).code, 0);
  const folder = join(station, "my-game");
  const table = /<!-- first files -->([\s\S]*?)<!-- \/first -->/u.exec(page(path))?.[1] ?? "";
  const paths = [...table.matchAll(/^\| `(.*?)` \|/gmu)].map(([, each = ""]) => each);
  assert.is(paths.length, 9);
  each(
    paths,
    (path) => existsSync(join(folder, path)),
    "docs name these files; init does not write them",
  );
  const { scripts } = JSON.parse(read(folder, "package.json")) as { scripts: object };
  for (const [, name = ""] of page(path).matchAll(/`npm run (\w+)`/gu)) {
    assert.ok(Object.hasOwn(scripts, name), name);
  }
  linkDefwright(folder);
  assert.is((await defwright(folder, ["check"])).code, 0);

  const terrain = "content/core/terrain.json";
  const before = read(folder, terrain);
  edit(folder, terrain, `"open": "t_door_open"`, `"open": "t_door_opne"`);
  const broken = await defwright(folder, ["build"]);
  assert.is(broken.code, 1);
  assert.match(broken.err, `Did you mean "t_door_open"?`);
  assert.is((await defwright(folder, ["check", "--fix=suggestions"])).code, 0);
  assert.is(read(folder, terrain), before);
  for (const subject of ["terrain", "t_door_locked"]) {
    assert.is((await defwright(folder, ["explain", subject])).code, 0);
  }
  edit(folder, "src/world.ts", "TerrainId.t_wall", "TerrainId.t_wal");
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const source = ["--customConditions", "defwright-source", "--allowImportingTsExtensions"];
  const words = [compiler, "-p", ".", ...source, "--types", ""];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  const errors = stdout.split("\n").filter((line) => line.startsWith("src/world.ts"));
  assert.is(errors.length, 1, stdout);
  assert.match(errors[0]!, /t_wal.*t_wall/u);
});

test.run();
