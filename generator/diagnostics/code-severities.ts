import { dialectNames, shippedDialects } from "../compiled/dialects.ts";
import type { DialectName } from "../model/dialect.ts";
import { groupBy } from "../model/maps.ts";
import type { Severity } from "../model/severity.ts";

/** The severity of a code in a dialect that defwright ships. */
export function severityIn(dialect: DialectName, code: string, usual: Severity): Severity | "off" {
  const { extends: parent, severity = {} } = shippedDialects[dialect];
  return severity[code] ?? (parent === undefined ? usual : severityIn(parent, code, usual));
}

/** Such as `error (in "bright-nights", "dda": note)`. */
export function severityWords(code: string, usual: Severity): string {
  const groups = groupBy(dialectNames, (dialect) => severityIn(dialect, code, usual));
  const others = [...groups].filter(([severity]) => severity !== usual);
  const words = others.map(
    ([severity, names]) => `in ${names.map((name) => `"${name}"`).join(", ")}: ${severity}`,
  );
  return words.length === 0 ? usual : `${usual} (${words.join("; ")})`;
}
