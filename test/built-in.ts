/** The built-in kinds by name, for tests. */
import { builtInFormat, projectKinds } from "../generator/kinds/project-kinds.ts";
import type { Kind } from "../generator/kinds/kind.ts";
import type { Kinds } from "../generator/kinds/kinds.ts";
import { dialectRules, type Dialect } from "../generator/model/dialect.ts";
import { builtInKinds, type BuiltInKind } from "../generator/model/kind-names.ts";

export const format: Kinds = builtInFormat();

export const kinds = Object.fromEntries(
  builtInKinds.map((name) => [name, format.of(name)]),
) as Readonly<Record<BuiltInKind, Kind>>;

export { isBuiltIn } from "../generator/model/kind-names.ts";

/** The built-in kinds as a dialect reads them. */
export function kindsIn(dialect: Dialect): Kinds {
  return projectKinds(dialectRules[dialect]);
}
