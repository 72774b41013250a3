import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { plainColors } from "../../generator/model/plain-colors.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import { defwright, projectFolder, read, terrain, write } from "../project-folder.ts";
import { root } from "../root.ts";

const test = suite("defwright init");

test("the starter shows every plain colour, as the pages do", () => {
  const text = read(root, "templates/starter/vite/src/colors.ts");
  const shown = [...text.matchAll(/^ {2}(\w+): "(#[0-9a-f]{6})",$/gmu)].map(([, name, css]) => [
    name,
    css,
  ]);
  assert.equal(shown, [...plainColors]);
});

test("the folder to go to is one word for the shell", async () => {
  for (const [name, word] of [
    ["my game", '"my game"'],
    ["a/$b", '"a/\\$b"'],
  ] as const) {
    const { err } = await defwright(projectFolder(), ["init", name]);
    assert.match(err, `  cd ${word}\n`);
  }
});

test("makes a folder that builds without a single finding", async () => {
  const folder = projectFolder();
  const { code, err } = await defwright(folder, ["init", "game"]);
  assert.is(code, 0);
  assert.match(err, "written  defwright.config.json\n");
  assert.match(err, "  cd game\n");
  assert.match(err, "  npm run dev ");
  const game = join(folder, "game");
  // What it wrote it has built.
  assert.is((await defwright(game, ["check"])).code, 0);
  const built = await defwright(game, ["build", "--strict", "-v"]);
  assert.is(built.code, 0);
  assert.not.match(built.err, /error|warning/u);
  // Once for each kind, and how to have them checked.
  const shown = (await defwright(game, ["check"])).err.split("\n");
  const notes = shown.filter((line) => line.includes("note["));
  assert.is(notes.length, 3);
  assert.ok(notes.every((line) => line.startsWith("note[unchecked-references]: content/core/")));
  assert.is(
    shown.filter((line) =>
      line.startsWith('help: Choose: (a) list the ids of these kinds under "known"'),
    ).length,
    1,
  );
  const { out } = await defwright(game, ["list", "--json"]);
  const ids = JSON.parse(out) as Record<string, string[]>;
  assert.equal(ids["recipe"], ["stool"]);
  const missing = [...builtInKinds, "item"].filter(
    (kind) => !new RegExp(`\\b${kind} +[1-9]\\d* defined`, "u").test(built.err),
  );
  assert.equal(missing, [], "kinds without a definition in templates/starter/game/content");
  assert.equal(JSON.parse(read(game, ".vscode/settings.json")), {
    "json.schemas": [
      {
        fileMatch: ["/content/core/**/*.json"],
        url: "./.defwright/content.schema.json",
      },
    ],
  });
  assert.is(read(game, ".prettierignore"), "generated/\n.defwright/\n");
});

test("overwrites nothing, and adds once", async () => {
  const config = '{ "packs": ["content"] }';
  const folder = projectFolder({
    "defwright.config.json": config,
    "content/doors.json": "[]",
    ".vscode/settings.json": '{\n  // mine\n  "editor.tabSize": 4\n}\n',
    ".prettierignore": "dist/",
    ".gitattributes": "generated/** -diff\n",
  });
  const first = await defwright(folder, ["init"]);
  assert.is(first.code, 0);
  assert.match(first.err, "kept     defwright.config.json\n");
  assert.match(first.err, "added    .vscode/settings.json\n");
  assert.is(read(folder, "defwright.config.json"), config);
  assert.match(
    read(folder, ".vscode/settings.json"),
    '  // mine\n  "editor.tabSize": 4,\n  "json.schemas": [',
  );
  assert.is(read(folder, ".prettierignore"), "dist/\ngenerated/\n.defwright/\n");
  assert.is(read(folder, ".gitattributes"), "generated/** -diff\n");
  const settings = read(folder, ".vscode/settings.json");
  const second = await defwright(folder, ["init"]);
  assert.match(second.err, "kept     .vscode/settings.json\n");
  assert.is(read(folder, ".vscode/settings.json"), settings);
});

