/** Which suites a change affects, and by which way. */
import { basename } from "node:path";
import { groupBy } from "../../generator/model/maps.ts";
import { FileGraph, filesOfCheckout, foldersAbove } from "./file-graph.ts";

export interface Affected {
  /** Path of the suite, as `test/fix/plan.test.ts`. */
  readonly suite: string;
  /** From the suite to a file that changed, these two included. */
  readonly way: readonly string[];
  /** Files from the suite to the change; 0 where the suite is named like what changed. */
  readonly distance: number;
}

/** What decides about all suites without being imported by any. */
const everything: readonly RegExp[] = [
  /^(?:package|package-lock|tsconfig)\.json$/u,
  /^\.npmrc$/u,
  /^test\/run(?:-file|-worker)?\.ts$/u,
];

/** Suites that changed files decide about: those named like one of them first, then the nearest. */
export function affectedBy(
  changed: readonly string[],
  files: readonly string[] = filesOfCheckout(),
  graph: Pick<FileGraph, "below"> = new FileGraph(files),
): readonly Affected[] {
  const all = new Set(files);
  const isFolder = (path: string): boolean => !all.has(path);
  const suites = files.filter((path) => /^test\/.*\.test\.ts$/u.test(path));
  const above = new Map<string, string[]>();
  for (const path of files) {
    for (const below of graph.below(path)) {
      const found = above.get(below);
      if (found) found.push(path);
      else above.set(below, [path]);
    }
  }
  /** What changed or stands on it -> the next file on the shortest way to a change. */
  const next = new Map<string, string | undefined>();
  for (const path of changed) {
    next.set(path, undefined);
    if (everything.some((each) => each.test(path)))
      for (const suite of suites) next.set(suite, path);
  }
  // A map is walked in the order in which it grows.
  for (const path of next.keys()) {
    // Whoever reads a folder sees what changed in it, and nothing of what else that affects.
    const [folder] = changed.includes(path) || isFolder(path) ? foldersAbove(path) : [];
    const users = above.get(path) ?? [];
    for (const user of folder === undefined ? users : [...users, folder])
      if (!next.has(user)) next.set(user, path);
  }
  const names = new Set(changed.map((path) => basename(path).replace(/\..*/u, "")));
  return suites
    .filter((suite) => next.has(suite))
    .map((suite) => {
      const way = wayFrom(suite, next);
      return { suite, way, distance: names.has(basename(suite, ".test.ts")) ? 0 : way.length - 1 };
    })
    .sort((a, b) => a.distance - b.distance);
}

function wayFrom(suite: string, next: ReadonlyMap<string, string | undefined>): readonly string[] {
  const way: string[] = [];
  for (let path: string | undefined = suite; path !== undefined; path = next.get(path))
    way.push(path);
  return way;
}

/** The suite, and by what the change comes to it: the first step and the file that changed. */
export function describeWay({ suite, way }: Affected): string {
  const [, first, ...rest] = way;
  const changed = rest.at(-1);
  if (first === undefined) return `${suite} changed itself`;
  if (changed === undefined) return `${suite} by ${first}`;
  return `${suite} by ${first}${rest.length > 1 ? ` and ${String(rest.length - 1)} more` : ""}, from ${changed}`;
}

/** How many suites there are in which folders. */
export function byFolder(suites: readonly string[]): string {
  const folders = groupBy(suites, (suite) => suite.split("/")[1] ?? "");
  return [...folders].map(([folder, { length }]) => `${folder} ${String(length)}`).join(", ");
}
