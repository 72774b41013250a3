/** What a terminal's keys do while something keeps running. */
import type { Console } from "./console.ts";

export interface KeyAction {
  /** Characters that start it; letters in either case. */
  readonly keys: string;
  /** What it is called in the help: "r", "Ctrl-C". */
  readonly name: string;
  readonly does: string;
  readonly run: () => void;
}

export interface Keys {
  /** `r builds again, c clears the screen, q ends`. */
  readonly hint: string;
  /** Gives the terminal back. */
  readonly stop: () => void;
}

/** `undefined` where nobody sits at a terminal. */
export function listenForKeys(console: Console, actions: readonly KeyAction[]): Keys | undefined {
  const all: readonly KeyAction[] = [
    ...actions,
    { keys: "h?", name: "h", does: "shows this", run: help },
  ];
  const stop = console.onKey((key) => {
    // Whoever presses it wants to see where the next output begins.
    if (key === "\r" || key === "\n") console.err("\n");
    all.find(({ keys }) => keys.includes(key.toLowerCase()))?.run();
  });
  if (stop === undefined) return undefined;
  return { hint: actions.map(({ name, does }) => `${name} ${does}`).join(", "), stop };

  function help(): void {
    console.err(all.map(({ name, does }) => `  ${name}  ${does}\n`).join(""));
  }
}
