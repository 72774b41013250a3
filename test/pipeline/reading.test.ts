/** Files of content as a run reads them: once each, and listed anew where they vanish meanwhile. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import { sha256 } from "../../generator/disk/sha256.ts";
import { projectFolder, terrain } from "../project-folder.ts";
import { settingsOf } from "./settings-of.ts";

const test = suite("reading");

function failing(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function project(): ReturnType<typeof settingsOf> {
  const folder = projectFolder({
    "core/a.json": [terrain("t_a")],
    "core/b.json": [terrain("t_b")],
  });
  return settingsOf(folder, { packs: ["core"] });
}

test("what the hash of a file is taken of is what was compiled, though the file changes meanwhile", () => {
  for (const session of [undefined, createBuildSession()]) {
    const reads = new Map<string, number>();
    const readFile = (path: string): Buffer => {
      reads.set(path, (reads.get(path) ?? 0) + 1);
      return Buffer.concat([readFileSync(path), Buffer.alloc(reads.get(path)!, "\n")]);
    };
    const compilation = compilePacks(project(), { readFile, ...(session ? { session } : {}) });
    const files = compilation.files.filter(({ disk }) => disk);
    assert.is(files.length, 2);
    for (const { path, disk } of files) {
      const first = `${JSON.stringify([terrain(path === "a.json" ? "t_a" : "t_b")], undefined, 2)}\n`;
      assert.is(disk?.sha256, sha256(first), path);
    }
    assert.equal([...reads.values()], [1, 1]);
  }
});

test("files that vanish are listed anew, but not for ever", () => {
  const attempts = (fails: (attempt: number) => Error | undefined): number => {
    let count = 0;
    const readFile = (path: string): Buffer => {
      if (path.endsWith("a.json")) {
        const error = fails((count += 1));
        if (error) throw error;
      }
      return readFileSync(path);
    };
    try {
      assert.is(compilePacks(project(), { readFile }).model.records.get("terrain")?.size, 3);
    } catch (error) {
      assert.is((error as Error).message, fails(count)?.message);
      count = -count;
    }
    return count;
  };
  assert.is(
    attempts(() => undefined),
    1,
  );
  assert.is(
    attempts((attempt) => (attempt < 4 ? failing("ENOENT") : undefined)),
    4,
  );
  assert.is(
    attempts(() => failing("ENOENT")),
    -4,
  );
  assert.is(
    attempts(() => failing("EIO")),
    -1,
  );
});

test.run();
