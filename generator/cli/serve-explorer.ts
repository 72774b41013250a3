/** `explore --serve`: the page on this computer, which follows every edit; nothing is written. */
import type { Compilation } from "../compile.ts";
import { ConfigFile } from "../config/config-file.ts";
import { errorCode } from "../disk/error-code.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import { openProject } from "../lsp/project.ts";
import type { ContentQuery } from "../query/content-query.ts";
import type { Task } from "./command.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import { servePage, type PageServer } from "./explore-server.ts";
import { loadOptionsOf } from "./options.ts";

/** Edits within this time are followed together. Milliseconds. */
const patience = 60;

/** Ends when the user interrupts it. */
export async function serveExplorer(
  task: Task<{ readonly port?: string }>,
  pageOf: (query: ContentQuery, compilation: Compilation, edition: number) => string,
): Promise<ExitCode> {
  const { console, options } = task;
  const { configFile = ConfigFile.find(console.cwd) } = loadOptionsOf(options, console.cwd);
  if (!configFile || options.pack) return task.refuse("--serve needs a configuration with packs");
  const port = Number(options.port ?? 4273);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return task.refuse(`--port: expected a number from 0 to 65535, found ${String(options.port)}`);
  }
  let timer: NodeJS.Timeout | undefined;
  let server: PageServer | undefined;
  let page = "";
  let isStale = true;
  const events = {
    stale: () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStale = true;
        server?.changed();
      }, patience);
    },
    failed: (error: unknown) => {
      task.say(obstacleOf(error)?.message ?? String(error));
    },
  };
  const project = await openProject(configFile, { at: () => undefined, paths: () => [] }, events);
  const current = (edition: number): string => {
    if (!isStale) return page;
    try {
      project.snapshot();
      isStale = false;
    } catch (error) {
      // Files may vanish while they are read; the event of that follows.
      events.failed(error);
    }
    const { last } = project;
    return (page = last ? pageOf(last.query, last.compilation, edition) : page);
  };
  const ended = new Promise<void>((resolve) => {
    console.onInterrupt(resolve);
  });
  try {
    server = await servePage(current, port);
    await project.watch();
    task.say(`${server.address} shows the content; Ctrl-C quits`);
    await ended;
  } catch (error) {
    if (errorCode(error) !== "EADDRINUSE") throw error;
    return task.refuse(`port ${String(port)} is taken; choose another with --port`);
  } finally {
    clearTimeout(timer);
    await server?.close();
    await project.close();
  }
  return exitCodes.ok;
}
