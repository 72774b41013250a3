/** `check --fix`: applies the available fixes, then reports what remains. */
import type { Settings } from "../config/settings.ts";
import type { FixLevel } from "../diagnostics/fix.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import type { FixedFile } from "../fix/write-fixed.ts";
import type { CheckResult } from "../build/check-current.ts";
import type { Console } from "./console.ts";
import { isData, type GlobalOptions } from "./options.ts";
import { counted } from "../diagnostics/summary.ts";

export interface FixOptions {
  /** `true` if given without a level. */
  readonly fix?: true | "suggestions";
  readonly dryRun?: boolean;
}

/** The level of fixes that the options request; `undefined` for none. */
export function fixLevel({ fix }: FixOptions): FixLevel | undefined {
  if (fix === undefined) return undefined;
  return fix === true ? "safe" : fix;
}

/** Explains why these options exclude each other, if they do. */
export function fixMistake({
  fix,
  dryRun,
  format,
}: FixOptions & GlobalOptions): string | undefined {
  if (dryRun !== true) return undefined;
  if (fix === undefined) return '"--dry-run" shows what "--fix" would do; add "--fix"';
  return format === "pretty"
    ? undefined
    : `"--dry-run" prints a diff, but "--format ${format}" prints findings; leave one of them out`;
}

/** Writes the fixed files, or prints the changes with `dryRun`, and checks the fixed content. */
export async function runFix(
  settings: Settings,
  level: FixLevel,
  options: FixOptions & GlobalOptions,
  console: Console,
): Promise<CheckResult> {
  const { planFixes } = await import("../fix/plan-fixes.ts");
  const { keepsContent } = await import("../fix/fixes.ts");
  const { check } = await import("../build/check-current.ts");
  const plan = planFixes(settings, level);
  for (const { source, range, code, fix } of plan.leftOut) {
    const place = `${source.displayPath}:${String(range.line)}:${String(range.column)}`;
    const harm =
      fix?.level === "safe" || keepsContent(code)
        ? "change the content"
        : "cause another error or warning";
    console.err(
      `${visibleText(`defwright: ${place}: ${code} is not fixed, as that would ${harm}`)}\n`,
    );
  }
  if (options.dryRun === true) {
    const { unifiedDiff } = await import("../fix/unified-diff.ts");
    for (const { displayPath, before, after } of plan.files) {
      console.out(unifiedDiff(displayPath, before, after), "data");
    }
    reportFixed(plan.files, "would be fixed", options, console);
    return check(settings, { session: plan.session, readFile: plan.readFile });
  }
  const { writeFixed } = await import("../fix/write-fixed.ts");
  const fixed = plan.files.filter((file) => {
    const reason = writeFixed(file);
    if (reason === undefined) return true;
    console.err(`${visibleText(`defwright: ${file.displayPath} is not changed: ${reason}`)}\n`);
    return false;
  });
  reportFixed(fixed, "fixed", options, console);
  return check(settings, { session: plan.session });
}

function reportFixed(
  files: readonly FixedFile[],
  done: string,
  options: GlobalOptions,
  console: Console,
): void {
  if (options.quiet === true || isData(options.format)) return;
  const problems = files.reduce((sum, file) => sum + file.problems, 0);
  const where = problems > 0 ? ` in ${counted(files.length, "file")}` : "";
  console.err(`defwright: ${counted(problems, "problem")} ${done}${where}\n`);
}
