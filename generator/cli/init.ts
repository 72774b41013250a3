/** `init`: creates a project that builds as it is. */
import { resolve } from "node:path";
import type { Command } from "commander";
import { displayPath } from "../read/read.ts";
import type { CommandContext } from "./context.ts";
import { exitCodes } from "./exit-codes.ts";
import { examples, exitCodeHelp } from "./help-text.ts";
import type { GlobalOptions } from "./options.ts";

export function addInitCommand(program: Command, context: CommandContext): void {
  program
    .command("init")
    .summary("write a working starter: configuration, sample pack, editor wiring")
    .description(
      "Writes a configuration, a small sample pack, the editor's schema settings and ignore lines.\n" +
        "Nothing that is there is overwritten, and nothing is asked.",
    )
    .argument("[dir]", "folder to start in", ".")
    .addHelpText(
      "after",
      examples([
        ["defwright init", "in this folder"],
        ["defwright init my-game", "in a new one"],
      ]) + exitCodeHelp(["ok", "usage", "crash"]),
    )
    .action(async (directory: string, _options: unknown, command: Command) => {
      const { console } = context;
      const { writeStarter } = await import("./starter.ts");
      const folder = resolve(console.cwd, directory);
      const report = writeStarter(folder);
      context.exitCode = exitCodes.ok;
      if (command.optsWithGlobals<GlobalOptions>().quiet === true) return;
      for (const { path, what, remark } of report) {
        console.err(`${what.padEnd(8)} ${path}\n`);
        if (remark !== undefined) console.err(`         ${remark}\n`);
      }
      console.err(nextSteps(displayPath(folder, console.cwd)));
    });
}

function nextSteps(folder: string): string {
  return [
    "",
    "Next:",
    ...(folder === "" ? [] : [`  cd ${folder}`]),
    "  npm install defwright    the generated modules import defwright/runtime",
    "  npx defwright build      content/ becomes generated/",
    "  npx defwright watch      the same after every edit",
    "",
    `Edit content/core, and add mods as further directories to "packs".`,
    "",
  ].join("\n");
}
