/** Kinds that modules define, those that packs bring, and those of installed packages. */
import { spawnSync } from "node:child_process";
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../../generator/build/session.ts";
import type { Diagnostic } from "../../../generator/diagnostics/diagnostic.ts";
import {
  createWatcher,
  loadSettings,
  type Rebuild,
  type Settings,
} from "../../../generator/index.ts";
import type { JsonObject } from "../../../generator/model/json.ts";
import { startRepository } from "../../git-repository.ts";
import { compilers } from "../../types/compilers.ts";
import { edit, linkDefwright } from "../../vite/station.ts";
import {
  defwright,
  eventually,
  projectFolder,
  read,
  write,
  type Outcome,
} from "../../project-folder.ts";
import { configuration, core, monsterSchema, world } from "./world.ts";

const test = suite("kinds of modules, packs and packages");

const open: { readonly close: () => Promise<void> }[] = [];
test.after.each(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const configFile = "defwright.config.json";
const file = "content/core/core.json";
const module = `import { defineKind, type KindRule } from "defwright";
import type { Monster } from "../generated/index.js";
import { most } from "./limits.ts";

const stronger: KindRule<Monster, { monster: Monster }> = ({ hp, upgrade }, { content, report }) => {
  const next = upgrade && content.get("monster", upgrade);
  if (next && next.hp < hp) {
    const message = \`It becomes weaker: \${next.hp} – expected at least \${hp}.\`;
    report({ at: ["upgrade"], message, help: "Name a stronger one." });
  }
};

export default defineKind<Monster, { monster: Monster }>({
  name: "monster",
  types: ["MONSTER"],
  schema: "monster.schema.json",
  resolve: (monster) => ({ ...monster, danger: monster.hp * 2 }),
  rules: [
    stronger,
    ({ hp }, { report }) => {
      const message = \`"hp" is \${hp} – expected at most \${most}.\`;
      if (hp > most) report({ at: ["hp"], message, fix: most, severity: "warning" });
    },
  ],
  checkAll: (all, { report }) => {
    const names = new Set<string>();
    for (const each of all) {
      if (names.has(each.name)) report(each, { at: ["name"], message: \`Two are "\${each.name}".\` });
      names.add(each.name);
    }
  },
  transitions: { fall: { able: "Falling", to: ({ hp, upgrade }) => (hp > 10 ? upgrade : undefined) } },
  lookups: { size: ({ weight_grams: grams }) => (grams > 2000 ? "large" : "small") },
});
`;
const { properties } = monsterSchema as { readonly properties: JsonObject };
const schema = {
  ...monsterSchema,
  properties: { ...properties, danger: { type: "integer", default: 0 } },
};
const kinds = configuration["kinds"] as JsonObject;

/** A project whose monsters are a module's. @param files besides, or instead of, those of the project */
function modular(files: Readonly<Record<string, unknown>> = {}): string {
  return world({
    [configFile]: { ...configuration, kinds: { ...kinds, monster: "kinds/monster.ts" } },
    "kinds/monster.ts": module,
    "kinds/limits.ts": "export const most = 100;\n",
    "kinds/monster.schema.json": schema,
    ...files,
  });
}

/** What a compiler says of modules of the game. */
function typeErrors(folder: string, ...files: readonly string[]): string {
  const words =
    "--noEmit --strict --module nodenext --target es2023 --customConditions defwright-source";
  const types = ["--rewriteRelativeImportExtensions", "--types", "", ...files];
  const options = [compilers["TypeScript 7"] ?? "", ...words.split(" "), ...types];
  return spawnSync(process.execPath, options, { cwd: folder, encoding: "utf8" }).stdout;
}

/** A command of a user who names the configuration, which may then be code. */
async function named(folder: string, ...words: readonly string[]): Promise<Outcome> {
  return await defwright(folder, [...words, "--config", configFile]);
}

function changed(id: string, members: object): object[] {
  return core.map((each) => (each["id"] === id ? { ...each, ...members } : each));
}

async function settingsOf(folder: string): Promise<Settings> {
  const { settings, problems } = await loadSettings({ workingDirectory: folder, configFile });
  if (!settings) throw new Error(problems.map(({ message }) => message).join("\n"));
  return settings;
}

/** `path:line message` of each finding. */
function said(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(
    ({ source, range, message }) => `${source.displayPath}:${String(range.line)} ${message}`,
  );
}

test("what the module says is in records, explanations, edges and look-ups", async () => {
  const folder = modular();
  const { code, err } = await named(folder, "build");
  assert.is(code, 0, err);
  assert.match(read(folder, "generated/monster/core/core.ts"), "danger: 24");
  assert.match(read(folder, "generated/edges.ts"), "FallingMonsterId");
  assert.match(
    read(folder, "generated/recipe-lookups.ts"),
    /size: \{\n\s+large: \[.*\n\s+small: \[/u,
  );
  assert.match((await named(folder, "explain", "mon_wolf")).out, /danger +24 +generated/u);
  assert.match((await named(folder, "build")).err, "nothing changed");
  linkDefwright(folder);
  const game = [
    'import { hasSuccessor, recordsBy, successorOf } from "defwright/runtime";',
    'import { monster, monsterLookups, MonsterId } from "./generated/index.js";',
    'import type { FallingMonsterId, MonsterFallEdges } from "./generated/edges.js";',
    'const exact: MonsterFallEdges["mon_wolf"] = "mon_dire";',
    'const next: MonsterId | undefined = successorOf(monster, MonsterId.mon_wolf, "fall");',
    'const large = recordsBy(monster, monsterLookups, "size", "large").map(({ id }) => id);',
    "const any: MonsterId = monster.at(2)!.id;",
    'const able: FallingMonsterId | false = hasSuccessor(monster, any, "fall") && any;',
    'export const played = [exact, next, able, monster.get("mon_rat").fall, large];',
  ];
  for (const shape of ["literal", "packed"]) {
    assert.is((await named(folder, "build", "--shape", shape)).code, 0);
    write(folder, `${shape}.ts`, game.join("\n"));
    const { played } = (await import(pathToFileURL(join(folder, `${shape}.ts`)).href)) as {
      readonly played: unknown;
    };
    assert.equal(played, ["mon_dire", "mon_dire", "mon_wolf", undefined, ["mon_dire", "mon_wolf"]]);
  }
  write(
    folder,
    "wrong.ts",
    [...game, 'successorOf(monster, MonsterId.mon_rat, "fall");'].join("\n"),
  );
  assert.match(
    typeErrors(folder, "packed.ts", "wrong.ts"),
    /^wrong\.ts\(10,\d+\): .*mon_rat[^\n]*(?:\n +[^\n]*)*\n$/u,
  );
});

test("its rules report with place, help and fix", async () => {
  const objects = changed("mon_wolf", { hp: 300, upgrade: "mon_rat", name: "rat" });
  const folder = modular({ [file]: objects });
  const { err } = await named(folder, "check");
  assert.match(
    err,
    /kind-rule\]: It becomes weaker: 6 – expected at least 300\.\n +--> [\w/]+core\.json:26/u,
  );
  assert.match(err, "help: Name a stronger one.");
  assert.match(err, 'Two are "rat".');
  assert.match(
    err,
    /warning\[kind-rule\]: "hp" is 300 – expected at most 100\.[^]*Write 100\. \[--fix=suggestions\]/u,
  );
  await named(folder, "check", "--fix=suggestions");
  assert.match(read(folder, file), '"hp": 100');
});

test("a session reports what a compilation from nothing reports", async () => {
  const folder = modular();
  const settings = await settingsOf(folder);
  const session = createBuildSession();
  for (const hp of [12, 300, 30, 101]) {
    write(folder, file, changed("mon_wolf", { hp, relative: undefined, upgrade: "mon_rat" }));
    const warm = compilePacks(settings, { session });
    assert.equal(
      said(warm.diagnostics),
      said(compilePacks(await settingsOf(folder), { emit: false }).diagnostics),
    );
    assert.is(warm.diagnostics.length > 0, true);
  }
});

test("a mistake of the module is one finding at its line", async () => {
  const folder = modular();
  const bad = "kinds/monster.ts";
  const reasonOf = async (from: string, to: string): Promise<string> => {
    write(folder, bad, module.replace(from, to));
    const { settings, problems } = await loadSettings({ workingDirectory: folder, configFile });
    return said(settings ? compilePacks(settings, { emit: false }).diagnostics : problems).join(
      "\n",
    );
  };
  const failed = (part: string, line: number, why: string): string =>
    `${bad}:${String(line)} "${part}" of kind "monster" failed: ${why}.`;
  const refused = (line: number, why: string): string =>
    `${bad}:${String(line)} ${why} – expected a module that exports a kind.`;
  const cases: readonly (readonly [from: string, to: string, said: string])[] = [
    [
      "if (hp > most)",
      "if (hp > hp.x.y)",
      failed("rules[1]", 22, "Cannot read properties of undefined (reading 'y')"),
    ],
    ["    stronger,", "    async () => {},", failed("rules[0]", 1, "It returned a promise")],
    [
      "monster.hp * 2",
      "'much'",
      failed("resolve", 1, '"danger" of its result is not what the schema says'),
    ],
    ["{ ...monster, danger: monster.hp * 2 }", "null", failed("resolve", 1, "It returned null")],
    [
      "danger: monster.hp * 2",
      "hp: undefined",
      failed("resolve", 1, '"hp" of its result is missing'),
    ],
    [
      "danger: monster.hp * 2",
      'upgrade: "mon_no"',
      failed("resolve", 1, 'There is no monster "mon_no"'),
    ],
    ['"large"', "7", failed("lookups.size", 1, "It returned 7")],
    ["? upgrade", '? "mon_no"', failed("transitions.fall", 1, 'There is no monster "mon_no"')],
    ["names.has", "names.hat", failed("checkAll", 28, "names.hat is not a function")],
    [
      "transitions: {",
      "transitions: { upgrade: { to: () => undefined },",
      `kinds/monster.schema.json:1 "upgrade" of the module's "transitions" is a member already`,
    ],
    ["export default", "export const kind =", refused(1, "The module has no default export")],
    ['name: "monster"', 'name: "beast"', refused(1, 'The name of the kind is not "monster"')],
    ["rules: [", "rule: [", refused(1, '"rule" is no part of a kind')],
    [
      "resolve: (monster) => (",
      "resolve: (",
      refused(1, "The module cannot be loaded (monster is not defined)").replace(":1", ":17"),
    ],
    [
      "const stronger:",
      "const stronger ==:",
      refused(
        5,
        "The module cannot be loaded (ParseError: Missing initializer in const declaration)",
      ),
    ],
    [
      "./limits.ts",
      "./limit.ts",
      refused(1, "The module cannot be loaded (Cannot find module './limit.ts')"),
    ],
    [
      '"Falling"',
      '"fall ing"',
      refused(
        1,
        '"transitions" of the kind is not an object, each member { able, to } with a function "to"; types are named after it and "able"',
      ),
    ],
    [
      "lookups: { size",
      "lookups: { constructor",
      refused(
        1,
        '"lookups" of the kind is not an object, each member a function with a name that no object has of itself',
      ),
    ],
  ];
  for (const [from, to, expected] of cases) {
    const found = await reasonOf(from, to);
    assert.ok(found.startsWith(expected), `${to}: ${found}`);
  }
  assert.match(
    await reasonOf('"monster.schema.json"', '"no.json"'),
    '"kinds/no.json" cannot be read',
  );
});

test("what it imports decides the settings, JSON too; a list has neither transitions nor look-ups", async () => {
  const folder = modular({
    "kinds/limits.ts": 'import limits from "./limits.json";\nexport const { most } = limits;\n',
    "kinds/limits.json": { most: 100 },
  });
  const { decidedBy } = await settingsOf(folder);
  for (const name of ["monster.ts", "limits.ts", "limits.json", "monster.schema.json"]) {
    assert.ok(decidedBy?.files.includes(join(folder, "kinds", name)), name);
  }
  const { "x-transitions": _, "x-saved": _saved, ...list } = schema as JsonObject;
  const foundIn = async (text: string): Promise<string> => {
    write(folder, "kinds/monster.schema.json", text);
    const { problems } = await loadSettings({ workingDirectory: folder, configFile });
    return said(problems).join("\n");
  };
  const text = JSON.stringify({ ...list, "x-id": false });
  assert.match(await foundIn(text), '"x-index" is about ids, but "x-id" is false');
  const found = await foundIn(text.replaceAll(',"x-index":true', ""));
  assert.match(found, '"transitions" is about ids, but "x-id" is false');
  assert.match(found, '"lookups" is about ids, but "x-id" is false');
});

test("a mistake of its code is an error whatever the configuration says", async () => {
  const folder = modular();
  edit(folder, "kinds/monster.ts", "if (hp > most)", "if (hp > hp.x.y)");
  const settings = {
    ...(await settingsOf(folder)),
    severity: new Map([["kind-rule", "off" as const]]),
  };
  assert.is(compilePacks(settings, { emit: false }).failed, true);
});

/** Watches a project. `next` waits for the build of this number that other settings caused. */
async function watched(folder: string): Promise<{
  readonly builds: readonly Rebuild[];
  readonly problems: readonly (readonly Diagnostic[])[];
  readonly next: (count: number) => Promise<Rebuild>;
}> {
  const builds: Rebuild[] = [];
  const problems: (readonly Diagnostic[])[] = [];
  const events = {
    built: (build: Rebuild) => builds.push(build),
    misconfigured: (some: readonly Diagnostic[]) => problems.push(some),
  };
  const reload = {
    reload: async () => await loadSettings({ workingDirectory: folder, configFile }),
  };
  open.push(await createWatcher(await settingsOf(folder), events, reload));
  const next = async (count: number): Promise<Rebuild> =>
    await eventually(
      () => builds.filter(({ cause }) => cause === "configuration")[count],
      "a build",
      20_000,
    );
  return { builds, problems, next };
}

test("watching reads again the module and what it imports; meanwhile the last good output stays", async () => {
  const folder = modular({
    "kinds/monster.ts": module
      .replace(
        'import { most } from "./limits.ts";',
        'import { most } from "./limits.ts";\nimport { factor } from "./factor.json" with { type: "json" };',
      )
      .replace("hp * 2", "hp * factor"),
    "kinds/factor.json": { factor: 2 },
  });
  const { builds, problems, next } = await watched(folder);
  write(folder, "kinds/factor.json", { factor: 3 });
  await next(0);
  assert.match(read(folder, "generated/monster/core/core.ts"), "danger: 36");
  const before = read(folder, "generated/monster/core/core.ts");
  write(folder, "kinds/limits.ts", "export const most = 10;\n");
  const { result } = await next(1);
  assert.match(said(result.compilation?.diagnostics ?? []).join("\n"), "expected at most 10.");
  write(folder, "kinds/limits.ts", 'throw new Error("Oh no.");\n');
  const [problem] = await eventually(() => problems[0], "the mistake", 20_000);
  assert.equal(said([problem!]), [
    "kinds/limits.ts:1 The module cannot be loaded (Oh no) – expected a module that exports a kind.",
  ]);
  write(folder, "kinds/limits.ts", "export const most = undefined as never;\n");
  edit(folder, "kinds/monster.ts", "hp > most", "hp > most.x");
  const failing = await eventually(
    () => builds.find((each) => each.result.compilation?.failed),
    "the failure",
    20_000,
  );
  assert.match(
    said(failing.result.compilation?.diagnostics ?? [])[0] ?? "",
    /^kinds\/monster\.ts:23 "rules\[1\]"/u,
  );
  assert.is(read(folder, "generated/monster/core/core.ts"), before);
});

/** What the module of `importing` imports, in each way in which modules are loaded; each says "most", which is 100. */
const loaded = [
  "kinds/limit.mjs",
  "kinds/limit.cjs",
  "packages/linked/index.js",
  "node_modules/esm/lib/most.js",
  "node_modules/cjs/lib/most.js",
  "node_modules/cjs/lib/data.json",
];

function importing(): string {
  const helper = { name: "helper", version: "1.0.0" };
  const imports = ["./limit.mjs", "./limit.cjs", "linked", "esm", "cjs", "cjs/lib/data.json"];
  const names = imports.map((path, index) => `import * as m${String(index)} from "${path}";\n`);
  const most = imports.map((_, index) => `m${String(index)}.most`).join(", ");
  const folder = modular({
    "kinds/limits.ts": `${names.join("")}export const most = Math.min(${most});\n`,
    "kinds/limit.mjs": "export const most = 100;\n",
    "kinds/limit.cjs": "exports.most = 100;\n",
    "packages/linked/package.json": { ...helper, type: "module", exports: "./index.js" },
    "packages/linked/index.js": "export const most = 100;\n",
    "node_modules/esm/package.json": { ...helper, type: "module", exports: "./index.js" },
    "node_modules/esm/index.js": 'export * from "./lib/most.js";\n',
    "node_modules/esm/lib/most.js": "export const most = 100;\n",
    "node_modules/cjs/package.json": { ...helper, main: "index.js" },
    "node_modules/cjs/index.js": 'exports.most = require("./lib/most").most;\n',
    "node_modules/cjs/lib/most.js": "exports.most = 100;\n",
    "node_modules/cjs/lib/data.json": { most: 100 },
  });
  symlinkSync(join(folder, "packages/linked"), join(folder, "node_modules/linked"), "junction");
  return folder;
}

test("watching reads again all that a module imports, whatever loads it", async () => {
  const folder = importing();
  const { next } = await watched(folder);
  for (const [index, path] of loaded.entries()) {
    edit(folder, path, "100", String(9 - index));
    const { result, paths } = await next(index);
    assert.equal(paths, [join(folder, path)]);
    const found = said(result.compilation?.diagnostics ?? []).join("\n");
    assert.match(found, `expected at most ${String(9 - index)}.`);
  }
});

test("a build has something to do when anything changed that a module imports", async () => {
  const folder = importing();
  assert.is((await named(folder, "build")).code, 0);
  for (const [index, path] of loaded.entries()) {
    assert.match((await named(folder, "build")).err, "nothing changed");
    edit(folder, path, "100", String(9 - index));
    const limit = `expected at most ${String(9 - index)}.`;
    assert.match((await named(folder, "check")).err, limit);
    assert.match((await named(folder, "build")).err, limit);
  }
});

test("a kind that is code is not run unless its configuration may be code", async () => {
  const ran = 'import { writeFileSync } from "node:fs";\nwriteFileSync("ran", "");\n';
  const folder = modular({ "kinds/monster.ts": ran + module });
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2);
  assert.match(err, /configuration-module\]: Kind "monster" is code, and was not run[^]*--config/u);
  assert.throws(() => read(folder, "ran"));
});

test("a schema that stands where a module would is told how it is named", async () => {
  const named = { ...kinds, monster: "kinds/monster.schema.json" };
  const folder = modular({ [configFile]: { ...configuration, kinds: named } });
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2);
  const expected = '{ "schema": "kinds/monster.schema.json" } or the path of a module';
  assert.match(err, `"kinds.monster" is "kinds/monster.schema.json" – expected ${expected}.`);
});

