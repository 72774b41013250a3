/** Which modules of the output hold what lives at run time; data modules belong to their tables. */
import { kindNames } from "../model/kind-names.ts";

const names = new Set([...kindNames, "ids", "recipe-lookups"].map((name) => `${name}.ts`));

/** @param path Below the output folder, with "/". */
export function isHotModule(path: string): boolean {
  return names.has(path);
}
