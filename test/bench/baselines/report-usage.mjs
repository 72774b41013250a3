// Loaded before a program (`node --import`): says at its end how much memory it took at most, in KB, and how
// long processors worked for it, all threads and the system's part together, in microseconds.
import { readFileSync, writeSync } from "node:fs";

/** Linux counts what the parent held when it forked towards `maxRSS`; the high-water mark begins with the program. */
function peak() {
  try {
    const status = readFileSync("/proc/self/status", "utf8");
    const mark = /^VmHWM:\s+(\d+)/mu.exec(status)?.[1];
    if (mark !== undefined) return mark;
  } catch {
    // Elsewhere than on Linux.
  }
  return String(process.resourceUsage().maxRSS);
}

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeSync(2, `\npeak ${peak()} processor ${user + system}`);
});
