/** Reads keys as they are pressed, without Enter, from the process's terminal. */
import { readFileSync } from "node:fs";

const substitute = "\u001a";

/**
 * @param press Called with each character; Ctrl-C is "\u0003", because a terminal in raw mode sends no signal.
 * @returns A function that restores the terminal; `undefined` if stdin is not a terminal, or if another job is in the
 * foreground.
 */
export function onTerminalKey(press: (key: string) => void): (() => void) | undefined {
  const { stdin } = process;
  if (!stdin.isTTY || !inForeground()) return undefined;
  const pressed = (text: string): void => {
    // Arrow keys and the like are escape sequences, which have no action; pasted text may contain Ctrl-C.
    const keys = text.startsWith("\u001b") ? [] : text;
    for (const key of keys) {
      if (key === substitute) suspend();
      else press(key);
    }
  };
  const release = (): void => {
    stdin.setRawMode(false);
  };
  const take = (): void => {
    stdin.setRawMode(true);
    stdin.resume();
  };
  const suspend = (): void => {
    release();
    process.once("SIGCONT", take);
    process.kill(process.pid, "SIGTSTP");
  };
  stdin.setEncoding("utf8");
  stdin.on("data", pressed);
  process.once("exit", release);
  take();
  return () => {
    stdin.off("data", pressed);
    process.off("exit", release);
    process.off("SIGCONT", take);
    release();
    stdin.pause();
  };
}

/** The system stops a background job that changes its terminal. Only Linux shows which job is in the foreground. */
function inForeground(): boolean {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const [, , , group, , , foreground] = stat.slice(stat.lastIndexOf(")") + 1).split(" ");
    return group === foreground;
  } catch {
    return true;
  }
}
