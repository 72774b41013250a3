/**
 * Puts modules in place as one step. First, all bytes are written in full to temporary files beside the old ones. A
 * journal then lists which file goes where and which are removed; this is carried out, the manifest last; and the
 * journal is removed. A process that is killed before the journal exists has changed nothing; one that is killed later
 * leaves the journal, from which the next process continues. This protects against kills but not against power failure,
 * because nothing waits for the disk.
 */
import { sleep } from "../disk/sleep.ts";
import { stampOf } from "../disk/stats-of.ts";
import {
  lstatSync,
  readFileSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode, withPath } from "../disk/error-code.ts";
import type { EmittedModule } from "../emit/emitted-module.ts";
import { makeFolders } from "../disk/make-folders.ts";
import { Obstacle, obstacleOf } from "../disk/obstacle.ts";
import { sha256 } from "../disk/sha256.ts";
import { isTemporaryName, temporaryName } from "../disk/temporary.ts";
import {
  closeJournal,
  closeTakenJournal,
  giveUpJournal,
  openJournal,
  replaceJournal,
  takeJournal,
  type Journal,
  type JournalFile,
} from "./journal.ts";
import { manifestName } from "../config/output-names.ts";
import { hashOf } from "./manifest.ts";
import { isOurs, standingAt } from "./own-files.ts";

export interface Plan {
  /** The modules to write, without the manifest. */
  readonly write: readonly EmittedModule[];
  /** Paths below the output folder. */
  readonly remove: readonly string[];
  readonly manifest?: EmittedModule;
}

/** Identifies the build that put an output's modules in place: every build writes a manifest. */
export function generationOf(out: string): string {
  const stats = statSync(join(out, manifestName), { throwIfNoEntry: false });
  return stats ? stampOf(stats) : "none";
}

interface Circumstances {
  /** The generation for which the plan was made. */
  readonly seen: string;
  /** Whether this process holds a journal that cannot be completed; the plan's journal replaces it. */
  readonly takenOver: boolean;
  /** Called when everything is in place, while no other build can have changed it. */
  readonly placed: () => void;
}

/**
 * Carries out the plan.
 * @returns whether it did; `false` if another build was faster, so that the plan was made for outdated modules
 */
export function carryOut(
  out: string,
  plan: Plan,
  { seen, takenOver, placed }: Circumstances,
): boolean {
  const made: string[] = [];
  let isOpen = takenOver;
  try {
    const journal = prepare(out, plan, made);
    if (takenOver) replaceJournal(out, journal);
    else if (!openJournal(out, journal)) return false;
    isOpen = true;
    if (!takenOver && generationOf(out) !== seen) {
      closeJournal(out);
      return false;
    }
    made.length = 0;
    proceed(out, journal);
    placed();
    (takenOver ? closeTakenJournal : closeJournal)(out);
    return true;
  } catch (error) {
    throw isOpen ? unfinished(out, error) : unchanged(withPath(error, out));
  } finally {
    for (const path of made.reverse()) undo(path);
  }
}

/** Writes the temporary files. Their absolute paths, and those of the folders created for them, are added to `made`. */
function prepare(out: string, { write, remove, manifest }: Plan, made: string[]): Journal {
  const file = (module: EmittedModule): JournalFile => {
    const { path, bytes } = module;
    const final = join(out, path);
    const temporary = temporaryName();
    const file = join(dirname(final), temporary);
    made.push(file);
    try {
      writeNew(file, bytes, made);
    } catch (error) {
      throw withPath(error, final);
    }
    return { path, sha256: hashOf(module, bytes), temporary };
  };
  const files = write.map(file);
  return { write: files, remove, ...(manifest ? { manifest: file(manifest) } : {}) };
}

/** Adds the folders that had to be created for the file to `made`, before the file. */
function writeNew(file: string, bytes: Uint8Array, made: string[]): void {
  try {
    writeFileSync(file, bytes, { flag: "wx" });
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    made.splice(-1, 0, ...makeFolders(dirname(file)));
    writeFileSync(file, bytes, { flag: "wx" });
  }
}

