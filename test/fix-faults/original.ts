/** A valid world on disk, in which fixes find nothing to do, and what it means. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import type { Severity } from "../../generator/model/severity.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { writeFixed } from "../../generator/fix/write-fixed.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { entriesOf, type World } from "../search/world.ts";

/** Path below the folder -> text. */
export type Texts = ReadonlyMap<string, string>;
export type Known = World["known"];

export interface Original {
  readonly world: World;
  readonly folder: string;
  readonly texts: Texts;
  readonly meaning: Meaning;
}

export interface Meaning {
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
  /** Records of every kind, as JSON. */
  readonly records: string;
}

/** @throws Where the world is not valid. */
export function createOriginal(given: World, folder: string): Original {
  const original = tryOriginal(given, folder);
  if (!original) throw new Error(`${given.name} (${given.dialect}) is not valid`);
  return original;
}

/** @returns `undefined` where the world is not valid. */
export function tryOriginal(given: World, folder: string): Original | undefined {
  writeTexts(folder, textsOf(given));
  for (const pack of given.packs) mkdirSync(join(folder, pack), { recursive: true });
  const texts = fixedTexts(folder, given, textsOf(given), "suggestions", given.known);
  const files = [...texts].map(([path, text]) => ({ path, text }));
  const world = { ...given, files, entries: files.flatMap(entriesOf) };
  const meaning = meaningOf(folder, world, texts, world.known);
  return meaning.errors.length > 0 ? undefined : { world, folder, texts, meaning };
}

export function textsOf({ files }: World): Texts {
  return new Map(files.map(({ path, text }) => [path, text]));
}

/** What the files say after their fixes; they stay on disk like that. */
export function fixedTexts(
  folder: string,
  world: World,
  texts: Texts,
  level: FixLevel,
  known: Known,
): Texts {
  const { files } = planFixes(settingsIn(folder, world, known), level);
  const fixed = new Map(texts);
  for (const file of files) {
    const problem = writeFixed(file);
    if (problem !== undefined) throw new Error(problem);
    const path = file.path.slice(folder.length + 1).replaceAll("\\", "/");
    if (!texts.has(path)) throw new Error(`"${path}" is none of the world's files`);
    fixed.set(path, readFileSync(file.path, "utf8"));
  }
  return fixed;
}

/** Writes the texts, which stay. */
export function meaningOf(folder: string, world: World, texts: Texts, known: Known): Meaning {
  writeTexts(folder, texts);
  const { diagnostics, model } = compilePacks(settingsIn(folder, world, known), { emit: false });
  const found = (wanted: Severity): string[] =>
    diagnostics
      .filter(({ severity }) => severity === wanted)
      .map(({ code, message, source }) => `${code} ${source.displayPath}: ${message}`);
  return {
    errors: found("error"),
    warnings: found("warning"),
    records: JSON.stringify(
      [...model.records].map(([kind, table]) => [
        kind,
        [...table].map(([id, { record }]) => [id, record]),
      ]),
      inOrder,
    ),
  };
}

/** In which order the members of an object are written means nothing. */
function inOrder(_name: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function settingsIn(folder: string, { packs, dialect }: World, known: Known): Settings {
  return settingsOf(folder, { packs, dialect, known });
}

/** `undefined` where nobody knows what a file says. */
const onDisk = new Map<string, Map<string, string | undefined>>();

/** Only what is not there already. */
export function writeTexts(folder: string, texts: Texts): void {
  const there = onDisk.get(folder) ?? new Map<string, string | undefined>();
  onDisk.set(folder, there);
  for (const path of there.keys()) {
    if (texts.has(path)) continue;
    rmSync(join(folder, path));
    there.delete(path);
  }
  for (const [path, text] of texts) {
    if (there.get(path) === text) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    there.set(path, text);
  }
}

/** The files were changed by others. */
export function forgetTexts(folder: string, texts: Texts): void {
  const there = onDisk.get(folder);
  if (there) for (const path of texts.keys()) there.set(path, undefined);
}
