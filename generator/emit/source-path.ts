import { isAbsolute, relative, sep } from "node:path";
import type { Definition } from "../model/definition.ts";
import type { Pack } from "../model/pack.ts";
import type { SourceFile } from "../model/source-file.ts";

/** Relative to the configuration's folder; for packs outside it, from the pack's name on. No machine path. */
export function sourcePath(file: Pick<SourceFile, "pack" | "path">, root: string): string {
  const folder = packPath(file.pack, root);
  return folder === "" ? file.path : `${folder}/${file.path}`;
}

const packPaths = new WeakMap<Pack, { readonly root: string; readonly path: string }>();

/** Worked out once a pack: a real game has thousands of files. */
function packPath(pack: Pack, root: string): string {
  const known = packPaths.get(pack);
  if (known?.root === root) return known.path;
  const inside = relative(root, pack.directory).split(sep).join("/");
  const isOutside = /^\.\.(?:\/|$)/u.test(inside) || isAbsolute(inside);
  const path = isOutside ? pack.name : inside;
  packPaths.set(pack, { root, path });
  return path;
}

/** Where a record was defined, and what else had a hand in it. */
export function originLine(definition: Definition, root: string): string {
  const { origin, contributors, generatedFrom } = definition;
  if (contributors.length === 1 && generatedFrom === undefined)
    return sourcePath(origin.file, root);
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
