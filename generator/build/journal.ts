/**
 * The journal of a build that is putting its modules in place: a folder in the output that holds one file. The file is
 * named after the process that owns it and lists everything that is still to be done. The folder is prepared under a
 * temporary name and then renamed, so only one of two competing builds gets it. A process that takes over from one that
 * has ended renames the file, which also succeeds for only one process. While the journal exists, the output may be a
 * mixture of two builds.
 *
 * States: no folder, or an empty one (a process ended between removing the file and the folder): no build is in
 * progress. A file of a running process: wait. A file of an ended process, or one that was given up: the next process
 * that finds it completes the work.
 */
import {
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { errorCode } from "../disk/error-code.ts";
import { Obstacle } from "../disk/obstacle.ts";
import { isExactly, isText, listOf, objectOf, optional, type Check } from "../json/checked.ts";
import { readJson } from "../json/parse-json.ts";
import { lifeOf, processName } from "../disk/process-name.ts";
import { isTemporaryName, temporaryName } from "../disk/temporary.ts";
import { isModulePath, isWrittenPath, journalName, manifestName } from "../config/output-names.ts";
import type { ManifestFile } from "./manifest.ts";

/** Everything that a build does to the output, in this order. */
export interface Journal {
  /** Modules to put in place. */
  readonly write: readonly JournalFile[];
  /** Paths of modules and temporary files to remove. */
  readonly remove: readonly string[];
  readonly manifest?: JournalFile;
}

export interface JournalFile extends ManifestFile {
  /** Name of the file in the same folder that holds its bytes until then. */
  readonly temporary: string;
}

/** Name of a journal file whose process could not complete it. */
const givenUp = "given-up";

/** A process of another machine or container is presumed ended when its journal is older than this. Milliseconds. */
const longest = 60_000;

export type JournalState = "none" | "running" | "left behind";

/** Whether there is a journal in an output folder, and whether its process is still running. */
export function journalState(out: string): JournalState {
  const file = journalFile(out);
  if (file === undefined) return "none";
  return isLeft(out, file) ? "left behind" : "running";
}

/**
 * Puts the journal in place.
 * @returns whether it did; `false` if there is another journal
 */
export function openJournal(out: string, journal: Journal): boolean {
  const prepared = join(out, temporaryName());
  const folder = join(out, journalName);
  let isOpen = false;
  try {
    mkdirSync(prepared);
    writeFileSync(join(prepared, processName()), printJournal(journal));
    for (const again of [true, false]) {
      try {
        renameSync(prepared, folder);
        return (isOpen = true);
      } catch (error) {
        const code = errorCode(error) ?? "";
        if (code === "ENOTDIR") throw foreignJournal(folder);
        if (!occupied.has(code)) throw error;
        // Not every system lets a folder replace an empty one.
        if (!again || !removeEmpty(folder)) return false;
      }
    }
    return false;
  } finally {
    if (!isOpen) rmSync(prepared, { recursive: true, force: true });
  }
}

function foreignJournal(folder: string): Obstacle {
  return new Obstacle(`${JSON.stringify(folder)} is not a folder created by defwright. Remove it.`);
}

const occupied: ReadonlySet<string> = new Set(["ENOTEMPTY", "EEXIST", "EPERM", "EACCES"]);

/**
 * Takes over the journal of a process that has ended.
 * @returns `undefined` if there is nothing to take over: there is no journal, its process is running, or another
 * process was faster
 */
export function takeJournal(out: string): { readonly journal: Journal | undefined } | undefined {
  const found = journalFile(out);
  if (found === undefined || !isLeft(out, found)) return undefined;
  const folder = join(out, journalName);
  const file = join(folder, processName());
  try {
    renameSync(join(folder, found), file);
    return { journal: parseJournal(readFileSync(file, "utf8")) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Replaces this process's own journal with another one. */
export function replaceJournal(out: string, journal: Journal): void {
  const folder = join(out, journalName);
  const temporary = join(folder, temporaryName());
  writeFileSync(temporary, printJournal(journal));
  renameSync(temporary, join(folder, processName()));
}

/** Removes this process's journal: everything is in place. */
export function closeJournal(out: string): void {
  const folder = join(out, journalName);
  rmSync(join(folder, processName()), { force: true });
  removeEmpty(folder);
}

/** Closes a journal that another process began, and removes any other files left in its folder. */
export function closeTakenJournal(out: string): void {
  const folder = join(out, journalName);
  for (const name of readdirSync(folder)) {
    if (name !== processName()) rmSync(join(folder, name), { recursive: true, force: true });
  }
  closeJournal(out);
}

/** Leaves this process's journal for any later build to complete, including one of this process. */
export function giveUpJournal(out: string): void {
  const folder = join(out, journalName);
  renameSync(join(folder, processName()), join(folder, givenUp));
}

/** The name of the file in the journal's folder; the first one if there are more. */
function journalFile(out: string): string | undefined {
  const folder = join(out, journalName);
  let names: string[];
  try {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (!stats.isDirectory()) throw foreignJournal(folder);
    names = readdirSync(folder);
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return undefined;
    throw error;
  }
  if (names.length === 0) removeEmpty(folder);
  const files = names.filter((name) => !isTemporaryName(name));
  return (files.length > 0 ? files : names).sort()[0];
}

function isLeft(out: string, name: string): boolean {
  if (name === givenUp) return true;
  const life = lifeOf(name);
  // A thread does one thing at a time: a journal of its own that it finds here is one that it could not complete.
  if (life !== "unknown") return life !== "running";
  const stats = statSync(join(out, journalName, name), { throwIfNoEntry: false });
  return stats !== undefined && Date.now() - stats.mtimeMs > longest;
}

function removeEmpty(folder: string): boolean {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

function printJournal(journal: Journal): string {
  return JSON.stringify({ journalVersion: 1, ...journal });
}

/** A journal is data that may come from anywhere: `undefined` if it would touch anything but our own modules. */
function parseJournal(text: string): Journal | undefined {
  const found: unknown = readJson(text);
  if (!isJournal(found)) return undefined;
  const { write, remove, manifest } = found;
  return { write, remove, ...(manifest ? { manifest } : {}) };
}

const isFileOf = (isPath: (path: string) => boolean): Check<JournalFile> =>
  objectOf({
    path: (path): path is string => isText(path) && isPath(path),
    sha256: isText,
    temporary: (name): name is string => isText(name) && isTemporaryName(name),
  });

const isManifestFile = isFileOf((path) => path === manifestName);

const isJournal = objectOf<Journal & { readonly journalVersion: 1 }>({
  journalVersion: isExactly(1),
  write: listOf(isFileOf(isModulePath)),
  remove: listOf((path): path is string => isText(path) && isWrittenPath(path)),
  manifest: optional(isManifestFile),
});
