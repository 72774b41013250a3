import type { Settings } from "../config/settings.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { advisedCommand } from "./advised-command.ts";
import type { Console } from "./console.ts";
import { exitCodes, type ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options.ts";
import { showDetails } from "./progress.ts";

/** Prints one module of the output to stdout. */
export async function writeModule(
  settings: Settings,
  path: string,
  options: GlobalOptions,
  console: Console,
): Promise<ExitCode> {
  const { compilePacks } = await import("../build/compile-packs.ts");
  const compilation = compilePacks(settings);
  const { showDiagnostics } = await import("./show-diagnostics.ts");
  const { diagnostics, evidence } = compilation;
  showDiagnostics(diagnostics, options, console, { evidence });
  showDetails(compilation, options, console);
  if (compilation.failed) return exitCodes.content;
  const found = compilation.modules.find((module) => module.path === path);
  if (found) {
    console.out(found.text, "code");
    return exitCodes.ok;
  }
  const paths = compilation.modules.map((module) => module.path);
  const [suggestion] = suggest(path, paths);
  console.err(
    `error: no module "${path}" is generated\n` +
      (suggestion === undefined
        ? `(${advisedCommand("list outputs", options)} lists them)\n`
        : `(Did you mean ${suggestion}?)\n`),
  );
  return exitCodes.usage;
}
