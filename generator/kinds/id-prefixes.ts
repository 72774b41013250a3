import { kindNames } from "../model/kind-names.ts";
import { kinds } from "./registry.ts";

/** What ids of kinds begin with by convention: to forget one, or to take another, is a common slip. */
export const idPrefixes: readonly string[] = kindNames.flatMap(
  (kind) => kinds[kind].naming?.prefix ?? [],
);
