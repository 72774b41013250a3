import { createRequire } from "node:module";
import type * as Library from "jsonc-parser";

let library: typeof Library | undefined;

/** The library that reads JSON with positions. Loaded when something is wrong: most runs never need it. */
export function jsonc(): typeof Library {
  library ??= createRequire(import.meta.url)("jsonc-parser") as typeof Library;
  return library;
}
