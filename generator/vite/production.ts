/** The plugin for `vite build`: compiles content before anything is bundled; its errors fail the build. */
import type { Plugin } from "vite";
import { contentBuilder, type BuildContent, type BuiltContent } from "../bundlers/build-content.ts";
import { formatReport } from "../diagnostics/format-report.ts";
import type { DefwrightOptions } from "../bundlers/options.ts";
import { buildError } from "../bundlers/overlay-error.ts";

export function productionPlugin(options: DefwrightOptions): Plugin {
  let root = process.cwd();
  let build: BuildContent | undefined;
  // Client and server bundles share the modules.
  let built: Promise<BuiltContent> | undefined;
  return {
    name: "defwright:build",
    apply: "build",
    configResolved: (config) => {
      ({ root } = config);
    },
    async buildStart() {
      const first = built === undefined;
      build ??= contentBuilder(options, root);
      built ??= build(!this.meta.watchMode);
      const { diagnostics, files, folders } = await built;
      if (this.meta.watchMode) {
        for (const path of [...files, ...folders]) this.addWatchFile(path);
      }
      const error = buildError(diagnostics, root);
      if (error !== undefined) this.error(error);
      if (!first) return;
      const warnings = diagnostics.filter(({ severity }) => severity === "warning");
      for (const paragraph of formatReport(warnings).paragraphs) this.warn(paragraph);
    },
    watchChange: () => {
      built = undefined;
    },
  };
}