test("adds lines that end and begin as the others do", async () => {
  const folder = projectFolder({
    "content/doors.json": "[]",
    ".vscode/settings.json": '{\r\n\t"editor.tabSize": 4\r\n}\r\n',
    ".prettierignore": "dist/\r\n",
  });
  await defwright(folder, ["init"]);
  assert.not.match(read(folder, ".prettierignore"), /[^\r]\n/u);
  assert.match(read(folder, ".vscode/settings.json"), '\r\n\t"json.schemas": [\r\n\t\t{');
  assert.not.match(read(folder, ".vscode/settings.json"), /[^\r]\n/u);
});

test("leaves a pack with files of its own alone", async () => {
  const folder = projectFolder({ "content/core/mine.json": "[]" });
  const { err } = await defwright(folder, ["init"]);
  assert.match(err, "kept     content/core\n");
  assert.not.ok(existsSync(join(folder, "generated")), "content of others is theirs to build");
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.is((await defwright(folder, ["list", "--kind", "recipe"])).out, "");
});

test("appends to schemas that are there; says what to add to settings it cannot read", async () => {
  const folder = projectFolder({
    ".vscode/settings.json": { "json.schemas": [{ fileMatch: ["a"], url: "b" }] },
  });
  await defwright(folder, ["init"]);
  const settings = JSON.parse(read(folder, ".vscode/settings.json")) as {
    "json.schemas": object[];
  };
  assert.equal(settings["json.schemas"][0], { fileMatch: ["a"], url: "b" });
  assert.is(settings["json.schemas"].length, 2);
  write(folder, ".vscode/settings.json", "{ oops");
  const { code, err } = await defwright(folder, ["init"]);
  assert.is(code, 0);
  assert.match(err, 'add to "json.schemas": {"fileMatch":');
  assert.is(read(folder, ".vscode/settings.json"), "{ oops");
});

test("packages are those that defwright is tested with", async () => {
  const folder = projectFolder();
  await defwright(folder, ["init", "My Game!"]);
  const made = JSON.parse(read(folder, "My Game!/package.json")) as Manifest & { name: string };
  assert.is(made.name, "my-game");
  const own = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as Manifest;
  const tested: Record<string, string> = {
    ...own.devDependencies,
    typescript: own.devDependencies["@typescript/native"]!.split("@").at(-1)!,
  };
  for (const [name, version] of Object.entries(made.devDependencies)) {
    assert.is(version, `^${tested[name]}`, name);
  }
});

interface Manifest {
  readonly devDependencies: Readonly<Record<string, string>>;
}

test("a project gets what it lacks, and is told what to paste", async () => {
  const manifest = '{ "name": "mine", "scripts": { "dev": "vite" } }';
  const config = "export default {};";
  const folder = projectFolder({ "package.json": manifest, "vite.config.ts": config });
  const { code, err } = await defwright(folder, ["init"]);
  assert.is(code, 0);
  assert.match(
    err,
    /kept {5}package\.json\n {9}add to "scripts": "content": "defwright build", "content:check": "defwright check"/u,
  );
  assert.match(err, 'add: import defwright from "defwright/vite"');
  assert.match(err, "  npm install defwright ");
  assert.match(err, "  npm pkg set type=module  if tsx runs the game");
  assert.is(read(folder, "package.json"), manifest);
  assert.is(read(folder, "vite.config.ts"), config);
  for (const path of ["src", "index.html", "tsconfig.json", ".gitignore", "generated"]) {
    assert.not.ok(existsSync(join(folder, path)), path);
  }
  assert.is((await defwright(folder, ["build", "--strict"])).code, 0);

  write(folder, "src/main.ts", "mine");
  const game = await defwright(folder, ["init", "--template", "console"]);
  assert.is(game.code, 0);
  assert.match(game.err, "kept     src/main.ts\n");
  assert.match(game.err, "written  src/game.ts\n");
  assert.match(game.err, '"start": "node --import tsx src/main.ts"');
  assert.not.match(game.err, '"dev"');
  assert.is(read(folder, "src/main.ts"), "mine");
});

