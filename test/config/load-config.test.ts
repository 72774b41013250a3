import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadSettings, type LoadOptions } from "../../generator/index.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { configurationSchema } from "../../generator/config/check-shape.ts";
import { obstacleOf } from "../../generator/disk/obstacle.ts";
import { defaultLimits } from "../../generator/model/limits.ts";
import { kindsIn } from "../built-in.ts";
import { shippedDialect } from "../../generator/kinds/dialects.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { externalKinds } from "../../generator/model/external-kind-names.ts";
import { projectFolder, write } from "../project-folder.ts";

const test = suite("configuration");

async function settingsOf(folder: string, options: LoadOptions = {}): Promise<Settings> {
  const { settings, problems } = await loadSettings({ workingDirectory: folder, ...options });
  assert.equal(problems.map(said), []);
  return settings!;
}

async function problemsOf(folder: string, options: LoadOptions = {}): Promise<Diagnostic[]> {
  const { settings, problems } = await loadSettings({ workingDirectory: folder, ...options });
  assert.is(settings, undefined);
  return [...problems];
}

/** `file:line:column code message help`, as a test compares it. */
function said({ code, message, help, source, range }: Diagnostic): string {
  const place = `${source.displayPath}:${String(range.line)}:${String(range.column)}`;
  return `${place} ${code}: ${message}${help === undefined ? "" : ` ${help}`}`;
}

function configured(configuration: unknown): string {
  return projectFolder({
    "defwright.config.json": configuration,
    "content/core/a.json": [],
    "content/mods/winter/a.json": [],
    "content/mods/autumn/a.json": [],
    "content/mods/notes.txt": "no pack",
  });
}

test("ids of every kind that may be defined elsewhere can be listed", async () => {
  const known = Object.fromEntries(externalKinds.map((kind) => [kind, [`${kind}_a`]]));
  const settings = await settingsOf(configured({ packs: ["content/core"], known }));
  assert.equal(
    [...settings.known].map(([kind, ids]) => [kind, [...ids]]),
    externalKinds.map((kind) => [kind, [`${kind}_a`]]),
  );
});

test("fills in every default", async () => {
  const folder = configured({ packs: ["content/core"] });
  const file = join(folder, "defwright.config.json");
  assert.equal(await settingsOf(folder), {
    root: folder,
    workingDirectory: folder,
    configFile: file,
    packs: [{ name: "core", directory: join(folder, "content/core") }],
    out: undefined,
    recordFile: join(folder, "defwright.lock.json"),
    kinds: kindsIn("spec"),
    shape: "literal",
    importExtension: ".js",
    known: new Map(),
    otherTypes: new Set(),
    severity: new Map(),
    strict: false,
    limits: defaultLimits,
    decidedBy: { files: [file], folders: [] },
    request: { workingDirectory: folder, overrides: {} },
  });
});

test("takes every member, with comments between them", async () => {
  const folder = configured({
    "//": "a comment",
    $schema: "./schema.json",
    packs: ["content/core", { "//": "renamed", name: "snow", path: "content/mods/winter" }],
    out: "made",
    dialect: "bright-nights",
    rules: { "//": "one of them", duplicate_ids: "error" },
    shape: "literal",
    importExtension: ".ts",
    known: { "//": "ids", item: ["plank", "known/items.json"], skill: ["__proto__"] },
    severity: { "//": "quiet", "unknown-member": "note" },
    strict: true,
  });
  write(folder, "known/items.json", ["nail", "constructor"]);
  const settings = await settingsOf(folder);
  assert.equal(settings.packs, [
    { name: "core", directory: join(folder, "content/core") },
    { name: "snow", directory: join(folder, "content/mods/winter") },
  ]);
  assert.is(settings.out, join(folder, "made"));
  assert.equal(settings.kinds.rules, {
    ...shippedDialect("bright-nights").rules,
    duplicate_ids: "error",
  });
  assert.is(settings.importExtension, ".ts");
  assert.equal(
    [...settings.known],
    [
      ["item", new Set(["plank", "nail", "constructor"])],
      ["skill", new Set(["__proto__"])],
    ],
  );
  assert.equal([...settings.severity], [["unknown-member", "note"]]);
  assert.is(settings.strict, true);
  assert.equal(settings.decidedBy?.files, [
    join(folder, "defwright.config.json"),
    join(folder, "known/items.json"),
  ]);
});

