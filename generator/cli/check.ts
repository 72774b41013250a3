/** `check`: what CI asks. */
import { join } from "node:path";
import type { Command } from "commander";
import type { StaleModule } from "../check-current.ts";
import type { Settings } from "../config/settings.ts";
import { displayPath } from "../read.ts";
import type { Console } from "./console.ts";
import { withSettings, type CommandContext } from "./context.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { examples, exitCodeHelp } from "./help-text.ts";
import type { GlobalOptions } from "./options.ts";
import { counted, definitionsLine, showDetails } from "./progress.ts";
import { showDiagnostics } from "./show-diagnostics.ts";

export function addCheckCommand(program: Command, context: CommandContext): void {
  program
    .command("check")
    .summary("is the content valid, is the output current?")
    .description(
      "Checks all content as build does, and writes nothing. Where an output folder is configured or given,\n" +
        "it also compares the modules there with those the content makes, and lists those that differ.",
    )
    .addHelpText(
      "after",
      examples([
        ["defwright check", "in CI, where generated modules are committed"],
        ["defwright check --pack my-mod", "only: is this content valid?"],
        ["defwright check --strict --format json", "warnings fail too; for machines"],
      ]) + exitCodeHelp(["ok", "content", "usage", "stale", "crash"]),
    )
    .action(async (_options: unknown, command: Command) => {
      await withSettings(command, context, (settings, options) =>
        runCheck(settings, options, context.console),
      );
    });
}

async function runCheck(
  settings: Settings,
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  const { check } = await import("../check-current.ts");
  const { compilation, stale } = check(settings);
  showDiagnostics(compilation.diagnostics, options, console);
  showDetails(compilation, options, console);
  const say = (text: string): void => {
    if (options.quiet !== true && options.format !== "json") console.err(`defwright: ${text}\n`);
  };
  if (compilation.failed) return exitCodes.content;
  const valid = `content is valid: ${definitionsLine(compilation.account)}`;
  if (settings.out === undefined) {
    say(valid);
    return exitCodes.ok;
  }
  if (stale.length === 0) {
    say(`${valid}; output is current: ${counted(compilation.modules.length, "module")}`);
    return exitCodes.ok;
  }
  showStale(stale, settings.out, settings.workingDirectory, options, console);
  say(`${valid}; output is stale: ${counted(stale.length, "module")}; run "defwright build"`);
  return exitCodes.stale;
}

const states: Readonly<Record<StaleModule["state"], string>> = {
  missing: "is missing",
  different: "differs from what the content makes",
  extra: "is no longer made from the content",
};

function showStale(
  stale: readonly StaleModule[],
  out: string,
  workingDirectory: string,
  options: GlobalOptions,
  console: Console,
): void {
  for (const { path, state } of stale) {
    const file = displayPath(join(out, path), workingDirectory);
    if (options.format !== "json") console.err(`stale: ${file} ${states[state]}\n`);
    else {
      const message = `Module "${path}" ${states[state]}.`;
      const record = { version: 1, code: "stale-output", severity: "error", message, file, state };
      console.out(`${JSON.stringify(record)}\n`);
    }
  }
}
