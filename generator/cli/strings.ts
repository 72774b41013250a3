/** `strings`: the texts that players read, for translators. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { visibleText } from "../diagnostics/visible-text.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import { readBytes } from "../disk/read-bytes.ts";
import type { TranslatableString } from "../strings/collect-strings.ts";
import type { Named, TranslationGaps } from "../strings/pot.ts";
import type { ProgramCommand, Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";

interface StringsOptions {
  readonly json?: boolean;
  readonly check?: string;
}

export function addStringsCommand(program: ProgramCommand): void {
  program
    .command("strings")
    .summary("the texts that players read, for translators")
    .description(
      "Prints every text of the content that players read, and the sentences of the runtime, as a gettext template\n" +
        "(POT): with plural, context, location, and the authors' comments for translators (//~). With --check it\n" +
        "compares a translation with them instead, and exits with 1 if texts are missing, fuzzy or stale.",
    )
    .option("--json", "a list, for programs")
    .option("--check <file>", "a translation (.po): what is missing, fuzzy or stale in it?")
    .examples([
      ["defwright strings > po/game.pot", "for translators and their tools"],
      ["defwright strings --check po/de.po", "for CI"],
    ])
    .runs(runStrings);
}

async function runStrings(task: Task<StringsOptions>): Promise<ExitCode> {
  const { settings, options, console } = task;
  const { compilePacks } = await import("../build/compile-packs.ts");
  const compilation = compilePacks(settings, { emit: false });
  if (compilation.failed) {
    await task.showFindings(compilation);
    return exitCodes.content;
  }
  const { collectStrings } = await import("../strings/collect-strings.ts");
  const strings = collectStrings(compilation);
  if (options.check !== undefined) return await check(options.check, strings, task);
  if (options.json === true) task.json(strings);
  else {
    const { printPot } = await import("../strings/pot.ts");
    console.out(printPot(strings), "gettext");
  }
  return exitCodes.ok;
}

async function check(
  path: string,
  strings: readonly TranslatableString[],
  task: Task<StringsOptions>,
): Promise<ExitCode> {
  const { options, console } = task;
  const { compareTranslation } = await import("../strings/pot.ts");
  const file = resolve(console.cwd, path);
  if (!existsSync(file)) return task.refuse(`${JSON.stringify(path)} does not exist`);
  let gaps: TranslationGaps;
  try {
    gaps = compareTranslation(strings, Buffer.from(readBytes(file)));
  } catch (error) {
    const plain = error instanceof Error ? error.message : String(error);
    const why = obstacleOf(error)?.message ?? plain;
    return task.refuse(`${path} cannot be read as a translation: ${why}`);
  }
  if (options.json === true) task.json(gaps);
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
  const said = `${String(missing)} missing, ${String(fuzzy)} fuzzy, ${String(stale)} stale`;
  task.say(`${String(strings.length)} texts; ${said}`);
  return missing + fuzzy + stale === 0 ? exitCodes.ok : exitCodes.content;
}
