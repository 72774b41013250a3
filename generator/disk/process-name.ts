/** Names of processes that stay unique when process numbers are reused, for files that a process leaves behind. */
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
import { errorCode } from "./error-code.ts";
import { sha256 } from "./sha256.ts";

/** Number, thread, system and start of a process; only characters that every file system allows. */
const pattern =
  /^(?<pid>\d{1,10})-(?<thread>\d{1,6})-(?<system>[0-9a-f]{8})-(?<start>[0-9a-z]{1,24})$/u;

/** "unknown": a process of another machine or container, or not the name of a process. */
export type Life = "self" | "running" | "ended" | "unknown";

let own: string | undefined;

/** The name of this thread of this process. */
export function processName(): string {
  own ??= [process.pid, threadNumber(), systemName(), startOf("self") ?? "0"].join("-");
  return own;
}

/** Node's module for threads is loaded on first use: most runs write nothing. */
function threadNumber(): number {
  return process.getBuiltinModule("node:worker_threads").threadId;
}

export function lifeOf(name: string): Life {
  if (name === processName()) return "self";
  const { pid = "", system, start } = pattern.exec(name)?.groups ?? {};
  if (system !== systemName()) return "unknown";
  if (!isRunning(Number(pid))) return "ended";
  const now = startOf(pid);
  // Only Linux provides the start time of a process; elsewhere its number must suffice.
  return now === undefined || now === start ? "running" : "ended";
}

/** Identifies the system in which process numbers are unique: each container on a machine has its own. */
function systemName(): string {
  let space = "";
  try {
    space = readlinkSync("/proc/self/ns/pid");
  } catch {
    // Not Linux.
  }
  return sha256(`${hostname()}\n${space}`).slice(0, 8);
}

/** The start of a process, with an identifier of the machine's boot; `undefined` if the system does not provide it. */
function startOf(pid: string): string | undefined {
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The program name, in parentheses, may contain any character; the state follows it.
    const [state, ...more] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (state === "Z" || state === "X") return "ended";
    return `${boot}x${Number(more[18]).toString(36)}`;
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
