import { build, createWatcher, loadSettings, type Watcher } from "defwright";
import type { Compiler } from "webpack";

/** `webpack` compiles the content first; `webpack --watch` and its server follow every edit. */
export class ContentPlugin {
  private watcher: Promise<Watcher> | undefined;

  apply({ hooks }: Compiler): void {
    hooks.beforeRun.tapPromise("defwright", async () => {
      const { settings, problems } = await loadSettings();
      const found = settings ? (build(settings).compilation?.diagnostics ?? []) : problems;
      const error = found.find(({ severity }) => severity === "error");
      if (error)
        throw new Error(`${error.source.displayPath}:${error.range.line} ${error.message}`);
    });
    hooks.watchRun.tapPromise("defwright", async () => {
      const { settings } = await loadSettings();
      // Webpack sees the modules that it writes; with errors the last good ones stay.
      if (settings) await (this.watcher ??= createWatcher(settings));
    });
    hooks.watchClose.tap("defwright", () => {
      void this.watcher?.then((watcher) => watcher.close());
    });
  }
}
