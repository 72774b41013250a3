/**
 * Computes in memory what every file is to become; nothing is written here. Fixes are applied speculatively, by
 * compiling the resulting files. Leaves out safe fixes that would change any record or cause any new finding,
 * suggestions that would cause a finding for something that was not wrong before, and all that would lose a definition.
 */
import { getOrInsert, groupBy } from "../model/maps.ts";
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Fix, FixLevel } from "../diagnostics/fix.ts";
import { readBytes } from "../disk/read-bytes.ts";
import type { ReadFile } from "../read/read.ts";
import { applyEdits } from "./apply-edits.ts";
import { fixOf, keepsContent, reveals } from "./fixes.ts";
import { contentDigest, countDefinitions, isNoWorse } from "./same-content.ts";
import type { FixedFile } from "./write-fixed.ts";
import { textCodes } from "../diagnostics/news.ts";

export interface FixPlan {
  /** In load order. */
  readonly files: readonly FixedFile[];
  /** Findings whose fix would change the content although it must not, or cause another error or warning. */
  readonly leftOut: readonly Diagnostic[];
  /** Reads files in their fixed state. */
  readonly readFile: ReadFile;
  /** The session that has read the files. */
  readonly session: BuildSession;
}

/** Maximum number of passes, as fixes may reveal others. */
const mostPasses = 10;

interface Round {
  readonly level: FixLevel;
  /** Whether it applies fixes to what could not be read before. */
  readonly reveals: boolean;
  readonly apart: Parameters<typeof isNoWorse>[2];
  /** Whether it applies only fixes that leave every record as it is. */
  readonly keepsContent?: true;
  /** Whether it turns texts that are not JSON into JSON; nothing else is known of those before. */
  readonly ofTexts?: true;
}

function takes(round: Round, code: string): boolean {
  return (
    reveals(code) === round.reveals &&
    textCodes.has(code) === (round.ofTexts === true) &&
    (round.level === "safe" || keepsContent(code) === (round.keepsContent === true))
  );
}

/** Something that could be read before and is now wrong in another way is not what the author intended. */
const rounds: readonly Round[] = [
  { level: "safe", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "suggestions", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "safe", reveals: true, apart: "forms alone" },
  { level: "safe", reveals: false, apart: "notes count", keepsContent: true },
  { level: "suggestions", reveals: false, apart: "notes aside", keepsContent: true },
  { level: "suggestions", reveals: true, apart: "words aside" },
  { level: "suggestions", reveals: false, apart: "notes aside" },
];

/** @param level Which fixes to apply: "suggestions" are applied in addition to safe fixes. */
export function planFixes(settings: Settings, level: FixLevel): FixPlan {
  const content = new SpeculativeContent(settings);
  const wanted = rounds.filter((round) => level === "suggestions" || round.level === "safe");
  let left: readonly Proposal[] = [];
  for (let count = 0; count < mostPasses; count += 1) {
    const before = content.current;
    left = wanted.flatMap((round) => runRound(content, round));
    if (content.current === before) break;
  }
  const { files } = content.current;
  const order = new Map(files.map(({ displayPath }, index) => [displayPath, index]));
  const place = ({ displayPath }: FixedFile): number => order.get(displayPath) ?? order.size;
  return {
    files: content.changedFiles().toSorted((a, b) => place(a) - place(b)),
    leftOut: left.map(({ diagnostic, fix }) => ({ ...diagnostic, fix })),
    readFile: content.reader(),
    session: content.session,
  };
}

/** Returns the fixes that were left out. */
function runRound(content: SpeculativeContent, round: Round): readonly Proposal[] {
  const { diagnostics: before, model } = content.current;
  const own = content
    .proposals(round.level)
    .filter(({ diagnostic }) => takes(round, diagnostic.code));
  const digest = round.keepsContent === true && own.length > 0 ? contentDigest(model) : "";
  return content.applyAll(
    own,
    (result) =>
      (digest === "" || contentDigest(result.model) === digest) &&
      countDefinitions(result.model) >= countDefinitions(model) &&
      isNoWorse(before, result.diagnostics, round.apart),
  );
}

interface Proposal {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** Real path of its file. */
  readonly path: string;
}

/** Files by their real paths. */
type Files = ReadonlyMap<string, FixedFile>;

/** Maximum number of compilations in one round to find the fixes to leave out. */
const mostCompilations = 60;

