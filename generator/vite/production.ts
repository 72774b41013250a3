/** `vite build`: content is compiled before anything is bundled, and its errors fail the build. */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { build } from "../build/build.ts";
import { loadSettings } from "../config/load-config.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatReport } from "../diagnostics/format-report.ts";
import { loadOptions, type DefwrightOptions } from "./options.ts";
import { withOutput } from "./output-folder.ts";
import { buildError } from "./overlay-error.ts";

interface Built {
  readonly diagnostics: readonly Diagnostic[];
  /** Every file that the output depends on, absolute; collected only under `build --watch`. */
  readonly inputs: readonly string[];
}

export function productionPlugin(options: DefwrightOptions): Plugin {
  let root = process.cwd();
  // Client and server bundles share the modules.
  let built: Promise<Built> | undefined;
  return {
    name: "defwright:build",
    apply: "build",
    configResolved: (config) => {
      ({ root } = config);
    },
    async buildStart() {
      const first = built === undefined;
      built ??= buildContent(options, root, this.meta.watchMode);
      const { diagnostics, inputs } = await built;
      for (const input of inputs) this.addWatchFile(input);
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

async function buildContent(
  options: DefwrightOptions,
  root: string,
  repeated: boolean,
): Promise<Built> {
  const { settings, problems } = await loadSettings(loadOptions(options, root));
  if (settings === undefined) {
    const wrong = problems.map(({ source }) => resolve(root, source.displayPath));
    return {
      diagnostics: problems,
      inputs: repeated ? wrong.filter((path) => existsSync(path)) : [],
    };
  }
  const { compilation } = build(withOutput(settings), { force: repeated });
  if (compilation === undefined) return { diagnostics: [], inputs: [] };
  const inputs = repeated
    ? [
        ...(settings.decidedBy?.files ?? []),
        ...compilation.files.map(({ displayPath }) =>
          resolve(settings.workingDirectory, displayPath),
        ),
        // For files that are added.
        ...settings.packs.map(({ directory }) => directory),
      ]
    : [];
  return { diagnostics: compilation.diagnostics, inputs };
}
