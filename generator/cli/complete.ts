/** `complete`: scripts that let a shell complete commands, options and their values. */
import type { Command } from "commander";
import { examples } from "./help-text.ts";

/** Stands in the help; what it does is added only when it is asked for, by `implementComplete`. */
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

/** Whether these words ask for completion rather than for help on it. */
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
