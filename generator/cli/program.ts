/** The command line as a whole: its commands, its options, its help. */
import type { Command } from "commander";
import { quotedList } from "../diagnostics/sentence.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { version } from "../disk/version.ts";
import { addAuditCommand } from "./audit.ts";
import { addBuildCommand, addWatchCommand } from "./build.ts";
import { addCheckCommand } from "./check.ts";
import { addConflictsCommand } from "./conflicts.ts";
import { ProgramCommand, type CommandContext } from "./command.ts";
import { addDiffCommand } from "./diff.ts";
import { addExploreCommand } from "./explore.ts";
import { addExplainCommand } from "./explain.ts";
import { addFindCommand } from "./find.ts";
import type { FormatName } from "./formats.ts";
import { addInferCommand } from "./infer.ts";
import { addInitCommand } from "./init.ts";
import { addCacheCommand } from "./cache.ts";
import { addListCommand } from "./list.ts";
import { addLspCommand } from "./lsp.ts";
import { addGlobalOptions, isAboutFindings, isData, type GlobalOptions } from "./options.ts";
import { addRefsCommand } from "./refs.ts";
import { addMigrateCommand } from "./migrate.ts";
import { addReleaseCommand } from "./release.ts";
import { addStringsCommand } from "./strings.ts";
import { addRenameCommand } from "./rename.ts";
import { addTableCommand } from "./table.ts";

/** The common options are listed only once, in the help of the program itself. */
const commonOptions = "Options of all commands, such as -c and --format: defwright --help\n";

/**
 * Joins the lines of a paragraph, so that the help wraps at the terminal's width; paragraphs and indented lines stay.
 */
function unwrapped(text: string): string {
  return text.replace(/(?<!\n)\n(?![\n ])/gu, " ");
}

/** Formats of commands that answer a question rather than list findings. */
const answerFormats: readonly FormatName[] = ["pretty", "json"];

/** Makes commands with `--json` accept `--format json` as an equivalent, and reject formats that only suit findings. */
function answerInFormat(command: Command): void {
  if (!command.options.some(({ long }) => long === "--json")) return;
  const { format } = command.optsWithGlobals<GlobalOptions>();
  if (!answerFormats.includes(format)) {
    command.error(
      `error: "${command.name()}" prints no findings – expected --format pretty or json, not ${format}`,
    );
  }
  if (isData(format)) command.setOptionValue("json", true);
}

/** A variable of a script that is not set is no path and no name; as a path it would be the current folder. */
function refuseEmpty(command: Command): void {
  const values: Readonly<Record<string, unknown>> = command.optsWithGlobals();
  const options = [command, command.parent].flatMap((each) => each?.options ?? []);
  const option = options.find((each) => [values[each.attributeName()]].flat().includes(""));
  const names = command.registeredArguments.map((each) => each.name());
  const argument = names[Math.min(command.args.indexOf(""), names.length - 1)];
  const empty = option?.long ?? (argument === undefined ? undefined : `<${argument}>`);
  if (empty !== undefined) command.error(`error: ${empty} is empty – expected a value`);
}

/** Refuses what is asked about findings where a command answers something else, instead of not doing it. */
function refuseAboutFindings(program: ProgramCommand, command: Command): void {
  const able = program.commands.filter(
    (each) => each instanceof ProgramCommand && each.isAboutFindings,
  );
  const option = program.options.find(
    (each) => isAboutFindings(each) && program.getOptionValue(each.attributeName()) !== undefined,
  );
  if (option === undefined || able.includes(command)) return;
  const names = quotedList(
    able.map((each) => each.name()),
    "and",
  );
  command.error(
    `error: ${option.long ?? ""} is about findings – expected ${names} with it, not "${command.name()}"`,
  );
}

/** Commander suggests commands and options, but not one of their values. */
function withSuggestion(text: string): string {
  const [, word, choices = ""] =
    /'([^']*)' is invalid.*Allowed choices are (.*)\.$/mu.exec(text) ?? [];
  const near = word === undefined ? undefined : suggest(word, choices.split(", "))[0];
  return near === undefined ? text : `${text}(Did you mean ${near}?)\n`;
}

export function createProgram(context: CommandContext): ProgramCommand {
  const { console } = context;
  const program = new ProgramCommand("defwright", context);
  program
    .description(
      "Compiles game-content definition JSON into typed TypeScript modules.\n" +
        "Content comes in packs: a core directory, then mods that change it.",
    )
    .version(version, "-V, --version", "print the version")
    .helpOption("-h, --help", "print help; after a command, help for that command")
    .helpCommand("help [command]", "print help for a command")
    .configureHelp({
      sortSubcommands: false,
      commandDescription: (command) => unwrapped(command.description()),
    })
    .configureOutput({
      writeOut: (text) => {
        console.out(text);
      },
      writeErr: (text) => {
        console.err(text);
      },
      outputError: (text, write) => {
        write(withSuggestion(text));
      },
      getOutHelpWidth: () => console.columns ?? 100,
      getErrHelpWidth: () => console.columns ?? 100,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .exitOverride()
    .showHelpAfterError(`(--help lists what is possible)`)
    .exits("ok", "content", "usage", "stale", "crash")
    .examples([
      ["defwright init", "write a configuration and a sample pack to start from"],
      ["defwright build", "compile what defwright.config.json names"],
      ["defwright watch", "the same after every edit, until Ctrl-C"],
      ["defwright check", "for CI: is the content valid, and is the output current?"],
      ["defwright build --pack core --pack mods/winter --out generated", "without a configuration"],
    ])
    .addHelpText("after", "\nText for people goes to stderr, data to stdout.\n");
  addGlobalOptions(program);
  program.hook("preAction", (_program, command) => {
    refuseEmpty(command);
    refuseAboutFindings(program, command);
    answerInFormat(command);
  });
  program.commandsGroup("Commands:");
  addBuildCommand(program);
  addWatchCommand(program);
  addCheckCommand(program);
  addExplainCommand(program);
  addFindCommand(program);
  addRefsCommand(program);
  addRenameCommand(program);
  addConflictsCommand(program);
  addAuditCommand(program);
  addDiffCommand(program);
  addReleaseCommand(program);
  addMigrateCommand(program);
  addStringsCommand(program);
  addListCommand(program);
  addCacheCommand(program);
  addTableCommand(program);
  addExploreCommand(program);
  addInferCommand(program);
  addInitCommand(program);
  addLspCommand(program);
  for (const command of program.commands) command.addHelpText("after", commonOptions);
  return program;
}
