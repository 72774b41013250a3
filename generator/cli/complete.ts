/** `complete`: scripts that let a shell complete commands, options and their values. */
import { Argument, type Command } from "commander";
import { list } from "../diagnostics/sentence.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { completionScripts } from "./completion-scripts.ts";
import { refuse, type ProgramCommand } from "./command.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

/** Adds the command to the help only; `runCompletion` implements it, and is loaded on demand. */
export function addCompleteCommand(program: ProgramCommand): void {
  program
    .command("complete")
    .summary("print a completion script for a shell")
    .description("Prints a script that makes a shell complete commands, options and their values.")
    .addArgument(new Argument("<shell>", "your shell").choices(Object.keys(completionScripts)))
    .exits()
    .examples([["source <(defwright complete bash)", "in ~/.bashrc; likewise for zsh"]]);
}

/** Whether these arguments run completion rather than request its help. */
export function asksForCompletion([command, first, ...words]: readonly string[]): boolean {
  if (command !== "complete" || first === undefined) return false;
  return first === "--" || ![first, ...words].some((word) => word === "--help" || word === "-h");
}

/**
 * `complete <shell>` prints the script; `complete -- <words…>`, which the scripts call, prints the candidates for the
 * last word.
 * @param args What follows `complete`.
 */
export async function runCompletion(
  program: Command,
  args: readonly string[],
  console: Console,
): Promise<ExitCode> {
  const [shell = "", ...words] = args;
  if (shell === "--") {
    const { completionOf } = await import("./completion.ts");
    const { candidates, files } = await completionOf(program, words, console.cwd);
    console.out(
      candidates.map(({ word, about }) => `${word}\t${about}\n`).join("") +
        (files ? ":0\n" : ":4\n"),
    );
    return exitCodes.ok;
  }
  const script = Object.hasOwn(completionScripts, shell) ? completionScripts[shell] : undefined;
  if (script === undefined || words.length > 0) {
    const shells = Object.keys(completionScripts);
    const reason = `there is no shell "${args.join(" ")}" – expected ${list(shells, "or")}`;
    return refuse(console, reason, suggest(shell, shells)[0]);
  }
  console.out(script);
  return exitCodes.ok;
}
