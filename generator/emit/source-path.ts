import { isAbsolute, relative, sep } from "node:path";
import type { Definition, Entry } from "../model/definition.ts";
import type { Pack } from "../model/pack.ts";

/** Relative to the configuration's folder; for packs outside it, from the pack's name on. No machine path. */
export function sourcePath({ pack, path }: Pick<Entry, "pack" | "path">, root: string): string {
  const folder = packPath(pack, root);
  return folder === "" ? path : `${folder}/${path}`;
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
    return sourcePath(origin.entry, root);
  const at = contributors.indexOf(origin);
  const pathsOf = (objects: readonly (typeof origin)[]): string[] => [
    ...new Set(objects.map((object) => sourcePath(object.entry, root))),
  ];
  const before = pathsOf(contributors.slice(0, Math.max(at, 0)));
  const after = pathsOf(contributors.slice(at + 1));
  let line = sourcePath(origin.entry, root);
  if (generatedFrom !== undefined)
    line += `, generated from recipe ${JSON.stringify(generatedFrom)}`;
  else if (before.length > 0) line += `, based on ${before.join(", ")}`;
  if (after.length > 0) line += `, modified by ${after.join(", ")}`;
  return line;
}
