/** The pages for those who write content: each example is compiled, and becomes what the page says. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/index.ts";
import { clientProject, generate } from "../runtime/client-project.ts";
import { asModule, claimModule, type Claim } from "../runtime/examples.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { defwright, projectFolder, write } from "../project-folder.ts";
import { root } from "../root.ts";
import { edit, linkDefwright } from "../vite/station.ts";
import { examplesOn, sameMembers, type PageExample } from "./examples-in-page.ts";
import { holds, page } from "./section.ts";

const test = suite("pages for designers");

function compiled({ files, title }: PageExample): ReturnType<typeof compilePacks> {
  const folder = projectFolder(Object.fromEntries(files));
  const packs = [...new Set([...files.keys()].map((path) => path.split("/")[0] ?? ""))];
  const compilation = compilePacks(settingsOf(folder, { packs }), { emit: false });
  const findings = compilation.diagnostics.filter(({ severity }) => severity !== "note");
  assert.equal(
    findings.map(({ message }) => message),
    [],
    title,
  );
  return compilation;
}

for (const path of ["docs/guide/layering.md", "docs/guide/cookbook.md"]) {
  for (const example of examplesOn(page(path))) {
    test(`${path}: ${example.title}`, () => {
      const { model } = compiled(example);
      for (const { kind, id, value } of example.results) {
        const record = model.records.get(kind)?.get(id)?.record;
        assert.ok(record, `${kind} ${id}`);
        assert.equal(sameMembers(record, value), value);
      }
    });
  }
}

/**
 * Compiles the definitions of the cookbook, and modules that play them; each claim has to hold.
 *
 * @param files Path -> text. Those below `played` are run.
 * @returns the places of the claims
 */
async function play(files: Readonly<Record<string, string>>): Promise<ReadonlySet<string>> {
  const content = examplesOn(page("docs/guide/cookbook.md")).flatMap((each) => [...each.files]);
  const folder = clientProject({ ...Object.fromEntries(content), ...files });
  write(folder, "claim.ts", claimModule);
  await generate(folder, [join(folder, "content")]);
  const compiler = join(root, "node_modules/@typescript/native/bin/tsc");
  const words = [compiler, "-p", ".", "--isolatedDeclarations", "false"];
  const { stdout } = spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8" });
  assert.is(stdout, "");
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(folder, path)).href);
  for (const path of Object.keys(files)) if (path.startsWith("played/")) await load(path);
  const { claims } = (await load("claim.ts")) as { readonly claims: readonly Claim[] };
  for (const { place, actual, expected } of claims) assert.equal(actual, expected, place);
  return new Set(claims.map(({ place }) => place));
}

function played(code: string, place: string): string {
  return asModule({ code, place }).replaceAll(/"\.\/(?=generated\/|game\.js)/gu, '"../');
}

test("the cookbook is played", async () => {
  const examples = examplesOn(page("docs/guide/cookbook.md"));
  const modules = examples.map(({ code, title }, index) => {
    assert.is(code.length, 1, title);
    return [`played/${String(index)}.ts`, played(code[0] ?? "", title)] as const;
  });
  assert.is((await play(Object.fromEntries(modules))).size, examples.length);
});

test("the small game is played", async () => {
  const code = page("docs/guide/small-game.md").matchAll(/^```ts\n([^]*?)\n```/gmu);
  const parts = [...code].map(([, part = ""]) => part);
  const script = played(parts.pop() ?? "", "the small game");
  assert.is((await play({ "game.ts": parts.join("\n"), "played/game.ts": script })).size, 1);
});

/** The game of the guide to a first game, with the mod of the page. */
async function moddedGame(): Promise<string> {
  const station = projectFolder();
  await defwright(station, ["init", "my-game", "--yes", "--template", "console"]);
  const folder = join(station, "my-game");
  for (const { files } of examplesOn(page("docs/guide/first-mod.md"))) {
    for (const [file, text] of files) write(folder, file, text);
  }
  return folder;
}

test("a first mod is played, and what it says of it is printed", async () => {
  const folder = await moddedGame();
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 0, err);
  linkDefwright(folder);
  const script = `import { actions, bagInWords, newGame } from "./game.js";
import { walk } from "./world.js";
const game = newGame("test");
walk(game.world, 1, 0);
console.log(actions(game).map(({ words }) => words).join(), bagInWords(game));`;
  write(folder, "src/try.ts", script);
  const words = ["--conditions=defwright-source", "--import", import.meta.resolve("tsx")];
  const { stdout, stderr } = spawnSync(process.execPath, [...words, "src/try.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.match(stdout, "Pry the old oak door", stderr);
  assert.match(stdout, "= oak splint");
  const said = await defwright(folder, ["explain", "t_door_locked"]);
  const lines = said.out.split("\n").filter((line) => !line.endsWith(" default"));
  const shown = lines.slice(
    0,
    lines.findIndex((line) => line.startsWith("  used")),
  );
  holds(
    "mod explain",
    `\n\`\`\`console\n$ npx defwright explain t_door_locked\n${shown.join("\n")}\n\`\`\`\n\n`,
    "mod",
  );
  const terrain = "content/mods/old-oak/terrain.json";
  edit(folder, terrain, "t_door_locked", "t_door_loked");
  const wrong = await defwright(folder, ["check", "--no-color"]);
  holds(
    "mod error",
    `\n\`\`\`text\n${(wrong.err.split("\n\n")[0] ?? "").trimEnd()}\n\`\`\`\n\n`,
    "mod",
  );
  edit(folder, terrain, "t_door_loked", "t_door_locked");
  for (const line of page("docs/guide/first-mod.md").matchAll(/`npx defwright ([^`]*)`/gu)) {
    const command = line[1]?.split(" ") ?? [];
    assert.ok([0, 3].includes((await defwright(folder, command)).code), line[0]);
  }
});

test.run();
