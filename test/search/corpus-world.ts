/**
 * Some of a real game's definitions, in their own words and with all that they lead to. Which ones is decided by the
 * kit's own knowledge of the format, never by the checker: what an object refers to must be there, and what the
 * specification refuses of real data is left out where its dialect counts. What the checker says of such a world
 * must then be no error; its other findings are there before a mistake and after it. Such a world compiles in
 * milliseconds.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "../../generator/model/json.ts";
import { builtInKinds } from "../../generator/model/kind-names.ts";
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";
import type { GameData } from "../corpus/find-corpus.ts";
import { knownIds } from "./content-world.ts";
import { namesOf } from "../seed-faults/fault-class.ts";
import { createRandom } from "./random.ts";
import { referenceKind } from "../seed-faults/tables.ts";
import { createBench } from "../seed-faults/try-mistake.ts";
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
    for (const key of [...keysOf(entry), ...aliasKeysOf(entry)]) {
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
  let left = all.filter((entry) => chosen.has(entry) && !isRefused(entry, dialect));
  // Who needs what is not there goes, and then who needed those; of several objects of one id the last one stays.
  for (;;) {
    const names = new Map(left.flatMap((entry) => keysOf(entry).map((key) => [key, entry])));
    const others = new Set(left.flatMap(aliasKeysOf));
    const fit = left.filter(
      (entry) =>
        keysOf(entry).every((key) => names.get(key) === entry) &&
        // What changes an earlier object of its id would need that one.
        !namesOf(entry).some((name) => name === entry.value["copy-from"]) &&
        needsOf(entry).every((key) => others.has(key) || isThere(key, names, source)),
    );
    if (fit.length === left.length) break;
    left = fit;
  }
  const world = worldOf(left, source, dialect, seed);
  const errors = createBench(world, folder)
    .diagnostics()
    .filter(({ severity }) => severity === "error");
  if (errors.length > 0) {
    const first = errors.map(({ code, message }) => `${code}: ${message}`).slice(0, 5);
    throw new Error(`what the kit takes for valid in ${dialect} is refused:\n${first.join("\n")}`);
  }
  return world;
}

/** Kind and name, for each of its names. */
function keysOf(entry: Entry): string[] {
  return namesOf(entry).map((name) => `${entry.kind} ${name}`);
}

function aliasKeysOf({ kind, value }: Entry): string[] {
  const { alias = [] } = value;
  const aliases: readonly Json[] = Array.isArray(alias) ? (alias as readonly Json[]) : [alias];
  return aliases.flatMap((name) => (typeof name === "string" ? [`${kind} ${name}`] : []));
}

const nullIds: ReadonlySet<string> = new Set(["terrain t_null", "furniture f_null"]);

function isThere(key: string, names: ReadonlyMap<string, Entry>, source: Source): boolean {
  const [kind = "", ...rest] = key.split(" ");
  if (names.has(key) || nullIds.has(key)) return true;
  const ids = source.known.get(kind);
  // Nothing can be said of ids of kinds that nobody knows.
  if (ids) return ids.has(rest.join(" "));
  return !(builtInKinds as readonly string[]).includes(kind);
}

/** What real data does and the specification does not allow (§2.3, §2.10, §8). */
function isRefused({ value, kind }: Entry, dialect: Dialect): boolean {
  if (value["obsolete"] === true) return true;
  if (dialect !== "spec") return false;
  const colours = [value["color"], value["bgcolor"]];
  const has = (member: string): boolean => Object.hasOwn(value, member);
  const levels = [value["difficulty"], value["decomp_learn"]].some(
    (level) => typeof level === "number" && level > 0,
  );
  return (
    colours.some((colour) => Array.isArray(colour) && colour.length !== 4) ||
    (has("connects_to") && !connectGroups.has(value["connects_to"] as string)) ||
    // Their skills, byproducts and reversal may come from a parent.
    ((kind === "recipe" || kind === "uncraft") &&
      !has("copy-from") &&
      !has("skill_used") &&
      (levels || has("book_learn"))) ||
    (has("byproducts") && (value["reversible"] === true || has("copy-from"))) ||
    (value["reversible"] === true && !has("time") && !has("copy-from"))
  );
}

const connectGroups: ReadonlySet<string> = new Set([
  ...["CHAINFENCE", "RAILING", "WALL", "WATER", "WOODFENCE", "GUTTER"],
]);

function needsOf(entry: Entry): string[] {
  const parent = entry.value["copy-from"];
  const keys = typeof parent === "string" ? [`${entry.kind} ${parent}`] : [];
  for (const spot of spotsOf(entry)) {
    const kind = referenceKind(spot);
    if (kind !== undefined) keys.push(`${kind} ${String(spot.value.value)}`);
  }
  return keys;
}

/** Files of some objects each, one for a kind and pack, in load order. */
function worldOf(chosen: readonly Entry[], source: Source, dialect: Dialect, seed: number): World {
  const files: WorldFile[] = [];
  for (const { name, entries } of source.packs) {
    const own = entries.filter((entry) => chosen.includes(entry));
    for (const kind of new Set(own.map((entry) => entry.kind))) {
      const texts = own
        .filter((entry) => entry.kind === kind)
        .map(({ file, node }) => file.text.slice(node.offset, node.offset + node.length));
      files.push({ path: `${name}/${kind}.json`, text: `[\n  ${texts.join(",\n  ")}\n]\n` });
    }
  }
  return {
    name: `corpus ${String(seed)}`,
    dialect,
    packs: source.packs.map(({ name }) => name),
    files,
    entries: files.flatMap(entriesOf),
    known: source.known,
  };
}
