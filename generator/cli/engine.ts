/**
 * V8's defaults suit servers: the space for young objects doubles until it takes some 50 MB, garbage is collected only
 * when the heap is full, and code is optimized that pays off only after seconds. A command that compiles once has no
 * use for that.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What a command asks of V8. */
export interface Engine {
  readonly suitOneRun: typeof suitOneRun;
  readonly collectGarbage: typeof collectGarbage;
  readonly collectRecent: typeof collectRecent;
}

/** For who owns the process. */
export const ownEngine: Engine = { suitOneRun, collectGarbage, collectRecent };

/** For a command in a process that does other work as well: its engine stays as it is. */
export const sharedEngine: Engine = {
  suitOneRun: (load) => load(),
  collectGarbage: () => undefined,
  collectRecent: () => undefined,
};

/**
 * For a process that compiles once. The space for young objects grows to some 4 MB and no further; with less, too many
 * objects would be promoted to the old generation, with more the peak of memory grows and nothing becomes faster. Code
 * has to run eight times as long as usual before it is optimized: on two cores the optimizing compiler competes with
 * the code that it optimizes.
 * @param load loads the compiler, whose code is the first data to survive the collection of young objects
 */
async function suitOneRun<T>(load: () => Promise<T>): Promise<T> {
  // Node loads its own modules lazily, and recompiles them after flags have changed.
  performance.now();
  setFlagsFromString("--interrupt-budget=540000");
  const loaded = await load();
  growYoungSpace();
  setFlagsFromString("--semi-space-growth-factor=1");
  return loaded;
}

/** V8 lets the space grow after a collection that more objects survived than there was room for. */
function growYoungSpace(): void {
  for (let attempt = 0; attempt < 4 && youngSpace() < enough; attempt += 1) {
    setFlagsFromString(`--semi-space-growth-factor=${String(Math.ceil(enough / youngSpace()))}`);
    // Numbers are copied as they are; objects would have to be gone through.
    const survivors = Array.from({ length: 64 }, () => new Array<number>(1000).fill(0.5));
    collector()?.({ type: "minor" });
    survivors.length = 0;
  }
}

/** In bytes; V8 counts both semi-spaces. */
const enough = 8 << 20;

function youngSpace(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? enough;
}

/** Collects all garbage: later stages take the room of what earlier ones have left. */
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
