/** `lsp`: the language server, on standard input and output. */
import type { Command } from "commander";
import type { CommandContext } from "./context.ts";
import { examples, exitCodeHelp } from "./help-text.ts";

export function addLspCommand(program: Command, context: CommandContext): void {
  program
    .command("lsp")
    .summary("language server for editors, on standard input and output")
    .description(
      "Serves the Language Server Protocol on stdin and stdout: findings as you type, completion, hover,\n" +
        "definitions, references, symbols, rename, fixes. Configurations are found in the folders that the\n" +
        "editor has open, and above them. Nothing is written.",
    )
    .option("--stdio", "accepted because editors pass it; there is no other transport")
    .addHelpText(
      "after",
      examples([["defwright lsp", "the command for an editor to start"]]) +
        exitCodeHelp(["ok", "crash"]),
    )
    .action(async () => {
      const { startServer } = await import("../lsp/start.ts");
      startServer();
      // The connection ends the process.
      await new Promise<void>((resolve) => {
        context.console.onInterrupt(resolve);
      });
    });
}
