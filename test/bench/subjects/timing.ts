export function time(run: () => void): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[sorted.length >> 1] ?? 0;
}