/** The content with the fixes that were applied so far, and speculatively with more. */
class SpeculativeContent {
  /** The session that has read the files. */
  readonly session: BuildSession = createBuildSession();
  /** The compilation of the files with all fixes applied so far. */
  current: Compilation;
  readonly #settings: Settings;
  readonly #realPath = realPaths();
  #files: Files = new Map();
  /** The files that the session has read last. */
  #read: Files = this.#files;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.current = this.#compiled(this.#files);
  }

  /** Non-overlapping fixes of the given level for the current findings. */
  proposals(level: FixLevel): readonly Proposal[] {
    const { diagnostics, evidence } = this.current;
    const proposed = diagnostics.flatMap((diagnostic): Proposal[] => {
      const fix = fixOf(diagnostic, evidence);
      if (fix?.level !== level) return [];
      const file = resolve(this.#settings.workingDirectory, diagnostic.source.displayPath);
      return [{ diagnostic, fix, path: this.#realPath(file) }];
    });
    return withoutOverlaps(proposed);
  }

  /** Applies as many fixes as are possible together and pass; returns the others. */
  applyAll(
    wanted: readonly Proposal[],
    passes: (result: Compilation) => boolean,
  ): readonly Proposal[] {
    const before = this.#files;
    let best: readonly [Files, Compilation] | undefined;
    let compilations = 0;
    const taken = soundPart(wanted, (some) => {
      const more = compilations < mostCompilations ? edited(before, some) : undefined;
      if (more === undefined) return false;
      compilations += 1;
      const files = new Map([...before, ...more]);
      const result = this.#compiled(files);
      if (!passes(result)) return false;
      best = [files, result];
      return true;
    });
    if (best !== undefined) [this.#files, this.current] = best;
    return wanted.filter((each) => !taken.includes(each));
  }

  changedFiles(): FixedFile[] {
    return [...this.#files.values()].filter(({ before, after }) => before !== after);
  }

  /** Reads files in their fixed state. */
  reader(files: Files = this.#files): ReadFile {
    return (absolute) => {
      const text = files.size === 0 ? undefined : files.get(this.#realPath(absolute))?.after;
      return text === undefined ? readBytes(absolute) : Buffer.from(text);
    };
  }

  /** Costs what the edits change: most findings, and most records, are those of the last compilation. */
  #compiled(files: Files): Compilation {
    const read = this.#read;
    const differing = new Set(
      [...read.keys(), ...files.keys()].filter(
        (path) => read.get(path)?.after !== files.get(path)?.after,
      ),
    );
    const paths = this.session.listing?.paths.map(({ absolute }) => absolute);
    const touched = paths?.filter((path) => differing.has(this.#realPath(path)));
    this.#read = files;
    return compilePacks(this.#settings, {
      session: this.session,
      emit: false,
      readFile: this.reader(files),
      ...(touched ? { touched: new Set(touched) } : {}),
    });
  }
}

/** The files that these fixes edit, with the edits applied; `undefined` if the edits of one file cannot be applied. */
function edited(files: Files, taken: readonly Proposal[]): Files | undefined {
  const result = new Map<string, FixedFile>();
  for (const [path, own] of groupBy(taken, (each) => each.path)) {
    const source = own[0]?.diagnostic.source;
    if (!source) continue;
    const { displayPath, text: before } = source;
    const known = files.get(path);
    const after = applyEdits(
      before,
      own.flatMap(({ fix }) => fix.edits),
    );
    if (after === undefined) return undefined;
    const problems = (known?.problems ?? 0) + own.length;
    result.set(path, { path, displayPath, before, ...known, after, problems });
  }
  return result;
}

/** Keeps the first of the fixes that touch the same stretch; the others are found again if they are still needed. */
function withoutOverlaps(proposals: readonly Proposal[]): Proposal[] {
  const ends = new Map<string, number>();
  return proposals
    .toSorted((a, b) => (a.path === b.path ? startOf(a) - startOf(b) : 0))
    .filter(({ path, fix }) => {
      const { edits } = fix;
      const [first] = edits;
      if (first === undefined || first.offset < (ends.get(path) ?? 0)) return false;
      ends.set(path, Math.max(...edits.map(({ offset, length }) => offset + length)));
      return true;
    });
}

function startOf({ fix }: Proposal): number {
  return fix.edits[0]?.offset ?? 0;
}

/** Resolves paths, with a cache, so that two names of one file count as one file. */
function realPaths(): (absolute: string) => string {
  const known = new Map<string, string>();
  return (absolute) => getOrInsert(known, absolute, () => realpathSync(absolute));
}

/**
 * Returns a subset of the entries that is sound together, in order: all if they are; otherwise, entries that are not
 * sound together with those before them are left out.
 * @param isSound Called with the leading entries, without those left out; the last set that it accepted is the result.
 */
function soundPart<T>(
  entries: readonly T[],
  isSound: (some: readonly T[]) => boolean,
): readonly T[] {
  const add = (taken: readonly T[], more: readonly T[]): readonly T[] => {
    if (more.length === 0) return taken;
    const together = [...taken, ...more];
    if (isSound(together)) return together;
    if (more.length === 1) return taken;
    const half = more.length >> 1;
    return add(add(taken, more.slice(0, half)), more.slice(half));
  };
  return add([], entries);
}
