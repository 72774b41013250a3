/**
 * What processors do for some work: other processes on a busy machine add little to it, and to the least of three less.
 */

/** @returns milliseconds, at least one */
export function processorTime(work: () => void): number {
  const times = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...times));
}
