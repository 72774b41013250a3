import { fstatSync, writeFileSync } from "node:fs";
import { errorCode } from "../disk/error-code.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import { ownEngine, type Engine } from "./engine.ts";
import { onTerminalKey } from "./terminal-keys.ts";

/**
 * What a printed text is, which decides how commands are broken in it:
 * - `text`: lines for people, or of any other format; `##[` and `::` at the beginning of a line get a sign that looks
 *   alike
 * - `annotations`: the same, but lines may begin with `::`, because they are our own commands
 * - `code`: JSON or TypeScript; escapes keep the value of every string
 * - `gettext`: strings are divided, and escapes keep their value
 * - `data`: a diff or a table, which has no escapes: like `text`, and what is broken is said
 *
 * Nobody obeys what is in a file: the last three go there as they are.
 */
export type Form = "text" | "annotations" | "code" | "gettext" | "data";

/** The parts of its process that the command line uses; tests pass in their own. */
export interface Console {
  /** Absolute working directory. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly engine: Engine;
  /** Data for programs, in whole lines. */
  out(text: string, form?: Form): void;
  /** Whether `out` writes to a regular file. */
  readonly outIsFile: boolean;
  /** Text for people, in whole lines. */
  err(text: string, form?: Form): void;
  /** Clears the terminal. */
  clear(): void;
  /** Whether `err` goes to a terminal. */
  readonly terminal: boolean;
  /** Columns for help texts and frames, if known. */
  readonly columns: number | undefined;
  /** Calls back when the user interrupts (Ctrl-C), the process is asked to end, or its terminal or reader is gone. */
  onInterrupt(stop: () => void): void;
  /**
   * Calls back with each key that is pressed, as its character; Ctrl-C is then "\u0003" and no interrupt. Returns a
   * function that restores the terminal; `undefined` if there is no terminal.
   */
  onKey(press: (key: string) => void): (() => void) | undefined;
  /**
   * Asks a question and returns the line typed, trimmed; `undefined` if the input ends. Absent if nobody can answer.
   */
  readonly ask?: ((question: string) => Promise<string | undefined>) | undefined;
}

/** The console of the process that is our own. */
export interface ProcessConsole extends Console {
  /** Waits until everything is written, and says what was not; returns whether all was. */
  readonly isAllWritten: () => Promise<boolean>;
}

export function processConsole(): ProcessConsole {
  const out = new Printer(process.stdout, "stdout");
  const err = new Printer(process.stderr, "stderr");
  const ends = Promise.race([out.end, err.end]);
  return {
    cwd: process.cwd(),
    env: process.env,
    engine: ownEngine,
    out: (text) => {
      out.print(text);
    },
    outIsFile: out.isFile,
    err: (text) => {
      err.print(text);
    },
    clear: () => {
      err.print("\u001b[2J\u001b[3J\u001b[H");
    },
    isAllWritten: async () => {
      const lost = (await out.lost()) ?? (await err.lost());
      if (lost === undefined) return true;
      err.print(`defwright: ${lost}\n`);
      await err.lost();
      return false;
    },
    terminal: process.stderr.isTTY,
    // The window may be resized while a watch runs.
    get columns() {
      return columnsOf(process.stderr) ?? columnsOf(process.stdout);
    },
    onInterrupt: (stop) => {
      process.once("SIGINT", stop);
      process.once("SIGTERM", stop);
      process.once("SIGHUP", stop);
      void ends.then(stop);
    },
    onKey: onTerminalKey,
    // Accessed only when asking, so that nothing else touches stdin.
    get ask() {
      return process.stdin.isTTY && process.stderr.isTTY ? askOnTerminal : undefined;
    },
  };
}

type OwnStream = typeof process.stdout | typeof process.stderr;

/** Whether a stream is a regular file; a closed one is none. */
function isFile({ fd, isTTY }: OwnStream): boolean {
  if (isTTY) return false;
  try {
    return fstatSync(fd).isFile();
  } catch {
    return false;
  }
}

/**
 * Prints to one of the streams of the process. A reader such as `head` closes the pipe when it has what it needs. That
 * is not an error: the command goes on, so that its exit code is right, and further output is discarded. Whatever else
 * keeps text from being written is one.
 */
class Printer {
  readonly #stream: OwnStream;
  readonly #name: string;
  readonly isFile: boolean;
  #failure: Error | undefined;
  /** Resolves once nothing more can be printed. */
  readonly end: Promise<void>;
  #end: () => void = () => undefined;

  constructor(stream: OwnStream, name: string) {
    this.#stream = stream;
    this.#name = name;
    this.isFile = isFile(stream);
    this.end = new Promise((resolve) => {
      this.#end = resolve;
    });
    stream.on("error", this.#fail);
  }

  print(text: string): void {
    if (this.#failure) return;
    if (!this.isFile) this.#stream.write(text, this.#fail);
    else {
      try {
        // The stream would lose what is left when a disk takes only a part.
        writeFileSync(this.#stream.fd, text);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        this.#fail(error);
      }
    }
  }

  readonly #fail = (error: Error | null | undefined): void => {
    if (!error) return;
    this.#failure ??= error;
    this.#end();
  };

  /** Waits for what is under way, and returns the sentence about what could not be written, if anything. */
  async lost(): Promise<string | undefined> {
    // What is written to a stream is written after all that was before.
    await new Promise((resolve) => this.#stream.write("", resolve));
    const error = this.#failure;
    if (error === undefined || errorCode(error) === "EPIPE") return undefined;
    return obstacleOf(Object.assign(error, { path: this.#name }))?.message ?? error.message;
  }
}

async function askOnTerminal(question: string): Promise<string | undefined> {
  const { createInterface } = await import("node:readline");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return new Promise((resolve) => {
    lines.once("close", () => {
      resolve(undefined);
    });
    lines.question(question, (answer) => {
      resolve(answer.trim());
      lines.close();
    });
  });
}

/** The width is unknown for files and pipes, and for terminals that report 0, as those of containers and CI may. */
function columnsOf({ columns }: { readonly columns?: number }): number | undefined {
  return columns === 0 ? undefined : columns;
}

/** Colour is for terminals; `NO_COLOR` and `FORCE_COLOR` override that, and the options override both. */
export function wantsColour(console: Console, option: boolean | undefined): boolean {
  if (option !== undefined) return option;
  const { NO_COLOR, FORCE_COLOR } = console.env;
  if (NO_COLOR !== undefined && NO_COLOR !== "") return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== "") return FORCE_COLOR !== "0";
  return console.terminal && console.env["TERM"] !== "dumb";
}
