/** Identifies the output modules that export instances living at run time; data modules are loaded by those. */
import { kindNames } from "../model/kind-names.ts";

const names = new Set(
  [...kindNames, "former-items", "ids", "recipe-lookups", "texts"].map((name) => `${name}.ts`),
);

/** @param path Relative to the output folder, with "/". */
export function isHotModule(path: string): boolean {
  return names.has(path);
}
