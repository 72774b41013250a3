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

/**
 * Which other files than the one that defines it, which its module names, had a hand in a record; `undefined` for none.
 */
export function originLine({
  origin,
  contributors,
  generatedFrom,
}: Definition): string | undefined {
  if (contributors.length === 1 && generatedFrom === undefined) return undefined;
  const { before, after } = splitAt(contributors, origin);
  const own = sourcePath(origin.entry);
  const hands: string[] = [];
  if (generatedFrom !== undefined) {
    hands.push(`generated from recipe ${JSON.stringify(generatedFrom)}`);
  } else if (before) hands.push(...named("based on", pathsOf(before), own));
  if (after.length > 0) hands.push(...named("modified by", pathsOf(after), own));
  return hands.length === 0 ? undefined : hands.join(", ");
}

function named(how: string, paths: ReadonlySet<string>, own: string): string[] {
  const others = paths.size - (paths.has(own) ? 1 : 0);
  if (others === 0) return [];
  const shown: string[] = [];
  for (const path of paths) {
    if (shown.length === mostNamed) break;
    if (path !== own) shown.push(path);
  }
  const more = others - shown.length;
  return [`${how} ${shown.join(", ")}${more > 0 ? ` and ${String(more)} more files` : ""}`];
}
