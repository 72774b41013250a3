/**
 * Mistakes planted in the texts of mods: what a linker finds is held against what the command line finds in the same
 * packs on a disk.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Compilation } from "../../generator/compile.ts";
import type { Settings } from "../../generator/config/settings.ts";
import { findingRecord, type FindingRecord } from "../../generator/diagnostics/format-json.ts";
import { linkerOf, type ModLinker } from "../../generator/mods/linker.ts";
import { createRandom, type Random } from "../search/random.ts";
import { imageOf, modsIn } from "./sample.ts";

export interface Planted {
  readonly mistakes: number;
  readonly findings: number;
  /** What differs: the mod, the mistake, and the first line that one of the two has. */
  readonly different: readonly string[];
}

export interface PlantingPlan {
  /** The settings of the core and of the packs that a mod needs, for each mod; the mod is the last pack. */
  readonly core: Settings;
  readonly mods: readonly Settings[];
  /** How many mistakes are planted in each mod; the first comparison is without any. */
  readonly rounds: number;
  readonly seed: number;
}

/** Compares each mod as it is, and with each mistake. */
export async function plantInMods({ core, mods, rounds, seed }: PlantingPlan): Promise<Planted> {
  // However busy the machine is.
  const linker = linkerOf(imageOf(core), { limits: { seconds: 600 } });
  const alone = new Set(saying(compilePacks(core, { emit: false })));
  const different: string[] = [];
  let mistakes = 0;
  let findings = 0;
  for (const settings of mods) {
    const linked = linking(linker, settings, core.packs.length);
    const found = checking(settings, alone, core.packs.length);
    // What a mod says of itself is part of the settings of a build, which stay the same here.
    const files = linked.files.filter((path) => /(?<!modinfo)\.json$/u.test(path));
    const random = createRandom(seed + mistakes);
    for (let round = 0; round <= rounds; round += 1) {
      const path = random.pick(files);
      const edit = path === undefined || round === 0 ? undefined : mistakeIn(linked, path, random);
      if (round > 0 && !edit) continue;
      mistakes += edit ? 1 : 0;
      const [one, other] = [await linked.find(edit), found(edit)];
      findings += other.length;
      const at = other.findIndex((line, index) => !isSame(line, one[index]));
      if (at < 0 && one.length === other.length) continue;
      const [expected, got] = [
        other[at] ?? "nothing",
        one[at < 0 ? other.length : at] ?? "nothing",
      ];
      const what = edit ? `${edit.path}: ${edit.what}` : "as it is";
      different.push(`${settings.packs.at(-1)?.name ?? ""} ${what}\n  ${expected}\n  ${got}`);
    }
  }
  return { mistakes, findings, different };
}

interface Edit {
  readonly path: string;
  readonly text: string;
  readonly what: string;
}

interface Linking {
  readonly files: readonly string[];
  readonly textOf: (path: string) => string;
  readonly find: (edit: Edit | undefined) => Promise<string[]>;
}

function linking(linker: ModLinker, settings: Settings, first: number): Linking {
  const mods = modsIn(settings, first);
  const last = mods.at(-1)?.files ?? {};
  return {
    files: Object.keys(last),
    textOf: (path) => last[path] ?? "",
    find: async (edit) => {
      const given = mods.map((mod, index) =>
        edit && index === mods.length - 1
          ? { ...mod, files: { ...mod.files, [edit.path]: edit.text } }
          : mod,
      );
      return (await linker.link(given)).findings.map(shown);
    },
  };
}

/** What the command line finds, without what it finds in the game alone and notes on the game's files. */
function checking(
  settings: Settings,
  alone: ReadonlySet<string>,
  first: number,
): (edit?: Edit) => string[] {
  const game = new Set(settings.packs.slice(0, first).map(({ name }) => name));
  const session = createBuildSession();
  const directory = settings.packs.at(-1)?.directory ?? "";
  let before: string | undefined;
  return (edit) => {
    const file = edit && join(directory, edit.path);
    const touched = new Set([file, before].filter((each) => each !== undefined));
    before = file;
    const compilation = compilePacks(settings, {
      ...{ session, emit: false },
      ...(session.listing ? { touched } : {}),
      readFile: (path) => (path === file ? Buffer.from(edit?.text ?? "") : readFileSync(path)),
    });
    const diagnostics = compilation.diagnostics.filter(
      ({ severity, source }) => severity !== "note" || !game.has(source.packName ?? ""),
    );
    return saying({ diagnostics }).filter((line) => !alone.has(line));
  };
}

