/** The watcher on a terminal. */
import { loadSettings } from "../config/load-config.ts";
import type { Settings } from "../config/settings.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatJson } from "../diagnostics/format-json.ts";
import { displayPath } from "../read.ts";
import { createWatcher, type Rebuild } from "../watch.ts";
import type { ChangedDefinition } from "../watch/content-changes.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { loadOptionsOf, type GlobalOptions } from "./options.ts";
import { definitionsLine, modules, modulesLine, showDetails } from "./progress.ts";
import { showDiagnostics } from "./show-diagnostics.ts";

/** Ends, with 0, when the user interrupts. */
export async function runWatch(
  settings: Settings,
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  const interrupted = new Promise<void>((resolve) => {
    console.onInterrupt(resolve);
  });
  const say = (text: string): void => {
    if (options.quiet !== true) console.err(`defwright: ${text}\n`);
  };
  const news = createNews();
  const watcher = await createWatcher(
    settings,
    {
      built: (rebuild) => {
        const { compilation } = rebuild.result;
        if (compilation !== undefined) {
          const fresh = news(compilation.diagnostics);
          showDiagnostics(compilation.diagnostics, options, console, { fresh });
          showDetails(compilation, options, console);
        }
        say(rebuiltLine(rebuild));
      },
      misconfigured: (problems) => {
        showDiagnostics(problems, options, console);
        say("the configuration is wrong; the last good one stays in force");
      },
      failed: (error) => {
        const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
        console.err(`defwright: this build failed, watching goes on\n${text}\n`);
      },
    },
    { reload: () => loadSettings(loadOptionsOf(options, console.cwd)) },
  );
  say("watching; Ctrl-C ends it");
  await interrupted;
  await watcher.close();
  return exitCodes.ok;
}

/** Errors, and of the rest what the build before did not have: nobody reads the same warnings after each edit. */
function createNews(): (diagnostics: readonly Diagnostic[]) => readonly Diagnostic[] {
  let before = new Set<string>();
  return (diagnostics) => {
    const now = new Set(diagnostics.map(formatJson));
    const fresh = diagnostics.filter(
      (each) => each.severity === "error" || !before.has(formatJson(each)),
    );
    before = now;
    return fresh;
  };
}

function rebuiltLine(rebuild: Rebuild): string {
  const { cause, result, changes, milliseconds, settings } = rebuild;
  const time = `in ${String(Math.round(milliseconds))} ms`;
  const what =
    cause === "start"
      ? ""
      : `${some(rebuild.paths.map((path) => displayPath(path, settings.workingDirectory)))}: `;
  if (result.compilation?.failed === true)
    return `${what}errors, the last good output stays, ${time}`;
  const said = [
    ...changed("added", changes.added),
    ...changed("removed", changes.removed),
    ...changed("changed", changes.changed),
  ];
  const content =
    cause === "start" && result.compilation !== undefined
      ? definitionsLine(result.compilation.account)
      : said.join("; ") || "no definition changed";
  const changedModules = modules(result.written);
  const written = changedModules.length > 0 ? ` (${some(changedModules)})` : "";
  return `${what}${content} → ${modulesLine(result)}${cause === "start" ? "" : written}, ${time}`;
}

function changed(verb: string, definitions: readonly ChangedDefinition[]): string[] {
  if (definitions.length === 0) return [];
  return [`${verb} ${some(definitions.map(({ kind, id }) => `${kind} ${JSON.stringify(id)}`))}`];
}

/** The first few of a list, and how many more there are. */
function some(words: readonly string[]): string {
  const most = 5;
  const shown = words.slice(0, most).join(", ");
  return words.length > most ? `${shown} and ${String(words.length - most)} more` : shown;
}
