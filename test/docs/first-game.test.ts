/** The guide to a first game, followed in an empty folder. `UPDATE=1` copies its files into the page. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, read, write } from "../project-folder.ts";
import { linkDefwright, root } from "../vite/station.ts";
import { holds, page } from "./section.ts";

const test = suite("the guide to a first game");

const tsconfig = `{
  "compilerOptions": {
    "target": "es2022",
    "module": "nodenext",
    "lib": ["es2023", "dom"],
    "types": [],
    "strict": true
  },
  "include": ["game.ts"]
}
`;

const game = `import { open } from "defwright/runtime";
import { terrain, TerrainId } from "./generated/index.js";

const door = terrain.get(TerrainId.t_door_closed);
console.log(\`Before you stands a \${door.name}.\`);

const opened = open(terrain, TerrainId.t_door_closed);
if (opened.ok) console.log(\`It becomes: \${terrain.get(opened.next.id).name}.\`);
else console.log(\`It stays shut: \${opened.reason}.\`);
`;

const output = `Before you stands a wooden door.
It becomes: open wooden door.
`;

const fenced = (language: string, text: string): string => `\n\`\`\`${language}\n${text}\`\`\`\n\n`;

test("its files are those that are tried here", () => {
  holds("first tsconfig.json", fenced("json", tsconfig), "first");
  holds("first game.ts", fenced("ts", game), "first");
  holds("first output", fenced("text", output), "first");
});

test("followed word by word it gives what it says", async () => {
  const folder = projectFolder({
    "package.json": { name: "my-game", private: true, type: "module" },
    "tsconfig.json": tsconfig,
    "game.ts": game,
  });
  linkDefwright(folder);
  for (const words of [["init"], ["build"], ["check"]]) {
    const { code, err } = await defwright(folder, words);
    assert.is(code, 0, err);
  }
  const compile = (): string => {
    const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
    const source = ["--customConditions", "defwright-source", "--allowImportingTsExtensions"];
    const words = [compiler, "-p", ".", "--noEmit", "--skipLibCheck", ...source];
    return spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" }).stdout;
  };
  assert.is(compile(), "");
  const node = ["--conditions=defwright-source", "--import", "tsx", join(folder, "game.ts")];
  const { stdout, stderr } = spawnSync(process.execPath, node, { cwd: root, encoding: "utf8" });
  assert.is(stderr, "");
  assert.is(stdout, output);

  write(
    folder,
    "game.ts",
    game.replace("open(terrain, TerrainId.t_door_closed)", "open(terrain, TerrainId.t_floor)"),
  );
  assert.match(compile(), /^game\.ts\(7,/u);

  const doors = read(folder, "content/core/doors.json");
  assert.match(doors, `"open": "t_door_open"`);
  write(
    folder,
    "content/core/doors.json",
    doors.replace(`"open": "t_door_open"`, `"open": "t_door_opne"`),
  );
  const broken = await defwright(folder, ["build"]);
  assert.is(broken.code, 1);
  assert.match(broken.err, `Did you mean "t_door_open"?`);
  const mended = await defwright(folder, ["check", "--fix=suggestions"]);
  assert.is(mended.code, 0, mended.err);
  assert.is(read(folder, "content/core/doors.json"), doors);
  for (const subject of ["terrain", "t_door_closed"]) {
    assert.is((await defwright(folder, ["explain", subject])).code, 0);
  }
});

test("its commands are those of a setup, in order", () => {
  const [commands = ""] = page("docs/guide/first-game.md").split("```sh\n").slice(1);
  assert.match(
    commands,
    /npm install defwright\n[\s\S]*npx defwright init\nnpx defwright build\n/u,
  );
});

test.run();
