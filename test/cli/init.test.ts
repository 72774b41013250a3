import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, projectFolder, read, write } from "../project-folder.ts";

const test = suite("defwright init");

test("makes a folder that builds without a single finding", async () => {
  const folder = projectFolder();
  const { code, err } = await defwright(folder, ["init", "game"]);
  assert.is(code, 0);
  assert.match(err, "written  defwright.config.json\n");
  assert.match(err, "  cd game\n");
  assert.match(err, "npx defwright build");
  const game = join(folder, "game");
  const built = await defwright(game, ["build", "--strict", "-v"]);
  assert.is(built.code, 0);
  assert.not.match(built.err, /error|warning|note/u);
  const { out } = await defwright(game, ["list", "--json"]);
  assert.equal((JSON.parse(out) as { recipe: string[] }).recipe, ["stool"]);
  assert.equal(JSON.parse(read(game, ".vscode/settings.json")), {
    "json.schemas": [
      {
        fileMatch: ["/content/**/*.json"],
        url: "./node_modules/defwright/schema/content.schema.json",
      },
    ],
  });
  assert.is(read(game, ".prettierignore"), "generated/\n");
});

test("overwrites nothing, and adds once", async () => {
  const config = '{ "packs": ["content"] }';
  const folder = projectFolder({
    "defwright.config.json": config,
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
  assert.is(read(folder, ".prettierignore"), "dist/\ngenerated/\n");
  assert.is(read(folder, ".gitattributes"), "generated/** -diff\n");
  const settings = read(folder, ".vscode/settings.json");
  const second = await defwright(folder, ["init"]);
  assert.match(second.err, "kept     .vscode/settings.json\n");
  assert.is(read(folder, ".vscode/settings.json"), settings);
});

test("leaves a pack with files of its own alone", async () => {
  const folder = projectFolder({ "content/core/mine.json": "[]" });
  const { err } = await defwright(folder, ["init"]);
  assert.match(err, "kept     content/core\n");
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

test("-q says nothing", async () => {
  assert.equal(await defwright(projectFolder(), ["init", "-q"]), { code: 0, out: "", err: "" });
});

test.run();
