/** Watchers of several tools side by side: processes that see a file change and write their output. */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync, statSync, writeFileSync, type Stats } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ownEngine } from "../../generator/cli/engine.ts";
import { apply, fileOf, type Edit, type State } from "./edits.ts";
import { machineIdle } from "./machine-idle.ts";
import { filesBelow } from "./subject.ts";

export interface Watcher {
  /** `node` arguments. */
  readonly arguments: readonly string[];
  readonly cwd: string;
  /** Folder that it writes to. */
  readonly out: string;
  /** Folders that hold an edit's file. */
  readonly content: (edit: Edit) => readonly string[];
}

export interface Times {
  /** The first edit after the start, in milliseconds. */
  readonly first: number;
  /** Every further one that all watchers answered. */
  readonly each: readonly number[];
  /** How many it never answered. */
  readonly lost: number;
}

/** What a watcher leaves alone for so long is probably all it has to write. */
const quiet = 600;
/** Between an edit that was answered and the next one. */
const between = 200;
/** An edit that is not answered while so many times was looked, a millisecond apart, is lost. */
const looks = 10_000;
/** Nothing that a watcher ever writes takes longer, in milliseconds. */
const patience = 10_000;

/** Path of an output -> its bytes. */
type Bytes = ReadonlyMap<string, Buffer>;
/** Path of an output -> how many bytes it has. */
type Sizes = ReadonlyMap<string, number>;

interface Running {
  readonly watcher: Watcher;
  readonly process: ChildProcess;
  /** Output that an edit changes, as it is in either state. */
  readonly expected: Map<Edit, Record<State, Sizes>>;
  /** What it printed. */
  said: string;
  first: number;
  readonly each: number[];
  lost: number;
}

/**
 * Milliseconds from the moment an edit is written until all that it changes is on disk. Every watcher gets the same
 * edits, one watcher at a time, with the others idle. Both states of each edit are tried once before, which tells
 * what is waited for.
 */
export async function watchInTurns(
  watchers: readonly Watcher[],
  edits: readonly Edit[],
  count: number,
): Promise<Times[]> {
  const running: Running[] = [];
  try {
    for (const watcher of watchers) running.push(await start(watcher));
    for (const each of running) {
      for (const edit of edits) await tryEdit(each, edit);
    }
    const visible = edits.filter((edit) =>
      running.every((each) => (each.expected.get(edit)?.edited.size ?? 0) > 0),
    );
    if (visible.length === 0) throw new Error("no edit changes the output");
    for (let round = 0; round < count; round += 1) {
      // Back and forth, so that every other edit is undone while one is timed.
      const edit = visible[Math.floor(round / 2) % visible.length];
      const state = round % 2 === 0 ? "edited" : "written";
      if (edit === undefined) continue;
      const times: (number | undefined)[] = [];
      for (const each of running) times.push(await timeEdit(each, edit, state));
      if (times.includes(undefined)) continue;
      running.forEach((each, index) => each.each.push(times[index] ?? NaN));
    }
  } finally {
    for (const each of running) each.process.kill("SIGKILL");
  }
  return running.map(({ first, each, lost }) => ({ first, each, lost }));
}

async function start(watcher: Watcher): Promise<Running> {
  const process = spawn(globalThis.process.execPath, [...watcher.arguments], {
    cwd: watcher.cwd,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...globalThis.process.env, NO_COLOR: "1" },
  });
  const running = {
    watcher,
    process,
    expected: new Map(),
    said: "",
    first: NaN,
    each: [],
    lost: 0,
  };
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer): void => {
      running.said += chunk.toString();
      if (running.said.includes("watching")) resolve();
    };
    process.stdout.on("data", listen);
    process.stderr.on("data", listen);
    process.on("exit", (code) => {
      reject(new Error(`the watcher ended with ${String(code)}\n${running.said}`));
    });
  });
  await pause(2 * quiet);
  return running;
}