test("a project that init made lacks nothing", async () => {
  const folder = projectFolder();
  await defwright(folder, ["init", "--yes"]);
  const { err } = await defwright(folder, ["init"]);
  assert.not.match(err, "add to");
  assert.not.match(err, /npm install defwright|npm pkg set/u);
  assert.not.match(err, "written");
});

test("on a terminal it asks for the template, and not with --yes or a name", async () => {
  const asked: string[] = [];
  const answers = (...all: (string | undefined)[]) => ({
    ask: (question: string): Promise<string | undefined> => {
      asked.push(question);
      return Promise.resolve(all.shift());
    },
  });
  const makes = async (words: string[], more: ReturnType<typeof answers>): Promise<string> => {
    const folder = projectFolder();
    assert.is((await defwright(folder, ["init", ...words], more)).code, 0);
    return existsSync(join(folder, "vite.config.js")) ? "vite" : "console";
  };
  assert.is(await makes([], answers("deno", "Console")), "console");
  assert.is(asked.length, 2);
  assert.is(await makes([], answers("")), "vite");
  assert.is(await makes([], answers(undefined)), "vite");
  assert.is(asked.length, 4);
  assert.is(await makes(["--yes"], answers("console")), "vite");
  assert.is(await makes(["--template", "console"], answers("vite")), "console");
  assert.is(asked.length, 4);
  const { code, err } = await defwright(projectFolder(), ["init", "--template", "phaser"]);
  assert.is(code, 2);
  assert.match(err, "Allowed choices are vite, console");
});

/** A game as they are installed: a core described elsewhere, mods, and content that describes nothing. */
function gameFolder(): string {
  const info = (id: string, more: object = {}): object => ({ type: "MOD_INFO", id, ...more });
  return projectFolder({
    "game/json/t.json": [
      terrain("t_a", { bash: { items: [{ item: "gone" }], str_max: 9, ter_set: "t_b" } }),
      ...["m", "n"].map((id) => ({ type: "MONSTER", id })),
      { type: "$(evil)", id: "e" },
      { type: "GENERIC", id: "nail" },
    ],
    "game/json/defwright.config.mjs": "throw new Error();",
    "game/raw/traps.json": [{ type: "trap", id: "tr_a" }],
    "game/gfx/tiles.json": [{ file: "tiles.png" }],
    "game/mods/a/modinfo.json": [info("a", { dependencies: ["z"] })],
    "game/defwright.config.json": { packs: ["nowhere"] },
    "game/mods/dda/modinfo.json": info("dda", { core: true, path: "../../json" }),
    "game/mods/old/modinfo.json": info("old", { obsolete: true }),
    "game/mods/z/modinfo.json": [info("z", { dependencies: ["dda"] }), terrain("t_b")],
  });
}

test("--from proposes packs in their order, and the dialect with the fewest errors", async () => {
  const folder = gameFolder();
  const before = readdirSync(join(folder, "game"), { recursive: true });
  const { code, err } = await defwright(folder, ["init", "mine", "--from", "game"]);
  assert.is(code, 0);
  const text = read(folder, "mine/defwright.config.json");
  assert.equal(JSON.parse(text), {
    $schema: "./node_modules/defwright/schema/config.schema.json",
    format: "0.1",
    packs: ["mods/dda", "raw", "mods/z", "mods/a"].map((path) => `../game/${path}`),
    roots: ["../game"],
    dialect: "bright-nights",
    out: "generated",
    shape: "packed",
  });
  assert.match(err, "4 packs, in load order");
  assert.match(err, "dialect bright-nights: 3 warnings in 1 file (dda: 3");
  assert.match(err, "obsolete: game/mods/old\n");
  assert.match(err, "no kind: MONSTER (2), GENERIC (1), trap (1)\n");
  assert.match(err, "npx defwright infer --type MONSTER --update kinds/monster.schema.json\n");
  assert.match((await defwright(join(folder, "mine"), ["check"])).err, "2 definitions");

  write(folder, "mine/defwright.config.json", "mine");
  const again = await defwright(join(folder, "mine"), ["init", "--from", "../game"]);
  assert.is(again.out, text);
  assert.match(again.err, "kept     defwright.config.json\n");
  assert.is(read(folder, "mine/defwright.config.json"), "mine");
  assert.equal(readdirSync(join(folder, "game"), { recursive: true }), before);
});

