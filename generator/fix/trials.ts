/** Fixes are tried by compiling what they make of the files, in memory. */
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
import { fixOf } from "./fix-of.ts";
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

export interface Proposal {
  readonly diagnostic: Diagnostic;
  readonly fix: Fix;
  /** Real path of its file. */
  readonly path: string;
}

/** Files by their real paths. */
type Files = ReadonlyMap<string, FixedFile>;

/** Compilations that looking for the fixes to leave out may cost in one round. */
const mostTrials = 60;

export interface Trials {
  /** Of the files with all that was taken so far. */
  readonly current: () => Compilation;
  /** Fixes of that level for what is found in them, none of which touches what another does. */
  readonly proposals: (level: FixLevel) => readonly Proposal[];
  /** Takes as many as go together and pass; gives back those that do not. */
  readonly takeAll: (
    wanted: readonly Proposal[],
    passes: (result: Compilation) => boolean,
  ) => readonly Proposal[];
  /** Those that are others by now. */
  readonly files: () => readonly FixedFile[];
  /** Reads files as they are to become. */
  readonly readFile: () => ReadFile;
  /** Knows what is in the files. */
  readonly session: () => BuildSession;
}

export function openTrials(settings: Settings): Trials {
  const { workingDirectory } = settings;
  const { sources, loaded } = createBuildSession();
  let files: Files = new Map();
  const realPath = realPaths();
  const reading =
    (texts: Files): ReadFile =>
    (absolute) => {
      const text = texts.size === 0 ? undefined : texts.get(realPath(absolute))?.after;
      return text === undefined ? readFileSync(absolute) : Buffer.from(text);
    };
  // Of earlier runs nothing counts but what single files hold: a trial is to prove something.
  const session = (): BuildSession => ({ ...createBuildSession(), sources, loaded });
  const compiled = (texts: Files): Compilation =>
    compilePacks(settings, { session: session(), emit: false, readFile: reading(texts) });
  let current = compiled(files);

  function proposalOf(diagnostic: Diagnostic): Proposal | undefined {
    const fix = fixOf(diagnostic, current.evidence);
    if (!fix) return undefined;
    const path = realPath(resolve(workingDirectory, diagnostic.source.displayPath));
    return { diagnostic, fix, path };
  }

  return {
    current: () => current,
    proposals: (level) => {
      const all = current.diagnostics.map(proposalOf).filter((each) => each !== undefined);
      return withoutOverlaps(all.filter(({ fix }) => fix.level === level));
    },
    takeAll: (wanted, passes) => {
      let best: readonly [Files, Compilation] | undefined;
      let trials = 0;
      const taken = soundPart(wanted, (some) => {
        const more = trials < mostTrials ? edited(files, some) : undefined;
        if (more === undefined) return false;
        trials += 1;
        const result = compiled(new Map([...files, ...more]));
        if (!passes(result)) return false;
        best = [more, result];
        return true;
      });
      if (best !== undefined) {
        files = new Map([...files, ...best[0]]);
        current = best[1];
      }
      return wanted.filter((each) => !taken.includes(each));
    },
    files: () => [...files.values()].filter(({ before, after }) => before !== after),
    readFile: () => reading(files),
    session,
  };
}

/** The files that these fixes edit, as they are then; `undefined` where one of them does not go. */
function edited(files: Files, taken: readonly Proposal[]): Files | undefined {
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
    const before = files.get(path);
    files.set(path, before ? [...before, proposal] : [proposal]);
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