/** Learns what an edit changes, and leaves the file as it was. */
async function tryEdit(running: Running, edit: Edit, patient = quiet): Promise<void> {
  const { watcher, expected } = running;
  const file = fileOf(edit, watcher.content(edit));
  const before = readAll(watcher.out);
  const start = Date.now();
  apply(edit, file, "edited");
  await untilQuiet(watcher.out, start, patient);
  const edited = readAll(watcher.out);
  const times = new Map([...edited.keys()].map((path) => [path, statSync(path).mtimeMs]));
  const back = Date.now();
  apply(edit, file, "written");
  await untilQuiet(watcher.out, back, patient);
  const written = readAll(watcher.out);
  const paths = [...edited.keys()].filter((path) => !path.endsWith("manifest.json"));
  const isBack = paths.every((path) => bytes(before, path).length === bytes(written, path).length);
  // It was not ready when it was taken to be.
  if (!isBack && patient < patience / 2) {
    await tryEdit(running, edit, 2 * patient);
    return;
  }
  const shown = paths.filter((path) => !bytes(edited, path).equals(bytes(written, path)));
  if (Number.isNaN(running.first) && shown.length > 0) {
    running.first = Math.max(...shown.map((path) => times.get(path) ?? NaN)) - start;
  }
  const pick = (all: Bytes): Sizes => new Map(shown.map((path) => [path, bytes(all, path).length]));
  expected.set(edit, { edited: pick(edited), written: pick(written) });
}

/** `undefined` where it was lost; then the file is written once more, so that the next edit finds all in order. */
async function timeEdit(running: Running, edit: Edit, state: State): Promise<number | undefined> {
  const { watcher, expected } = running;
  const file = fileOf(edit, watcher.content(edit));
  const wanted = [...(expected.get(edit)?.[state] ?? [])].map(([path, size]) => {
    return { path, size, before: readFileSync(path), stats: statSync(path) };
  });
  // Or this process would do it while the watcher works.
  ownEngine.collectGarbage();
  const start = apply(edit, file, state);
  let end: number | undefined;
  for (let look = 0; look < looks && end === undefined; look += 1) {
    if (wanted.every(isWritten)) end = performance.now();
    else await pause(1);
  }
  if (end === undefined) {
    running.lost += 1;
    const again = Date.now();
    writeFileSync(file, readFileSync(file));
    await untilQuiet(watcher.out, again, quiet);
    return undefined;
  }
  await pause(between);
  await machineIdle();
  return end - start;
}

interface Output {
  readonly path: string;
  readonly size: number;
  readonly before: Buffer;
  readonly stats: Stats;
}

/** It has other bytes than before, and all of them: velite's order depends on which file was edited last. */
function isWritten({ path, size, before, stats }: Output): boolean {
  try {
    const now = statSync(path);
    if (now.size !== size || (now.mtimeMs === stats.mtimeMs && now.ino === stats.ino)) return false;
    return !readFileSync(path).equals(before);
  } catch {
    return false;
  }
}

/** Resolves when something was written after `start`, and then nothing more for a while. */
async function untilQuiet(out: string, start: number, patient: number): Promise<void> {
  let newest = 0;
  let since = performance.now();
  while (performance.now() - since < (newest > start ? patient : patience)) {
    await pause(20);
    const now = newestIn(out);
    if (now === newest) continue;
    newest = now;
    since = performance.now();
  }
}

function newestIn(out: string): number {
  try {
    return Math.max(...filesBelow(out).map((path) => statSync(join(out, path)).mtimeMs));
  } catch {
    // A file went away while it was being replaced.
    return 0;
  }
}

function readAll(out: string): Bytes {
  return new Map(filesBelow(out).map((path) => [join(out, path), readFileSync(join(out, path))]));
}

function bytes(all: Bytes, path: string): Buffer {
  return all.get(path) ?? Buffer.alloc(0);
}
