import { kindNames } from "../model/kind-names.ts";
import { kinds } from "./registry.ts";

/** The prefixes of ids by convention; omitting one, or using another, is a common typo. */
export const idPrefixes: readonly string[] = kindNames.flatMap(
  (kind) => kinds[kind].naming?.prefix ?? [],
);