test("an earlier revision is read with the kinds of today, whose code is the user's own", async () => {
  const folder = modular();
  startRepository(folder, ["generated"]);
  write(folder, file, changed("mon_wolf", { hp: 13 }));
  const { out, err } = await named(folder, "diff", "HEAD");
  assert.match(out, /danger.*24.*26/u, err);
});

const spell = {
  required: ["power"],
  properties: { power: { type: "integer" }, of: { "x-ref": "monster" } },
};

/** A project with a pack that brings a kind. */
function enchanted(kind: object, files: Readonly<Record<string, unknown>> = {}): string {
  return world({
    [configFile]: { ...configuration, packs: ["content/core", "content/more", "content/magic"] },
    "content/magic/modinfo.json": [{ type: "MOD_INFO", id: "magic", kinds: { spell: kind } }],
    "content/magic/kinds/spell.schema.json": spell,
    "content/magic/spells.json": [{ type: "SPELL", id: "howl", power: 3, of: "mon_wolf" }],
    ...files,
  });
}

const own = { types: ["SPELL"], schema: "kinds/spell.schema.json" };

test("a pack brings a kind, whose schema is no content", async () => {
  const folder = enchanted(own);
  const { code, err } = await named(folder, "build");
  assert.is(code, 0, err);
  assert.not.match(err, "warning");
  assert.match(read(folder, "generated/types.ts"), "export interface Spell ");
  assert.match((await named(folder, "refs", "mon_wolf")).out, "howl");
});

