import { collected, splitAt } from "../model/contributors.ts";
import type { Definition, Entry } from "../model/definition.ts";

/** The name of a file in generated modules and in the manifest. */
export function sourcePath({
  sourcePath: given,
  pack,
  path,
}: Pick<Entry, "sourcePath" | "pack" | "path">): string {
  return given ?? `${pack.name}/${path}`;
}

/** The most files that are named; of the rest only the number is given. */
const mostNamed = 8;

/** The names of the files, each once, in order of first occurrence. */
const pathsOf = collected<ReadonlySet<string>>(
  (objects) => new Set(objects.map(({ entry }) => sourcePath(entry))),
  (paths, { entry }) => {
    const path = sourcePath(entry);
    return paths.has(path) ? paths : new Set([...paths, path]);
  },
);

/**
 * A note on the files that contributed to a record besides the one that defines it, which its module names; `undefined`
 * if there are none.
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
  const others = [...paths].filter((path) => path !== own);
  if (others.length === 0) return [];
  const more = others.length - mostNamed;
  const shown = others.slice(0, mostNamed).join(", ");
  return [`${how} ${shown}${more > 0 ? ` and ${String(more)} more files` : ""}`];
}
