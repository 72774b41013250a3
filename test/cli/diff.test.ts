import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defwright, doorProject, projectFolder, read, terrain, write } from "../project-folder.ts";

const test = suite("defwright diff");

function git(folder: string, ...args: readonly string[]): void {
  execFileSync(
    "git",
    ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", ...args],
    { cwd: folder, stdio: "ignore" },
  );
}

/** A repository whose first commit, called "first", is the door project; then the gate is renamed. */
function repository(): string {
  const folder = doorProject();
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "one");
  git(folder, "tag", "first");
  write(folder, "content/core/doors.json", [
    terrain("t_gate", { open: "t_gate_open", move_cost: 4 }),
    terrain("t_gate_open", { close: "t_gate" }),
    terrain("t_wall"),
  ]);
  return folder;
}

const changed = "terrain\n  + t_wall\n  t_gate: move_cost 2 → 4\n";

test("a revision with what is on disk, without touching the repository", async () => {
  const folder = repository();
  const { code, out, err } = await defwright(folder, ["diff", "first"]);
  assert.is(out, changed);
  assert.is(err, "defwright: 1 added, 1 changed\n");
  assert.is(code, 0);
  assert.match(read(folder, "content/core/doors.json"), "t_wall");
});

test("a revision that was compared once is not read again, whatever it is called", async () => {
  const folder = repository();
  mkdirSync(join(folder, "node_modules"));
  const diff = async (...more: readonly string[]): Promise<readonly [number, string]> => {
    const { code, out } = await defwright(folder, ["diff", ...more]);
    return [code, out];
  };
  assert.equal(await diff("first"), [0, changed]);
  git(folder, "commit", "-q", "--allow-empty", "-m", "nothing");
  const text = execFileSync("git", ["rev-parse", "first:content/core/doors.json"], { cwd: folder });
  const object = text.toString().trim();
  rmSync(join(folder, ".git/objects", object.slice(0, 2), object.slice(2)));
  assert.equal(await diff("first"), [0, changed]);
  assert.equal(await diff("HEAD"), [0, changed]);
  // Other settings may make other records of it.
  assert.is((await diff("first", "--dialect", "dda"))[0], 2);
  const cache = join(folder, "node_modules/.cache/defwright");
  for (const name of readdirSync(cache)) truncateSync(join(cache, name), 100);
  assert.is((await diff("first"))[0], 2);
});

test("in a hook of a linked working tree, whose repository git names, what is there", async () => {
  const folder = repository();
  git(folder, "worktree", "add", "-q", "tree", "first");
  const tree = join(folder, "tree");
  write(tree, "content/core/doors.json", [terrain("t_gate")]);
  const content = join(tree, "content");
  const words = ["diff", "first", "--pack", "core"];
  const expected = await defwright(content, words);
  assert.match(expected.out, "- t_gate_open", expected.err);
  process.env["GIT_DIR"] = join(folder, ".git/worktrees/tree");
  try {
    assert.equal(await defwright(content, words), expected);
  } finally {
    delete process.env["GIT_DIR"];
  }
});

test("two revisions, in whichever directory of the project one stands", async () => {
  const folder = repository();
  git(folder, "commit", "-q", "-a", "-m", "two");
  assert.is((await defwright(folder, ["diff", "first", "HEAD"])).out, changed);
  assert.is(
    (await defwright(join(folder, "content"), ["diff", "git:first", "git:HEAD"])).out,
    changed,
  );
  assert.is((await defwright(folder, ["diff", "HEAD", "-q"])).err, "");
});

test("a pack that the revision did not have, with and without a configuration", async () => {
  const folder = repository();
  write(folder, "defwright.config.json", { packs: ["content/core", "content/mod"] });
  write(folder, "content/mod/a.json", [terrain("t_mod")]);
  const { out } = await defwright(folder, ["diff", "first"]);
  assert.is(out, "terrain\n  + t_mod\n  + t_wall\n  t_gate: move_cost 2 → 4\n");
  const packs = ["--pack", "content/core", "--pack", "content/mod"];
  assert.is((await defwright(folder, ["diff", "first", ...packs])).out, out);
});

test("directories: of one pack, of packs in the order of their dependencies, of a project", async () => {
  const info = (id: string, ...dependencies: string[]): object[] => [
    { type: "MOD_INFO", id, dependencies },
  ];
  const folder = projectFolder({
    "one/a.json": [terrain("t_a")],
    "two/core/modinfo.json": info("core"),
    "two/core/a.json": [terrain("t_a")],
    "two/mods/a/modinfo.json": info("a", "b"),
    "two/mods/a/a.json": [{ type: "terrain", id: "t_b", "edit-mode": "modify", move_cost: 7 }],
    "two/mods/b/modinfo.json": info("b", "core"),
    "two/mods/b/a.json": [terrain("t_b")],
    "three/defwright.config.json": { packs: ["own"] },
    "three/own/a.json": [terrain("t_b", { move_cost: 7 })],
  });
  assert.is((await defwright(folder, ["diff", "one", "two"])).out, "terrain\n  + t_b\n");
  assert.is((await defwright(folder, ["diff", "two", "three"])).out, "terrain\n  - t_a\n");
});

