/**
 * A session holds what its content takes: with all texts as they were it holds as much as before, whatever was typed.
 */
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../../generator/build/session.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { projectFolder } from "../project-folder.ts";
import { root as repository } from "../root.ts";
import { createRandom } from "../search/random.ts";

const sizes = suite("sizes of a session");

/** How many entries everything has that a session keeps. */
function sizesOf({ sources, memory, last }: BuildSession): object {
  assert.ok(memory && last);
  const { layers, byName: linked } = last.layering;
  const { entries, ...byObject } = layers.set;
  const { tables, ...byName } = entries;
  const sizeOf = (maps: object): [string, number][] =>
    Object.entries(maps as Readonly<Record<string, { readonly size: number }>>).map(
      ([name, { size }]) => [name, size],
    );
  return {
    sources: sources.size,
    files: last.files.length,
    entries: last.entries.length,
    stages: [...memory.stages].map(([name, stage]) => [name, stage.size()]),
    tables: [...tables].map(([kind, { size }]) => [kind, size]),
    linked: Object.fromEntries([...(linked ?? [])].map(([kind, { size }]) => [kind, size])),
    ...Object.fromEntries([...sizeOf(byObject), ...sizeOf(byName)]),
  };
}

sizes("with every text as it was, a session holds what it held", () => {
  const root = projectFolder();
  cpSync(join(repository, "content/core"), join(root, "core"), { recursive: true });
  const settings = settingsOf(root, { packs: ["core"] });
  const session = createBuildSession();
  const typed = new Map<string, string>();
  const readFile = (path: string): Uint8Array =>
    Buffer.from(typed.get(path) ?? readFileSync(path, "utf8"));
  const compile = (touched?: ReadonlySet<string>): void => {
    compilePacks(settings, { session, emit: false, readFile, ...(touched ? { touched } : {}) });
  };
  compile();
  const paths = [...session.sources.keys()];
  const random = createRandom(3);
  const oneRound = (edits: number): object => {
    const touched = new Set<string>();
    for (let edit = 0; edit < edits; edit += 1) {
      const path = random.pick(paths) ?? "";
      const text = typed.get(path) ?? readFileSync(path, "utf8");
      const words = [...text.matchAll(/"[\w-]+"/gu)];
      const [one, other] = [random.pick(words), random.pick(words)];
      if (!one || !other) continue;
      const end = one.index + one[0].length;
      const word = random.below(4) === 0 ? '"never seen before' : other[0];
      typed.set(path, text.slice(0, one.index) + word + text.slice(end));
      touched.add(path);
      compile(new Set([path]));
    }
    typed.clear();
    compile(touched);
    return sizesOf(session);
  };
  // What is made when the first edit of a kind needs it is there then.
  const first = oneRound(60);
  assert.equal(oneRound(60), first);
  assert.equal(oneRound(60), first);
});

sizes.run();
