/** Keys as they are pressed, without Enter, from the terminal that the process runs in. */
import { readFileSync } from "node:fs";

const substitute = "\u001a";

/**
 * @param press Called with each character; Ctrl-C is "\u0003", for a terminal in this mode makes no signal of it.
 * @returns What gives the terminal back; `undefined` where stdin is none, or another program has it.
 */
export function onTerminalKey(press: (key: string) => void): (() => void) | undefined {
  const { stdin } = process;
  if (!stdin.isTTY || !inForeground()) return undefined;
  const pressed = (text: string): void => {
    // An arrow or another key of several characters is no key of ours; pasted text may hold Ctrl-C.
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

/** A job in the background is stopped when it touches its terminal; only Linux tells who is one. */
function inForeground(): boolean {
  try {
    const stat = readFileSync("/proc/self/stat", "utf8");
    const [, , , group, , , foreground] = stat.slice(stat.lastIndexOf(")") + 1).split(" ");
    return group === foreground;
  } catch {
    return true;
  }
}
