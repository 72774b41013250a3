import { collected, splitAt } from "../model/contributors.ts";
import type { Definition, Entry } from "../model/definition.ts";

/** How generated modules and the manifest name a file. */
export function sourcePath({
  sourcePath: given,
  pack,
  path,
}: Pick<Entry, "sourcePath" | "pack" | "path">): string {
  return given ?? `${pack.name}/${path}`;
}

/** So many files are named, and how many more there are. */
const mostNamed = 8;

/** Files by name, each once, in the order in which they are first met. */
const pathsOf = collected<ReadonlySet<string>>(
  (objects) => new Set(objects.map(({ entry }) => sourcePath(entry))),
  (paths, { entry }) => {
    const path = sourcePath(entry);
    return paths.has(path) ? paths : new Set([...paths, path]);
  },
);

/** What had a hand in a record besides the file that defines it, which its module names; `undefined` for nothing. */
export function originLine({
  origin,
  contributors,
  generatedFrom,
}: Definition): string | undefined {
  if (contributors.length === 1 && generatedFrom === undefined) return undefined;
  const { before, after } = splitAt(contributors, origin);
  const hands: string[] = [];
  if (generatedFrom !== undefined) {
    hands.push(`generated from recipe ${JSON.stringify(generatedFrom)}`);
  } else if (before) hands.push(`based on ${named(pathsOf(before))}`);
  if (after.length > 0) hands.push(`modified by ${named(pathsOf(after))}`);
  return hands.length === 0 ? undefined : hands.join(", ");
}

function named(paths: ReadonlySet<string>): string {
  const shown = [...paths].slice(0, mostNamed);
  const more = paths.size - shown.length;
  return shown.join(", ") + (more > 0 ? ` and ${String(more)} more files` : "");
}
