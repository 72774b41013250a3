/**
 * Some of a real game's definitions, in their own words and with all that they lead to, without those in which
 * something is found already. Such a world compiles in milliseconds.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Dialect } from "../../generator/dialect.ts";
import type { GameData } from "../corpus/find-corpus.ts";
import { knownIds } from "./content-world.ts";
import { namesOf } from "./fault-class.ts";
import { createRandom } from "./random.ts";
import { referenceKind } from "./tables.ts";
import { createBench } from "./try-mistake.ts";
import { entriesOf, spotsOf, type Entry, type World, type WorldFile } from "./world.ts";

/** Everything of a game that a world can be made of; read once. */
export interface Source {
  readonly packs: readonly { readonly name: string; readonly entries: readonly Entry[] }[];
  readonly known: ReadonlyMap<string, ReadonlySet<string>>;
}

export function readSource({ core }: GameData, mod: string | undefined): Source {
  const directories = [core, ...(mod === undefined ? [] : [mod])];
  const packs = directories.map((directory, index) => ({
    name: index === 0 ? "core" : "mod",
    entries: readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && each.name.endsWith(".json"))
      .map((each) => join(each.parentPath, each.name))
      .sort()
      .flatMap((path) => {
        const text = readFileSync(path, "utf8").replace(/^\uFEFF/u, "");
        return ours.test(text) ? entriesOf({ path, text }) : [];
      }),
  }));
  return { packs, known: knownIds(directories, "bright-nights") };
}

const ours =
  /"type"\s*:\s*"(?:profession|profession_item_substitutions|furniture|terrain|recipe|uncraft|requirement)"/u;

/** As many of each kind, drawn by seed, and what they need. */
const perKind = 14;

export function corpusWorld(source: Source, dialect: Dialect, seed: number, folder: string): World {
  const random = createRandom(seed);
  const all = source.packs.flatMap(({ entries }) => entries);
  const byName = new Map<string, Entry[]>();
  for (const entry of all) {
    for (const name of namesOf(entry)) {
      const key = `${entry.kind} ${name}`;
      byName.set(key, [...(byName.get(key) ?? []), entry]);
    }
  }
  const kinds = new Set(all.map(({ kind }) => kind));
  const chosen = new Set<Entry>();
  const waiting = [...kinds].flatMap((kind) =>
    random.sample(
      all.filter((entry) => entry.kind === kind),
      kind === "requirement" ? 5 : perKind,
    ),
  );
  for (let entry = waiting.pop(); entry; entry = waiting.pop()) {
    if (chosen.has(entry)) continue;
    chosen.add(entry);
    for (const key of needsOf(entry)) waiting.push(...(byName.get(key) ?? []));
  }
  let left = all.filter((entry) => chosen.has(entry));
  // What is found in some of them, and then in those that needed them, goes.
  for (let round = 0; ; round += 1) {
    const { world, entryAt } = worldOf(left, source, dialect, seed);
    const found = createBench(world, join(folder, String(round))).diagnostics();
    if (found.length === 0) return world;
    const blamed = new Set(
      found.map(({ source: file, range }) => entryAt(file.displayPath, range.offset)),
    );
    left = left.filter((entry) => !blamed.has(entry));
  }
}

function needsOf(entry: Entry): string[] {
  const parent = entry.value["copy-from"];
  const keys = typeof parent === "string" ? [`${entry.kind} ${parent}`] : [];
  for (const spot of spotsOf(entry)) {
    const kind = referenceKind(spot);
    if (kind !== undefined) keys.push(`${kind} ${String(spot.value.value)}`);
    if (spot.pattern === "looks_like") {
      for (const tile of ["terrain", "furniture"]) keys.push(`${tile} ${String(spot.value.value)}`);
    }
  }
  return keys;
}

/** Files of some objects each, one for a kind and pack, in load order. */
function worldOf(
  chosen: readonly Entry[],
  source: Source,
  dialect: Dialect,
  seed: number,
): { world: World; entryAt: (path: string, offset: number) => Entry | undefined } {
  const files: WorldFile[] = [];
  const places: { path: string; from: number; entry: Entry }[] = [];
  for (const { name, entries } of source.packs) {
    const own = entries.filter((entry) => chosen.includes(entry));
    for (const kind of new Set(own.map((entry) => entry.kind))) {
      const path = `${name}/${kind}.json`;
      let text = "[";
      for (const entry of own.filter((each) => each.kind === kind)) {
        text += `${text === "[" ? "" : ","}\n  `;
        places.push({ path, from: text.length, entry });
        const { offset, length } = entry.node;
        text += entry.file.text.slice(offset, offset + length);
      }
      files.push({ path, text: `${text}\n]\n` });
    }
  }
  return {
    world: {
      name: `corpus ${String(seed)}`,
      dialect,
      packs: source.packs.map(({ name }) => name),
      files,
      entries: files.flatMap(entriesOf),
      known: source.known,
    },
    entryAt: (path, offset) =>
      places.findLast((each) => each.path === path && each.from <= offset)?.entry,
  };
}
