/** `strings`: the texts that players read, for translators. */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Option, type Command } from "commander";
import type { Settings } from "../config/settings.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import type { TranslatableString } from "../strings/collect-strings.ts";
import type { Named, TranslationGaps } from "../strings/pot.ts";
import type { Console } from "./console.ts";
import { withSettings, type CommandContext } from "./context.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { examples, exitCodeHelp } from "./help-text.ts";
import type { GlobalOptions } from "./options.ts";

interface StringsOptions {
  readonly json?: boolean;
  readonly check?: string;
}

export function addStringsCommand(program: Command, context: CommandContext): void {
  program
    .command("strings")
    .summary("the texts that players read, for translators")
    .description(
      "Prints every text of the content that players read, and the sentences of the runtime, as a gettext template\n" +
        "(POT): with plural, context, location, and the authors' comments for translators (//~). With --check it\n" +
        "compares a translation with them instead, and exits with 1 if texts are missing, fuzzy or stale.",
    )
    .option("--json", "a list, for programs")
    .addOption(
      new Option("--check <file>", "a translation (.po): what is missing, fuzzy or stale in it?"),
    )
    .addHelpText(
      "after",
      examples([
        ["defwright strings > po/game.pot", "for translators and their tools"],
        ["defwright strings --check po/de.po", "for CI"],
      ]) + exitCodeHelp(["ok", "content", "usage", "crash"]),
    )
    .action(async (_options: unknown, command: Command) => {
      await withSettings<StringsOptions>(command, context, (settings, options) =>
        runStrings(settings, options, context.console),
      );
    });
}

async function runStrings(
  settings: Settings,
  options: GlobalOptions & StringsOptions,
  console: Console,
): Promise<ExitCode> {
  const { compilePacks } = await import("../build/compile-packs.ts");
  const compilation = compilePacks(settings, { emit: false });
  if (compilation.failed) {
    const { showDiagnostics } = await import("./show-diagnostics.ts");
    const { diagnostics, evidence } = compilation;
    showDiagnostics(diagnostics, { ...options, format: "pretty" }, console, { evidence });
    return exitCodes.content;
  }
  const { collectStrings } = await import("../strings/collect-strings.ts");
  const strings = collectStrings(compilation);
  if (options.check !== undefined) {
    return await check(options.check, strings, options, console);
  }
  if (options.json === true) console.out(`${JSON.stringify(strings)}\n`, "code");
  else {
    const { printPot } = await import("../strings/pot.ts");
    console.out(printPot(strings), "gettext");
  }
  return exitCodes.ok;
}

async function check(
  path: string,
  strings: readonly TranslatableString[],
  options: GlobalOptions & StringsOptions,
  console: Console,
): Promise<ExitCode> {
  const { compareTranslation } = await import("../strings/pot.ts");
  const file = resolve(console.cwd, path);
  if (!existsSync(file)) {
    console.err(`error: ${visibleText(JSON.stringify(path))} does not exist\n`);
    return exitCodes.usage;
  }
  let gaps: TranslationGaps;
  try {
    gaps = compareTranslation(strings, readFileSync(file));
  } catch (error) {
    const plain = error instanceof Error ? error.message : String(error);
    const why = obstacleOf(error)?.message ?? plain;
    console.err(
      `error: ${visibleText(path)} cannot be read as a translation: ${visibleText(why)}\n`,
    );
    return exitCodes.usage;
  }
  if (options.json === true) console.out(`${JSON.stringify(gaps)}\n`, "code");
  else {
    for (const [state, list] of Object.entries(gaps) as [string, readonly Named[]][]) {
      for (const { text, context } of list) {
        const beside = context === undefined ? "" : ` (${context})`;
        console.out(`${state}: ${visibleText(JSON.stringify(text) + beside)}\n`);
      }
    }
  }
  const counts = [gaps.missing, gaps.fuzzy, gaps.stale].map((list) => list.length);
  const [missing = 0, fuzzy = 0, stale = 0] = counts;
  if (options.quiet !== true) {
    const said = `${String(missing)} missing, ${String(fuzzy)} fuzzy, ${String(stale)} stale`;
    console.err(`defwright: ${String(strings.length)} texts; ${said}\n`);
  }
  return missing + fuzzy + stale === 0 ? exitCodes.ok : exitCodes.content;
}
