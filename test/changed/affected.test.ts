/** Which suites `npm test -- --changed` runs. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { git, startRepository } from "../git-repository.ts";
import { projectFolder, write } from "../project-folder.ts";
import { affectedBy, describeWay } from "./affected.ts";
import { changedFiles } from "./changed-files.ts";
import { FileGraph } from "./file-graph.ts";

const test = suite("suites that a change affects");

const sources: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "content/core/doors.json": "[]",
  "docs/cli.md": "",
  "generator/near.ts": `import { data } from "./data.json" with { type: "json" };`,
  "generator/data.json": "{}",
  "generator/far.ts": `export { near } from "./near.ts";`,
  "generator/lazy.ts": `const far = () => import("./far.ts");`,
  "generator/texts.ts": `const page = new URL(\`../docs/\${name}.md\`, import.meta.url);`,
  "test/root.ts": `export const root = new URL("../", import.meta.url);`,
  "test/a/near.test.ts": `import { near } from "../../generator/near.ts";`,
  "test/a/lazy.test.ts": `import type { Lazy } from "../../generator/lazy.ts";`,
  "test/a/reading.test.ts": `import { root } from "../root.ts";\nreadFileSync(join(root, "content/core/doors.json"));`,
  "test/a/folder.test.ts": `import { filesBelow } from "../files.ts";\nfilesBelow("content");`,
  "test/a/texts.test.ts": `import "../../generator/texts.ts";`,
  "test/a/cases.test.ts": `const here = new URL("cases/", import.meta.url);`,
  "test/a/cases/one.json": "{}",
  "test/a/apart.test.ts": `const words = "content/core/doors.json";`,
  "test/files.ts": `import { root } from "./root.ts";`,
};
const files = Object.keys(sources);
const graph = new FileGraph(files, (path) => sources[path] ?? "");
const affected = (...changed: readonly string[]): string[] =>
  affectedBy(changed, files, graph).map(({ suite }) =>
    suite.replace(/^test\/a\/|\.test\.ts$/gu, ""),
  );

test("import what changed, lazily and for its types too; what is named like it first, then the nearest", () => {
  assert.equal(affected("generator/far.ts"), ["lazy"]);
  assert.equal(affected("generator/near.ts"), ["near", "lazy"]);
  assert.equal(affected("generator/data.json"), ["near", "lazy"]);
  assert.equal(affected("generator/lazy.ts", "generator/near.ts"), ["near", "lazy"]);
});

test("read what changed, or a folder above it, where they know where the checkout lies", () => {
  assert.equal(affected("content/core/doors.json"), ["reading", "folder"]);
  assert.equal(affected("content/core/new.json"), ["folder"]);
  assert.equal(affected("docs/cli.md"), ["texts"]);
  assert.equal(affected("test/a/cases/one.json"), ["cases"]);
});

test("are themselves what changed", () => {
  assert.equal(affected("test/a/apart.test.ts"), ["apart"]);
});

test("are all where the runner or the packages change, and none where nothing is known to read what changed", () => {
  const all = files.filter((path) => path.endsWith(".test.ts")).length;
  assert.is(affected("test/run.ts").length, all);
  assert.is(affected("package-lock.json").length, all);
  assert.equal(affected("LICENSE"), []);
});

test("say by which way", () => {
  assert.equal(affectedBy(["generator/near.ts"], files, graph).map(describeWay), [
    "test/a/near.test.ts by generator/near.ts",
    "test/a/lazy.test.ts by generator/lazy.ts and 1 more, from generator/near.ts",
  ]);
});

test("of this project: a change of content, of a rule and of the explanation of a code", () => {
  const suites = (path: string): readonly string[] => affectedBy([path]).map(({ suite }) => suite);
  assert.ok(suites("content/core/terrain.json").includes("test/content/coverage.test.ts"));
  assert.is(suites("generator/kinds/recipe/overlap.ts")[0], "test/kinds/overlap.test.ts");
  const texts = suites("generator/diagnostics/codes/references.md");
  for (const each of ["diagnostics/code-texts", "diagnostics/explain-code", "lsp/questions"])
    assert.ok(texts.includes(`test/${each}.test.ts`), each);
});

test("what changed is what is not committed and what was committed since", () => {
  const folder = projectFolder({ "a.ts": "1", "b.ts": "1", "c.ts": "1", "ignored.ts": "1" });
  startRepository(folder, ["ignored.ts"]);
  assert.equal(changedFiles(folder), { since: "main", files: [] });
  git(folder, "switch", "--quiet", "--create", "work");
  write(folder, "a.ts", "2");
  git(folder, "commit", "--quiet", "--all", "--message", "a");
  write(folder, "b.ts", "2");
  write(folder, "new ö.ts", "1");
  write(folder, "ignored.ts", "2");
  assert.equal(changedFiles(folder).files, ["a.ts", "b.ts", "new ö.ts"]);
  assert.equal(changedFiles(folder, "HEAD"), { since: "HEAD", files: ["b.ts", "new ö.ts"] });
  assert.throws(() => changedFiles(folder, "nothing"), /nothing/u);
});

test.run();
