/** `defwright watch` as people start it: in a process of its own. */
import { spawn } from "node:child_process";
import { command } from "../command.ts";
import { eventually } from "../project-folder.ts";

export interface Command {
  /** What it has printed so far. */
  readonly said: () => string;
  readonly ended: () => boolean;
  readonly close: () => Promise<void>;
}

/** Watches the project in a folder; resolves when edits will be noticed. */
export async function startWatch(folder: string, ...words: readonly string[]): Promise<Command> {
  const [program, script] = command;
  const child = spawn(program, [script, "watch", ...words], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, NO_COLOR: "1" },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  }
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    child.once("exit", () => {
      isOver = true;
      resolve();
    });
  });
  const close = async (): Promise<void> => {
    child.kill("SIGKILL");
    await over;
  };
  try {
    await eventually(
      () => text.includes("watching; ") || isOver || undefined,
      () => `a watcher: ${text}`,
      60_000,
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { said: () => text, ended: () => isOver, close };
}
