import { relative, resolve, sep } from "node:path";
import type { Definition, SourceFile } from "../model.ts";

/** Relative to the configuration's folder; for packs outside it, from the pack's name on. No machine path. */
export function sourcePath(file: SourceFile, root: string): string {
  const path = relative(root, resolve(file.pack.directory, file.path)).split(sep).join("/");
  return path.startsWith("../") || path.startsWith("/") || /^[A-Za-z]:/u.test(path)
    ? `${file.pack.name}/${file.path}`
    : path;
}

/** Where a record was defined, and what else had a hand in it. */
export function originLine(definition: Definition, root: string): string {
  const { origin, contributors, generatedFrom } = definition;
  const at = contributors.indexOf(origin);
  const pathsOf = (objects: readonly (typeof origin)[]): string[] => [
    ...new Set(objects.map((object) => sourcePath(object.file, root))),
  ];
  const before = pathsOf(contributors.slice(0, Math.max(at, 0)));
  const after = pathsOf(contributors.slice(at + 1));
  let line = sourcePath(origin.file, root);
  if (generatedFrom !== undefined)
    line += `, generated from recipe ${JSON.stringify(generatedFrom)}`;
  else if (before.length > 0) line += `, based on ${before.join(", ")}`;
  if (after.length > 0) line += `, modified by ${after.join(", ")}`;
  return line;
}
