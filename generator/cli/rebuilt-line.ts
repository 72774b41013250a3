/** Describes what a rebuild did, in one line. */
import type { News } from "../diagnostics/news.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import type { Severity } from "../model/severity.ts";
import { displayPath } from "../disk/display-path.ts";
import { firstFew } from "../text/first-few.ts";
import { changeWords } from "../watch/change-words.ts";
import type { Rebuild } from "../watch/watch.ts";
import { counted } from "../diagnostics/summary.ts";
import { definitionsLine, modules, modulesLine } from "./progress.ts";

/** `content/doors.json: changed t_gate.move_cost 2 → 3; 1 warning new; 21 modules, 1 written (…), in 12 ms`. */
export function rebuiltLine(rebuild: Rebuild, news: News): string {
  const { cause, result, changes, milliseconds } = rebuild;
  const time = `in ${String(Math.round(milliseconds))} ms`;
  const why = reason(rebuild);
  const findings = newsWords(news);
  const { compilation } = result;
  if (compilation?.failed === true) {
    const errors = compilation.diagnostics.filter(({ severity }) => severity === "error").length;
    const found = [...findings, counted(errors, "error")].join("; ");
    return `${why}${found}; the last good output is kept, ${time}`;
  }
  if (result.away) {
    const packs = result.away.map((name) => JSON.stringify(name)).join(", ");
    const found = findings.length > 0 ? findings.join("; ") : "no findings are new or gone";
    return `${why}${found}; the last good output is kept until ${packs} is back, ${time}`;
  }
  if (cause === "start" && compilation !== undefined) {
    return `${definitionsLine(compilation.account)} → ${modulesLine(result)}, ${time}`;
  }
  const content = changeWords(changes);
  if (content.length === 0) content.push("no definition changed");
  const written = modules(result.written);
  const names = written.length > 0 ? ` (${firstFew(written)})` : "";
  return `${why}${[...content, ...findings].join("; ")}; ${modulesLine(result)}${names}, ${time}`;
}

function reason({ cause, paths, settings }: Rebuild): string {
  if (cause === "start") return "";
  if (cause === "request") return "rebuilt: ";
  if (cause === "output" && paths.length === 0) return "the output had been modified: ";
  if (paths.length === 0) return "";
  return `${firstFew(paths.map((path) => displayPath(path, settings.workingDirectory)))}: `;
}

/** `1 error new, 2 warnings gone`; empty if nothing is new or gone. */
function newsWords({ fresh, gone }: News): string[] {
  const words = [...counts(fresh, "new"), ...counts(gone, "gone")];
  return words.length > 0 ? [words.join(", ")] : [];
}

const severities: readonly Severity[] = ["error", "warning", "note"];

function counts(diagnostics: readonly Diagnostic[], what: string): string[] {
  return severities.flatMap((each) => {
    const count = diagnostics.filter(({ severity }) => severity === each).length;
    return count > 0 ? [`${counted(count, each)} ${what}`] : [];
  });
}