test("a version that is none, and a character that no path has, are told at their place", async () => {
  const packs = ["content/core"];
  for (const game_version of ["v1.2", "1.2.0-beta", "x", ""]) {
    const [problem, ...others] = await problemsOf(configured({ packs, game_version }));
    assert.equal(others, []);
    assert.is(
      problem?.message,
      `"game_version" is ${JSON.stringify(game_version)} – expected text such as "1.2" or "1.2.0".`,
    );
    assert.is(problem?.range.length, game_version.length + 2);
  }
  assert.equal((await problemsOf(configured({ packs, out: "\0" }))).map(said), [
    'defwright.config.json:5:10 configuration-value: "out" is "\\u0000" – expected text without the character U+0000, which no path and no id has.',
  ]);
  const folder = configured({ packs, out: "generated" });
  write(folder, "content/core/modinfo.json", [{ type: "MOD_INFO", id: "core", path: "\0" }]);
  assert.is((await settingsOf(folder)).packs[0]?.mod?.misdirected, "nowhere");
});

test("no value of a member is a defect", async () => {
  const odd = ["", "\0", "a\0b", "../..", "*", "[", "\ud800", "v1", "__proto__", 0, -1, 1.5, null];
  const values = [
    ...odd,
    true,
    [],
    {},
    ...odd.flatMap((each) => [[each], { [String(each)]: each }]),
  ];
  for (const member of Object.keys(configurationSchema().properties ?? {})) {
    for (const value of [...values, ...values.map((each) => ({ a: each }))]) {
      const folder = configured({ packs: ["content/core"], [member]: value });
      try {
        await loadSettings({ workingDirectory: folder });
      } catch (error) {
        assert.ok(obstacleOf(error), `${member}: ${JSON.stringify(value)}: ${String(error)}`);
      }
    }
  }
});

test("is found above the working directory, and decides what paths are relative to", async () => {
  const folder = configured({ packs: ["content/core"], out: "generated" });
  const below = join(folder, "content/mods");
  const settings = await settingsOf(below);
  assert.is(settings.root, folder);
  assert.is(settings.workingDirectory, below);
  assert.is(settings.out, join(folder, "generated"));
});

test("patterns stand for directories, by code unit, each once", async () => {
  const folder = configured({ packs: ["content/core", "content/mods/winter", "content/mods/*"] });
  const settings = await settingsOf(folder);
  assert.equal(
    settings.packs.map((pack) => pack.name),
    ["core", "winter", "autumn"],
  );
  assert.equal(settings.decidedBy?.folders, [join(folder, "content/mods")]);
});

test("equal directory names take their parents' names in front", async () => {
  const folder = projectFolder({
    "a/json/x.json": [],
    "b/json/x.json": [],
    "defwright.config.json": { packs: ["a/json", "b/json"] },
  });
  const settings = await settingsOf(folder);
  assert.equal(
    settings.packs.map((pack) => pack.name),
    ["a-json", "b-json"],
  );
});

test("is read from TypeScript and JavaScript modules", async () => {
  const typed = projectFolder({
    "content/core/a.json": [],
    "defwright.config.ts":
      'const packs: string[] = ["content/core"];\nexport default { packs, strict: true as boolean };\n',
  });
  assert.is((await settingsOf(typed, { configFile: "defwright.config.ts" })).strict, true);
  const named = { configFile: "defwright.config.mjs" };
  const plain = projectFolder({
    "content/core/a.json": [],
    "defwright.config.mjs": 'export default { packs: ["content/core"], out: "o" };\n',
  });
  assert.is((await settingsOf(plain, named)).out, join(plain, "o"));
  write(plain, "defwright.config.mjs", 'export default { packs: ["content/core"], out: "p" };\n');
  assert.is(
    (await settingsOf(plain, named)).out,
    join(plain, "p"),
    "an edited module is read anew",
  );
});

