/**
 * write: EmittedModule[] -> files. Writes only what changed, as one step (see `transaction.ts`), and removes modules of
 * earlier builds that are no longer made, but nothing else. Files that are not ours are neither overwritten nor
 * removed.
 */
import { stampOf } from "../disk/stats-of.ts";
import { lstatSync } from "node:fs";
import { sha256 } from "../disk/sha256.ts";
import { basename, join } from "node:path";
import { isTemporaryName } from "../disk/temporary.ts";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import type { EmittedModule } from "../emit/emitted-module.ts";
import { journalState } from "./journal.ts";
import { leftoverAmong, leftoversIn } from "./leftovers.ts";
import { manifestName } from "../config/output-names.ts";
import { hashOf, readManifest, type ReadManifest } from "./manifest.ts";
import { refuseForeign, refuseOtherThanFolder, standingAt, type Standing } from "./own-files.ts";
import { finishOtherBuilds } from "./other-builds.ts";
import { carryOut, generationOf } from "./transaction.ts";

/** Modules as last written, by path: a file whose stats are unchanged need not be read to be compared. */
export type WrittenModules = Map<string, WrittenModule>;

export interface WrittenModule {
  /** The hash of its bytes. */
  readonly sha256: string;
  readonly stamp: string;
}

export interface WriteReport {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Paths in the old manifest that no generated module can have: they are neither read nor removed. */
  readonly ignored: readonly string[];
}

/** A file that differs from what a build would write. */
export interface FileDifference {
  readonly path: string;
  readonly state: "missing" | "different" | "line-ends" | "extra" | "left";
}

export interface WriteOptions {
  /** Compares without writing. */
  readonly dryRun?: boolean;
  /** The modules as last written; those that should have stayed the same are compared after the others are written. */
  readonly known?: WrittenModules;
  /** Written last: while the old manifest exists, the build does not count as done. */
  readonly manifest?: EmittedModule;
  /** How messages name a path below the output folder; "" is the folder itself. */
  readonly shown?: (path: string) => string;
}

/** @throws Obstacle if the system, or another build that does not end, prevents writing */
export function writeModules(
  out: string,
  modules: readonly EmittedModule[],
  { dryRun = false, known, manifest, shown = (path) => join(out, path) }: WriteOptions = {},
): WriteReport {
  refuseOtherThanFolder(out, shown(""));
  let ignored: readonly string[] = [];
  const all = manifest ? [...modules, manifest] : modules;
  const made = new Set([...modules.map(({ path }) => path), manifestName]);
  const reportOf = (steps: readonly Step[]): WriteReport => {
    const written = new Set(steps.flatMap(({ different }) => different.map(({ path }) => path)));
    return {
      written: all.map(({ path }) => path).filter((path) => written.has(path)),
      removed: sortedByCodeUnit(new Set(steps.flatMap(({ removed }) => removed))),
      unchanged: all.length - written.size,
      ignored,
    };
  };
  const differing = (compared: readonly EmittedModule[]): DifferingModule[] => {
    const different = differingModules(out, compared, known);
    const standing =
      manifest && !(known && isLatest(out, known)) ? [standingAt(out, manifestName)] : [];
    refuseForeign([...standing, ...different.map((each) => each.standing)], shown);
    return different;
  };
  const whole = (): Step => {
    const listed = readManifest(out);
    ignored = listed?.ignored ?? [];
    return {
      different: differing(all),
      removed: extraModules(out, made, outputsOf(listed), leftoversIn(out, made)),
    };
  };
  if (dryRun) return reportOf([whole()]);

  const steps: Step[] = [];
  const put = (compared: readonly EmittedModule[], plan: () => Step): boolean => {
    const step = attempt(out, plan, manifest, ({ different, removed }) => {
      if (known) recordWritten(out, compared, different, removed, known);
    });
    if (step) steps.push(step);
    // It is no longer known whose modules these are.
    else known?.clear();
    return step !== undefined;
  };
  if (known && isLatest(out, known)) {
    // Changed modules come first. The record of what was written makes a search for leftovers unnecessary.
    const fresh = all.filter((each) => known.get(each.path)?.sha256 !== hashOf(each));
    const isPut = put(fresh, () => ({
      different: differing(fresh),
      removed: extraModules(out, made, [...known.keys()], []),
    }));
    if (isPut && put(all, () => ({ different: differing(all), removed: [] }))) {
      return reportOf(steps);
    }
  }
  while (!put(all, whole));
  return reportOf(steps);
}

/** The differences between an output and what it should contain. */
interface Step {
  readonly different: readonly DifferingModule[];
  /** Paths below the output folder. */
  readonly removed: readonly string[];
}

/**
 * Compares and writes what differs; returns `undefined` if another build wrote meanwhile.
 * @param placed called while no other build can have changed what was compared and written
 */
