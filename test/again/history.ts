/**
 * Histories of a project in which every build is one of a new process: edits, settings that change and change back,
 * files whose times lie, and kept results that are damaged, old or those of another process. Each build is compared
 * with one that knows nothing.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { build, manifestOf } from "../../generator/build/build.ts";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { openBuildSession } from "../../generator/build/kept-state.ts";
import { loadSettings } from "../../generator/config/load-config.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { differences, seen } from "../differential/seen.ts";
import { randomEdit, textsBelow } from "../incremental/random-edit.ts";
import { projectFolder } from "../project-folder.ts";
import { root } from "../root.ts";
import { createRandom, type Random } from "../search/random.ts";

/** Runs one history; returns what differed, with what had been done until then. */
export async function historyOf(seed: number, steps: number): Promise<readonly string[]> {
  const random = createRandom(seed);
  const folder = projectFolder();
  cpSync(join(root, "content"), join(folder, "content"), { recursive: true });
  cpSync(join(root, "defwright.config.json"), join(folder, "defwright.config.json"));
  mkdirSync(join(folder, "node_modules"));
  const content = join(folder, "content");
  const originals = textsBelow(content, () => true);
  const states: Uint8Array[] = [];
  const did: string[] = [];
  const edit = (): string => randomEdit(content, originals, (most) => random.below(most)).what;
  for (let step = 0; step < steps; step += 1) {
    for (let count = random.below(3); count >= 0; count -= 1) did.push(edit());
    did.push(...disturb(folder, states, random));
    const shape = random.below(4) === 0 ? "packed" : "literal";
    const strict = random.below(8) === 0;
    const { settings } = await loadSettings({
      workingDirectory: folder,
      overrides: { shape, strict },
    });
    if (!settings) throw new Error("the configuration does not load");
    did.push(`build ${shape}`);
    const different = [...differencesOf(settings)];
    const session = random.below(3) === 0 ? openBuildSession(settings) : undefined;
    for (let count = 0; session && count < 3; count += 1) {
      did.push(`in one process: ${edit()}`);
      const warm = compilePacks(settings, { session });
      different.push(...differences(seen(warm), seen(compilePacks(settings))));
    }
    if (different.length > 0) return [`seed ${String(seed)}: ${did.join(", ")}`, ...different];
  }
  return [];
}

function differencesOf(settings: Settings): readonly string[] {
  const { compilation } = build(settings);
  const cold = compilePacks(settings);
  const made = cold.failed ? [] : [...cold.modules, manifestOf(settings, cold)];
  const written = made.map(({ path, text }): [string, string] => [path, text]);
  const standing = made.map(({ path }): [string, string] => {
    const file = join(settings.out ?? "", path);
    return [path, existsSync(file) ? readFileSync(file, "utf8") : "nothing"];
  });
  return [
    ...(compilation ? differences(seen(compilation), seen(cold)) : []),
    ...differences(standing, written).map((line) => `on disk: ${line}`),
  ];
}

/** Does something to what is kept, or to the times of files; now and then. */
function disturb(folder: string, states: Uint8Array[], random: Random): string[] {
  const cache = join(folder, "node_modules/.cache/defwright");
  const names = existsSync(cache) ? readdirSync(cache) : [];
  for (const name of names) states.push(readFileSync(join(cache, name)));
  const [name, state] = [random.pick(names), random.pick(states)];
  if (name === undefined || state === undefined) return [];
  const file = join(cache, name);
  switch (random.below(10)) {
    case 0:
      writeFileSync(file, state);
      return [`an earlier state in ${name}`];
    case 1: {
      const bytes = readFileSync(file);
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << random.below(8));
      writeFileSync(file, bytes);
      return [`a bit of ${name}`];
    }
    case 2:
      writeFileSync(file, readFileSync(file).subarray(0, random.below(2000)));
      return [`the end of ${name}`];
    case 3: {
      const texts = [...textsBelow(join(folder, "content"), () => true).keys()];
      const path = join(folder, "content", random.pick(texts) ?? "");
      utimesSync(path, random.below(2e9), random.below(2e9));
      return ["a time"];
    }
    default:
      return [];
  }
}