test("watching reads again the kind of a pack; while its schema is wrong or gone, the last good output stays", async () => {
  const folder = enchanted(own);
  const { problems, next } = await watched(folder);
  const path = "content/magic/kinds/spell.schema.json";
  const properties = { ...spell.properties, range: { type: "integer", default: 7 } };
  write(folder, path, { ...spell, properties });
  await next(0);
  assert.match(read(folder, "generated/spell/magic/spells.ts"), "range: 7");
  const before = read(folder, "generated/types.ts");
  write(folder, path, { ...spell, not: {} });
  const [wrong] = await eventually(() => problems[0], "the wrong schema", 20_000);
  assert.match(
    said([wrong!])[0] ?? "",
    /magic\/kinds\/spell\.schema\.json:\d+ Unknown keyword "not"/u,
  );
  rmSync(join(folder, path));
  const [gone] = await eventually(() => problems[1], "the schema that is gone", 20_000);
  assert.match(said([gone!])[0] ?? "", "cannot be read");
  assert.is(read(folder, "generated/types.ts"), before);
  write(folder, path, spell);
  await next(1);
  const modInfo = "content/magic/modinfo.json";
  write(folder, modInfo, [{ type: "MOD_INFO", id: "magic", kinds: { charm: own } }]);
  await next(2);
  assert.match(read(folder, "generated/charm.ts"), "howl");
  assert.throws(() => read(folder, "generated/spell.ts"));
});

