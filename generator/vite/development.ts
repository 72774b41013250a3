/**
 * The plugin for the development server: compiles content at the start and after every edit, with the same watcher as
 * the command line; changes are sent to the running game.
 */
import type { HotPayload, Plugin, ViteDevServer } from "vite";
import { loadSettings } from "../config/load-config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { obstacleOf } from "../disk/obstacle.ts";
import { formatPretty } from "../diagnostics/format-pretty.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { createWatcher, type Watcher } from "../watch/watch.ts";
import { ContentModules } from "./content-modules.ts";
import { contentSender } from "./content-sender.ts";
import { hotModule } from "./hot-modules.ts";
import { loadOptions, type DefwrightOptions } from "../bundlers/options.ts";
import { withOutput } from "../bundlers/output-folder.ts";
import { overlayError, type ShownError } from "../bundlers/overlay-error.ts";
import { createTerminalReport, rebuildLine } from "./terminal-report.ts";
import { forwardEvents } from "../watch/chokidar-events.ts";
import type { FileEvents } from "../watch/file-events.ts";

/** Modules without content of their own: types, and what others export. */
const cold: ReadonlySet<string> = new Set(
  ["data-types", "edges", "index", "parse-ids", "types"].map((name) => `${name}.ts`),
);

/** @param path Relative to the output folder, with "/". */
export function isHotModule(path: string): boolean {
  return /^[^/]+\.ts$/u.test(path) && !cold.has(path);
}

export function developmentPlugin(options: DefwrightOptions): Plugin {
  /** One for each server: on a restart, the new server starts before the old one is closed. */
  const watchers = new Map<unknown, Watcher>();
  const state: ContentState = { modules: new ContentModules(), finding: undefined };
  const { modules } = state;

  return {
    name: "defwright:serve",
    apply: "serve",
    enforce: "pre",

    async configureServer(server) {
      try {
        watchers.set(server.environments.client, await watchContent(server, options, state));
      } catch (error) {
        // Otherwise Vite's file watcher would keep the process running.
        await server.close();
        throw error;
      }
    },

    resolveId(source, importer, options) {
      // The search for dependencies reads files from the disk.
      const isScan = "scan" in options && options.scan === true;
      return isScan ? undefined : modules.resolve(source, importer);
    },

    load(id) {
      return modules.load(id, state.finding);
    },

    transform(code, id) {
      const path = modules.pathOf(id.split("?")[0] ?? id);
      const text = path !== undefined && isHotModule(path) ? hotModule(code) : undefined;
      return text === undefined ? undefined : { code: text, map: null };
    },

    /** We send updates of our own modules ourselves, for all of a build at once; other files are left to Vite. */
    hotUpdate({ file }) {
      return modules.hasMade(file) ? [] : undefined;
    },

    async buildEnd() {
      const watcher = watchers.get(this.environment);
      watchers.delete(this.environment);
      await watcher?.close();
    },
  };
}

interface ContentState {
  readonly modules: ContentModules;
  /** What is wrong with the content or the configuration, if anything is. */
  finding: ShownError | undefined;
}

async function watchContent(
  server: ViteDevServer,
  options: DefwrightOptions,
  state: ContentState,
): Promise<Watcher> {
  const { logger, root } = server.config;
  const load = loadOptions(options, root);
  const { settings, problems } = await loadSettings(load);
  if (settings === undefined) {
    throw new Error(problems.map((problem) => formatPretty(problem)).join("\n"));
  }
  const report = createTerminalReport();
  const sendContent = contentSender(server);
  // For pages that are opened or reloaded while the content has errors.
  server.ws.on("connection", (socket) => {
    for (const payload of overlayPayloads(state)) socket.send(JSON.stringify(payload));
  });
  const show = (diagnostics: readonly Diagnostic[]): void => {
    const shown = (state.finding = overlayError(diagnostics, root));
    const text = report(diagnostics);
    if (text !== undefined) logger[shown ? "error" : "warn"](text, { timestamp: true });
    sendOverlay();
  };
  const sendOverlay = (): void => {
    for (const payload of overlayPayloads(state)) server.environments.client.hot.send(payload);
  };
  /** What is wrong with settings that do not take effect; content is built with the last good ones until others are. */
  let wrongSettings: readonly Diagnostic[] = [];
  return createWatcher(
    withOutput(settings),
    {
      built: (rebuild) => {
        const wasShown = state.finding !== undefined;
        const reload = state.modules.hasRefused;
        state.modules.take(rebuild);
        if (rebuild.cause === "configuration" || rebuild.cause === "request") wrongSettings = [];
        show([...wrongSettings, ...(rebuild.result.compilation?.diagnostics ?? [])]);
        const failed = rebuild.result.compilation?.failed === true;
        const mended = wasShown && state.finding === undefined;
        if (rebuild.cause !== "start" && !failed) {
          logger.info(rebuildLine(rebuild, mended), { timestamp: true });
        }
        if (failed) return;
        sendContent(rebuild, { mended, reload });
        // An update takes away what is shown over the page.
        if (wrongSettings.length > 0) sendOverlay();
      },
      misconfigured: (problems) => {
        wrongSettings = problems;
        show(problems);
      },
      failed: (error) => {
        const stack =
          obstacleOf(error)?.message ??
          (error instanceof Error ? (error.stack ?? error.message) : String(error));
        const text = stack.split("\n").map(visibleText).join("\n");
        logger.error(`defwright: this build failed; still watching\n${text}`, {
          timestamp: true,
        });
      },
    },
    { reload: () => loadSettings(load), fileEvents: viteFiles(server) },
  );
}

/**
 * While an overlay is shown, a page reloads itself at its first update message; an empty update before that prevents
 * it. A page that was refused its modules already shows the overlay, and is loaded again anyway.
 */
function overlayPayloads({ finding: err, modules }: ContentState): readonly HotPayload[] {
  if (err === undefined) return [];
  const error: HotPayload = { type: "error", err: { ...err } };
  return modules.hasRefused ? [error] : [{ type: "update", updates: [] }, error];
}

/** Uses Vite's own file watcher as the source of file events, so that each file is watched only once. */
function viteFiles({ watcher }: ViteDevServer): FileEvents {
  return (paths, notice) => {
    const stop = forwardEvents(watcher, notice);
    // Without the folders around packs and configuration files, which may be large: a recheck finds what happens there.
    watcher.add([...paths.contents]);
    return Promise.resolve({
      close: () => {
        stop();
        return Promise.resolve();
      },
    });
  };
}
