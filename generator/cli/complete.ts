/** `complete`: scripts that let a shell complete commands, options and their values. */
import type { Command } from "commander";
import { examples } from "./help-text.ts";

/** Adds the command to the help; `implementComplete` adds what it does, only when it is run. */
export function addCompleteCommand(program: Command): void {
  program
    .command("complete")
    .summary("print a completion script for a shell")
    .description("Prints a script that makes a shell complete commands, options and their values.")
    .argument("<shell>", "bash, zsh, fish or powershell")
    .addHelpText(
      "after",
      examples([["source <(defwright complete bash)", "in ~/.bashrc; zsh alike"]]),
    );
}

/** Whether these arguments run completion rather than ask for help on it. */
export function asksForCompletion(args: readonly string[]): boolean {
  return (
    args[0] === "complete" && args.length > 1 && !args.includes("--help") && !args.includes("-h")
  );
}

/** @param program Without a `complete` command of its own. */
export async function implementComplete(program: Command): Promise<void> {
  const { default: tab } = await import("@bomb.sh/tab/commander");
  tab(program);
}