test("a pack's kind reads nothing outside of the pack, runs nothing, and takes no name", async () => {
  const link = "kinds/link.json";
  const schemaAt = (path: string): JsonObject => ({ ...own, schema: path });
  const cases: readonly (readonly [JsonObject, RegExp, Readonly<Record<string, unknown>>?])[] = [
    [schemaAt("../../kinds/monster.schema.json"), /^error\[kind-schema\]: .* cannot be read/u],
    [schemaAt(link), /^error\[kind-schema\]: .* cannot be read/u],
    [
      schemaAt("kinds/spell.ts"),
      /^error\[kind-schema\]/u,
      { "content/magic/kinds/spell.ts": module },
    ],
    [
      own,
      /^error\[kind-schema\]: .* leads out/u,
      {
        "content/magic/kinds/spell.schema.json": { properties: { a: { $ref: "../../../x.json" } } },
      },
    ],
    [{ ...own, types: ["MONSTER"] }, /^error\[kind-type-taken\][^]*modinfo\.json:\d/u],
    [{ types: "SPELL" }, /error\[mod-info-member\]: "kinds\.spell" is an object/u],
  ];
  for (const [kind, expected, files] of cases) {
    const folder = enchanted(kind, files);
    if (kind["schema"] === link)
      symlinkSync(join(folder, "kinds/item.schema.json"), join(folder, "content/magic", link));
    assert.match((await named(folder, "check")).err, expected);
  }
  const twice = { type: "MOD_INFO", id: "magic", kinds: { monster: own, terrain: own } };
  const { err } = await named(enchanted(own, { "content/magic/modinfo.json": [twice] }), "check");
  assert.match(
    err,
    /kind-name-taken\]: Kind "monster" is one that the project or a pack names already/u,
  );
  assert.match(err, /kind-name-taken\]: Kind "terrain" is one that defwright has already/u);
});