function saying({ diagnostics }: Pick<Compilation, "diagnostics">): string[] {
  return diagnostics.map((each) => shown(findingRecord(each)));
}

/** Only the command line sees packs that lie beside those that are loaded; it says so, and then helps otherwise. */
function isSame(expected: string, got: string | undefined): boolean {
  if (got === undefined || !beside.test(expected)) return expected === got;
  const [subject] = expected.split(beside);
  return got.startsWith(subject ?? "") && plain(expected) === plain(got);
}

const beside = / – the pack \\"[^"\\]*\\" defines it, which is not loaded\./u;

const words: ReadonlySet<string> = new Set(["message", "help", "fix"]);

/** A finding without what is said, and done, to help. */
function plain(finding: string): string {
  return JSON.stringify(
    JSON.parse(finding, (name, value: unknown) => (words.has(name) ? undefined : value)),
  );
}

/** A finding without the folders in which packs are. */
function shown({ file, notes, label: _, ...record }: FindingRecord): string {
  const places = notes.map((note) => ({ ...note, ...(note.file && { file: short(note.file) }) }));
  return JSON.stringify({ ...record, file: short(file), notes: places });
}

function short(path: string): string {
  return path.split("/").slice(-2).join("/");
}

type Change = (text: string, random: Random) => string | undefined;

/** What authors do to a text without meaning to. */
const changes: Readonly<Record<string, Change>> = {
  "a letter too few": (text, random) => inString(text, random, (word) => word.slice(0, -1)),
  "two letters exchanged": (text, random) =>
    inString(text, random, (word) =>
      word.length < 4 ? undefined : word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1),
    ),
  "another word": (text, random) => inString(text, random, () => "something_else"),
  "a name without its value": (text, random) => at(text, random, /: *[^[{\s"][^,\n]*/gu, ":"),
  "a comma too few": (text, random) => at(text, random, /,\n/gu, "\n"),
  "a quote too few": (text, random) => at(text, random, /",/gu, ","),
  "a number as text": (text, random) => at(text, random, /: \d+/gu, ': "12 or so"'),
  "a brace too few": (text, random) => at(text, random, /\}/gu, ""),
  "a line twice": (text, random) => at(text, random, /\n[^\n]+,(?=\n)/gu, "$&$&"),
  "a line too few": (text, random) => at(text, random, /\n[^\n]+,(?=\n)/gu, ""),
  "no number": (text, random) => at(text, random, /: \d+/gu, ": null"),
};

function mistakeIn(linked: Linking, path: string, random: Random): Edit | undefined {
  const names = Object.keys(changes);
  const what = random.pick(names) ?? "";
  const text = changes[what]?.(linked.textOf(path), random);
  return text === undefined || text === linked.textOf(path) ? undefined : { path, text, what };
}

function inString(
  text: string,
  random: Random,
  change: (word: string) => string | undefined,
): string | undefined {
  const found = [...text.matchAll(/"([^"\\\n]{2,})"/gu)];
  const chosen = random.pick(found);
  const word = chosen && change(chosen[1] ?? "");
  if (!chosen || word === undefined) return undefined;
  return `${text.slice(0, chosen.index)}"${word}"${text.slice(chosen.index + chosen[0].length)}`;
}

function at(text: string, random: Random, pattern: RegExp, by: string): string | undefined {
  const found = [...text.matchAll(pattern)];
  const chosen = random.pick(found);
  if (!chosen) return undefined;
  const instead = by.replaceAll("$&", chosen[0]);
  return text.slice(0, chosen.index) + instead + text.slice(chosen.index + chosen[0].length);
}