test("modules that fail, or say nothing, are reported by name", async () => {
  const named = { configFile: "defwright.config.mjs" };
  const failing = projectFolder({ "defwright.config.mjs": 'throw new Error("no luck.");\n' });
  assert.equal((await problemsOf(failing, named)).map(said), [
    "defwright.config.mjs:1:1 configuration-module: The module cannot be loaded (no luck) – expected a module " +
      "that exports a configuration.",
  ]);
  const silent = projectFolder({ "defwright.config.mjs": "export const packs = [];\n" });
  const [problem] = await problemsOf(silent, named);
  assert.match(problem!.message, "has no default export");
});

const brokenModules: readonly [
  what: string,
  files: Readonly<Record<string, string>>,
  said: string,
][] = [
  ["a syntax error", { main: "// a\n\nexport default {\n  packs: [}\n" }, "main:4:11"],
  ["a thrown error", { main: '\n\n  throw new Error("no");\nexport default {};\n' }, "main:3:3"],
];

for (const extension of ["ts", "mjs"]) {
  for (const [what, { main = "" }, place] of brokenModules) {
    test(`${what} in a module of .${extension} is reported where it is`, async () => {
      const configFile = `main.${extension}`;
      const folder = projectFolder({ [configFile]: main });
      const [problem, ...others] = await problemsOf(folder, { configFile });
      assert.equal(others, []);
      assert.match(said(problem!), place.replace("main", configFile));
    });
  }
}

test("an error in an imported module is reported there", async () => {
  const folder = projectFolder({
    "main.ts": 'import { packs } from "./packs.ts";\nexport default { packs };\n',
    "packs.ts": "export const packs = [];\nnothing();\n",
  });
  const [problem] = await problemsOf(folder, { configFile: "main.ts" });
  assert.match(said(problem!), "packs.ts:2:1 configuration-module: The module cannot be loaded");
});

const wrongExports: readonly [text: string, message: string][] = [
  ["export const x = 1;\n", "The module has no default export – "],
  ["export default async () => ({ packs: ['core'] });\n", "The default export is a function – "],
];

for (const extension of ["ts", "mjs"]) {
  for (const [text, message] of wrongExports) {
    test(`one finding for a module of .${extension}: ${text}`, async () => {
      const configFile = `main.${extension}`;
      const problems = await problemsOf(projectFolder({ [configFile]: text }), { configFile });
      assert.is(problems.length, 1);
      assert.match(problems[0]!.message, message);
    });
  }
}

const oneMistake: readonly [text: string, expected: string][] = [
  [
    '{ "pack": ["core"] }',
    '1:3 configuration-unknown-member: Unknown member "pack" – it is not a setting of defwright. Did you mean "packs"?',
  ],
  ['{ "packs": [] }', '1:12 configuration-value: "packs" is empty – expected at least one entry.'],
  [
    '{ "packs": [""] }',
    '1:13 configuration-value: "packs[0]" is empty – expected at least one character.',
  ],
  [
    '{ "packs": ["core"], "limits": { "files": -1 } }',
    '1:43 configuration-value: "limits.files" is -1 – expected at least 0.',
  ],
  ["", '1:1 configuration-syntax: Nothing was found – expected one object with "packs".'],
  [
    "{}{}",
    '1:3 configuration-syntax: More text was found after the end of the first value – expected one object with "packs".',
  ],
  [
    '{ "packs": ["content\\\\*"] }',
    '1:13 configuration-path: "content\\*" matches no directory – expected at least one that contains definition files. Did you mean "content/*"?',
  ],
];

for (const [text, expected] of oneMistake) {
  test(`a configuration with one mistake: ${text}`, async () => {
    const folder = configured({});
    write(folder, "defwright.config.json", text);
    assert.equal((await problemsOf(folder)).map(said), [`defwright.config.json:${expected}`]);
  });
}

test("overrides win, relative to the working directory", async () => {
  const folder = configured({ packs: ["content/core"], out: "generated", dialect: "spec" });
  const settings = await settingsOf(join(folder, "content"), {
    configFile: "../defwright.config.json",
    overrides: { packs: ["mods/winter"], out: "made", dialect: "bright-nights", strict: true },
  });
  assert.equal(settings.packs, [
    { name: "winter", directory: join(folder, "content/mods/winter") },
  ]);
  assert.is(settings.out, join(folder, "content/made"));
  assert.equal(settings.kinds.rules, shippedDialect("bright-nights").rules);
  assert.is(settings.strict, true);
});

