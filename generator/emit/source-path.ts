import type { Definition, Entry } from "../model/definition.ts";

/** How generated modules and the manifest name a file. */
export function sourcePath({
  sourcePath: given,
  pack,
  path,
}: Pick<Entry, "sourcePath" | "pack" | "path">): string {
  return given ?? `${pack.name}/${path}`;
}

/** Where a record was defined, and what else had a hand in it. */
export function originLine(definition: Definition): string {
  const { origin, generatedFrom } = definition;
  if (definition.contributors.length === 1 && generatedFrom === undefined) {
    return sourcePath(origin.entry);
  }
  const contributors = [...definition.contributors];
  const at = contributors.indexOf(origin);
  const pathsOf = (objects: readonly (typeof origin)[]): string[] => [
    ...new Set(objects.map((object) => sourcePath(object.entry))),
  ];
  const before = pathsOf(contributors.slice(0, Math.max(at, 0)));
  const after = pathsOf(contributors.slice(at + 1));
  let line = sourcePath(origin.entry);
  if (generatedFrom !== undefined)
    line += `, generated from recipe ${JSON.stringify(generatedFrom)}`;
  else if (before.length > 0) line += `, based on ${before.join(", ")}`;
  if (after.length > 0) line += `, modified by ${after.join(", ")}`;
  return line;
}
