/** What a file that is named to be written may be: a link is written through, a device and a pipe are written to. */
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { join } from "node:path";
import { once } from "node:events";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writeWhole } from "../../generator/disk/write-whole.ts";
import { command } from "../command.ts";
import { defwright, doorProject, projectFolder, read } from "../project-folder.ts";

const test = suite("special outputs");
const hasPipes = process.platform !== "win32";

/** The commands that write a named file, each with `x` for its name. */
const writing: readonly (readonly string[])[] = [
  ["explore", "--out", "x"],
  ["build", "--stamp", "x"],
  ["build", "--depfile", "x"],
  ["build", "--force", "--image", "x"],
  ["check", "--update-baseline", "--baseline", "x"],
  ["infer", "--type", "terrain", "--update", "x"],
];

for (const words of writing) {
  test(`${words.join(" ")} writes through a link`, async () => {
    const folder = doorProject({ "real/readme.md": "" });
    symlinkSync("real/made", join(folder, "x"));
    for (let times = 0; times < 2; times += 1) {
      const { code, err } = await defwright(folder, words);
      assert.is(code, 0, err);
      assert.ok(lstatSync(join(folder, "x")).isSymbolicLink());
      assert.ok(read(folder, "real/made").length > 0);
    }
  });
}

test("rename writes through links as well", async () => {
  const folder = doorProject({
    "defwright.config.json": { packs: ["content/core"], roots: ["shared"] },
    "shared/gate.json":
      '[{ "type": "terrain", "id": "t_fence", "name": "f", "symbol": ".", "color": "white", "move_cost": 2 }]',
  });
  symlinkSync("../../shared/gate.json", join(folder, "content/core/gate.json"));
  const { code, err } = await defwright(folder, ["rename", "terrain", "t_fence", "t_hedge"]);
  assert.is(code, 0, err);
  assert.ok(lstatSync(join(folder, "content/core/gate.json")).isSymbolicLink());
  assert.match(read(folder, "shared/gate.json"), "t_hedge");
});

test("a pipe that is read gets the page, one that nobody reads is refused", async () => {
  if (!hasPipes) return;
  const folder = doorProject();
  spawnSync("mkfifo", [join(folder, "pipe")]);
  const { code, err } = await defwright(folder, ["explore", "--out", "pipe"]);
  assert.is(code, 2);
  assert.match(err, `${JSON.stringify(join(folder, "pipe"))} is a pipe that nobody reads`);
  const reader = spawn("cat", [join(folder, "pipe")], { stdio: ["ignore", "pipe", "inherit"] });
  const text: Buffer[] = [];
  reader.stdout.on("data", (part: Buffer) => text.push(part));
  const [program, script] = command;
  const writer = spawn(program, [script, "explore", "--out", "pipe"], { cwd: folder });
  await Promise.all([once(reader, "close"), once(writer, "close")]);
  assert.match(Buffer.concat(text).toString(), "<!doctype html>");
  assert.ok(lstatSync(join(folder, "pipe")).isFIFO());
});

test("a device is written to, and stays one", async () => {
  const folder = doorProject();
  // Only a privileged user can make one.
  if (spawnSync("mknod", [join(folder, "null"), "c", "1", "3"]).status !== 0) return;
  const { code, err } = await defwright(folder, ["explore", "--out", "null"]);
  assert.is(code, 0, err);
  assert.ok(lstatSync(join(folder, "null")).isCharacterDevice());
});

test("the mode stays, and a file that may not be written is refused with its name", () => {
  const folder = projectFolder({ a: "old" });
  const file = join(folder, "a");
  chmodSync(file, 0o640);
  writeWhole(file, "new");
  assert.is(statSync(file).mode & 0o777, 0o640);
  chmodSync(file, 0o444);
  assert.throws(
    () => {
      writeWhole(file, "newer");
    },
    new RegExp(`${file}" is read-only`, "u"),
  );
  assert.is(readFileSync(file, "utf8"), "new");
  assert.equal(readdirSync(folder), ["a"]);
});

test("a folder in the place of the file is refused by its name, before anything is done", async () => {
  for (const words of [
    ["infer", "--type", "terrain", "--update", "x"],
    ["check", "--update-baseline", "--baseline", "x"],
    ["check", "--report-file", "x.md"],
    ["explore", "--out", "x"],
  ]) {
    const folder = doorProject();
    const name = words.at(-1) ?? "";
    mkdirSync(join(folder, name));
    const { code, err } = await defwright(folder, words);
    assert.is(code, 2);
    assert.match(err, `has the name of a folder, "${name}"`);
  }
});

test("a full disk is told with the name of the file, and nothing stays behind", async () => {
  const folder = doorProject();
  // Its own node: what is below /dev is never passed to a command.
  if (spawnSync("mknod", [join(folder, "full.md"), "c", "1", "7"]).status !== 0) return;
  const { code, err } = await defwright(folder, ["check", "--report-file", "full.md"]);
  assert.is(code, 2);
  assert.match(
    err,
    `The disk is full: ${JSON.stringify(join(folder, "full.md"))} cannot be written`,
  );
});

test.run();
