/** The schema with live ids: where it stands, what it suggests, how an editor finds it, and when it is written. */
import { existsSync, mkdirSync, rmSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getLanguageService, type JSONSchema } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { build } from "../../generator/build/build.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { associateSchema } from "../../generator/editor-schema/schema-association.ts";
import { defwright, doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("live schema");

const place = ".defwright/content.schema.json";
const doors = "content/core/doors.json";

function schemaOf(folder: string): object {
  return JSON.parse(read(folder, place)) as object;
}

async function settingsOf(folder: string): Promise<Settings> {
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  return settings;
}

/** An editor with the schema that the project's settings name, and no server of ours. */
function editor(folder: string, path: string, text: string) {
  const settings = JSON.parse(read(folder, ".vscode/settings.json")) as {
    readonly "json.schemas": readonly [{ readonly fileMatch: string[]; readonly url: string }];
  };
  const [{ fileMatch, url }] = settings["json.schemas"];
  assert.ok(existsSync(join(folder, url)), `${url} leads somewhere`);
  const service = getLanguageService({});
  const schema = JSON.parse(read(folder, url)) as JSONSchema;
  service.configure({ schemas: [{ uri: "defwright://content", fileMatch, schema }] });
  const offset = text.indexOf("|");
  const typed = text.replace("|", "");
  const document = TextDocument.create(`file://${folder}/${path}`, "json", 1, typed);
  const parsed = service.parseJSONDocument(document);
  const position = document.positionAt(Math.max(offset, 0));
  return {
    completions: async () =>
      ((await service.doComplete(document, position, parsed))?.items ?? []).map(
        (each) => each.label,
      ),
    hover: async () =>
      JSON.stringify((await service.doHover(document, position, parsed))?.contents),
    findings: async () =>
      (await service.doValidation(document, parsed)).map(({ message }) =>
        typeof message === "string" ? message : message.value,
      ),
  };
}

test("ids of the content are suggested, a new one is not refused, and what is checked is said", async () => {
  const folder = doorProject({
    "content/core/items.json": [
      { type: "GENERIC", id: "plank", name: "plank" },
      { type: "recipe", result: "plank", time: "1 m", components: [[["plank", 2]]] },
    ],
    "content/core/templates.json": [{ ...terrain("t"), id: undefined, abstract: "t_template" }],
  });
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.is((await defwright(folder, ["init"])).code, 0);
  const gate = JSON.stringify([terrain("t_gate", { open: "" })]).replace('open":""', 'open":"|"');
  const opening = editor(folder, doors, gate);
  const offered = await opening.completions();
  assert.ok(offered.includes('"t_gate_open"'), offered.join());
  assert.not(offered.includes('"plank"'), "another kind");
  assert.not(offered.includes('"t_template"'), "nothing opens into a template");
  const fresh = editor(folder, doors, gate.replace("|", "t_n|ew"));
  assert.equal(await fresh.findings(), []);
  assert.match(await fresh.hover(), "Checked: defwright reports an id that no terrain has");
  const trap = editor(folder, doors, gate.replace('"open":"|"', '"trap":"t|r"'));
  assert.match(await trap.hover(), "Not checked");
  const part = '[{ "type": "recipe", "result": "x", "time": "1 m", "components": [[["|", 1]]] }]';
  assert.ok((await editor(folder, "content/core/r.json", part).completions()).includes('"plank"'));
  const copy = '[{ "type": "terrain", "id": "t_b", "copy-from": "|" }]';
  const parents = await editor(folder, doors, copy).completions();
  for (const id of ["t_gate", "t_template"]) assert.ok(parents.includes(`"${id}"`), id);
  const wrong = editor(folder, doors, gate.replace('"move_cost":2', '"move_cost":"slow"'));
  assert.match((await wrong.findings()).join("\n"), "Incorrect type");
});

test("a list of known ids is no definition file", async () => {
  const folder = projectFolder({
    "defwright.config.json": {
      packs: ["content/core"],
      known: { item: ["content/core/known.json"] },
      out: "generated",
    },
    [doors]: [terrain("t_gate")],
    "content/core/known.json": ["plank", "nail"],
  });
  await defwright(folder, ["init"]);
  const list = editor(folder, "content/core/known.json", '["plank", "nail"]');
  assert.equal(await list.findings(), []);
  const content = editor(folder, doors, '["plank"]');
  assert.match((await content.findings()).join("\n"), "Incorrect type");
});

test("the path leads somewhere in every sort of workspace", async () => {
  // No package is installed: hoisted, in an archive, or in a workspace's folder above.
  const alone = projectFolder();
  await defwright(alone, ["init"]);
  editor(alone, doors, "[]");
  const whole = projectFolder({ "package.json": { workspaces: ["games/*"] } });
  const game = join(whole, "games/one");
  mkdirSync(game, { recursive: true });
  const { err } = await defwright(game, ["init"]);
  assert.match(err, "written  ../../.vscode/settings.json");
  editor(game, doors, "[]");
  const cost = '[{ "type": "terrain", "move_cost": "|" }]';
  const opened = editor(whole, "games/one/content/core/tiles.json", cost);
  assert.is((await opened.findings()).length > 0, true);
  const elsewhere = editor(whole, "games/two/content/core/tiles.json", cost);
  assert.equal(await elsewhere.findings(), []);
});

test("settings of an earlier version that lead into an installed package are replaced", async () => {
  const url = "./node_modules/defwright/schema/content.schema.json";
  const folder = doorProject({
    ".vscode/settings.json": { "json.schemas": [{ fileMatch: ["/content/**/*.json"], url }] },
  });
  await defwright(folder, ["init"]);
  editor(folder, doors, "[]");
  assert.not.match(read(folder, ".vscode/settings.json"), "node_modules");
});

test("a configuration that cannot be read wires nothing", async () => {
  const folder = projectFolder({ "defwright.config.json": "{ oops" });
  const { code, err } = await defwright(folder, ["init"]);
  assert.is(code, 0);
  assert.match(err, "the configuration cannot be read");
  assert.not(existsSync(join(folder, ".vscode")));
  assert.is(await associateSchema(folder), "unreadable");
});

test("folders of patterns are matched whole, for packs that come later", async () => {
  const folder = projectFolder({
    "defwright.config.json": { packs: ["content/core", "content/mods/*"], out: "generated" },
    [doors]: [terrain("t_gate")],
    "content/mods/winter/a.json": [],
  });
  const association = await associateSchema(folder);
  assert.equal(typeof association === "object" && association.fileMatch, [
    "/content/core/**/*.json",
    "/content/mods/**/*.json",
  ]);
});

test("a build brings it back and keeps it out of Git; what cannot be built leaves it as it is", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  assert.is(read(folder, ".defwright/.gitignore"), "*\n");
  new Ajv({ strict: false }).compile(schemaOf(folder));
  rmSync(join(folder, place));
  const { err } = await defwright(folder, ["build"]);
  assert.match(err, "all current");
  const first = read(folder, place);
  assert.match(first, '"t_gate_open"');
  write(folder, doors, [terrain("t_gate", { open: "t_nowhere" })]);
  assert.is((await defwright(folder, ["build"])).code, 1);
  assert.is(read(folder, place), first);
  // A project that has never been without errors has ids all the same.
  rmSync(join(folder, place));
  assert.is((await defwright(folder, ["build"])).code, 1);
  assert.match(read(folder, place), '"t_gate"');
  write(folder, doors, [terrain("t_gate"), terrain("t_fresh")]);
  await defwright(folder, ["build"]);
  assert.match(read(folder, place), '"t_fresh"');
  assert.not.match(read(folder, place), '"t_gate_open"');
  await defwright(folder, ["build", "--dry-run"]);
});

