/** Which modules of the output export instances that live at run time; modules of data are loaded by those. */
import { kindNames } from "../model/kind-names.ts";

const names = new Set(
  [...kindNames, "former-items", "ids", "recipe-lookups", "texts"].map((name) => `${name}.ts`),
);

/** @param path Below the output folder, with "/". */
export function isHotModule(path: string): boolean {
  return names.has(path);
}
