/**
 * write: EmittedModule[] -> files. Only what changed is written; every file is complete before any takes its
 * place; modules of earlier builds that are no longer made are removed, and nothing else. What is not ours is neither
 * overwritten nor removed.
 */
import {
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { sortedByCodeUnit } from "../text/code-unit.ts";
import type { EmittedModule } from "../emit/emitted-module.ts";
import { leftoverAmong, leftoversIn } from "./leftovers.ts";
import { manifestName, readManifest, type ReadManifest } from "./manifest.ts";
import { refuseForeign, refuseOtherThanFolder, standingAt, type Standing } from "./own-files.ts";

/** Modules as they were written last, by path: a file whose stats are unchanged need not be read to be compared. */
export type WrittenModules = Map<
  string,
  { readonly bytes: Uint8Array; readonly size: number; readonly mtimeMs: number }
>;

export interface WriteReport {
  readonly written: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** What the old manifest listed and no module of ours can be called. */
  readonly ignored: readonly string[];
}

/** A file that is not as it should be. */
export interface Difference {
  readonly path: string;
  readonly state: "missing" | "different" | "extra";
}

export interface WriteOptions {
  /** Compares without writing. */
  readonly dryRun?: boolean;
  /** The modules as they were written last; those that are to stay the same are compared after the others were written. */
  readonly known?: WrittenModules;
  /** Made and written after all others: while the old one stands, the build does not count as done. */
  readonly manifest?: () => EmittedModule;
  /** How messages name a path below the output folder; "" is the folder itself. */
  readonly shown?: (path: string) => string;
}

export function writeModules(
  out: string,
  modules: readonly EmittedModule[],
  { dryRun = false, known, manifest, shown = (path) => join(out, path) }: WriteOptions = {},
): WriteReport {
  const earlier = known && known.size > 0 ? [...known.keys()] : undefined;
  refuseOtherThanFolder(out, shown(""));
  if (manifest) refuseForeign(foreignAmong([standingAt(out, manifestName)]), shown);
  const listed = earlier ? undefined : readManifest(out);
  const before = earlier ?? outputsOf(listed);
  const written = new Set<string>();
  const put = (some: readonly EmittedModule[]): void => {
    const different = differingModules(out, some, known);
    refuseForeign(foreignAmong(different.map(({ standing }) => standing)), shown);
    for (const { path } of different) written.add(path);
    if (dryRun) return;
    writeWholly(out, different);
    if (known) remember(out, some, different, known);
  };
  const isOld = ({ path, bytes }: EmittedModule): boolean => known?.get(path)?.bytes === bytes;
  put(modules.filter((module) => !isOld(module)));
  put(modules.filter(isOld));
  const made = new Set([...modules.map(({ path }) => path), manifestName]);
  // With a record of what was written no search is needed.
  const extra = extraModules(out, made, before, earlier ? [] : leftoversIn(out, made));
  for (const path of dryRun ? [] : extra) {
    remove(out, path);
    known?.delete(path);
  }
  const last = manifest ? [manifest()] : [];
  put(last);
  const all = [...modules, ...last];
  return {
    written: all.map(({ path }) => path).filter((path) => written.has(path)),
    removed: extra,
    unchanged: all.length - written.size,
    ignored: listed?.ignored ?? [],
  };
}

/** Every file is complete before any takes its place. */
function writeWholly(out: string, modules: readonly DifferingModule[]): void {
  const pending: { temporary: string; final: string }[] = [];
  try {
    for (const { path, bytes } of modules) {
      const final = join(out, path);
      const temporary = `${final}.${String(process.pid)}.tmp`;
      mkdirSync(dirname(final), { recursive: true });
      pending.push({ temporary, final });
      // What stands there may be a link: it is removed, never written through.
      rmSync(temporary, { force: true });
      writeFileSync(temporary, bytes, { flag: "wx" });
    }
    for (const { temporary, final } of pending) rename(temporary, final);
  } catch (error) {
    for (const { temporary } of pending) rmSync(temporary, { force: true });
    throw error;
  }
}

/** Compares without writing; `extra` are modules of earlier builds that are no longer made. */
export function compareModules(out: string, modules: readonly EmittedModule[]): Difference[] {
  const differences: Difference[] = differingModules(out, modules).map(({ path, state }) => {
    return { path, state };
  });
  const made = new Set(modules.map(({ path }) => path));
  const extra = extraModules(out, made, outputsOf(readManifest(out)), leftoversIn(out, made));
  for (const path of extra) differences.push({ path, state: "extra" });
  return differences;
}

/** Whether what was written last still stands in the output folder, and nothing left over of another build beside it. */
export function isAsWritten(out: string, known: WrittenModules): boolean {
  if (known.size === 0) return true;
  const modules = [...known].map(([path, { bytes }]) => ({ path, bytes }));
  return (
    differingModules(out, modules, known).length === 0 &&
    leftoversIn(out, new Set(known.keys())).length === 0
  );
}

interface DifferingModule extends Pick<EmittedModule, "path" | "bytes"> {
  readonly state: "missing" | "different";
  readonly standing: Standing;
}

function foreignAmong(all: readonly Standing[]): Extract<Standing, { what: "foreign" }>[] {
  return all.filter((each) => each.what === "foreign");
}

function differingModules(
  out: string,
  modules: readonly Pick<EmittedModule, "path" | "bytes">[],
  known?: WrittenModules,
): DifferingModule[] {
  const differing: DifferingModule[] = [];
  for (const { path, bytes } of modules) {
    const before = known?.get(path);
    if (before?.bytes === bytes && isUntouched(join(out, path), before)) continue;
    const standing = standingAt(out, path);
    if (standing.what === "nothing") differing.push({ path, bytes, state: "missing", standing });
    else if (standing.what === "foreign" || !standing.bytes.equals(bytes)) {
      differing.push({ path, bytes, state: "different", standing });
    }
  }
  return differing;
}

/** Those of the earlier modules that are not made any more, and those that nothing lists; by code unit. */
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

type Written = WrittenModules extends Map<string, infer Module> ? Module : never;

function isUntouched(file: string, { size, mtimeMs }: Written): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.size === size && stats.mtimeMs === mtimeMs;
}

/** Records the stats of modules that were written, or were read and found equal. */
function remember(
  out: string,
  modules: readonly EmittedModule[],
  different: readonly DifferingModule[],
  known: WrittenModules,
): void {
  for (const { path } of different) known.delete(path);
  for (const { path, bytes } of modules) {
    if (known.get(path)?.bytes === bytes) continue;
    const { size, mtimeMs } = statSync(join(out, path));
    known.set(path, { bytes, size, mtimeMs });
  }
}

function remove(out: string, path: string): void {
  rmSync(join(out, path), { force: true });
  // Folders that became empty go as well, up to the output folder.
  for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) {
    try {
      rmdirSync(join(out, folder));
    } catch {
      return;
    }
  }
}

/** On Windows a scanner or editor may hold a file for a moment. */
function rename(from: string, to: string): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      renameSync(from, to);
      return;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (attempt >= 5 || (code !== "EPERM" && code !== "EBUSY" && code !== "EACCES")) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 * 2 ** attempt);
    }
  }
}
