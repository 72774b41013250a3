/** The compiler as a page would load it: one script, made for browsers, with nothing put in the place of Node. */
import { buildSync, type BuildOptions } from "esbuild";
import { root } from "../root.ts";

export interface CoreBundle {
  readonly text: string;
  /** Paths of the modules that are in it, below the root of the project. */
  readonly inputs: readonly string[];
}

/** @throws where a module of Node is imported */
export function bundleCore(entry: string, options: BuildOptions = {}): CoreBundle {
  const { outputFiles, metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [entry],
    ...{ bundle: true, minify: true, write: false, metafile: true, logLevel: "silent" },
    ...{ platform: "browser", format: "esm", target: "es2022" },
    ...options,
  });
  return { text: outputFiles?.[0]?.text ?? "", inputs: Object.keys(metafile?.inputs ?? {}) };
}
