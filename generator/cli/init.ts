/** `init`: creates a project that runs as it is, or adds what is missing to an existing one. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Option } from "commander";
import { displayPath } from "../disk/display-path.ts";
import type { Console } from "./console.ts";
import type { ProgramCommand } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options.ts";
import {
  developmentPackages,
  hasModules,
  namesDefwright,
  templates,
  type StarterTemplate,
} from "./starter-packages.ts";
import type { StarterReport } from "./starter-report.ts";

interface InitOptions {
  readonly from?: string;
  readonly template?: StarterTemplate;
  readonly yes?: boolean;
}

export function addInitCommand(program: ProgramCommand): void {
  program
    .command("init")
    .summary("write a small working game, or add content to a project")
    .description(
      "In an empty folder, writes a small game with content of every kind, as a Vite page or for the terminal,\n" +
        "with its package.json, tsconfig.json, editor settings and ignore lines.\n" +
        "In a project that has a package.json, writes a configuration, a sample pack and editor settings, and prints\n" +
        "what to paste where; with --template, the game's files as well. Existing files are never overwritten.\n" +
        "With --from, the configuration names the packs below the folder of a game, in load order, and the dialect\n" +
        "in which they have the fewest findings. The game is only read.",
    )
    .argument("[dir]", "folder to start in", ".")
    .addOption(
      new Option("--template <name>", 'what the game runs in (default: "vite")').choices(templates),
    )
    .addOption(
      new Option("--from <game>", "folder of a game that has content").conflicts("template"),
    )
    .option("-y, --yes", "ask no questions, as when there is no terminal")
    .exits("ok", "usage", "crash")
    .examples([
      ["defwright init my-game", "a game on a web page, in a new folder"],
      ["defwright init my-game --template console", "the same game for the terminal"],
      ["defwright init", "in this folder"],
      ["defwright init my-mods --from game/data", "a project for the content of a game"],
    ])
    .action(async (directory: string, _options: unknown, command: ProgramCommand) => {
      const { console } = program.context;
      const options = command.given<InitOptions>();
      const folder = resolve(console.cwd, directory);
      const isNew = !existsSync(join(folder, "package.json"));
      const [isInstalled, isModule] = [namesDefwright(folder), isNew || hasModules(folder)];
      const proposed = await initFromGame(options, folder, console);
      if (typeof proposed === "number") {
        program.context.exitCode = proposed;
        return;
      }
      const isGame = isNew && proposed === undefined;
      const template = options.template ?? (isGame ? await chosen(options, console) : undefined);
      const { writeStarter } = await import("./starter.ts");
      const written = await writeStarter(folder, template);
      if (isGame && allOurs(written)) await buildStarter(folder);
      const report = proposed
        ? [proposed, ...written.filter(({ path }) => path !== proposed.path)]
        : written;
      program.context.exitCode = exitCodes.ok;
      if (options.quiet === true) return;
      for (const { path, what, remark } of report) {
        console.err(`${what.padEnd(8)} ${path}\n`);
        if (remark !== undefined) console.err(`         ${remark}\n`);
      }
      const steps = isGame ? newSteps : stepsInProject(isInstalled, isModule, template);
      const more = proposed
        ? "A mod of your own is a further directory in"
        : "Edit content/core, and add mods as further directories to";
      console.err(nextSteps(displayPath(folder, console.cwd), steps, `${more} "packs".`));
    });
}

async function initFromGame(
  options: GlobalOptions & InitOptions,
  folder: string,
  console: Console,
): Promise<StarterReport | ExitCode | undefined> {
  if (options.from === undefined) return undefined;
  const { initFrom } = await import("./init-from.ts");
  return initFrom(options.from, folder, options, console);
}

/** Asks for the template on a terminal; otherwise returns the first one. */
async function chosen({ yes }: InitOptions, { ask }: Console): Promise<StarterTemplate> {
  const [usual] = templates;
  if (yes === true || ask === undefined) return usual;
  for (;;) {
    const answer = await ask(
      `What should the game run in – ${templates.join(" or ")}? [${usual}] `,
    );
    // The input ended.
    if (answer === undefined || answer === "") return usual;
    const found = templates.find((each) => each.startsWith(answer.toLowerCase()));
    if (found !== undefined) return found;
  }
}

/** Whether the configuration and the content are all our own files, which need no validation. */
function allOurs(report: readonly StarterReport[]): boolean {
  return report
    .filter(({ path }) => path.startsWith("content/") || path.startsWith("defwright.config."))
    .every(({ what }) => what === "written");
}

/** Builds the starter, so that editors and the compiler find the modules at once. */
async function buildStarter(folder: string): Promise<void> {
  const { loadSettings } = await import("../config/load-config.ts");
  const { build } = await import("../build/build.ts");
  const { settings } = await loadSettings({ workingDirectory: folder });
  if (settings !== undefined) build(settings);
}

/** What to type, and what it does if that needs explaining. */
type Step = readonly [command: string, what: string];

const newSteps: readonly Step[] = [
  ["npm install", ""],
  ["npm run dev", "runs the game; edit content/core and src meanwhile"],
  ["npm run check", "is the content valid, is the output current, does the game compile?"],
];

/** What its `package.json` says: whether it names defwright, and whether its files are ES modules. */
function stepsInProject(
  isInstalled: boolean,
  isModule: boolean,
  template: StarterTemplate | undefined,
): Step[] {
  const steps: Step[] = [];
  if (!isInstalled) {
    steps.push(["npm install defwright", "the generated modules import defwright/runtime"]);
  }
  if (!isModule) {
    steps.push(["npm pkg set type=module", "if tsx runs the game, or an .mjs file imports them"]);
  }
  if (template) steps.push([`npm install --save-dev ${developmentPackages(template)}`, ""]);
  steps.push(["npx defwright build", "compiles the content into generated/"]);
  steps.push(["npx defwright watch", "the same after every edit"]);
  return steps;
}

/** A path as one word of a command line. */
function asWord(path: string): string {
  if (/^[\p{L}\p{N}./\\:@%+=,_-]+$/u.test(path)) return path;
  return `"${path.replaceAll(/["$`]/gu, (character) => `\\${character}`)}"`;
}

function nextSteps(folder: string, commands: readonly Step[], more: string): string {
  const width = Math.max(
    ...commands.filter(([, what]) => what !== "").map(([words]) => words.length),
  );
  return [
    "",
    "Next:",
    ...(folder === "" ? [] : [`  cd ${asWord(folder)}`]),
    ...commands.map(([words, what]) => `  ${words.padEnd(width)}  ${what}`.trimEnd()),
    "",
    more,
    "",
  ].join("\n");
}
