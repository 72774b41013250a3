import { onTerminalKey } from "./terminal-keys.ts";

/** What the command line touches of the process it runs in; tests hand in their own. */
export interface Console {
  /** Absolute working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Data for programs. */
  out(text: string): void;
  /** Text for people. */
  err(text: string): void;
  /** Whether `err` goes to a terminal. */
  readonly terminal: boolean;
  /** Columns for help texts, where known. */
  readonly columns: number | undefined;
  /** Calls back when the user interrupts (Ctrl-C), the process is asked to end, or its terminal is gone. */
  onInterrupt(stop: () => void): void;
  /**
   * Calls back with each key that is pressed, as the character it makes; Ctrl-C is "\u0003" then and no interrupt.
   * Returns what gives the terminal back; `undefined` where nobody can press keys.
   */
  onKey(press: (key: string) => void): (() => void) | undefined;
}

export function processConsole(): Console {
  // A reader that has seen enough, such as `head`, closes the pipe: that is no mistake of ours.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
    process.exit();
  });
  return {
    cwd: process.cwd(),
    env: process.env,
    out: (text) => {
      process.stdout.write(text);
    },
    err: (text) => {
      process.stderr.write(text);
    },
    terminal: process.stderr.isTTY,
    columns: process.stdout.columns,
    onInterrupt: (stop) => {
      process.once("SIGINT", stop);
      process.once("SIGTERM", stop);
      process.once("SIGHUP", stop);
    },
    onKey: onTerminalKey,
  };
}

/** Colour is for terminals; `NO_COLOR`, `FORCE_COLOR` and then the options have the last word. */
export function wantsColour(console: Console, option: boolean | undefined): boolean {
  if (option !== undefined) return option;
  const { NO_COLOR, FORCE_COLOR } = console.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "") return FORCE_COLOR !== "0";
  return console.terminal && console.env["TERM"] !== "dumb";
}
