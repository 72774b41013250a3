/** The record of releases on disk: who writes it, what it refuses, and how it merges. */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { command } from "../command.ts";
import { defwright, doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("record of releases");
const record = "defwright.lock.json";

/** The lines about ids. */
function lines(folder: string): string[] {
  return read(folder, record)
    .split("\n")
    .filter((line) => /^ {2}\["(?!format|release)/u.test(line));
}

function git(folder: string, ...args: readonly string[]): void {
  const who = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"];
  execFileSync("git", [...who, ...args], { cwd: folder, stdio: "ignore" });
}

test("release writes every id once, and nothing where nothing changed", async () => {
  const folder = doorProject();
  const first = await defwright(folder, ["release"]);
  assert.is(first.err, "defwright: release 1: 2 ids in defwright.lock.json, 2 new, 0 changed\n");
  assert.equal(lines(folder), [
    '  ["terrain", "t_gate", "live 1 t_gate ."],',
    '  ["terrain", "t_gate_open", "live 1 t_gate_open ."],',
  ]);
  const before = lines(folder);
  const again = await defwright(folder, ["release"]);
  assert.match(again.err, "release 2: 2 ids in defwright.lock.json, 0 new, 0 changed");
  assert.equal(lines(folder), before);
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.is((await defwright(folder, ["check"])).code, 0);
});

test("a release is called as asked, as the package is, or by the next number", async () => {
  const folder = doorProject({ "package.json": { version: "0.3.0" } });
  assert.match((await defwright(folder, ["release"])).err, "release 0.3.0:");
  assert.match((await defwright(folder, ["release", "0.4"])).err, "release 0.4:");
  const bad = await defwright(folder, ["release", "next one"]);
  assert.is(bad.code, 2);
  assert.match(bad.err, "must not be empty or contain white space");
});

test("of releases at once each is in the record, or says that it is not", async () => {
  const folder = doorProject();
  const [program, script] = command;
  const runs = ["1.1", "1.2", "1.3"].map((name) =>
    spawn(program, [script, "release", name], { cwd: folder, stdio: "ignore" }),
  );
  const codes = await Promise.all(
    runs.map(async (each) => (await once(each, "exit"))[0] as number),
  );
  const written = read(folder, record)
    .split("\n")
    .filter((line) => line.includes('["release"'));
  assert.is(written.length, codes.filter((code) => code === 0).length);
  assert.ok(codes.every((code) => code === 0 || code === 2));
  assert.equal(
    readdirSync(folder).filter((name) => name.startsWith(".defwright-")),
    [],
  );
});

test("content with errors is not released", async () => {
  const folder = doorProject({ "content/core/b.json": [terrain("t_b", { open: "t_nowhere" })] });
  const { code, err } = await defwright(folder, ["release"]);
  assert.is(code, 1);
  assert.match(err, "unknown-reference");
  assert.throws(() => read(folder, record));
});

test("a vanished id fails check and build, and is removed where its loss is only a warning", async () => {
  const folder = doorProject();
  await defwright(folder, ["release"]);
  await defwright(folder, ["build"]);
  write(folder, "content/core/doors.json", [terrain("t_gate")]);
  for (const command of ["check", "build", "release"]) {
    const { code, err } = await defwright(folder, [command]);
    assert.is(code, 1, command);
    assert.match(
      err,
      'error[released-id-vanished]: The terrain "t_gate_open" of release 1 no longer exists',
    );
    assert.match(err, " --> defwright.lock.json:6:15");
  }
  assert.match(read(folder, "generated/terrain.ts"), "t_gate_open");
  write(folder, "defwright.config.json", {
    packs: ["content/core"],
    out: "generated",
    severity: { "released-id-vanished": "warning" },
  });
  assert.is((await defwright(folder, ["release"])).code, 0);
  assert.equal(
    lines(folder)[1],
    '  ["terrain", "t_gate_open", "live 1 t_gate_open .", "removed 2"],',
  );
  write(folder, "defwright.config.json", { packs: ["content/core"], out: "generated" });
  assert.is((await defwright(folder, ["build"])).code, 0);
});

test("an unchanged build is none where the record has changed", async () => {
  const folder = doorProject();
  await defwright(folder, ["build"]);
  write(folder, record, '[["terrain", "t_lost", "live 1"]]');
  const { code, err } = await defwright(folder, ["build"]);
  assert.is(code, 1);
  assert.match(err, '"t_lost" of release 1 no longer exists');
});

test("the record is no content, wherever it lies", async () => {
  const folder = projectFolder({ "a.json": [terrain("t_a")] });
  assert.is((await defwright(folder, ["release", "--pack", "."])).code, 0);
  const { code, out } = await defwright(folder, ["list", "inputs", "--pack", "."]);
  assert.is(code, 0);
  assert.is(out, "defwright.lock.json\na.json\n");
});

test("packs named by hand in a project are not what it released", async () => {
  const folder = doorProject({ "other/a.json": [terrain("t_other")] });
  await defwright(folder, ["release"]);
  assert.is((await defwright(folder, ["check", "--pack", "other"])).code, 0);
  const { code, err } = await defwright(folder, ["release", "--pack", "other"]);
  assert.is(code, 2);
  assert.match(err, "name it with --config");
});

test("a mod has a record on top of its core's, and keeps what that says", async () => {
  const folder = projectFolder({
    "core/defwright.config.json": { packs: ["content"] },
    "core/content/a.json": [terrain("t_core")],
    "mod/defwright.config.json": {
      packs: ["../core/content", "content"],
      baseRecords: ["../core/defwright.lock.json"],
    },
    "mod/content/a.json": [terrain("t_mod", { alias: "t_moor" })],
  });
  await defwright(`${folder}/core`, ["release", "c1"]);
  await defwright(`${folder}/mod`, ["release", "m1"]);
  assert.equal(lines(`${folder}/mod`), [
    '  ["terrain", "t_mod", "live m1 t_mod ."],',
    '  ["terrain", "t_moor", "alias m1 t_mod"],',
  ]);
  write(folder, "core/content/a.json", [terrain("t_other")]);
  const { code, err } = await defwright(`${folder}/mod`, ["check"]);
  assert.is(code, 1);
  assert.match(err, '"t_core" of release c1 no longer exists');
  write(folder, "mod/defwright.config.json", { packs: ["content"], baseRecords: ["no.json"] });
  const missing = await defwright(`${folder}/mod`, ["check"]);
  assert.is(missing.code, 2);
  assert.match(missing.err, '"no.json" does not exist – expected a record');
});

test("history: --from a revision or a directory; what it had is asked for", async () => {
  const folder = doorProject();
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "one");
  git(folder, "tag", "v1");
  write(folder, "content/core/doors.json", [terrain("t_gate")]);
  assert.is((await defwright(folder, ["release", "1.0", "--from", "v1"])).code, 0);
  assert.is(lines(folder).length, 2);
  assert.match(
    (await defwright(folder, ["check"])).err,
    '"t_gate_open" of release 1.0 no longer exists',
  );
  const nowhere = await defwright(folder, ["release", "--from", "v9"]);
  assert.is(nowhere.code, 2);
  const bare = doorProject();
  write(bare, "old/a.json", [terrain("t_old")]);
  assert.is((await defwright(bare, ["release", "0", "--from", "old"])).code, 0);
  assert.equal(lines(bare), ['  ["terrain", "t_old", "live 0 t_old ."],']);
});

test("two branches that both release merge; where they contradict each other it is said", async () => {
  const folder = doorProject({ ".gitattributes": "defwright.lock.json merge=union\n" });
  await defwright(folder, ["release", "1"]);
  git(folder, "init", "-q", "-b", "main");
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "one");
  const branch = async (name: string, id: string, more: object): Promise<void> => {
    git(folder, "checkout", "-q", "-b", name, "main");
    write(folder, `content/core/${name}.json`, [terrain(id, more)]);
    assert.is((await defwright(folder, ["release", name])).code, 0);
    git(folder, "add", "-A");
    git(folder, "commit", "-q", "-m", name);
  };
  // Neighbours in the record: git alone could not put them in order.
  await branch("a", "t_moor", {});
  await branch("b", "t_moss", { alias: "t_mire" });
  git(folder, "merge", "-q", "a");
  assert.is((await defwright(folder, ["check"])).err.includes("error"), false);
  await defwright(folder, ["release", "2"]);
  assert.equal(lines(folder), [
    '  ["terrain", "t_gate", "live 1 t_gate ."],',
    '  ["terrain", "t_gate_open", "live 1 t_gate_open ."],',
    '  ["terrain", "t_mire", "alias b t_moss"],',
    '  ["terrain", "t_moor", "live a t_moor ."],',
    '  ["terrain", "t_moss", "live b t_moss ."],',
  ]);
  write(
    folder,
    record,
    read(folder, record).replace(
      "  []",
      '  ["terrain", "t_moor", "live a", "removed b"],\n  ["terrain", "t_moor", "obsolete a"],\n  []',
    ),
  );
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(err, 'two lines about the terrain "t_moor" that contradict each other');
});

test("lines that are lost or edited are noticed, also after a merge", async () => {
  const folder = doorProject();
  await defwright(folder, ["release", "1"]);
  write(folder, "content/core/more.json", [terrain("t_moor")]);
  await defwright(folder, ["release", "2"]);
  await defwright(folder, ["build"]);
  const whole = read(folder, record);
  const errorOf = async (text: string): Promise<string> => {
    write(folder, record, text);
    return (await defwright(folder, ["check", "--format", "unix"])).out;
  };
  assert.is(await errorOf(whole), "");
  const without = (line: RegExp): string => whole.replace(line, "");
  assert.match(
    await errorOf(without(/ {2}\["terrain", "t_gate_open".*\n/u)),
    /^defwright\.lock\.json:4:3: error\[release-record\]: .* has only 1 of the 2 lines of release 1 /u,
  );
  assert.match(
    await errorOf(whole.replace("live 1 t_gate_open", "live 1 t_gate_o")),
    ":4:3: error[release-record]: The record of releases has lines of release 1 that are not as it was recorded",
  );
  assert.match(
    await errorOf(without(/ {2}\["release", "2".*\n/u)),
    "has a line of release 2, which it does not list",
  );
  assert.match(
    await errorOf(whole.replace('["release", "2", "2', '["release", "2", "two')),
    "has a release without its number and sum",
  );
  const other = whole.replace(/(\["release", "2", "2 )1/u, "$17");
  assert.match(
    await errorOf(
      whole.replace("  []", `${/ {2}\["release", "2".*/u.exec(other)?.[0] ?? ""}\n  []`),
    ),
    "has two releases that are called 2",
  );
  // Lines of an own release are not lost to those of another one.
  const damaged = await defwright(folder, ["release", "3", "--from", "content/core"]);
  assert.is(damaged.code, 1);
  assert.match(damaged.err, 'the record of releases is not valid; "defwright check" says where');
});

test("a release has one name, and comes after the ones before it", async () => {
  const folder = doorProject();
  await defwright(folder, ["release", "1"]);
  const text = read(folder, record);
  for (const [name, message] of [
    ["1", "release 1 is in the record already"],
    ["0.5", "release 0.5 would be before release 1, which is in the record"],
    ["1+", 'must not end with "+"'],
  ] as const) {
    const { code, err } = await defwright(folder, ["release", name]);
    assert.is(code, 2);
    assert.match(err, message);
  }
  assert.is(read(folder, record), text);
  for (const name of ["1.10", "1.9.1", "beta", "2"]) {
    assert.is((await defwright(folder, ["release", name])).code, name === "1.9.1" ? 2 : 0, name);
  }
});

test("an empty record and a folder of its name are called what they are", async () => {
  const folder = doorProject({ [record]: "" });
  assert.match(
    (await defwright(folder, ["check"])).err,
    "error[release-record]: The record of releases has no list: it is empty",
  );
  const other = doorProject({ [`${record}/a.txt`]: "" });
  const { code, err } = await defwright(other, ["check"]);
  assert.is(code, 2);
  assert.match(err, `"${record}" is a folder or no regular file – expected a record`);
});

test("a record without a format is read, and gets one with the next release", async () => {
  const folder = doorProject({
    [record]:
      '[["terrain", "t_gate", "live 1.0"], ["terrain", "t_old", "live 1.0", "removed 1.1"]]',
  });
  assert.is((await defwright(folder, ["build"])).code, 0);
  assert.is((await defwright(folder, ["release", "1.0.5"])).code, 2);
  assert.match((await defwright(folder, ["release", "1.2"])).err, "3 ids");
  assert.match(read(folder, record), '["format", "0.1"],\n  ["release", "1.0", "1 2 ');
  assert.equal(lines(folder), [
    '  ["terrain", "t_gate", "live 1.0 t_gate ."],',
    '  ["terrain", "t_gate_open", "live 1.2 t_gate_open ."],',
    '  ["terrain", "t_old", "live 1.0", "removed 1.1"],',
  ]);
  assert.is((await defwright(folder, ["build"])).code, 0);
  write(folder, record, read(folder, record).replace('["format", "0.1"]', '["format", "0.3"]'));
  assert.match(
    (await defwright(folder, ["check"])).err,
    "was written by defwright 0.3 – this defwright reads formats up to 0.1.",
  );
});

test("disassemblies that recipes generate are released, too", async () => {
  const chair = {
    ...{ type: "recipe", result: "chair", category: "CC_OTHER", subcategory: "CSC_OTHER" },
    ...{ skill_used: "fabrication", skills_required: [], difficulty: 1, time: "5 minutes" },
    ...{ reversible: true, autolearn: true, decomp_learn: 1, on_display: true, flags: [] },
    ...{ qualities: [], tools: [], components: [[["stick", 1]]] },
  };
  const folder = doorProject({ "content/core/chair.json": [chair] });
  await defwright(folder, ["release"]);
  assert.equal(lines(folder).slice(-1), ['  ["uncraft", "chair", "live 1 chair"],']);
  write(folder, "content/core/chair.json", [{ ...chair, reversible: false }]);
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(
    err,
    'error[released-id-vanished]: The uncraft "chair" of release 1 no longer exists',
  );
  assert.not.match(err, "is now");
  write(folder, "content/core/chair.json", [
    ...[
      { ...chair, reversible: false },
      { type: "uncraft", result: "chair", obsolete: true },
    ],
  ]);
  assert.is((await defwright(folder, ["build"])).code, 0);
});

test("a mod's saves name its own releases, also where its core uses ids again", async () => {
  const gate = terrain("t_gate", { name: "gate" });
  const folder = projectFolder({
    "core/defwright.config.json": { packs: ["content"] },
    "core/content/a.json": [gate],
    "mod/defwright.config.json": {
      packs: ["../core/content", "content"],
      baseRecords: ["../core/defwright.lock.json"],
      out: "generated",
    },
    "mod/content/a.json": [terrain("t_mod")],
  });
  const core = `${folder}/core`;
  const mod = `${folder}/mod`;
  await defwright(core, ["release", "c1"]);
  await defwright(mod, ["release", "m1"]);
  await defwright(core, ["release", "c2"]);
  write(core, "content/a.json", [
    ...[terrain("t_gate", { name: "lava" }), { ...gate, id: "t_gate_c" }],
    { type: "terrain_migration", id: "t_gate", replace: "t_gate_c" },
  ]);
  await defwright(core, ["release", "c3"]);
  assert.is((await defwright(mod, ["build"])).code, 0);
  const before = read(mod, "generated/terrain.ts");
  assert.match(before, 'release: "m1+",\n    releases: ["m1"],');
  assert.match(before, 't_gate: [[1, "t_gate_c"]],');
  await defwright(mod, ["release", "m2"]);
  assert.is((await defwright(mod, ["build"])).code, 0);
  assert.is(read(mod, "generated/terrain.ts"), before.replace("m1+", "m2"));
});

test("a kind of the project's own that was released has to stay declared", async () => {
  const schema = { title: "Spell", description: "A spell.", type: "object", "x-saved": true };
  const kinds = { kinds: { spell: { schema: "spell.json" } } };
  const folder = projectFolder({
    "defwright.config.json": { packs: ["core"], ...kinds },
    "spell.json": { ...schema, properties: { name: { type: "string" } } },
    "core/a.json": [{ type: "spell", id: "glow", name: "glow" }],
  });
  assert.is((await defwright(folder, ["release", "1"])).code, 0);
  write(folder, "core/a.json", []);
  write(folder, "defwright.config.json", { packs: ["core"] });
  assert.is((await defwright(folder, ["release", "2"])).code, 1);
  const { err } = await defwright(folder, ["check"]);
  assert.match(err, 'If the project had a kind "spell", declare it again under this name');
  write(folder, "defwright.config.json", { packs: ["core"], ...kinds });
  write(folder, "core/a.json", [{ type: "spell_migration", id: "glow", replace: null }]);
  assert.is((await defwright(folder, ["release", "2"])).code, 0);
  assert.equal(lines(folder), ['  ["spell", "glow", "live 1 glow", "removed 2"],']);
});

test("a merge conflict in the record is called one", async () => {
  const folder = doorProject();
  await defwright(folder, ["release", "1"]);
  const [head = "", ...rest] = read(folder, record).split("\n");
  const marks = ["<<<<<<< ours", '  ["terrain", "t_a", "live 1"],', "=======", ">>>>>>> theirs"];
  write(folder, record, [head, ...marks, ...rest].join("\n"));
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 1);
  assert.match(err, /merge/u);
  assert.match(err, " --> defwright.lock.json:2:1");
});

test("diff --fail-on removed cites the rule, and knows aliases and migrations", async () => {
  const folder = projectFolder({
    "old/a.json": [terrain("t_a"), terrain("t_b"), terrain("t_c"), terrain("t_d")],
    "new/a.json": [
      terrain("t_d", { alias: "t_a" }),
      { type: "terrain_migration", id: "t_b", replace: "t_d" },
    ],
  });
  const words = ["diff", "old", "new", "--fail-on", "removed"];
  const { code, err } = await defwright(folder, words);
  assert.is(code, 1);
  assert.is(
    err,
    "defwright: 3 removed\n" +
      'error: the terrain "t_c" was removed – the id of a terrain must not change after release (specification §9.1)\n',
  );
  write(folder, "new/c.json", [terrain("t_c")]);
  assert.is((await defwright(folder, words)).code, 0);
  assert.is((await defwright(folder, ["diff", "new", "old"])).code, 0);
});

test.run();
