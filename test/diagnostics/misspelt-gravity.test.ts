/**
 * Writing a member's name wrongly is never milder than leaving the member out: nothing is built without it in silence.
 */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Compilation } from "../../generator/compile.ts";
import { kinds } from "../built-in.ts";
import type { Definition } from "../../generator/model/definition.ts";
import { none } from "../expect.ts";
import { projectFolder, read, terrain, write } from "../project-folder.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { root } from "../root.ts";

const gravity = suite("gravity of misspelt members");

/** `code severity` of what is found in a pack of these files. */
function found(files: Readonly<Record<string, unknown>>): string[] {
  const { diagnostics } = compilePacks(settingsOf(projectFolder(files), { packs: ["."] }), {
    emit: false,
  });
  return diagnostics.map(({ code, severity }) => `${code} ${severity}`);
}

const wall = (members: object): object => {
  const { color: _, ...others } = terrain("t_wall", {}) as { color: string };
  return { ...others, ...members };
};

gravity("a rule that a misspelt member keeps silent", () => {
  assert.equal(found({ "a.json": [wall({})] }), ["color-choice error"]);
  assert.equal(found({ "a.json": [wall({ colour: "red" })] }), ["unknown-member error"]);
});

gravity("one that concerns no rule", () => {
  assert.equal(found({ "a.json": [wall({ color: "red", lookslike: "t_floor" })] }), [
    "unknown-member warning",
  ]);
});

gravity("in a template, for those that take it over", () => {
  const template = { ...wall({ colour: "red" }), abstract: "base", id: undefined };
  const child = { type: "terrain", id: "t_child", "copy-from": "base", name: "child" };
  assert.equal(found({ "a.json": [template, child] }), ["unknown-member error"]);
});

gravity("each member of each kind, in what we ship", async () => {
  const folder = projectFolder();
  cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
  cpSync(join(root, "defwright.config.json"), join(folder, "defwright.config.json"));
  const { settings } = await loadSettings({ workingDirectory: folder });
  assert.ok(settings);
  const session = createBuildSession();
  const compiled = (): Compilation => compilePacks(settings, { session });
  const milder: string[] = [];
  let errors = 0;
  for (const [definition, member] of eachMember(compiled())) {
    const { entry, value } = definition.origin;
    const file = entry.sourcePath ?? "";
    const text = read(folder, file);
    const all = JSON.parse(text) as object[];
    const tried = (changed: object): Compilation => {
      const some = all.map((each) =>
        JSON.stringify(each) === JSON.stringify(value) ? changed : each,
      );
      write(folder, file, JSON.stringify(some));
      return compiled();
    };
    const { [member]: said, ...others } = value;
    const without = tried(others);
    const misspelt = tried({ ...others, [`${member.slice(0, -1)}x${member.slice(-1)}`]: said });
    write(folder, file, text);
    if (!without.failed) continue;
    errors += 1;
    assert.equal(misspelt.modules.length === 0, misspelt.failed);
    if (!misspelt.failed) milder.push(`${definition.kind} ${definition.id} ${member}`);
  }
  none(
    milder,
    "these members are read as if they were not there: a misspelt one must be no milder than a missing one",
  );
  assert.ok(errors > 20, String(errors));
});

/** Each member of each kind with the first definition that has it. */
function eachMember({ layers: { registry } }: Compilation): [Definition, string][] {
  return Object.values(kinds).flatMap(({ name }) => {
    const first = new Map<string, Definition>();
    for (const definition of registry.all(name)) {
      if (registry.isBuiltIn(definition) || definition.generatedFrom !== undefined) continue;
      for (const member of Object.keys(definition.origin.value)) {
        if (!first.has(member) && member !== "type") first.set(member, definition);
      }
    }
    return [...first].map(([member, definition]): [Definition, string] => [definition, member]);
  });
}

gravity.run();
