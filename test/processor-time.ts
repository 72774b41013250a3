/** What processors do for some work: other processes on a busy machine add little to it. */

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
