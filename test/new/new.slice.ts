/** Each addition of `npm run new`, made in a copy of the project, which then type-checks as it is. */
import { spawnSync, type SpawnSyncReturns } from "node:child_process";
import { cpSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { root } from "../root.ts";
import { projectFolder, read } from "../project-folder.ts";
import { additionOf, scripts } from "./additions.ts";
import { Draft, marker } from "./draft.ts";
import { triedAdditions } from "./tried-additions.ts";

const slice = suite("npm run new");

slice("what is added type-checks at once, and what is left is marked and said", async () => {
  const copy = copyOfProject();
  const wanted = new Set<keyof typeof scripts>();
  for (const words of triedAdditions) {
    const draft = new Draft(copy);
    for (const each of additionOf(words, draft)) wanted.add(each);
    const paths = await draft.save();
    assert.ok(paths.length > 3, words.join(" "));
    assert.ok(
      paths.some((path) => read(copy, path).includes(marker)),
      words.join(" "),
    );
  }
  for (const script of wanted) {
    const made = node(copy, "--conditions=defwright-source", "--import", "tsx", ...scripts[script]);
    assert.is(made.status, 0, made.stderr);
  }
  const checked = node(copy, join(copy, "node_modules/@typescript/native/bin/tsc"), "-p", ".");
  assert.is(checked.status, 0, checked.stdout);
});

function copyOfProject(): string {
  const copy = projectFolder();
  const { include } = JSON.parse(readFileSync(join(root, "tsconfig.json"), "utf8")) as {
    readonly include: readonly string[];
  };
  const folders = include.filter((each) => !each.includes("*"));
  for (const each of [...folders, "content", "docs", "CHANGELOG.md"]) {
    cpSync(join(root, each), join(copy, each), {
      recursive: true,
      filter: (path) => !path.includes("node_modules"),
    });
  }
  for (const each of ["package.json", "tsconfig.json", "defwright.config.json"]) {
    cpSync(join(root, each), join(copy, each));
  }
  symlinkSync(join(root, "node_modules"), join(copy, "node_modules"), "junction");
  return copy;
}

function node(cwd: string, ...args: readonly string[]): SpawnSyncReturns<string> {
  return spawnSync(process.execPath, args, { cwd, encoding: "utf8" });
}

slice.run();
