/**
 * The webpack 5 plugin: compiles content before each run; `webpack --watch` and the development server rebuild when
 * content is edited.
 *
 * ```js
 * import DefwrightPlugin from "defwright/webpack";
 *
 * export default { entry: "./src/main.ts", plugins: [new DefwrightPlugin()] };
 * ```
 */
import type { Compilation, Compiler } from "webpack";
import { contentBuilder, type BuiltContent } from "./build-content.ts";
import type { DefwrightOptions } from "./options.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { formatReport } from "../diagnostics/format-report.ts";

export type { DefwrightOptions } from "./options.ts";

const name = "defwright";

export default class DefwrightPlugin {
  readonly #options: DefwrightOptions;

  /** @param options Where the settings come from; if absent, the configuration file in webpack's `context` or above. */
  constructor(options: DefwrightOptions = {}) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const build = contentBuilder(this.#options, compiler.context);
    let content: BuiltContent | undefined;
    let failure: Error | undefined;
    const run = async (once: boolean): Promise<void> => {
      failure = undefined;
      try {
        content = await build(once);
        reportChanged(compiler, content.changed);
      } catch (error) {
        // Watching continues; the compilation reports the failure.
        failure = error instanceof Error ? error : new Error(String(error));
      }
    };
    compiler.hooks.beforeRun.tapPromise(name, () => run(true));
    compiler.hooks.watchRun.tapPromise(name, () => run(false));
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      if (content) addTo(compilation, compiler, content);
      if (failure) compilation.errors.push(errorOf(compiler, `defwright: ${failure.message}`));
    });
  }
}

/** What `require` returns (Node's name for it): CommonJS configurations take it as it is. */
export { DefwrightPlugin as "module.exports" };

/** Tells webpack about modules changed before a run: its watcher has not seen them yet, and webpack would trust it. */
function reportChanged(compiler: Compiler, changed: readonly string[]): void {
  if (changed.length === 0) return;
  compiler.inputFileSystem?.purge?.([...changed]);
  if (compiler.modifiedFiles) {
    compiler.modifiedFiles = new Set([...compiler.modifiedFiles, ...changed]);
  }
  if (compiler.fileTimestamps) {
    const times = new Map(compiler.fileTimestamps);
    for (const path of changed) times.delete(path);
    compiler.fileTimestamps = times;
  }
}

function addTo(
  compilation: Compilation,
  compiler: Compiler,
  { diagnostics, files, folders }: BuiltContent,
): void {
  compilation.fileDependencies.addAll(files);
  compilation.contextDependencies.addAll(folders);
  const report = (wanted: Diagnostic["severity"]): readonly string[] =>
    formatReport(diagnostics.filter(({ severity }) => severity === wanted)).paragraphs;
  for (const text of report("error")) compilation.errors.push(errorOf(compiler, text));
  for (const text of report("warning")) compilation.warnings.push(errorOf(compiler, text));
}

/** The message has the frame and the location; a stack would point into our own code. */
function errorOf({ webpack: { WebpackError } }: Compiler, text: string): Compilation["errors"][0] {
  const error = new WebpackError(text);
  error.name = name;
  error.hideStack = true;
  return error;
}
