/** The files of the linker as a package has them. */
import { gzipSync } from "node:zlib";

/** Of files by their names: those that `index.js` imports, directly or not, before anything is linked. */
export function loadedAtOnce(files: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const loaded = new Map<string, string>();
  const open = ["index.js"];
  for (const name of open) {
    const text = files[name] ?? "";
    if (loaded.has(name)) continue;
    loaded.set(name, text);
    for (const [, other = ""] of text.matchAll(/\b(?:from|import)\s*"\.\/([\w.-]+)"/gu)) {
      open.push(other);
    }
  }
  return loaded;
}

/** In bytes. */
export function packedSize(texts: Iterable<string>): number {
  return [...texts].reduce((sum, text) => sum + gzipSync(text, { level: 9 }).length, 0);
}