test("packs on the command line are all there is, unless a file is named", async () => {
  const folder = configured({ packs: ["nowhere"], out: "generated" });
  const settings = await settingsOf(folder, { overrides: { packs: ["content/core"] } });
  assert.is(settings.configFile, undefined);
  assert.is(settings.out, undefined);
});

test("no configuration at all is a problem of the command line", async () => {
  const [problem] = await problemsOf(projectFolder());
  assert.is(problem!.code, "configuration-missing");
  assert.is(problem!.source.displayPath, "command line");
});

const wrong: readonly [name: string, configuration: unknown, said: readonly string[]][] = [
  [
    "a known id with a character that nobody sees",
    { packs: ["content/core"], known: { item: ["plank", "na\u200bil"] } },
    [
      'defwright.config.json:8:7 configuration-value: "known.item[1]" is "na\\u200bil" – ' +
        'expected an id without leading or trailing spaces or invisible characters. Did you mean "nail"?',
    ],
  ],
  [
    "an unknown member, with a suggestion",
    '{\n  "packs": ["content/core"],\n  "otu": "generated"\n}',
    [
      'defwright.config.json:3:3 configuration-unknown-member: Unknown member "otu" – it is not a setting of defwright. Did you mean "out"?',
    ],
  ],
  [
    "a value of another type",
    '{ "packs": ["content/core"], "strict": 1 }',
    [
      'defwright.config.json:1:40 configuration-value: "strict" is a whole number – expected true or false.',
    ],
  ],
  [
    "an unknown dialect",
    '{ "packs": ["content/core"], "dialect": "sepc" }',
    [
      'defwright.config.json:1:41 configuration-value: "dialect" is "sepc" – expected "spec", "bright-nights" or "dda". Did you mean "spec"?',
    ],
  ],
  [
    "no packs",
    "{}",
    [
      'defwright.config.json:1:1 configuration-missing-member: Member "packs" is missing – it is mandatory. Add "packs": ["content/core"].',
    ],
  ],
  [
    "an empty list of packs",
    '{ "packs": [] }',
    [
      'defwright.config.json:1:12 configuration-value: "packs" is empty – expected at least one entry.',
    ],
  ],
  [
    "a pack that is not there, with a suggestion",
    '{ "packs": ["content/corr"] }',
    [
      'defwright.config.json:1:13 configuration-path: "content/corr" does not exist – expected a directory that contains definition files. Did you mean "content/core"?',
    ],
  ],
  [
    "a pack that is a file",
    '{ "packs": ["content/mods/notes.txt"] }',
    [
      'defwright.config.json:1:13 configuration-path: "content/mods/notes.txt" is a file – expected a directory that contains definition files.',
    ],
  ],
  [
    "a pattern that matches nothing",
    '{ "packs": ["mods/*"] }',
    [
      'defwright.config.json:1:13 configuration-path: "mods/*" matches no directory – expected at least one that contains definition files.',
    ],
  ],
  [
    "the same pack twice",
    '{ "packs": ["content/core", "./content/core/"] }',
    [
      'defwright.config.json:1:29 configuration-conflict: Pack "./content/core/" was found twice – expected each directory once. Remove one of the two.',
    ],
  ],
  [
    "one name for two packs",
    '{ "packs": [{ "name": "x", "path": "content/core" }, { "name": "x", "path": "content/mods/winter" }] }',
    [
      'defwright.config.json:1:3 configuration-conflict: Two packs are named "x" – expected different names. Give one of them another name: { "name": "…", "path": "…" }.',
    ],
  ],
  [
    "output inside a pack",
    '{ "packs": ["content/core"], "out": "content/core/generated" }',
    [
      'defwright.config.json:1:37 configuration-conflict: The output folder and pack "core" overlap – expected the output beside the content. Choose another folder, such as "generated".',
    ],
  ],
  [
    "a severity of an unknown code",
    '{ "packs": ["content/core"], "severity": { "unknwon-member": "off" } }',
    [
      'defwright.config.json:1:44 configuration-unknown-code: "unknwon-member" was found – expected the code of a diagnostic. Did you mean "unknown-member"?',
    ],
  ],
  [
    "a severity below error for what cannot be read",
    '{ "packs": ["content/core"], "severity": { "wrong-type": "warning", "bad-unit": "error" } }',
    [
      'defwright.config.json:1:58 configuration-severity: Severity "warning" was set for "wrong-type" – expected "error", because objects with this finding cannot be read and would be missing from the output. Choose: (a) remove this line and correct the content if the object is needed; (b) remove this line and the object if it is not.',
    ],
  ],
  [
    "a baseline that is not there",
    '{ "packs": ["content/core"], "baseline": "accepted.json" }',
    [
      'defwright.config.json:1:42 configuration-path: "accepted.json" does not exist – expected a file written by "defwright check --update-baseline".',
    ],
  ],
  [
    "an unknown shape",
    '{ "packs": ["content/core"], "shape": "pack" }',
    [
      'defwright.config.json:1:39 configuration-value: "shape" is "pack" – expected "literal" or "packed". Did you mean "packed"?',
    ],
  ],
  [
    "an unknown external kind",
    '{ "packs": ["content/core"], "known": { "items": [] } }',
    [
      'defwright.config.json:1:41 configuration-unknown-member: Unknown member "items" in "known" – it is not a setting of defwright. Did you mean "item"?',
    ],
  ],
  [
    "a pack inside another one, in either order",
    '{ "packs": ["content", "content/core"] }',
    [
      'defwright.config.json:1:24 configuration-conflict: Pack "content/core" is inside pack "content" – its files would be read twice. Move one of them, or list only one.',
    ],
  ],
  [
    "packs that a pattern matches, around another one",
    '{ "packs": ["content/core", "conten?"] }',
    [
      'defwright.config.json:1:29 configuration-conflict: Pack "content/core" is inside pack "content" – its files would be read twice. Move one of them, or list only one.',
    ],
  ],
  [
    "lists of known ids that cannot be read, or are no lists",
    '{ "packs": ["content/core"], "known": { "item": ["absent.json", "defwright.config.json"] } }',
    [
      'defwright.config.json:1:50 configuration-path: "absent.json" cannot be read – expected a JSON file that contains a list of ids.',
      'defwright.config.json:1:65 configuration-path: "defwright.config.json" contains something else – expected a JSON list of id strings.',
    ],
  ],
  [
    "a repeated member",
    '{ "packs": ["content/core"], "packs": [] }',
    [
      'defwright.config.json:1:30 configuration-syntax: Member "packs" was found twice – expected each name once. Remove one of the two.',
    ],
  ],
  [
    "a list instead of an object",
    "[]",
    [
      'defwright.config.json:1:1 configuration-value: The configuration is a list – expected an object with "packs".',
    ],
  ],
];

