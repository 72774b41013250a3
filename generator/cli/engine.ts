/**
 * The engine's own ways suit servers: space for young objects doubles until it takes some fifty megabytes, garbage stays
 * until the heap is full, and code is optimized that would have to run for seconds to be worth it. A command that
 * compiles once needs none of that.
 */
import { getHeapSpaceStatistics, setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * For a process that compiles once. The space for young objects may grow to some eight megabytes and no further: with
 * less of it too many would count as old. Code has to run eight times as long as usual before it is optimized: on two
 * cores the compiler that does so takes the time of what it is to make faster.
 * @param load loads the compiler, whose code is the first that outlives the collection of young objects
 */
export async function suitOneRun<T>(load: () => Promise<T>): Promise<T> {
  // Node loads what it is made of when it is asked for, and compiles it anew where flags have changed.
  performance.now();
  setFlagsFromString("--interrupt-budget=540000");
  setFlagsFromString("--semi-space-growth-factor=8");
  const loaded = await load();
  if (youngSpace() < enough) collector()?.({ type: "minor" });
  setFlagsFromString("--semi-space-growth-factor=1");
  return loaded;
}

/** In bytes; the half of it that stands ready counts as well. */
const enough = 12 << 20;

function youngSpace(): number {
  const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
  return space?.space_size ?? 0;
}

/** Collects garbage now: so much less memory do later stages need that have no use for what earlier ones left. */
export function collectGarbage(): void {
  collector()?.();
}

/** Collects what was made lately, which takes a few milliseconds: a watcher need not do so amid the next build then. */
export function collectRecent(): void {
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
