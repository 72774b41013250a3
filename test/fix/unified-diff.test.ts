import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unifiedDiff } from "../../generator/fix/unified-diff.ts";
import { projectFolder } from "../project-folder.ts";
import { runs } from "../random.ts";

const test = suite("unified diff");
const seed = 20260;

const line = fc.constantFrom("a", "b", "{", "}", "", "\r", "\tx", "-c", "+c", "\u2028");
const text: fc.Arbitrary<string> = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom("", "\n"))
  .map(([lines, end]) => (lines.length === 0 ? "" : lines.join("\n") + end));

test("whoever applies it gets the second text from the first, and the first backwards", () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const diff = unifiedDiff("f", before, after);
      assert.is(diff === "", before === after);
      if (diff !== "") assert.is(applied(before, diff), after);
    }),
    runs(2000, seed),
  );
});

test("git reads it, whatever the file is called", () => {
  for (const name of ["a b.json", 'q"u\\o.json', "tür.json", "t\tb.json"]) {
    const before = Array.from({ length: 40 }, (_, index) => `line ${String(index)}\r`).join("\n");
    const after = before.replace("line 3\r", "line three\r").replace("\nline 20\r", "") + "!";
    const folder = projectFolder({ [name]: before });
    execFileSync("git", ["apply", "--unidiff-zero", "-"], {
      cwd: folder,
      input: unifiedDiff(name, before, after),
    });
    assert.is(readFileSync(join(folder, name), "utf8"), after);
  }
});

test("three lines around each change, near changes together", () => {
  const before = "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n14\n15\n16\n";
  assert.is(
    unifiedDiff("f.json", before, before.replace("5\n", "five\n").replace("15\n", "")),
    "--- a/f.json\n+++ b/f.json\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n" +
      "@@ -12,5 +12,4 @@\n 12\n 13\n 14\n-15\n 16\n",
  );
  assert.is(
    unifiedDiff("f.json", "1\n", "2"),
    "--- a/f.json\n+++ b/f.json\n@@ -1 +1 @@\n-1\n+2\n\\ No newline at end of file\n",
  );
  assert.is(unifiedDiff("f.json", "", "1\n"), "--- a/f.json\n+++ b/f.json\n@@ -0,0 +1 @@\n+1\n");
});

/** By the numbers of the hunks alone; every line that the difference names must be there. */
function applied(before: string, diff: string): string {
  const old = before.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
  const lines =
    diff.replaceAll("\n\\ No newline at end of file\n", "\0").match(/[^\n\0]*[\n\0]/gu) ?? [];
  const result: string[] = [];
  let at = 0;
  let left = [0, 0];
  for (const each of lines.slice(2)) {
    const hunk = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n$/u.exec(each);
    if (hunk && left[0] === 0 && left[1] === 0) {
      const [start, length, newStart, newLength] = [1, 2, 3, 4].map((group) =>
        Number(hunk[group] ?? 1),
      );
      const from = length === 0 ? start! : start! - 1;
      result.push(...old.slice(at, from));
      at = from;
      assert.is(result.length, newLength === 0 ? newStart : newStart! - 1);
      left = [length!, newLength!];
      continue;
    }
    const sign = each[0];
    const content = each.endsWith("\0") ? each.slice(1, -1) : each.slice(1);
    if (sign !== "+") {
      assert.is(content, old[at]);
      at += 1;
      left[0]! -= 1;
    }
    if (sign !== "-") {
      result.push(content);
      left[1]! -= 1;
    }
  }
  assert.equal(left, [0, 0]);
  return [...result, ...old.slice(at)].join("");
}

test.run();