test("in a session it is written when ids change, and not for a value", async () => {
  const folder = doorProject();
  const settings = await settingsOf(folder);
  const session = createBuildSession();
  const written = (): number => statSync(join(folder, place)).mtimeMs;
  const edit = (move_cost: number, ...more: object[]): void => {
    write(folder, doors, [terrain("t_gate", { move_cost }), ...more]);
    build(settings, { session, touched: new Set([join(folder, doors)]) });
  };
  build(settings, { session });
  edit(3);
  const before = written();
  edit(4);
  assert.is(written(), before);
  edit(4, terrain("t_more"));
  assert.ok(written() > before);
  assert.match(read(folder, place), '"t_more"');
});

test("a configuration of another name has a schema of its own; none has none", async () => {
  const folder = doorProject({
    "winter.json": { packs: ["content/core"], out: "winter" },
  });
  await defwright(folder, ["build", "-c", "winter.json"]);
  assert.ok(existsSync(join(folder, ".defwright/winter.schema.json")));
  assert.not(existsSync(join(folder, place)));
  const bare = projectFolder({ [doors]: [terrain("t_gate")] });
  await defwright(bare, ["build", "--packs", "content/core", "--out", "generated"]);
  assert.not(existsSync(join(bare, ".defwright")));
});

test("nothing is written through a link", async () => {
  const elsewhere = projectFolder();
  const folder = doorProject();
  symlinkSync(elsewhere, join(folder, ".defwright"), "junction");
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.not(existsSync(join(elsewhere, "content.schema.json")));
});

test.run();
