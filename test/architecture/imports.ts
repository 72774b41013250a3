/** What the modules of this project import, read from their text. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { root } from "../root.ts";

export interface Import {
  /** Path below the root, with `/`; or the package. */
  readonly to: string;
  readonly own: boolean;
  /** `type` leaves nothing at run time, `lazy` loads when the code is reached. */
  readonly how: "static" | "type" | "lazy";
}

/**
 * Paths below the root of all TypeScript files in a folder; what golden tests compare with, and what `init` writes, is
 * text.
 */
export function sourcesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.m?ts$/u.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => !/^test\/golden\/[^/]+\/|^templates\/starter\/|\/node_modules\//u.test(path))
    .sort();
}

/** The compiler as users run it, without what builds defwright itself and what runs inside an editor. */
export const shipped: readonly string[] = ["generator", "runtime", "templates"]
  .flatMap(sourcesIn)
  .filter((path) => !/^generator\/(?:codegen|package|lsp\/vscode)\//u.test(path));

export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function importsOf(path: string, text: string = textOf(path)): Import[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, "");
  const found: Import[] = [];
  for (const [, words = "", to = ""] of code.matchAll(
    /^(?:import|export)\b([^"';]*?)\bfrom\s*"([^"]+)"/gmu,
  )) {
    found.push(imported(path, to, /^\s*type\b/u.test(words) ? "type" : "static"));
  }
  for (const [, to = ""] of code.matchAll(/^import\s*"([^"]+)"/gmu)) {
    found.push(imported(path, to, "static"));
  }
  for (const [, to = ""] of code.matchAll(
    /(?:\bimport|createRequire\(import\.meta\.url\))\(\s*"([^"]+)"\s*\)/gu,
  )) {
    found.push(imported(path, to, "lazy"));
  }
  return found;
}

function imported(from: string, to: string, how: Import["how"]): Import {
  if (!to.startsWith(".")) return { to, own: false, how };
  const target = relative(root, resolve(join(root, dirname(from)), to));
  return { to: target.replaceAll("\\", "/"), own: true, how };
}
