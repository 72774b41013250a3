/** `init --from`: a configuration for the content of a game, in the folder of a project. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { configurationNames } from "../config/config-file.ts";
import { counted, summary } from "../diagnostics/summary.ts";
import { visibleText } from "../diagnostics/visible-text.ts";
import { displayPath } from "../disk/display-path.ts";
import { contains, realPath } from "../disk/real-path.ts";
import { isFolder } from "../disk/stats-of.ts";
import { writeWhole } from "../disk/write-whole.ts";
import { proposeConfiguration, type Proposal } from "../infer/propose-config.ts";
import { firstFew } from "../text/first-few.ts";
import { refuse } from "./command.ts";
import type { Console } from "./console.ts";
import type { ExitCode } from "./exit-codes.ts";
import type { GlobalOptions } from "./options.ts";
import type { StarterReport } from "./starter-report.ts";

/**
 * Writes the configuration if there is none; prints it otherwise.
 * @param from The folder of the game, relative to the working directory; nothing is written there.
 * @param project Absolute; created if missing.
 * @returns what to say about it, or the exit code if nothing was written.
 */
export async function initFrom(
  from: string,
  project: string,
  options: GlobalOptions,
  console: Console,
): Promise<StarterReport | ExitCode> {
  const game = resolve(console.cwd, from);
  if (!isFolder(game)) return refuse(console, `${JSON.stringify(from)} is not a folder`);
  if (contains(realPath(game), realPath(project))) {
    const reason = `the project would be inside ${JSON.stringify(from)}, where nothing is written; name another folder: defwright init --from <game> <dir>`;
    return refuse(console, reason);
  }
  const proposal = await proposeConfiguration(game, project);
  if (proposal === undefined) {
    return refuse(console, `${JSON.stringify(from)} contains no definitions`);
  }
  if ("problems" in proposal) {
    const { showDiagnostics } = await import("./show-diagnostics.ts");
    // It is not known which files are content of the game, and must not be replaced by a report.
    const { reportFile: _, ...more } = options;
    showDiagnostics(proposal.problems, more, console);
    return refuse(console, "the packs cannot be listed as they are");
  }
  if (!("configuration" in proposal)) {
    const [why = ""] = leftOut(proposal.misdirected, console.cwd);
    return refuse(console, `${JSON.stringify(from)} contains no other pack than what is ${why}`);
  }
  const text = `${JSON.stringify(proposal.configuration, undefined, 2)}\n`;
  const kept = configurationNames.find((name) => existsSync(join(project, name)));
  if (kept === undefined) {
    writeWhole(join(project, configurationNames[0]), text);
  } else console.out(text, "code");
  const remark = remarks(proposal, console.cwd).map(visibleText).join("\n         ");
  if (kept === undefined) return { path: configurationNames[0], what: "written", remark };
  return { path: kept, what: "kept", remark: `what would be written is on stdout: ${remark}` };
}

function remarks(
  { configuration, dialects, obsolete, misdirected, otherTypes }: Proposal,
  workingDirectory: string,
): string[] {
  const [best, ...others] = dialects.map(
    ({ name, found }) => `${name}: ${summary(found) ?? "no findings"}`,
  );
  const [[type] = [""]] = otherTypes;
  return [
    `${counted(configuration.packs.length, "pack")}, in load order; take out what you do not play with`,
    `dialect ${best ?? ""} (${others.join("; ")})`,
    ...(obsolete.length === 0
      ? []
      : [`obsolete: ${firstFew(obsolete.map((each) => displayPath(each, workingDirectory)))}`]),
    ...leftOut(misdirected, workingDirectory),
    ...(otherTypes.length === 0
      ? []
      : [
          `no kind: ${firstFew(otherTypes.map(([name, count]) => `${name} (${String(count)})`))}`,
          `to describe one: npx defwright infer --type ${type} --update kinds/${type.toLowerCase()}.schema.json`,
        ]),
  ];
}

function leftOut(misdirected: readonly string[], workingDirectory: string): readonly string[] {
  if (misdirected.length === 0) return [];
  const packs = firstFew(misdirected.map((each) => displayPath(each, workingDirectory)));
  return [
    `left out, as the "path" of a modinfo.json leads out of the game, or nowhere: ${packs}; a folder that contains the place too can be given with --from`,
  ];
}