test("of the editor's settings is only said what is so", async () => {
  const folder = gameFolder();
  const { err } = await defwright(folder, ["init", "mine", "--from", "game"]);
  assert.not.match(err, "settings.json");
  assert.not.match(err, "cannot be read");
  const broken = projectFolder({ "package.json": {}, "defwright.config.json": "{" });
  const { err: again } = await defwright(broken, ["init"]);
  assert.match(again, "kept     defwright.config.json\n         no schema for editors");
  assert.not.ok(existsSync(join(broken, ".vscode")));
});

test("--from with content that describes no packs: one pack", async () => {
  const folder = projectFolder({ "game/a/t.json": [terrain("t_a")], "game/b/t.json": [] });
  assert.is((await defwright(folder, ["init", "--from", "game"])).code, 0);
  const { packs, roots, dialect } = JSON.parse(read(folder, "defwright.config.json")) as Record<
    string,
    unknown
  >;
  assert.equal({ packs, roots, dialect }, { packs: ["game"], roots: undefined, dialect: "spec" });
});

test("--from leaves out packs whose content is elsewhere, and says so", async () => {
  const mod = (id: string, path?: string): object[] => [{ type: "MOD_INFO", id, name: id, path }];
  const folder = projectFolder({
    "game/mods/far/modinfo.json": mod("far", "../../data"),
    "game/mods/gone/modinfo.json": mod("gone", "nowhere"),
    "game/mods/near/modinfo.json": mod("near"),
    "game/mods/near/a.json": [terrain("t_near")],
    "game/data/a.json": [terrain("t_far")],
  });
  const packsOf = async (from: string): Promise<unknown> => {
    const { code, err } = await defwright(folder, ["init", "mine", "--from", from]);
    assert.is(code, 0, err);
    assert.is((await defwright(join(folder, "mine"), ["build"])).code, 0);
    const { packs } = JSON.parse(read(folder, "mine/defwright.config.json")) as { packs: string[] };
    rmSync(join(folder, "mine"), { recursive: true });
    return [packs, /nowhere: [^;]*/u.exec(err)?.[0]];
  };
  assert.equal(await packsOf("game/mods"), [
    ["../game/mods/near"],
    "nowhere: game/mods/far, game/mods/gone",
  ]);
  assert.equal(await packsOf("game"), [
    ["../game/mods/far", "../game/mods/near"],
    "nowhere: game/mods/gone",
  ]);
  const { code, err } = await defwright(folder, ["init", "mine", "--from", "game/mods/far"]);
  assert.is(code, 2);
  assert.match(err, '"game/mods/far" contains no other pack than what is left out');
});

test("--from refuses what it cannot do, and writes nothing", async () => {
  const folder = projectFolder({
    "game/a/modinfo.json": { type: "MOD_INFO", id: "a", path: ".." },
    "game/b/modinfo.json": { type: "MOD_INFO", id: "b" },
    "empty/a.json": [],
  });
  for (const [words, said] of [
    [["--from", "nowhere"], '"nowhere" is not a folder'],
    [["--from", "empty"], '"empty" contains no definitions'],
    [["game/mine", "--from", "game"], "the project would be inside"],
    [["--from", "game"], "the packs cannot be listed as they are"],
    [["--from", "game", "--template", "vite"], "cannot be used with"],
  ] as const) {
    const { code, err } = await defwright(folder, ["init", ...words]);
    assert.is(code, 2);
    assert.match(err, said);
  }
  assert.equal(readdirSync(folder).sort(), ["empty", "game"]);
});

test("-q says nothing", async () => {
  assert.equal(await defwright(projectFolder(), ["init", "-q"]), { code: 0, out: "", err: "" });
});

test.run();
