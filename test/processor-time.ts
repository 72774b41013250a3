/** What processors do for some work: other processes on a busy machine add little to it. */
import { existsSync, readFileSync } from "node:fs";

/**
 * Returns a stopwatch, which says how many milliseconds the thread took since it was asked last, and how many the whole
 * process: with what compiles and collects garbage beside it. Where the system does not say (not Linux), both are those
 * of the process.
 */
export function createStopwatch(): () => { readonly thread: number; readonly process: number } {
  let [thread, usage] = [threadTime(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(usage);
    const ofProcess = (user + system) / 1000;
    const now = threadTime();
    const ofThread = now === undefined || thread === undefined ? ofProcess : now - thread;
    [thread, usage] = [threadTime(), process.cpuUsage()];
    return { thread: ofThread, process: ofProcess };
  };
}

/** Milliseconds for which the thread was run. */
function threadTime(): number | undefined {
  const file = "/proc/thread-self/schedstat";
  if (!existsSync(file)) return undefined;
  const [nanoseconds = ""] = readFileSync(file, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

/** In milliseconds. */
export function timed<T>(run: () => T): { readonly time: number; readonly value: T } {
  const before = process.cpuUsage();
  const value = run();
  const { user, system } = process.cpuUsage(before);
  return { time: (user + system) / 1000, value };
}

/** @returns the least of three runs in milliseconds, at least one */
export function processorTime(work: () => void): number {
  const times = Array.from({ length: 3 }, () => timed(work).time);
  return Math.max(1, Math.min(...times));
}
