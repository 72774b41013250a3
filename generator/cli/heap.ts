/**
 * The engine's own ways with memory suit servers: space for young objects doubles until it takes some fifty megabytes,
 * and garbage stays until the heap is full. A command that compiles once needs neither.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** The space for young objects stays as large as it is. Whoever starts a thread resets this for all threads. */
export const keepYoungSpace = "--semi-space-growth-factor=1";

/** Lets the space for young objects grow to some eight megabytes and no further: less makes garbage of old objects. */
export function limitYoungSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=4");
  collector()?.({ type: "minor" });
  setFlagsFromString(keepYoungSpace);
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
