/** Content that somebody changes while it is read. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { sep } from "node:path";

const reading = ["openSync", "readFileSync", "readdirSync", "statSync", "lstatSync"] as const;

type Call = (...parameters: unknown[]) => unknown;
const calls = fs as unknown as Record<(typeof reading)[number], Call>;

/**
 * Calls `act` once, right before something in the folder is looked at or read for the nth time, from 0. The result ends
 * that, and says how often there was such a call.
 */
export function atReading(folder: string, nth: number, act: () => void): () => number {
  const whole = reading.map((name) => [name, calls[name]] as const);
  let count = 0;
  let isActing = false;
  for (const [name, original] of whole) {
    calls[name] = (...parameters) => {
      if (!isActing && isIn(folder, parameters[0])) {
        count += 1;
        if (count === nth + 1) {
          isActing = true;
          act();
          isActing = false;
        }
      }
      return original(...parameters);
    };
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of whole) calls[name] = original;
    syncBuiltinESMExports();
    return count;
  };
}

function isIn(folder: string, path: unknown): boolean {
  return typeof path === "string" && (path === folder || path.startsWith(folder + sep));
}
