/** `lsp`: the language server, on standard input and output. */
import type { ProgramCommand } from "./command.ts";

export function addLspCommand(program: ProgramCommand): void {
  program
    .command("lsp")
    .summary("language server for editors, on standard input and output")
    .description(
      "Serves the Language Server Protocol on stdin and stdout: findings as you type, completion, hover,\n" +
        "definitions, references, symbols, rename, fixes. Configurations are found in the folders that the\n" +
        "editor has open, and above them. Nothing is written.",
    )
    .option("--stdio", "accepted because editors pass it; there is no other transport")
    .exits("ok", "crash")
    .examples([["defwright lsp", "the command for an editor to start"]])
    .action(async () => {
      const { engine } = program.context.console;
      const { startServer } = await engine.suitOneRun(() => import("../lsp/start.ts"));
      startServer(engine.suitServer);
      // The connection ends the process.
      await new Promise<void>((resolve) => {
        program.context.console.onInterrupt(resolve);
      });
    });
}
