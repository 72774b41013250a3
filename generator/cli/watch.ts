/** `watch`: runs a watcher for each project, with its reports, and handles keys on a terminal. */
import { visibleText } from "../diagnostics/visible-text.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import { newsBetween } from "../diagnostics/news.ts";
import { createWatcher, type Watcher } from "../watch/watch.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { listenForKeys, type KeyAction, type Keys } from "./keys.ts";
import type { GlobalOptions } from "./options.ts";
import { recoveredLine, showDetails } from "./progress.ts";
import type { Project } from "./projects.ts";
import { rebuiltLine } from "./rebuilt-line.ts";
import { showDiagnostics } from "./show-diagnostics.ts";

/** Ends with exit code 0 when the user interrupts it or presses the key for it. */
export async function runWatch(
  projects: readonly Project[],
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  console.onInterrupt(end);
  const watchers: Watcher[] = [];
  let keys: Keys | undefined;
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

function watchProject(
  { settings, console, reload }: Project,
  options: GlobalOptions,
): Promise<Watcher> {
  const report = (text: string): void => {
    if (options.quiet !== true) console.err(`defwright: ${text}\n`);
  };
  let before: readonly Diagnostic[] = [];
  let failed = false;
  return createWatcher(
    settings,
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
