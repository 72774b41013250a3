/** `watch`: runs a watcher for each project, with its reports, and handles keys on a terminal. */
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import { newsBetween, type News } from "../diagnostics/news.ts";
import { createWatcher, type Watcher, type Rebuild } from "../watch/watch.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { listenForKeys, type KeyAction, type KeyHandling } from "./keys.ts";
import type { GlobalOptions } from "./options.ts";
import { recoveredLine, showDetails, definitionsLine, modules, modulesLine } from "./progress.ts";
import { withKinds } from "../config/settings.ts";
import type { ConfiguredProject } from "./projects.ts";
import { showDiagnostics } from "./show-diagnostics.ts";
import type { Severity } from "../model/severity.ts";
import { displayPath } from "../disk/display-path.ts";
import { firstFew } from "../text/first-few.ts";
import { changeWords } from "../watch/change-words.ts";
import { counted } from "../diagnostics/summary.ts";

/** `content/doors.json: changed t_gate.move_cost 2 → 3; 1 warning new; 21 modules, 1 written (…), in 12 ms`. */
function rebuiltLine(rebuild: Rebuild, news: News): string {
  const { cause, result, changes, milliseconds } = rebuild;
  const time = `in ${String(Math.round(milliseconds))} ms`;
  const why = reason(rebuild);
  const findings = newsWords(news);
  const { compilation } = result;
  if (compilation?.failed === true) {
    const errors = compilation.diagnostics.filter(({ severity }) => severity === "error").length;
    const found = [...findings, counted(errors, "error")].join("; ");
    return `${why}${found}; the last good output is kept, ${time}`;
  }
  if (result.away) {
    const packs = result.away.map((name) => JSON.stringify(name)).join(", ");
    const found = findings.length > 0 ? findings.join("; ") : "no findings are new or gone";
    return `${why}${found}; the last good output is kept until ${packs} is back, ${time}`;
  }
  if (cause === "start" && compilation !== undefined) {
    return `${definitionsLine(compilation.account)} → ${modulesLine(result)}, ${time}`;
  }
  const content = changeWords(changes);
  if (content.length === 0) content.push("no definition changed");
  const written = modules(result.written);
  const names = written.length > 0 ? ` (${firstFew(written)})` : "";
  return `${why}${[...content, ...findings].join("; ")}; ${modulesLine(result)}${names}, ${time}`;
}

function reason({ cause, paths, settings }: Rebuild): string {
  if (cause === "start") return "";
  if (cause === "request") return "rebuilt: ";
  if (cause === "output" && paths.length === 0) return "the output had been modified: ";
  if (paths.length === 0) return "";
  return `${firstFew(paths.map((path) => displayPath(path, settings.workingDirectory)))}: `;
}

/** `1 error new, 2 warnings gone`; empty if nothing is new or gone. */
function newsWords({ fresh, gone }: News): string[] {
  const words = [...counts(fresh, "new"), ...counts(gone, "gone")];
  return words.length > 0 ? [words.join(", ")] : [];
}

const severities: readonly Severity[] = ["error", "warning", "note"];

function counts(diagnostics: readonly Diagnostic[], what: string): string[] {
  return severities.flatMap((each) => {
    const count = diagnostics.filter(({ severity }) => severity === each).length;
    return count > 0 ? [`${counted(count, each)} ${what}`] : [];
  });
}

/** Ends with exit code 0 when the user interrupts it or presses the key for it. */
export async function runWatch(
  projects: readonly ConfiguredProject[],
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  console.onInterrupt(end);
  const watchers: Watcher[] = [];
  let keys: KeyHandling | undefined;
  try {
    for (const project of projects) watchers.push(await watchProject(project, options));
    keys = listenForKeys(console, actions());
    showHint();
    await ended;
  } finally {
    await Promise.all(watchers.map((watcher) => watcher.close()));
    keys?.stop();
  }
  return exitCodes.ok;

  function showHint(): void {
    if (options.quiet === true) return;
    console.err(`defwright: watching; ${keys?.hint ?? "Ctrl-C quits"}\n`);
  }

  function actions(): readonly KeyAction[] {
    const rebuild = (): void => {
      for (const watcher of watchers) watcher.rebuild();
    };
    const wipe = (): void => {
      console.clear();
      showHint();
    };
    return [
      { keys: "r", name: "r", does: "rebuilds", run: rebuild },
      { keys: "c", name: "c", does: "clears the screen", run: wipe },
      // In raw mode the terminal sends Ctrl-C and Ctrl-D as characters.
      { keys: "q\u0003\u0004", name: "q", does: "quits", run: end },
    ];
  }
}

async function watchProject(
  { settings, console, reload }: ConfiguredProject,
  options: GlobalOptions,
): Promise<Watcher> {
  const report = (text: string): void => {
    if (options.quiet !== true) console.err(`defwright: ${text}\n`);
  };
  let before: readonly Diagnostic[] = [];
  let failed = false;
  return await createWatcher(
    await withKinds(settings),
    {
      built: (rebuild) => {
        const { compilation } = rebuild.result;
        const now = compilation?.diagnostics ?? [];
        const news = newsBetween(before, now);
        before = news.standing;
        if (compilation !== undefined) {
          // Shows all errors, but only new warnings: repeating them after each edit would hide what changed.
          const isNew = new Set(news.fresh);
          const fresh = now.filter(
            (each) => each.severity === "error" || rebuild.cause === "request" || isNew.has(each),
          );
          showDiagnostics(now, options, console, { fresh, evidence: compilation.evidence });
          showDetails(compilation, options, console);
        }
        const { recovered } = rebuild.result;
        if (recovered) report(recoveredLine(recovered));
        const at = rebuild.cause === "start" ? "" : `${timeOfDay(new Date())} `;
        report(`${at}${rebuiltLine(rebuild, news)}`);
        const mended = failed && compilation?.failed === false;
        // With `--quiet`, nothing else would tell that the errors shown last are gone.
        if (mended && options.quiet === true) console.err(`defwright: ${at}no more errors\n`);
        failed = compilation?.failed ?? failed;
      },
      misconfigured: (problems) => {
        showDiagnostics(problems, options, console);
        report("the configuration is wrong; the last good one remains in effect");
      },
      failed: (error) => {
        console.err(`defwright: this build failed; still watching\n${reasonOf(error)}\n`);
      },
    },
    { reload, rest: console.engine.collectRecent },
  );
}

/** Local time, such as `09:05:30`. */
function timeOfDay(now: Date): string {
  const parts = [now.getHours(), now.getMinutes(), now.getSeconds()];
  return parts.map((part) => String(part).padStart(2, "0")).join(":");
}

/**
 * A sentence if the system, or defwright itself, refused something; the stack of any other error, which is a defect.
 */
function reasonOf(error: unknown): string {
  const obstacle = obstacleOf(error);
  if (obstacle) return visibleText(obstacle.message);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