function undo(path: string): void {
  try {
    if (lstatSync(path).isDirectory()) rmdirSync(path);
    else rmSync(path);
  } catch {
    return;
  }
}

function proceed(out: string, { write, remove, manifest }: Journal): void {
  for (const file of write) putInPlace(out, file);
  for (const path of remove) removeOurs(out, path);
  if (manifest) putInPlace(out, manifest);
}

function putInPlace(out: string, { path, temporary }: JournalFile): void {
  const final = join(out, path);
  rename(join(dirname(final), temporary), final);
}

/** The outcome for a build that was interrupted while putting its modules in place. */
export type Recovered =
  | { readonly completed: true; readonly modules: number }
  /** Files that it had written are gone: the output may be a mixture until a build succeeds. */
  | { readonly completed: false };

/**
 * Completes what another process left. Returns `undefined` if there is nothing to take over; if it cannot be completed,
 * this process holds the journal now.
 */
export function recover(out: string): Recovered | undefined {
  const taken = takeJournal(out);
  if (taken === undefined) return undefined;
  const { journal } = taken;
  if (journal === undefined) return { completed: false };
  const { write, manifest, remove } = journal;
  const files = [...write, ...(manifest ? [manifest] : [])];
  const states = new Map(files.map((file) => [file, stateOf(out, file)]));
  if ([...states.values()].includes("lost")) return { completed: false };
  const isWaiting = (file: JournalFile): boolean => states.get(file) === "waiting";
  const last = manifest && isWaiting(manifest) ? { manifest } : {};
  try {
    proceed(out, { write: write.filter(isWaiting), remove, ...last });
    closeTakenJournal(out);
  } catch (error) {
    throw unfinished(out, error);
  }
  return { completed: true, modules: write.length };
}

/**
 * The journal may be forged: only a file that starts with our first line is put in place, and it replaces only such a
 * file.
 */
function stateOf(
  out: string,
  { path, sha256: hash, temporary }: JournalFile,
): "waiting" | "placed" | "lost" {
  const final = join(out, path);
  const standing = standingAt(out, path);
  if (standing.what === "foreign") return "lost";
  const source = join(dirname(final), temporary);
  if (lstatSync(source, { throwIfNoEntry: false })?.isFile() === true) {
    const bytes = readFileSync(source);
    if (sha256(bytes) === hash && isOurs(path, bytes)) return "waiting";
  }
  return standing.what === "ours" && sha256(standing.bytes) === hash ? "placed" : "lost";
}

function unchanged(error: unknown): unknown {
  return withRemark(error, "Nothing was written: the last good output is kept.");
}

/** The journal stays, so that the next build can complete it. */
function unfinished(out: string, cause: unknown): unknown {
  const error = withPath(cause, out);
  try {
    giveUpJournal(out);
  } catch {
    // The journal then keeps the name of this process, and can be taken over when the process ends.
  }
  return withRemark(
    error,
    `Only some of the modules in ${JSON.stringify(out)} are new: the next build completes them, and "defwright check" fails until then.`,
  );
}

/** The error of the system as a sentence, and what it means for the output; any other error is a defect of ours. */
function withRemark(error: unknown, remark: string): unknown {
  const reason = obstacleOf(error);
  return reason ? new Obstacle(`${reason.message} ${remark}`, { cause: error }) : error;
}

function removeOurs(out: string, path: string): void {
  const file = join(out, path);
  const standing = standingAt(out, path);
  // Nothing behind a link is ours.
  const isThere =
    standing.what === "ours" || (standing.what === "foreign" && standing.path === path);
  if (isThere && isTemporaryName(basename(path))) rmSync(file, { recursive: true, force: true });
  else if (standing.what === "ours") rmSync(file, { force: true });
  // Folders that became empty are removed too, up to the output folder.
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
      const code = errorCode(error);
      if (attempt >= 5 || (code !== "EPERM" && code !== "EBUSY" && code !== "EACCES")) throw error;
      sleep(10 * 2 ** attempt);
    }
  }
}
