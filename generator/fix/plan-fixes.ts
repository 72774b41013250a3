/**
 * Works out in memory what every file is to become; nothing is written here. Fixes are tried by compiling what they make:
 * safe ones after which any record differs, or anything new is found, are left out, and so are suggestions after which
 * something is found that was not wrong before.
 */
import { readFileSync, realpathSync } from "node:fs";
import { resolve } from "node:path";
import { compilePacks } from "../build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Fix, FixLevel } from "../diagnostics/fix.ts";
import type { ReadFile } from "../read/read.ts";
import { applyEdits } from "./apply-edits.ts";
import { fixOf, reveals } from "./fix-of.ts";
import { contentDigest, isNoWorse, isOfTexts } from "./same-content.ts";
import { soundPart } from "./sound-part.ts";

export interface FixedFile {
  /** Absolute, with every link followed. */
  readonly path: string;
  readonly displayPath: string;
  readonly before: string;
  readonly after: string;
  /** How many findings the difference mends. */
  readonly problems: number;
}

export interface FixPlan {
  /** In load order. */
  readonly files: readonly FixedFile[];
  /** Findings with a fix that would change the content, where it must not, or bring another error or warning. */
  readonly leftOut: readonly Diagnostic[];
  /** Reads files as they are to become. */
  readonly readFile: ReadFile;
  /** Knows what is in the files. */
  readonly session: BuildSession;
}

interface Proposal {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** Real path of its file. */
  readonly path: string;
}

/** Fixes that reveal others are followed this often. */
const mostPasses = 10;

interface Round {
  readonly level: FixLevel;
  /** Whether it takes the fixes of what was not read before. */
  readonly reveals: boolean;
  readonly apart: Parameters<typeof isNoWorse>[2];
  readonly keepsContent?: true;
  /** Whether it makes JSON of texts that are none; nothing else is known of those before. */
  readonly ofTexts?: true;
}

function takes({ reveals: isFirst, ofTexts }: Round, code: string): boolean {
  return reveals(code) === isFirst && isOfTexts(code) === (ofTexts === true);
}

/** What was read before and is now wrong in another way was not what the author intended. */
const rounds: readonly Round[] = [
  { level: "safe", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "suggestions", reveals: true, apart: "texts alone", ofTexts: true },
  { level: "safe", reveals: true, apart: "forms alone" },
  { level: "safe", reveals: false, apart: "notes count", keepsContent: true },
  { level: "suggestions", reveals: true, apart: "words aside" },
  { level: "suggestions", reveals: false, apart: "notes aside" },
];
/** Compilations that looking for the fixes to leave out may cost in one pass. */
const mostTrials = 60;

/** @param level What is taken: "suggestions" are taken besides safe fixes. */
export function planFixes(settings: Settings, level: FixLevel): FixPlan {
  const { workingDirectory } = settings;
  const { sources, loaded } = createBuildSession();
  const files = new Map<string, FixedFile>();
  const realPath = realPaths();
  const absoluteOf = ({ source }: Diagnostic): string =>
    realPath(resolve(workingDirectory, source.displayPath));

  const reading =
    (texts: ReadonlyMap<string, { readonly after: string }>): ReadFile =>
    (absolute) => {
      const text = texts.size === 0 ? undefined : texts.get(realPath(absolute))?.after;
      return text === undefined ? readFileSync(absolute) : Buffer.from(text);
    };
  // Of earlier runs nothing counts but what single files hold: a trial is to prove something.
  const session = (): BuildSession => ({ ...createBuildSession(), sources, loaded });
  const compiled = (texts: ReadonlyMap<string, FixedFile>): Compilation =>
    compilePacks(settings, { session: session(), emit: false, readFile: reading(texts) });

  let current = compiled(files);
  const proposals = (wanted: FixLevel): Proposal[] =>
    withoutOverlaps(
      current.diagnostics.flatMap((diagnostic) => {
        const fix = fixOf(diagnostic, current.evidence);
        return fix?.level === wanted ? [{ diagnostic, fix, path: absoluteOf(diagnostic) }] : [];
      }),
    );

  /** The files as they are with these fixes; `undefined` where one of them does not go. */
  function edited(taken: readonly Proposal[]): Map<string, FixedFile> | undefined {
    const result = new Map<string, FixedFile>();
    for (const [path, own] of byFile(taken)) {
      const [first] = own;
      const { displayPath, text } = first.diagnostic.source;
      const known = files.get(path);
      const edits = own.flatMap(({ fix }) => fix.edits);
      const after = applyEdits(text, edits);
      if (after === undefined) return undefined;
      const problems = (known?.problems ?? 0) + own.length;
      result.set(path, { path, displayPath, before: text, ...known, after, problems });
    }
    return result;
  }

  /** Takes as many as go together and pass; gives back those that do not. */
  function takeAll(
    wanted: readonly Proposal[],
    passes: (result: Compilation) => boolean,
  ): Proposal[] {
    let best: readonly [Map<string, FixedFile>, Compilation] | undefined;
    let trials = 0;
    const taken = soundPart(wanted, (some) => {
      const more = trials < mostTrials ? edited(some) : undefined;
      if (more === undefined) return false;
      trials += 1;
      const result = compiled(new Map([...files, ...more]));
      if (!passes(result)) return false;
      best = [more, result];
      return true;
    });
    if (best !== undefined) {
      const [more, result] = best;
      for (const [path, file] of more) files.set(path, file);
      current = result;
    }
    return wanted.filter((each) => !taken.includes(each));
  }

  /** Every round once; gives back what was left out. */
  function pass(): Proposal[] {
    const wanted = rounds.filter((round) => level === "suggestions" || round.level === "safe");
    return wanted.flatMap((round) => {
      const { diagnostics: before, model } = current;
      const own = proposals(round.level).filter(({ diagnostic }) => takes(round, diagnostic.code));
      const content = round.keepsContent === true && own.length > 0 ? contentDigest(model) : "";
      return takeAll(
        own,
        (result) =>
          (content === "" || contentDigest(result.model) === content) &&
          isNoWorse(before, result.diagnostics, round.apart),
      );
    });
  }

  let left: Proposal[] = [];
  for (let count = 0; count < mostPasses; count += 1) {
    const before = current;
    left = pass();
    if (current === before) break;
  }
  const order = new Map(current.files.map(({ displayPath }, index) => [displayPath, index]));
  const place = ({ displayPath }: FixedFile): number => order.get(displayPath) ?? order.size;
  return {
    files: [...files.values()]
      .filter(({ before, after }) => before !== after)
      .sort((a, b) => place(a) - place(b)),
    leftOut: left.map(({ diagnostic, fix }) => ({ ...diagnostic, fix })),
    readFile: reading(files),
    session: session(),
  };
}

/** Of fixes that touch the same stretch the first; the others are found again where they are still needed. */
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

function byFile(
  proposals: readonly Proposal[],
): Map<string, readonly [first: Proposal, ...others: Proposal[]]> {
  const files = new Map<string, readonly [Proposal, ...Proposal[]]>();
  for (const proposal of proposals) {
    const { path } = proposal;
    files.set(path, [...(files.get(path) ?? []), proposal] as unknown as [Proposal]);
  }
  return files;
}

/** Two names of one file are one file. */
function realPaths(): (absolute: string) => string {
  const known = new Map<string, string>();
  return (absolute) => {
    let path = known.get(absolute);
    if (path === undefined) known.set(absolute, (path = realpathSync(absolute)));
    return path;
  };
}
