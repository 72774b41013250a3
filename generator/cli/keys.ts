/** Keys that control a command while it runs in a terminal. */
import type { Console } from "./console.ts";

export interface KeyAction {
  /** Characters that trigger it; letters match in either case. */
  readonly keys: string;
  /** Its name in the help: "r", "Ctrl-C". */
  readonly name: string;
  readonly does: string;
  readonly run: () => void;
}

export interface KeyHandling {
  /** `r rebuilds, c clears the screen, q quits`. */
  readonly hint: string;
  /** Restores the terminal. */
  readonly stop: () => void;
}

/** Returns `undefined` if stdin is not a terminal. */
export function listenForKeys(
  console: Console,
  actions: readonly KeyAction[],
): KeyHandling | undefined {
  const all: readonly KeyAction[] = [
    ...actions,
    { keys: "h?", name: "h", does: "shows this help", run: help },
  ];
  const stop = console.onKey((key) => {
    // An empty line separates the output that follows.
    if (key === "\r" || key === "\n") console.err("\n");
    all.find(({ keys }) => keys.includes(key.toLowerCase()))?.run();
  });
  if (stop === undefined) return undefined;
  return { hint: actions.map(({ name, does }) => `${name} ${does}`).join(", "), stop };

  function help(): void {
    console.err(all.map(({ name, does }) => `  ${name}  ${does}\n`).join(""));
  }
}
