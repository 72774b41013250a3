/** The built-in kinds by name, for tests. */
import { builtInFormat, projectKinds } from "../generator/kinds/project-kinds.ts";
import type { Kind } from "../generator/kinds/kind.ts";
import type { Kinds } from "../generator/kinds/kinds.ts";
import { shippedDialect } from "../generator/kinds/dialects.ts";
import type { DialectName, DialectRules } from "../generator/model/dialect.ts";
import { builtInKinds, type BuiltInKind } from "../generator/model/kind-names.ts";

export const format: Kinds = builtInFormat();

export const kinds = Object.fromEntries(
  builtInKinds.map((name) => [name, format.of(name)]),
) as Readonly<Record<BuiltInKind, Kind>>;

export { isBuiltIn } from "../generator/model/kind-names.ts";

/** The built-in kinds as a dialect reads them: those of a configuration that names it and nothing else. */
export function kindsIn(dialect: DialectName): Kinds {
  return projectKinds(shippedDialect(dialect), undefined, JSON.stringify([dialect, {}]));
}

/** The kinds with some rules of their own. */
export function withRules({ dialect }: Kinds, rules: Partial<DialectRules> = {}): Kinds {
  return projectKinds({ ...dialect, rules: { ...dialect.rules, ...rules } });
}