test("the output of a build, in both shapes, which must be what its manifest says", async () => {
  const folder = repository();
  for (const shape of ["literal", "packed"]) {
    await defwright(folder, ["build", "--shape", shape, "--out", `out-${shape}`]);
    const own = ["--config", "defwright.config.json", "--out", `out-${shape}`];
    const same = await defwright(folder, ["diff", `out-${shape}`, ...own]);
    assert.equal(same, { code: 0, out: "", err: "defwright: no definition differs\n" });
    write(folder, "content/core/more.json", [terrain("t_more")]);
    const more = await defwright(folder, ["diff", `out-${shape}/manifest.json`, ...own]);
    assert.is(more.out, "terrain\n  + t_more\n", more.err);
    write(folder, "content/core/more.json", []);
  }
  write(folder, "out-literal/terrain.ts", "throw new Error();");
  const own = ["--config", "defwright.config.json", "--out", "out-literal"];
  const { code, err } = await defwright(folder, ["diff", "out-literal", ...own]);
  assert.is(code, 2);
  assert.match(err, 'module "terrain.ts" is not the one that the manifest lists');
});

test("--json and --markdown", async () => {
  const folder = repository();
  const json = await defwright(folder, ["diff", "first", "--json"]);
  assert.equal(JSON.parse(json.out), {
    version: 1,
    added: [{ kind: "terrain", id: "t_wall" }],
    removed: [],
    changed: [
      {
        kind: "terrain",
        id: "t_gate",
        changes: [{ path: ["move_cost"], before: 2, after: 4 }],
      },
    ],
  });
  const { out } = await defwright(folder, ["diff", "first", "--markdown"]);
  assert.is(
    out,
    "**Content: 1 added, 1 changed**\n\n#### terrain\n\n- added `t_wall`\n- `t_gate`: `move_cost` `2` → `4`\n",
  );
  assert.is((await defwright(folder, ["diff", "first", "--markdown", "--json"])).code, 2);
});

test("2 where words name nothing, 1 where a side has errors", async () => {
  const folder = repository();
  const nothing = await defwright(folder, ["diff", "nowhere"]);
  assert.is(nothing.code, 2);
  assert.is(nothing.err, 'error: "nowhere" is neither a directory nor a git revision\n');
  const misspelt = await defwright(folder, ["diff", "frist"]);
  assert.match(misspelt.err, '(Did you mean "first"?)');
  assert.is((await defwright(folder, ["diff", "--output=x"])).code, 2);
  write(folder, "content/core/doors.json", "[");
  const { code, out, err } = await defwright(folder, ["diff", "first"]);
  assert.is(code, 1);
  assert.is(out, "");
  assert.match(err, "error: the configured content has errors");
  git(folder, "commit", "--quiet", "--all", "--message", "broken");
  const then = await defwright(folder, ["diff", "HEAD", "first"]);
  assert.match(then.err, /^ *--> content\/core\/doors\.json:1:/mu);
  assert.match(then.err, "error: HEAD has errors");
});

test("errors of a revision are said to be in it, and not on disk", async () => {
  const folder = repository();
  write(folder, "content/core/doors.json", [terrain("t_gate", { open: "t_gone" })]);
  git(folder, "commit", "-q", "-a", "-m", "two");
  git(folder, "tag", "wrong");
  git(folder, "rm", "-q", "-r", "--cached", "content");
  git(folder, "commit", "-q", "-m", "three");
  git(folder, "tag", "empty");
  write(folder, "content/core/doors.json", [terrain("t_gate")]);
  for (const [name, status] of [
    ["wrong", 1],
    ["empty", 2],
  ] as const) {
    const { code, err } = await defwright(folder, ["diff", name]);
    assert.is(code, status);
    const where = "so there is nothing to compare; they are in that revision, not on disk";
    assert.match(err, `error: ${name} has errors, ${where}`);
  }
  const { err } = await defwright(folder, ["diff", "first", "--pack", "nowhere"]);
  assert.not.match(err, "revision");
});

test("a revision with files of packages, and with others of the repository", async () => {
  const folder = projectFolder();
  const spell = (mana: number): object => ({ type: "spell", id: "s", mana, tool: "wand" });
  const schema = "node_modules/arcane-kinds/spell.schema.json";
  const properties = {
    id: { type: "string" },
    mana: { type: "integer" },
    tool: { type: "string", "x-ref": "item" },
  };
  write(folder, `game/${schema}`, { type: "object", required: ["id"], properties });
  write(folder, "shared/items.json", ["wand"]);
  write(folder, "game/defwright.config.json", {
    ...{ packs: ["content"], out: "generated" },
    ...{ known: { item: ["../shared/items.json"] }, kinds: { spell: { schema } } },
  });
  write(folder, "game/content/spells.json", [spell(1)]);
  write(folder, ".gitignore", "node_modules\n");
  git(folder, "init", "-q");
  git(folder, "add", "-A");
  git(folder, "commit", "-q", "-m", "one");
  write(folder, "game/content/spells.json", [spell(2)]);
  const { code, out, err } = await defwright(join(folder, "game"), ["diff", "HEAD"]);
  assert.is(code, 0, err);
  assert.is(out, "spell\n  s: mana 1 → 2\n");
});

test("a revision of the project's repository, wherever one stands", async () => {
  const config = join(repository(), "defwright.config.json");
  const { code, out, err } = await defwright(projectFolder(), ["diff", "first", "-c", config]);
  assert.is(code, 0, err);
  assert.is(out, changed);
});

test("2 where the revision has a pack as a submodule", async () => {
  const [folder, other] = [repository(), repository()];
  const always = ["-c", "protocol.file.allow=always"];
  git(folder, ...always, "submodule", "add", "--quiet", other, "content/other");
  git(folder, "commit", "--quiet", "--message", "two");
  write(folder, "defwright.config.json", { packs: ["content/core", "content/other/content/core"] });
  const { code, err } = await defwright(folder, ["diff", "HEAD"]);
  assert.is(code, 2);
  assert.match(err, '"content/other" is a submodule in revision "HEAD"');
  assert.match((await defwright(folder, ["diff", "first"])).err, "content/other");
});

test.run();
