/** What the system does not allow is said in a sentence with the path, and no run hangs. */
import { existsSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { obstacleOf } from "../../generator/disk/obstacle.ts";
import { makeFolders } from "../../generator/disk/make-folders.ts";
import { defwright, doorProject, projectFolder, write } from "../project-folder.ts";

const test = suite("refused by the system");

test("an output folder where the system allows none", async () => {
  if (!existsSync("/proc/self")) return;
  for (const out of ["/proc/foo", "/proc/foo/bar"]) {
    const { code, err } = await defwright(doorProject(), ["build", "--out", out]);
    assert.is(code, 2);
    assert.match(
      err,
      'The system does not allow "/proc/foo" to be created. Choose another folder.',
    );
  }
});

test("folders are created with their parents; the error is that of the first that cannot be", () => {
  const folder = projectFolder({ file: "" });
  const path = (name: string): string => join(folder, name);
  assert.equal(makeFolders(path("a/b/c")), [path("a"), path("a/b"), path("a/b/c")]);
  assert.equal(makeFolders(path("a/b/c")), []);
  assert.throws(() => makeFolders(path("file/a/b")), /ENOTDIR/u);
  // A name that is too long fails below folders that could be created; those are removed again.
  assert.throws(() => makeFolders(path(`x/y/${"n".repeat(300)}`)), /ENAMETOOLONG/u);
  assert.not(existsSync(path("x")));
});

test("a definition file that is longer than a text can be", async () => {
  const folder = doorProject();
  write(folder, "content/core/large.json", "");
  const file = join(folder, "content/core/large.json");
  truncateSync(file, 600 * 2 ** 20);
  const { code, err } = await defwright(folder, ["check"]);
  assert.is(code, 2, err);
  assert.is(
    err,
    `defwright: ${JSON.stringify(file)} is larger than 256 MiB, which is the most that is read. Split it, or remove it.\n`,
  );
});

test("a file that would be larger than the system allows", () => {
  const error = Object.assign(new Error("EFBIG: file too large, write"), {
    code: "EFBIG",
    syscall: "write",
    path: "a",
  });
  assert.match(obstacleOf(error)?.message ?? "", /^"a" would be larger than this system allows/u);
});

test.run();
