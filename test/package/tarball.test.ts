/** What would be published: what its pages link to is in it, and nothing that only developers need. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { none } from "../expect.ts";
import { root } from "../root.ts";

const test = suite("the tarball");

function packed(): ReadonlySet<string> {
  const words = ["pack", "--dry-run", "--json", "--ignore-scripts"];
  const { stdout, stderr } = spawnSync("npm", words, {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  assert.ok(stdout.startsWith("["), stderr);
  const [{ files }] = JSON.parse(stdout) as [{ files: readonly { readonly path: string }[] }];
  return new Set(files.map(({ path }) => path));
}

const paths = packed();

test("has every page that its README leads to, and theirs", () => {
  const wrong: string[] = [];
  const reached = new Set(["README.md"]);
  for (const page of reached) {
    // Examples in fences and in backticks hold brackets of their own.
    const text = readFileSync(join(root, page), "utf8")
      .replaceAll(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gmu, "")
      .replaceAll(/(`+)[^\n]*?\1/gu, "");
    for (const [, target = ""] of text.matchAll(/\]\(([^)\s#]+)[^)]*\)/gu)) {
      if (/^[a-z]+:/u.test(target)) continue;
      const to = posix.join(posix.dirname(page), target);
      if (!paths.has(to)) wrong.push(`${page}: ${target}`);
      else if (to.endsWith(".md")) reached.add(to);
    }
  }
  none(wrong, "add these to files in package.json, or link elsewhere");
  assert.ok(reached.size > 100);
});

test("names no address that package.json does not", () => {
  const { homepage, repository, bugs } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Readonly<Record<string, unknown>>;
  const known = JSON.stringify([homepage, repository, bugs]);
  for (const path of paths) {
    if (!/^(?:README\.md|CONTRIBUTING\.md|SECURITY\.md|CHANGELOG\.md|docs\/.*\.md)$/u.test(path)) {
      continue;
    }
    const text = readFileSync(join(root, path), "utf8");
    for (const [address, host = ""] of text.matchAll(/https?:\/\/([\w.-]+)[^\s)"'`<>]*/gu)) {
      if (/defwright/iu.test(address)) assert.ok(known.includes(host), `${path}: ${address}`);
    }
  }
});

test("has what runs and what is read, and nothing else", () => {
  const folders = new Set([...paths].map((path) => path.split("/")[0]));
  for (const folder of ["test", "generator", "runtime", "generated", "node_modules", ".ci"]) {
    assert.not.ok(folders.has(folder), folder);
  }
  assert.not.ok([...paths].some((path) => path.includes("/.vitepress/")));
});

test.run();
