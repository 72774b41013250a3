/**
 * V8's defaults suit servers: the space for young objects doubles until it reaches about 50 MB, garbage is collected
 * only when the heap is full, and optimizations are made that pay off only after seconds. A command that compiles once
 * does not benefit from any of this.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What a command requests from V8. */
export interface Engine {
  readonly suitOneRun: typeof suitOneRun;
  readonly giveRoom: typeof giveRoom;
  readonly suitServer: typeof suitServer;
  readonly collectGarbage: typeof collectGarbage;
  readonly collectRecent: typeof collectRecent;
}

/** For a command that owns its process. */
export const ownEngine: Engine = {
  ...{ suitOneRun, giveRoom, suitServer, collectGarbage, collectRecent },
};

/** For a command in a process that also does other work: the engine stays as it is. */
export const sharedEngine: Engine = {
  suitOneRun: (load) => load(),
  giveRoom: () => undefined,
  suitServer: () => undefined,
  collectGarbage: () => undefined,
  collectRecent: () => undefined,
};

/**
 * Tunes V8 for a process that compiles once. The space for young objects grows to about 4 MB and no further: with less,
 * too many objects would be promoted to the old generation; with more, peak memory grows.
 * Code has to run eight times as long as usual before it is optimized: on two cores, the optimizing compiler competes
 * with the code that it optimizes.
 * @param load loads the compiler, whose code is the first data to survive the collection of young objects
 */
async function suitOneRun<T>(load: () => Promise<T>): Promise<T> {
  // Node loads its own modules lazily, and recompiles them after flags have changed.
  performance.now();
  setFlagsFromString("--interrupt-budget=540000");
  const loaded = await load();
  growYoungSpace(8 << 20);
  return loaded;
}

/** Lets that space grow to 8 MB, so that a build is about 5 % faster and takes 9 MB more. */
function giveRoom(): void {
  growYoungSpace(16 << 20);
}

/**
 * Tunes V8 for a process that stays as long as an editor does, once it has compiled for the first time: from then on,
 * code is worth optimizing as usual. Before it collects everything, V8 lets the heap grow to several times of what is
 * alive. If it grows by 80 %, the server takes a quarter to a third less memory; if by less, collections slow down more
 * than one answer in twenty.
 */
function suitServer(): void {
  setFlagsFromString("--interrupt-budget=67500");
  setFlagsFromString("--semi-space-growth-factor=2");
  setFlagsFromString("--heap-growing-percent=80");
}

/**
 * V8 lets the space grow after a collection with more survivors than there was room for.
 * @param enough in bytes; V8 counts both semi-spaces
 */
function growYoungSpace(enough: number): void {
  for (let attempt = 0; attempt < 4 && youngSpace() < enough; attempt += 1) {
    setFlagsFromString(`--semi-space-growth-factor=${String(Math.ceil(enough / youngSpace()))}`);
    // Numbers are copied as they are; objects would have to be traversed.
    const survivors = Array.from({ length: 64 }, () => new Array<number>(1000).fill(0.5));
    collector()?.({ type: "minor" });
    survivors.length = 0;
  }
  setFlagsFromString("--semi-space-growth-factor=1");
}

function youngSpace(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? Infinity;
}

/** Collects all garbage, so that later stages reuse the space that earlier ones freed. */
function collectGarbage(): void {
  collector()?.();
}

/**
 * Collects young objects, in a few milliseconds: between two builds of a watcher, so that it does not happen during
 * one.
 */
function collectRecent(): void {
  collector()?.({ type: "minor" });
}

type Collect = (options?: { readonly type: "minor" }) => void;

let known: Collect | undefined;

function collector(): Collect | undefined {
  if (known === undefined) {
    setFlagsFromString("--expose-gc");
    known = runInNewContext("gc") as Collect | undefined;
  }
  return known;
}