for (const [name, configuration, expected] of wrong) {
  test(`refuses ${name}`, async () => {
    const folder = configured(configuration);
    assert.equal((await problemsOf(folder)).map(said), expected);
  });
}

test("refuses what is no JSON, with its place", async () => {
  const [problem] = await problemsOf(configured('{\n  "packs": ["content/core",]\n}'));
  assert.is(problem!.code, "configuration-syntax");
  assert.is(problem!.range.line, 2);
});

test("refuses options that are wrong, pointing into the command line", async () => {
  const folder = configured({ packs: ["content/core"] });
  const overrides = { packs: ["content/corr"], dialect: "Spec", shape: "pakced", out: "content" };
  assert.equal((await problemsOf(folder, { overrides })).map(said), [
    'command line:1:18 configuration-path: "content/corr" does not exist – expected a directory that contains definition files. Did you mean "content/core"?',
    'command line:1:55 configuration-value: "--dialect" is "Spec" – expected "spec", "bright-nights" or "dda". Did you mean "spec"?',
    'command line:1:68 configuration-value: "--shape" is "pakced" – expected "literal" or "packed". Did you mean "packed"?',
  ]);
  const missing = await problemsOf(folder, { configFile: "absent.json" });
  assert.equal(missing.map(said), [
    'command line:1:20 configuration-value: "--config" is "absent.json" – expected a file that exists.',
  ]);
});

test("a directory is no configuration file", async () => {
  const folder = projectFolder();
  mkdirSync(join(folder, "conf"));
  const [problem] = await problemsOf(folder, { configFile: "conf" });
  assert.is(problem!.code, "configuration-value");
});

test.run();