function attempt(
  out: string,
  plan: () => Step,
  manifest: EmittedModule | undefined,
  placed: (step: Step) => void,
): Step | undefined {
  const takenOver = finishOtherBuilds(out);
  const seen = generationOf(out);
  const step = plan();
  const { different, removed } = step;
  if (different.length === 0 && removed.length === 0 && !takenOver) {
    placed(step);
    return journalState(out) === "none" && generationOf(out) === seen ? step : undefined;
  }
  const write = different.map(({ module }) => module).filter(({ path }) => path !== manifestName);
  const toDo = { write, remove: removed, ...(manifest ? { manifest } : {}) };
  const done = (): void => {
    placed(step);
  };
  return carryOut(out, toDo, { seen, takenOver, placed: done }) ? step : undefined;
}

/**
 * Compares without writing; "extra" modules are those of earlier builds that are no longer made, and "left" are
 * temporary files of builds that were interrupted.
 */
export function compareModules(out: string, modules: readonly EmittedModule[]): FileDifference[] {
  const differences = differingModules(out, modules).map((each): FileDifference => {
    const state = each.standing.what === "nothing" ? "missing" : "different";
    return { path: each.path, state: differsInLineEnds(each) ? "line-ends" : state };
  });
  const made = new Set(modules.map(({ path }) => path));
  const extra = extraModules(out, made, outputsOf(readManifest(out)), leftoversIn(out, made));
  for (const path of extra) {
    differences.push({ path, state: isTemporaryName(basename(path)) ? "left" : "extra" });
  }
  return differences;
}

/** Whether something, usually Git on Windows, wrote CRLF where the module has LF. */
function differsInLineEnds({ module, standing }: DifferingModule): boolean {
  if (standing.what !== "ours" || !standing.bytes.includes("\r\n")) return false;
  return standing.bytes.toString("utf8").replaceAll("\r\n", "\n") === module.text;
}

/** Whether the output folder still contains what was last written, and no leftovers of another build. */
export function isAsWritten(out: string, known: WrittenModules): boolean {
  if (known.size === 0) return true;
  const isSame = ([path, module]: readonly [string, WrittenModule]): boolean =>
    isAsRecorded(join(out, path), module) || holds(standingAt(out, path), module.sha256);
  return [...known].every(isSame) && leftoversIn(out, new Set(known.keys())).length === 0;
}

interface DifferingModule {
  readonly path: string;
  readonly module: EmittedModule;
  readonly standing: Standing;
}

function holds(standing: Standing, hash: string): boolean {
  return standing.what === "ours" && sha256(standing.bytes) === hash;
}

function holdsModule(standing: Standing, module: EmittedModule): boolean {
  if (module.sha256 !== undefined) return holds(standing, module.sha256);
  if (standing.what !== "ours") return false;
  const { bytes } = module;
  // It may have been printed for this; the manifest needs its hash.
  hashOf(module, bytes);
  return standing.bytes.equals(bytes);
}

function differingModules(
  out: string,
  modules: readonly EmittedModule[],
  known?: WrittenModules,
): DifferingModule[] {
  const differing: DifferingModule[] = [];
  for (const module of modules) {
    const { path } = module;
    const before = known?.get(path);
    const isRecorded = before && isAsRecorded(join(out, path), before);
    if (isRecorded && before.sha256 === hashOf(module)) continue;
    const standing = standingAt(out, path);
    if (!holdsModule(standing, module)) differing.push({ path, module, standing });
  }
  return differing;
}

/** Earlier modules that are no longer made, and leftovers that nothing lists; sorted by code unit. */
function extraModules(
  out: string,
  made: ReadonlySet<string>,
  earlier: readonly string[],
  leftovers: readonly string[],
): string[] {
  const isLeftover = leftoverAmong(out, made);
  const gone = earlier.filter((path) => !made.has(path) && isLeftover(path));
  return sortedByCodeUnit(new Set([...gone, ...leftovers]));
}

function outputsOf(manifest: ReadManifest | undefined): string[] {
  return (manifest?.outputs ?? []).map(({ path }) => path);
}

function isAsRecorded(file: string, { stamp }: { readonly stamp: string }): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats !== undefined && stampOf(stats) === stamp;
}

/** Whether the last build that wrote to the output is the recorded one. */
function isLatest(out: string, known: WrittenModules): boolean {
  const manifest = known.get(manifestName);
  return manifest !== undefined && isAsRecorded(join(out, manifestName), manifest);
}

/** Records the stats of modules that were written, or were read and found equal. */
function recordWritten(
  out: string,
  modules: readonly EmittedModule[],
  different: readonly DifferingModule[],
  removed: readonly string[],
  known: WrittenModules,
): void {
  for (const path of removed) known.delete(path);
  for (const { path } of different) known.delete(path);
  // The manifest is written whenever anything is.
  if (different.length > 0 || removed.length > 0) known.delete(manifestName);
  for (const module of modules) {
    const { path } = module;
    const hash = hashOf(module);
    if (known.get(path)?.sha256 === hash) continue;
    known.set(path, { sha256: hash, stamp: stampOf(lstatSync(join(out, path))) });
  }
}
