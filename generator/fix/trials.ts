/** Tries fixes by compiling the resulting files, in memory. */
import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { readBytes } from "../disk/read-bytes.ts";
import { compilePacks } from "../build/compile-packs.ts";
import { createBuildSession, type BuildSession } from "../build/session.ts";
import type { Compilation } from "../compile.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Fix, FixLevel } from "../diagnostics/fix.ts";
import type { ReadFile } from "../read/read.ts";
import { applyEdits } from "./apply-edits.ts";
import { fixOf } from "./fixes.ts";

export interface FixedFile {
  /** Absolute real path: all links are resolved. */
  readonly path: string;
  readonly displayPath: string;
  readonly before: string;
  readonly after: string;
  /** Number of findings that the change fixes. */
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

/** Maximum number of compilations in one round to find the fixes to leave out. */
const mostTrials = 60;

export interface Trials {
  /** The compilation of the files with all fixes applied so far. */
  readonly current: () => Compilation;
  /** Non-overlapping fixes of the given level for the current findings. */
  readonly proposals: (level: FixLevel) => readonly Proposal[];
  /** Applies as many fixes as are possible together and pass; returns the others. */
  readonly takeAll: (
    wanted: readonly Proposal[],
    passes: (result: Compilation) => boolean,
  ) => readonly Proposal[];
  /** The files that have changed so far. */
  readonly files: () => readonly FixedFile[];
  /** Reads files in their fixed state. */
  readonly readFile: () => ReadFile;
  /** The session that has read the files. */
  readonly session: BuildSession;
}

export function openTrials(settings: Settings): Trials {
  const { workingDirectory } = settings;
  const session = createBuildSession();
  let files: Files = new Map();
  /** The files that the session has read last. */
  let read: Files = files;
  const realPath = realPaths();
  const reading =
    (texts: Files): ReadFile =>
    (absolute) => {
      const text = texts.size === 0 ? undefined : texts.get(realPath(absolute))?.after;
      return text === undefined ? readBytes(absolute) : Buffer.from(text);
    };
  // A trial costs what its edits change: most findings, and most records, are those of the last one.
  const compiled = (texts: Files): Compilation => {
    const differing = new Set(
      [...read, ...texts].flatMap(([path]) =>
        read.get(path)?.after === texts.get(path)?.after ? [] : path,
      ),
    );
    const touched = session.listing?.paths.flatMap(({ absolute }) =>
      differing.has(realPath(absolute)) ? absolute : [],
    );
    read = texts;
    return compilePacks(settings, {
      session,
      emit: false,
      readFile: reading(texts),
      ...(touched ? { touched: new Set(touched) } : {}),
    });
  };
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

/** The files that these fixes edit, with the edits applied; `undefined` if the edits of one file cannot be applied. */
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

/** Resolves paths, with a cache, so that two names of one file count as one file. */
function realPaths(): (absolute: string) => string {
  const known = new Map<string, string>();
  return (absolute) => {
    let path = known.get(absolute);
    if (path === undefined) known.set(absolute, (path = realpathSync(absolute)));
    return path;
  };
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
