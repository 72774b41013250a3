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
import { createWatcher, type Rebuild, type Watcher } from "../watch/watch.ts";
import { contentSender } from "./content-sender.ts";
import { hotModule } from "./hot-modules.ts";
import { isHotModule } from "./is-hot-module.ts";
import { loadOptions, type DefwrightOptions } from "../bundlers/options.ts";
import { moduleFolder, withOutput } from "../bundlers/output-folder.ts";
import { overlayError, type ShownError } from "../bundlers/overlay-error.ts";
import { createTerminalReport, rebuildLine } from "./terminal-report.ts";
import { viteFiles } from "./vite-files.ts";

export function developmentPlugin(options: DefwrightOptions): Plugin {
  /** One for each server: on a restart, the new server starts before the old one is closed. */
  const watchers = new Map<unknown, Watcher>();
  /** Uses "/", and ends with it. */
  let output: string | undefined;
  /** Path of a module below the output folder -> its text as of the last good build. */
  let texts: ReadonlyMap<string, string> = new Map();

  /** Converts an absolute path with "/" to one below the output folder. */
  const inOutput = (file: string): string | undefined =>
    output !== undefined && file.startsWith(output) ? file.slice(output.length) : undefined;

  const settled = (rebuild: Rebuild): void => {
    output = moduleFolder(withOutput(rebuild.settings));
    const modules = rebuild.result.compilation?.modules ?? [];
    if (modules.length > 0) texts = new Map(modules.map(({ path, text }) => [path, text]));
  };

  return {
    name: "defwright:serve",
    apply: "serve",
    enforce: "pre",

    async configureServer(server) {
      try {
        watchers.set(server.environments.client, await watchContent(server, options, settled));
      } catch (error) {
        // Otherwise Vite's file watcher would keep the process running.
        await server.close();
        throw error;
      }
    },

    transform(code, id) {
      const path = inOutput(id.split("?")[0] ?? id);
      const text = path !== undefined && isHotModule(path) ? hotModule(code) : undefined;
      return text === undefined ? undefined : { code: text, map: null };
    },

    /**
     * We send updates of our own output ourselves, for all modules of a build at once; other changes there are left to
     * Vite.
     */
    async hotUpdate({ file, type, read }) {
      const path = inOutput(file);
      if (path === undefined) return undefined;
      const ours = texts.get(path);
      const same = type === "delete" ? ours === undefined : ours === (await read());
      return same ? [] : undefined;
    },

    async buildEnd() {
      const watcher = watchers.get(this.environment);
      watchers.delete(this.environment);
      await watcher?.close();
    },
  };
}

async function watchContent(
  server: ViteDevServer,
  options: DefwrightOptions,
  settled: (rebuild: Rebuild) => void,
): Promise<Watcher> {
  const { logger, root } = server.config;
  const load = loadOptions(options, root);
  const { settings, problems } = await loadSettings(load);
  if (settings === undefined) {
    throw new Error(problems.map((problem) => formatPretty(problem)).join("\n"));
  }
  const report = createTerminalReport();
  const sendContent = contentSender(server);
  let shown: ShownError | undefined;
  // For pages that are opened or reloaded while the content has errors.
  server.ws.on("connection", (socket) => {
    for (const payload of overlayPayloads(shown)) socket.send(JSON.stringify(payload));
  });
  const show = (diagnostics: readonly Diagnostic[]): void => {
    shown = overlayError(diagnostics, root);
    const text = report(diagnostics);
    if (text !== undefined) logger[shown ? "error" : "warn"](text, { timestamp: true });
    for (const payload of overlayPayloads(shown)) server.environments.client.hot.send(payload);
  };
  return createWatcher(
    withOutput(settings),
    {
      built: (rebuild) => {
        settled(rebuild);
        const { compilation, written } = rebuild.result;
        const wasShown = shown !== undefined;
        show(compilation?.diagnostics ?? []);
        if (rebuild.cause === "start" || compilation?.failed === true) return;
        logger.info(rebuildLine(rebuild, wasShown), { timestamp: true });
        if (written.length > 0 || wasShown) sendContent(rebuild);
      },
      misconfigured: show,
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
 * it.
 */
function overlayPayloads(err: ShownError | undefined): readonly HotPayload[] {
  return err === undefined
    ? []
    : [
        { type: "update", updates: [] },
        { type: "error", err: { ...err } },
      ];
}
