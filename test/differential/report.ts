/** What a search found, for people: how much was tried, and each difference so that it can be had by hand. */
import { anewText } from "./anew.ts";
import { neverDone } from "./edits/index.ts";
import { objectsIn } from "./objects.ts";
import type { Finding, Tally } from "./search.ts";
import type { Shrunk } from "./shrink.ts";
import { changedPaths, type Snapshot } from "./snapshot.ts";

export function summary({ edits, steps, verdicts, byClass, found }: Tally): string {
  const never = neverDone(byClass).map((name): [string, number] => [name, 0]);
  const classes = [...byClass, ...never].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...classes.map(([name, count]) => `${String(count).padStart(7)}  ${name}`),
    `${edits} edits in ${steps} steps, ${percent(verdicts.valid, steps)} valid, ${percent(verdicts.misconfigured, steps)} with a wrong configuration, ${found.length} differences`,
  ].join("\n");
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / Math.max(1, whole))} %`;
}

export function reportFinding(finding: Finding, smallest: Shrunk): string {
  const { seed, project, variant, steps, edits, differences } = finding;
  const last = edits.flatMap((each, step) =>
    step < edits.length - 3 ? [] : each.map(({ name, what }) => `  step ${step}: ${name}: ${what}`),
  );
  return [
    `difference with seed ${seed}, project ${project} (${variant.dialect}, ${variant.shape}), step ${steps.length - 1}`,
    "last edits:",
    ...last,
    ...indented(differences.slice(0, 12)),
    "smallest reproduction:",
    ...indented(
      smallest.steps.flatMap((step, index) => stepLines(step, smallest.steps[index - 1], index)),
    ),
    "then a session (-) and a cold run (+) differ:",
    ...indented(smallest.differences),
    "",
  ].join("\n");
}

function stepLines(
  { files, manner }: Shrunk["steps"][number],
  before: Shrunk["steps"][number] | undefined,
  index: number,
): string[] {
  const from: Snapshot = before?.files ?? new Map();
  const { writes, told, anew } = manner;
  return [
    anew === undefined
      ? `${index + 1}. ${writes ? "build" : "compile"} in the session, which is told ${told} what changed:`
      : `${index + 1}. ${anewText(anew)}:`,
    ...changedPaths(from, files).flatMap((path) => [
      `   ${path}:`,
      ...indented(fileLines(files.get(path)), "     "),
    ]),
  ];
}

/** An object a line, where the text is a list of them. */
function fileLines(text: string | undefined): string[] {
  if (text === undefined) return ["(removed)"];
  const objects = objectsIn(text);
  return objects
    ? ["[", ...objects.map((object) => JSON.stringify(object)), "]"]
    : text.split("\n");
}

function indented(lines: readonly string[], by = "  "): string[] {
  return lines.map((line) => by + line);
}
