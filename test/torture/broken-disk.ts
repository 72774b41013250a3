/** A disk that fails, or stops for good, at one of the calls that change it. */
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** "stop": nothing is written any more, as after a kill; else the error that every later change of the disk gives. */
export type Fault = "stop" | "ENOSPC" | "EROFS" | "EACCES" | "EIO" | "EMFILE";

export interface BrokenAt {
  readonly fault: Fault;
  /** The first changing call that fails, from 0. */
  readonly call: number;
  /** How often it fails; absent where it does to the end. */
  readonly times?: number;
  /** Called instead where the call is reached; for a process that ends itself. */
  readonly reached?: () => void;
}

/** What is thrown where the disk has stopped: nothing that a program could answer. */
export class Stopped extends Error {}

const changing = [
  "writeFileSync",
  "renameSync",
  "rmSync",
  "rmdirSync",
  "mkdirSync",
  "unlinkSync",
  "utimesSync",
] as const;

type Call = (...parameters: unknown[]) => unknown;
const calls = fs as unknown as Record<(typeof changing)[number], Call>;

/** Breaks the disk; the result mends it, and says how many changing calls there were. */
export function breakDisk({ fault, call, times = Infinity, reached }: BrokenAt): () => number {
  const whole = changing.map((name) => [name, calls[name]] as const);
  let count = 0;
  for (const [name, original] of whole) {
    calls[name] = (...parameters) => {
      const at = count;
      count += 1;
      if (at < call || at >= call + times) return original(...parameters);
      if (at === call) {
        beginWriting(name, parameters, original);
        reached?.();
      }
      if (fault === "stop") throw new Stopped("the disk has stopped");
      throw refusal(fault, name, parameters);
    };
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, original] of whole) calls[name] = original;
    syncBuiltinESMExports();
    return count;
  };
}

/** Of every other file the first half is written. */
function beginWriting(name: string, [path, bytes]: unknown[], original: Call): void {
  if (name !== "writeFileSync" || (bytes as string | Uint8Array).length % 2 === 0) return;
  const all = Buffer.from(bytes as string);
  try {
    original(path, all.subarray(0, all.length / 2));
  } catch {
    // Into a folder that is not there nothing is written.
  }
}

const syscalls: Readonly<Record<string, string>> = {
  writeFileSync: "open",
  renameSync: "rename",
  rmSync: "rm",
  rmdirSync: "rmdir",
  mkdirSync: "mkdir",
  unlinkSync: "unlink",
  utimesSync: "utime",
};

function refusal(code: string, name: string, [path, dest]: unknown[]): Error {
  const syscall = syscalls[name];
  return Object.assign(new Error(`${code}: refused, ${String(syscall)} '${String(path)}'`), {
    code,
    syscall,
    path,
    ...(name === "renameSync" ? { dest } : {}),
  });
}
