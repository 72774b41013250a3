/** `check --fix` as people call it. */
import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeFixed } from "../../generator/fix/write-fixed.ts";
import { defwright, doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("defwright check --fix");

/** An old time that is a note, a colour list that is an error, a misspelt id and a misspelt member. */
const recipe = { type: "recipe", result: "mat", time: 6000, components: [[["reed", 2]]] };
const project = (more: Readonly<Record<string, unknown>> = {}): string =>
  doorProject({
    "defwright.config.json": { packs: ["content/core"], known: { item: ["mat", "hat", "reed"] } },
    "content/core/a.json": [
      terrain("t_a", { color: ["red"], open: "t_gaet", look_like: "t_gate" }),
    ],
    "content/core/b.json": [recipe],
    ...more,
  });

test("mends what leaves the content as it is, and tells what remains", async () => {
  const folder = project();
  const before = await defwright(folder, ["check"]);
  assert.match(
    before.err,
    '2 errors, 1 warning, 1 note in 2 files (-v shows the notes)\n1 fixable with "defwright check --fix", 2 more with "defwright check --fix=suggestions"\n',
  );
  assert.match(before.err, "help: Write the value without the list to use it all year. [--fix]\n");
  assert.match(before.err, 'help: Did you mean "t_gate"? [--fix=suggestions]\n');
  const whole = await defwright(folder, ["check", "-v"]);
  assert.match(whole.err, '\n2 fixable with "defwright check --fix", 2 more with');
  const { code, out, err } = await defwright(folder, ["check", "--fix"]);
  assert.is(code, 1);
  assert.is(out, "");
  assert.match(err, /^defwright: 2 problems fixed in 2 files\n/u);
  assert.match(
    err,
    '1 error, 1 warning in 1 file\n2 fixable with "defwright check --fix=suggestions"\n',
  );
  assert.match(read(folder, "content/core/a.json"), '"color": "red",');
  assert.match(read(folder, "content/core/b.json"), '"time": "1 m",');
});

test("--fix=suggestions takes single neighbours too; then nothing is left", async () => {
  const folder = project();
  const { code, err } = await defwright(folder, ["check", "--fix=suggestions"]);
  assert.is(code, 0);
  assert.is(
    err,
    "defwright: 4 problems fixed in 2 files\ndefwright: content is valid: 4 definitions\n",
  );
  assert.match(
    read(folder, "content/core/a.json"),
    '"open": "t_gate",\n    "looks_like": "t_gate"',
  );
  const again = await defwright(folder, ["check", "--fix=suggestions"]);
  assert.match(again.err, /^defwright: 0 problems fixed\n/u);
});

test("--dry-run prints a difference that git applies, and writes nothing", async () => {
  const folder = project({
    "content/core/two words.json": "\uFEFF" + JSON.stringify(recipe).replace("mat", "hat"),
  });
  const files = ["a.json", "b.json", "two words.json"].map((name) => `content/core/${name}`);
  const before = files.map((path) => [read(folder, path), statSync(join(folder, path)).mtimeMs]);
  const { code, out, err } = await defwright(folder, ["check", "--fix=suggestions", "--dry-run"]);
  assert.is(code, 0);
  assert.match(err, /^defwright: 5 problems would be fixed in 3 files\n/u);
  assert.match(
    out,
    "--- a/content/core/b.json\n+++ b/content/core/b.json\n@@ -2,7 +2,7 @@\n   {\n",
  );
  assert.match(out, '-    "time": 6000,\n+    "time": "1 m",\n');
  assert.equal(
    files.map((path) => [read(folder, path), statSync(join(folder, path)).mtimeMs]),
    before,
  );
  execFileSync("git", ["apply", "-"], { cwd: folder, input: out });
  const applied = files.map((path) => read(folder, path));
  files.forEach((path, index) => {
    write(folder, path, before[index]![0]);
  });
  await defwright(folder, ["check", "--fix=suggestions"]);
  assert.equal(
    files.map((path) => read(folder, path)),
    applied,
  );
});

test("a read-only file is left alone, and told", async () => {
  const folder = project();
  chmodSync(join(folder, "content/core/b.json"), 0o444);
  const { err } = await defwright(folder, ["check", "--fix"]);
  assert.match(
    err,
    "defwright: content/core/b.json is not changed: it is read-only\ndefwright: 1 problem fixed in 1 file\n",
  );
  assert.match(read(folder, "content/core/b.json"), '"time": 6000');
  assert.equal(readdirSync(join(folder, "content/core")).sort(), [
    "a.json",
    "b.json",
    "doors.json",
  ]);
});

test("a file that changed meanwhile is left alone; so is one that is gone", () => {
  const folder = projectFolder({ "a.json": "[ ]" });
  const path = join(folder, "a.json");
  const file = { path, displayPath: "a.json", before: "[]", after: "[1]", problems: 1 };
  assert.is(writeFixed(file), "it was changed while it was being checked");
  assert.is(read(folder, "a.json"), "[ ]");
  assert.is(writeFixed({ ...file, path: join(folder, "b.json") }), "it cannot be written (ENOENT)");
  assert.is(writeFixed({ ...file, before: "[ ]" }), undefined);
  assert.is(read(folder, "a.json"), "[1]");
});

test("mode and links stay, and a file of two names is mended once", async () => {
  const folder = project({
    "defwright.config.json": { packs: ["content/core"], roots: ["shared"] },
    "shared/b.json": [recipe],
    "content/core/b.json": [],
  });
  const path = join(folder, "shared/b.json");
  chmodSync(path, 0o640);
  symlinkSync("../../shared/b.json", join(folder, "content/core/c.json"));
  symlinkSync("../../shared/b.json", join(folder, "content/core/d.json"));
  const { err } = await defwright(folder, ["check", "--fix"]);
  assert.match(err, "defwright: 2 problems fixed in 2 files\n");
  assert.is(statSync(path).mode & 0o777, 0o640);
  assert.ok(lstatSync(join(folder, "content/core/c.json")).isSymbolicLink());
  assert.match(read(folder, "shared/b.json"), '"time": "1 m"');
});

test("what the baseline accepts or the configuration turns off is not mended", async () => {
  const folder = project({
    "defwright.config.json": {
      packs: ["content/core"],
      baseline: "accepted.json",
      severity: { "legacy-time": "off" },
    },
  });
  await defwright(folder, ["check", "--update-baseline", "--baseline", "accepted.json"]);
  const { code, err } = await defwright(folder, ["check", "--fix=suggestions"]);
  assert.is(code, 0);
  assert.match(err, "defwright: 0 problems fixed\n");
  assert.match(read(folder, "content/core/b.json"), '"time": 6000');
});

test("a fix that would change what somebody else inherits is left out, the others are done", async () => {
  const folder = project({
    "content/core/b.json": [
      { ...recipe, result: "cap" },
      recipe,
      // A third of a minute is a whole number of seconds, a third of 6000 moves is not.
      {
        ...recipe,
        result: "hat",
        "copy-from": "mat",
        proportional: { time: 0.333 },
        time: undefined,
      },
    ],
    "content/core/c.json": [{ ...recipe, result: "net" }],
  });
  const { err } = await defwright(folder, ["check", "--fix"]);
  assert.match(
    err,
    "defwright: content/core/b.json:18:13: legacy-time is not fixed, as that would change the content\n" +
      "defwright: 3 problems fixed in 3 files\n",
  );
  assert.is(read(folder, "content/core/b.json").match(/"time": 6000/gu)?.length, 1);
  assert.match(read(folder, "content/core/c.json"), '"time": "1 m"');
});

test("a repetition stays where another definition deletes one of the two", async () => {
  const twice = {
    ...recipe,
    book_learn: [
      ["atlas", 3],
      ["diary", 2],
      ["atlas", 3],
    ],
  };
  const person = { type: "profession", name: "p", description: "p", points: 0 };
  const folder = project({
    "content/core/a.json": [
      { ...twice, result: "net" },
      { ...twice, result: "hat" },
      { type: "recipe", result: "bag", "copy-from": "hat", delete: { book_learn: ["atlas"] } },
      { ...person, id: "p", traits: ["QUICK", "TOUGH", "QUICK"] },
      { ...person, id: "q", traits: ["QUICK", "TOUGH", "QUICK"] },
      { ...person, id: "r", "copy-from": "q", delete: { traits: ["QUICK"] } },
    ],
    "content/core/b.json": [],
  });
  const { err } = await defwright(folder, ["check", "--fix=suggestions"]);
  assert.is(
    err.match(/repeated-entry is not fixed, as that would change the content/gu)?.length,
    2,
  );
  const fixed = JSON.parse(read(folder, "content/core/a.json")) as Record<string, unknown>[];
  assert.equal(
    fixed.map(({ book_learn: books, traits }) => books ?? traits),
    [
      [
        ["atlas", 3],
        ["diary", 2],
      ],
      twice.book_learn,
      undefined,
      ["QUICK", "TOUGH"],
      ["QUICK", "TOUGH", "QUICK"],
      undefined,
    ],
  );
});

test("a suggested id that is wrong as well is left out", async () => {
  const requirement = (id: string, ...needed: string[]): object => ({
    type: "requirement",
    id,
    components: [needed.map((each) => [each, 1, "LIST"])],
  });
  const folder = project({
    "content/core/a.json": [
      terrain("t_moss", { looks_like: "t_most" }),
      terrain("t_pine", { looks_like: "t_gaet" }),
      requirement("carding", "flax_loom"),
      requirement("flax_loom", "cardnig"),
      { ...recipe, result: "scarf", using: ["carding"] },
    ],
    "content/core/b.json": [],
  });
  const { code, err } = await defwright(folder, ["check", "--fix=suggestions"]);
  assert.is(code, 1);
  assert.match(
    err,
    "defwright: content/core/a.json:39:11: unknown-reference is not fixed, as that would cause another error or warning\n" +
      "defwright: 2 problems fixed in 1 file\n",
  );
  const text = read(folder, "content/core/a.json");
  assert.match(text, '"looks_like": "t_gate"');
  // Itself is never meant.
  assert.match(text, '"looks_like": "t_most"');
});

test("in bright-nights CBMs keep the name that the game reads", async () => {
  const person = { type: "profession", id: "p", name: "p", description: "p", points: 0, CBMs: [] };
  const folder = project({ "content/core/a.json": [person] });
  await defwright(folder, ["check", "--fix", "--dialect", "bright-nights"]);
  assert.match(read(folder, "content/core/a.json"), '"CBMs": []');
  await defwright(folder, ["check", "--fix"]);
  assert.match(read(folder, "content/core/a.json"), '"cbms": []');
});

test("a file that no fix makes JSON is left alone", async () => {
  const text = '[{ "type": "recipe", "result": "mat", "result": "mat", "time": 6000 ';
  const folder = project({ "content/core/b.json": text });
  await defwright(folder, ["check", "--fix=suggestions"]);
  assert.is(read(folder, "content/core/b.json"), text);
});

test("null is not written in place of other words for nothing, as few members take it", async () => {
  const words = ["None", "nil", "NULL", "undefined"];
  const members = words.map((word, at) => `"${String(at)}": ${word}`).join(", ");
  const text = `[{ "type": "terrain", "id": "t_gate", ${members} }]`;
  const folder = project({ "content/core/b.json": text });
  const { err } = await defwright(folder, ["check", "--fix=suggestions"]);
  for (const word of words)
    assert.match(err, `${word} was found – in JSON this is written as null, or left out.`);
  assert.is(read(folder, "content/core/b.json"), text);
});

test("in a file that is not JSON, the intact objects are mended, and what is around them if it can be", async () => {
  const folder = project();
  const stuck = '{ "type": "terrain", "id": "t_b", \n';
  const mended = `${JSON.stringify({ ...recipe, time: "1 m" })},\n`;
  write(folder, "content/core/b.json", `[\n${JSON.stringify(recipe)},\n${stuck}]`);
  assert.match((await defwright(folder, ["check", "--fix"])).err, "2 problems fixed in 2 files");
  assert.is(read(folder, "content/core/b.json"), `[\n${mended}${stuck}]`);
});

test("fixes are told to programs", async () => {
  const folder = project();
  const { out } = await defwright(folder, ["check", "--format", "json"]);
  const records = out
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.equal(
    records.map(({ code, fix }) => [code, fix]),
    [
      [
        "unknown-reference",
        {
          level: "suggestions",
          edits: [{ line: 11, column: 13, endLine: 11, endColumn: 21, text: '"t_gate"' }],
        },
      ],
      [
        "seasonal-length",
        {
          level: "safe",
          edits: [{ line: 7, column: 14, endLine: 9, endColumn: 6, text: '"red"' }],
        },
      ],
      [
        "unknown-member",
        {
          level: "suggestions",
          edits: [{ line: 12, column: 5, endLine: 12, endColumn: 16, text: '"looks_like"' }],
        },
      ],
      [
        "legacy-time",
        {
          level: "safe",
          edits: [{ line: 5, column: 13, endLine: 5, endColumn: 17, text: '"1 m"' }],
        },
      ],
    ],
  );
  const sarif = await defwright(folder, ["check", "--format", "sarif"]);
  const { runs } = JSON.parse(sarif.out) as { runs: { results: { fixes: unknown }[] }[] };
  assert.equal(runs[0]?.results[3]?.fixes, [
    {
      description: { text: 'Write "1 m".' },
      artifactChanges: [
        {
          artifactLocation: { uri: "content/core/b.json", uriBaseId: "%SRCROOT%" },
          replacements: [
            {
              deletedRegion: {
                startLine: 5,
                startColumn: 13,
                endLine: 5,
                endColumn: 17,
                charOffset: 61,
                charLength: 4,
              },
              insertedContent: { text: '"1 m"' },
            },
          ],
        },
      ],
    },
  ]);
  const fixed = await defwright(folder, ["check", "--fix=suggestions", "--format", "json"]);
  assert.equal(fixed, { code: 0, out: "", err: "" });
});

const mistakes: readonly [args: readonly string[], said: string][] = [
  [["--fix=everything"], "Allowed choices are suggestions."],
  [["--dry-run"], 'error: "--dry-run" shows what "--fix" would do; add "--fix"'],
  [
    ["--fix", "--dry-run", "--format", "sarif"],
    '"--dry-run" prints a diff, but "--format sarif" prints findings',
  ],
  [["--fix", "--update-baseline"], "cannot be used with option '--update-baseline'"],
];
for (const [args, said] of mistakes) {
  test(`${args.join(" ")} is a wrong command line`, async () => {
    const { code, err } = await defwright(project(), ["check", ...args]);
    assert.is(code, 2);
    assert.match(err, said);
  });
}

test.run();
