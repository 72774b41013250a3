/** Plants a mistake into a world on disk, and compares what is said, and what fixes make of it, with what is due. */
import { mkdirSync } from "node:fs";
import { join, relative } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { compilePacks } from "../../generator/build/compile-packs.ts";
import type { Compilation } from "../../generator/compile.ts";
import { createBuildSession } from "../../generator/build/session.ts";
import type { Settings } from "../../generator/config/settings.ts";
import type { Diagnostic } from "../../generator/diagnostics/diagnostic.ts";
import { fixOf } from "../../generator/fix/fixes.ts";
import { planFixes } from "../../generator/fix/plan-fixes.ts";
import { settingsOf } from "../pipeline/settings-of.ts";
import { apply, lineOf, type Mark } from "../search/edit.ts";
import { countsOf, freshOf } from "./fresh.ts";
import type { Remedy } from "./remedy.ts";
import { entriesOf, type World, type WorldFile } from "../search/world.ts";
import { write } from "./write.ts";

/** What is measured of each mistake; `undefined` where it is not due. */
export interface Verdict {
  /** An error or warning, or, where one is enough, a note. */
  readonly found: boolean;
  /** Found, and nothing said besides. */
  readonly single: boolean;
  /** The first finding stands where the mistake is. */
  readonly place: boolean;
  /** The remedy is said, and no wrong one. */
  readonly suggestion: boolean | undefined;
  /** Taking all fixes gives back what was there. */
  readonly fix: boolean | undefined;
  /** Taking all fixes makes something else of it. */
  readonly spoilt: boolean;
  readonly said: readonly string[];
}

export interface RemedyBench {
  /** The world as fixes leave it: in it they find nothing to do. */
  readonly world: World;
  /** @param fixes Whether fixes are taken as well, which costs as much as all the rest. */
  readonly attempt: (remedy: Remedy, fixes: boolean) => Verdict;
}

export function createRemedyBench(given: World, folder: string): RemedyBench {
  const settings = (): Settings => settingsIn(folder, given);
  const world = settled(given, folder);
  const session = createBuildSession();
  const compiled = (): Compilation => {
    // What an earlier run found must not count: this is how `check` sees it.
    delete session.last;
    return compilePacks(settings(), { session, emit: false });
  };
  const before = countsOf(compiled().diagnostics);

  return {
    world,
    attempt: (remedy, fixes) => {
      const changed = [...new Set(remedy.edits.map(({ file }) => file))];
      const planted = new Map(changed.map((file) => [file, apply(file, remedy.edits)]));
      for (const [{ path }, text] of planted) write(join(folder, path), text);
      try {
        const { diagnostics, evidence } = compiled();
        const told = judge(remedy, freshOf(diagnostics, before));
        if (!fixes) return { ...told, fix: undefined, spoilt: false };
        // Taking fixes costs more than all the rest, and mostly there is none to take.
        const isFixable = diagnostics.some((each) => fixOf(each, evidence) !== undefined);
        const fixed = isFixable ? fixedTexts(settings(), folder) : new Map<string, string>();
        const isNow = (file: WorldFile, text: string): boolean =>
          sameJson(fixed.get(file.path) ?? planted.get(file) ?? file.text, text);
        const mended = world.files.every((file) => isNow(file, apply(file, remedy.right ?? [])));
        return {
          ...told,
          fix: remedy.mends === true ? mended : undefined,
          spoilt: !mended && changed.some((file) => !isNow(file, planted.get(file) ?? "")),
        };
      } finally {
        for (const { path, text } of changed) write(join(folder, path), text);
      }
    },
  };
}

/** Read anew each time, since packs say of each other what they need. */
function settingsIn(folder: string, { packs, dialect, known }: World): Settings {
  return settingsOf(folder, { packs, dialect, known });
}

/** Written below the folder, with all fixes taken. */
function settled(world: World, folder: string): World {
  for (const { path, text } of world.files) write(join(folder, path), text);
  for (const pack of world.packs) mkdirSync(join(folder, pack), { recursive: true });
  const fixed = fixedTexts(settingsIn(folder, world), folder);
  const files = world.files.map(({ path, text }) => ({ path, text: fixed.get(path) ?? text }));
  for (const { path, text } of files) write(join(folder, path), text);
  return { ...world, files, entries: files.flatMap(entriesOf) };
}

/** What the files say that fixes change; by path below the folder. */
function fixedTexts(settings: Settings, folder: string): Map<string, string> {
  const { files } = planFixes(settings, "suggestions");
  return new Map(files.map(({ path, after }) => [relative(folder, path), after]));
}

/** How it is laid out does not count, nor does the order of members. */
function sameJson(one: string, other: string): boolean {
  if (one === other) return true;
  try {
    return isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
  } catch {
    return one.replaceAll(/\s/gu, "") === other.replaceAll(/\s/gu, "");
  }
}

function judge(remedy: Remedy, fresh: readonly Diagnostic[]): Omit<Verdict, "fix" | "spoilt"> {
  const told = fresh.filter(({ severity }) => remedy.note === true || severity !== "note");
  const [first] = told;
  const texts = told.map(({ message, help, notes }) =>
    unspaced([message, help ?? "", ...notes.map((note) => note.message)].join("\n")),
  );
  const has = (text: string): boolean => texts.some((each) => each.includes(unspaced(text)));
  const { says, never } = remedy;
  const due = says !== undefined || never !== undefined;
  return {
    found: first !== undefined,
    single: told.length === 1,
    place: first !== undefined && isAt(remedy, first),
    suggestion: due
      ? first !== undefined &&
        (says === undefined || says.some(has)) &&
        // What was written may be repeated in the message; as a remedy it stands in the help.
        (never ?? []).every((text) => told.every(({ help }) => !(help ?? "").includes(text)))
      : undefined,
    said: fresh.map(
      ({ code, severity, source, range, message, help }) =>
        `${severity} ${code} ${source.displayPath}:${String(range.line)} ${message}${help === undefined ? "" : ` | ${help}`}`,
    ),
  };
}

/** Spaces beside the signs of JSON are typed or not. */
function unspaced(text: string): string {
  return text.replaceAll(/\s*([[\]{},:])\s*/gu, "$1");
}

function isAt({ edits, at }: Remedy, { source, range }: Diagnostic): boolean {
  const marks: (readonly [Mark, Mark])[] = at
    ? at.map((mark) => [mark, mark] as const)
    : edits.map(({ file, from, text }) => [
        { file, offset: from },
        { file, offset: from, inside: text.length },
      ]);
  return marks.some(
    ([start, end]) =>
      start.file.path === source.displayPath &&
      range.line >= lineOf(start, edits) &&
      range.line <= lineOf(end, edits),
  );
}