test("a kind comes from an installed package, with its rules", async () => {
  const made = projectFolder({
    "package.json": {
      ...{ name: "@game/monsters", version: "1.0.0", type: "module", files: ["lib"] },
      exports: { ".": { import: "./lib/monster.js" } },
    },
    "lib/monster.schema.json": schema,
    "lib/limits.js": "export const most = 100;\n",
    "lib/monster.js": module
      .replaceAll(
        /, type KindRule|^import type.*\n|: KindRule<.*?> (?==)|(?<=Set)<string>|(?<=defineKind)<.*?\}>/gmu,
        "",
      )
      .replace("limits.ts", "limits.js"),
  });
  const npm = (folder: string, ...words: readonly string[]): void => {
    const shell = process.platform === "win32";
    const { status, stderr } = spawnSync("npm", words, { cwd: folder, encoding: "utf8", shell });
    assert.is(status, 0, stderr);
  };
  npm(made, "pack");
  const folder = modular({
    [configFile]: { ...configuration, kinds: { ...kinds, monster: "@game/monsters" } },
    "package.json": { private: true },
    "kinds/monster.ts": undefined,
    [file]: changed("mon_wolf", { hp: 300, relative: undefined }),
  });
  npm(
    folder,
    "install",
    "--offline",
    "--no-audit",
    "--no-fund",
    join(made, "game-monsters-1.0.0.tgz"),
  );
  assert.match((await named(folder, "check")).err, '"hp" is 300 – expected at most 100.');
  assert.is((await named(folder, "build")).code, 0);
  assert.match(read(folder, "generated/monster/core/core.ts"), "danger: 600");
  assert.match(read(folder, "generated/types.ts"), "readonly danger: number;");
  // What another version of the package says may make another output.
  edit(folder, "node_modules/@game/monsters/package.json", "1.0.0", "1.0.1");
  assert.is((await named(folder, "check")).code, 3);
  linkDefwright(folder);
  const code = [
    'import { monster, MonsterId } from "./generated/index.js";',
    "export const danger: number = monster.get(MonsterId.mon_wolf).danger;",
    "export const wrong = monster.get(MonsterId.mon_wofl);",
  ];
  write(folder, "main.ts", code.join("\n"));
  assert.match(typeErrors(folder, "main.ts"), /^main\.ts\(3,\d+\): error .*mon_wofl[^\n]*\n$/u);
  write(folder, configFile, { ...configuration, kinds: { ...kinds, monster: "@game/monster" } });
  assert.match(
    (await named(folder, "check")).err,
    '"@game/monster" is neither a file nor an installed package',
  );
});

test.run();
