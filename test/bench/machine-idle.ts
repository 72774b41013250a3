import { cpus } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** Milliseconds over which the machine is looked at, and how long processors may have worked in them. */
const window = 100;
const most = 20;
/** After so many milliseconds it is measured all the same. */
const patience = 1000;

/** Resolves when what other processes did after their own turn is over: collecting garbage, say, or writing caches. */
export async function machineIdle(): Promise<void> {
  const end = performance.now() + patience;
  for (let before = busy(); performance.now() < end;) {
    await pause(window);
    const now = busy();
    if (now - before <= most) return;
    before = now;
  }
}

/** Milliseconds for which the processors have worked. */
function busy(): number {
  return cpus().reduce(
    (sum, { times }) => sum + times.user + times.nice + times.sys + times.irq,
    0,
  );
}
