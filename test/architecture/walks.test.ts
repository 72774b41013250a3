/** A thought can be followed through a few files; `npm run walks` prints which. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { References } from "./references.ts";
import { filesOf, printed, walks } from "./walks.ts";

const test = suite("walks through the code");

for (const walk of walks) {
  test(walk.what, () => {
    const { size } = filesOf(walk);
    const advice = `is to be followed through ${String(walk.most)} files, and takes ${String(size)}; let a file go that only passes on:`;
    assert.ok(size <= walk.most, `${walk.what} ${advice}\n${printed(walk)}`);
    assert.ok(
      size > 4,
      `${walk.what}: a way this short passes by what it is about\n${printed(walk)}`,
    );
  });
}

test("they go by what is named: calls, lazy imports, what is exported again, and codes; not by types", () => {
  const references = new References();
  const has = (from: `${string}#${string}`, to: `${string}#${string}`): boolean =>
    references.of(from).has(to);
  assert.ok(has("generator/cli/fix.ts#runFix", "generator/fix/write-fixed.ts#writeFixed"));
  assert.not.ok(has("generator/cli/fix.ts#reportFixed", "generator/fix/write-fixed.ts#FixedFile"));
  assert.ok(
    has("generator/fix/write-fixed.ts#writeFixed", "generator/disk/write-whole.ts#writeWhole"),
  );
  assert.ok(has("generator/disk/write-whole.ts#replaceFile", "node:fs#renameSync"));
  assert.ok(has("generator/index.ts#build", "generator/build/build.ts#build"));
  assert.ok(
    has(
      "generator/check/check-references.ts#reportReference",
      "generator/diagnostics/codes/references.ts#unknown-reference",
    ),
  );
});

test("what is not there, and what no way leads to, is told", () => {
  const from = "generator/fix/write-fixed.ts#writeFixed";
  assert.throws(
    () => filesOf({ start: "generator/fix/write-fixed.ts#gone", passes: [] }),
    /there is no "gone"/u,
  );
  assert.throws(
    () => filesOf({ start: from, passes: ["generator/compile.ts#compile"] }),
    /no way leads/u,
  );
});

test.run();
