/** Every promise of SECURITY.md names tests, and they are there. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { textOf } from "../architecture/imports.ts";
import { root } from "../root.ts";
import { parts } from "../torture/parts/index.ts";

const test = suite("SECURITY.md");
const promises = textOf("SECURITY.md").split("## What is promised")[1]!.split("\n## ")[0]!;
const rows = promises.split("\n").filter((line) => /^\| (?!promise|-)/u.test(line));

test("names a test for each promise", () => {
  assert.ok(rows.length > 5);
  for (const row of rows) {
    const tests = [...row.matchAll(/`(test\/[^`]+)`/gu)].map(([, path = ""]) => path);
    assert.ok(tests.length > 0, `name a test in this row of SECURITY.md: ${row}`);
    for (const path of tests)
      assert.ok(
        existsSync(join(root, path)),
        `SECURITY.md names a test that is not there: ${path}`,
      );
    for (const [, names = ""] of row.matchAll(/`test\/torture` \(([^)]*)\)/gu)) {
      for (const [, name = ""] of names.matchAll(/`([^`]+)`/gu)) {
        assert.ok(
          parts.some((part) => part.name === name),
          `SECURITY.md names a part of the torture tests that is not there: ${name}`,
        );
      }
    }
  }
});

test.run();
