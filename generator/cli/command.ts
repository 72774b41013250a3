/** The commands of the program: what each adds to its help, and what its runs have in common. */
import { Command } from "commander";
import type { Compilation } from "../compile.ts";
import type { LoadRequest, Settings } from "../config/settings.ts";
import { list } from "../diagnostics/sentence.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { advisedCommand } from "./advised-command.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { unlessObstructed } from "./obstructed.ts";
import { loadOptionsOf, givenTo, type GlobalOptions } from "./options.ts";

/** What each command receives besides its own arguments. */
export interface CommandContext {
  readonly console: Console;
  /** The exit code, set by the command that ran. */
  exitCode: ExitCode;
}

type ExitName = keyof typeof exitCodes;

const meanings: Readonly<Record<ExitName, string>> = {
  ok: "success",
  content: "the content has errors; nothing was written",
  usage: "the command line or the configuration is wrong, or a file cannot be read or written",
  stale: "the content is valid, but the output is not current",
  crash: "a bug in defwright; please report it",
};

/** The program and its commands. */
export class ProgramCommand extends Command {
  readonly context: CommandContext;
  #exits: readonly ExitName[] = ["ok", "content", "usage", "crash"];

  constructor(name: string, context: CommandContext) {
    super(name);
    this.context = context;
  }

  override createCommand(name = ""): ProgramCommand {
    return new ProgramCommand(name, this.context);
  }

  /** Whether it is about findings, so that it takes the options that are. */
  isAboutFindings = false;

  aboutFindings(): this {
    this.isAboutFindings = true;
    return this;
  }

  /** Names its exit codes for the help, if they are not those of most commands. */
  exits(...names: readonly ExitName[]): this {
    this.#exits = names;
    return this;
  }

  /** Adds examples and the exit codes to the help. */
  examples(lines: readonly (readonly [command: string, what: string])[]): this {
    const rows = this.#exits.map(
      (name) => `  ${String(exitCodes[name]).padStart(2)}  ${meanings[name]}\n`,
    );
    const texts = lines.map(([command, what]) => `  ${command}\n      ${what}\n`);
    const codes = rows.length === 0 ? "" : `\nExit codes:\n${rows.join("")}`;
    return this.addHelpText("after", `\nExamples:\n${texts.join("")}${codes}`);
  }

  /**
   * Runs with the settings and the command's own arguments. Problems in the configuration are printed, and the exit
   * code is then 2.
   */
  runs<Own extends object, Words extends readonly unknown[] = []>(
    run: (task: Task<Own>, ...words: Words) => ExitCode | Promise<ExitCode>,
  ): this {
    return this.action(async () => {
      await this.runNow(run);
    });
  }

  /**
   * The same at once, for commands that may not need the settings.
   * @param unsaved texts of files that the configuration names, in place of what is there, by their absolute paths
   */
  async runNow<Own extends object, Words extends readonly unknown[]>(
    run: (task: Task<Own>, ...words: Words) => ExitCode | Promise<ExitCode>,
    unsaved?: LoadRequest["unsaved"],
  ): Promise<void> {
    const { console } = this.context;
    const options = this.given<Own>();
    this.refuseSeveral();
    const runOnce = async (): Promise<ExitCode> => {
      const { loadSettings } = await import("../config/load-config.ts");
      const request = { ...loadOptionsOf(options, console.cwd), ...(unsaved && { unsaved }) };
      const { settings, problems } = await loadSettings(request);
      if (settings === undefined) {
        const { showDiagnostics } = await import("./show-diagnostics.ts");
        showDiagnostics(problems, options, console);
        return exitCodes.usage;
      }
      // Commander passes the arguments that the command declares.
      const words = this.processedArgs as unknown as Words;
      return await run(new Task(settings, options, console), ...words);
    };
    this.context.exitCode = await unlessObstructed(runOnce, options, console);
  }

  /** The options of the command line, with the files that they name. */
  given<Own extends object>(): GlobalOptions & Own {
    return givenTo<Own>(this);
  }

  /** Only `build`, `watch` and `check` accept several configurations. */
  refuseSeveral(): void {
    const { config = [] } = this.optsWithGlobals<GlobalOptions>();
    if (config.length < 2) return;
    this.error(
      `error: "${this.name()}" accepts only one configuration, but ${String(config.length)} are given`,
    );
  }
}

/** One run of a command. */
export class Task<Own extends object = object> {
  readonly settings: Settings;
  readonly options: GlobalOptions & Own;
  readonly console: Console;

  constructor(settings: Settings, options: GlobalOptions & Own, console: Console) {
    this.settings = settings;
    this.options = options;
    this.console = console;
  }

  /** Prints a value for programs. */
  json(value: unknown): void {
    this.console.out(`${JSON.stringify(value)}\n`, "code");
  }

  /** Says what was done. */
  say(text: string): void {
    if (this.options.quiet !== true) this.console.err(`defwright: ${visibleText(text)}\n`);
  }

  /** Says why what was asked for cannot be done, and what may have been meant. */
  refuse(reason: string, suggestion?: string): ExitCode {
    return refuse(this.console, reason, suggestion);
  }

  /** Refuses a name that is no kind of the project; `others` are fine as well. */
  refuseKind(name: string | undefined, others: readonly string[] = []): ExitCode | undefined {
    const names = [...new Set([...this.settings.kinds.names, ...others])];
    if (name === undefined || names.includes(name)) return undefined;
    const reason = `there is no kind "${name}" – expected ${list(names, "or")}`;
    return this.refuse(reason, suggest(name, names)[0]);
  }

  /** Prints the findings that prevent what was asked for. */
  async showFindings(
    { diagnostics, evidence }: Compilation,
    format: GlobalOptions["format"] = "pretty",
  ): Promise<void> {
    const { showDiagnostics } = await import("./show-diagnostics.ts");
    showDiagnostics(diagnostics, { ...this.options, format }, this.console, { evidence });
  }

  /** Says that the answer may lack something. */
  remarkErrors({ failed }: Compilation): void {
    // Of some commands, "--out" is the file that they write.
    const check = advisedCommand("check", { ...this.options, out: undefined });
    if (failed) this.say(`the content has errors; ${check} shows them`);
  }
}

export function refuse(console: Console, reason: string, suggestion?: string): ExitCode {
  console.err(`error: ${visibleText(reason)}\n`);
  if (suggestion !== undefined) console.err(didYouMean(suggestion));
  return exitCodes.usage;
}

export function didYouMean(suggestion: string): string {
  return `(Did you mean ${visibleText(JSON.stringify(suggestion))}?)\n`;
}
