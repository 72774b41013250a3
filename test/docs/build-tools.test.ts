/** The recipes for build tools, run where the tool is there. `UPDATE=1` copies them into their pages. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { shellCommand } from "../command.ts";
import { defwright, doorProject, terrain, write } from "../project-folder.ts";
import { holds } from "./section.ts";

const test = suite("pages on build tools");
const textOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`recipes/${name}`, import.meta.url)), "utf8");

const languages: Readonly<Record<string, string>> = {
  Makefile: "make",
  "build.ninja": "ninja",
  "turbo.json": "json",
  "project.json": "json",
  "BUILD.bazel": "starlark",
};
for (const [name, language] of Object.entries(languages)) {
  test(`it shows ${name} as it is`, () => {
    const code = textOf(name).trimEnd();
    holds(`recipe ${name}`, `\n\`\`\`${language}\n${code}\n\`\`\`\n\n`, "recipe");
  });
}

for (const [tool, name] of [
  ["turbo", "turbo.json"],
  ["nx", "project.json"],
] as const) {
  test(`${name} is what the command prints for ${tool}`, async () => {
    const folder = doorProject({ "package.json": { workspaces: [] } });
    const { out } = await defwright(folder, ["list", "inputs", "--as", tool]);
    assert.equal(JSON.parse(textOf(name)), JSON.parse(out));
  });
}

const isThere = (tool: string): boolean => spawnSync(tool, ["--version"]).status === 0;

for (const [tool, recipe] of [
  ["make", "Makefile"],
  ["ninja", "build.ninja"],
] as const) {
  if (process.platform === "win32" || !isThere(tool)) {
    console.log(`skipped: ${recipe} is not run, for there is no ${tool}`);
    continue;
  }
  test(`${tool} builds content when an input changed, came or went, and not otherwise`, () => {
    const folder = doorProject({
      [recipe]: textOf(recipe),
      "package-lock.json": {},
      "content/core/with space #1.json": [terrain("t_space")],
      "content/core/deep/a.json": [terrain("t_deep")],
      "bin/npx": `#!/bin/sh\nshift 2\nexec ${shellCommand} "$@"\n`,
    });
    chmodSync(join(folder, "bin/npx"), 0o755);
    mkdirSync(join(folder, "content/core/empty"));
    const path = [join(folder, "bin"), process.env["PATH"]].join(delimiter);
    /** Whether content was built. */
    const run = (): boolean => {
      const { status, stdout, stderr } = spawnSync(tool, [], {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, PATH: path },
      });
      assert.is(status, 0, stdout + stderr);
      return (stdout + stderr).includes("modules");
    };
    /** Clocks of file systems are coarse. */
    const later = (): void => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    };
    assert.is(run(), true);
    assert.is(run(), false);
    later();
    write(folder, "content/core/with space #1.json", [terrain("t_space", { move_cost: 3 })]);
    assert.is(run(), true, "an edit");
    assert.is(run(), false);
    later();
    write(folder, "content/core/empty/new.json", [terrain("t_new")]);
    assert.is(run(), true, "a new file");
    later();
    rmSync(join(folder, "content/core/deep/a.json"));
    assert.is(run(), true, "a removed file");
    later();
    rmSync(join(folder, "content/core/deep"), { recursive: true });
    assert.is(run(), true, "a removed folder");
    assert.is(run(), false);
  });
}

test.run();
