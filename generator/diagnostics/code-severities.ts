import { shippedDialects } from "../compiled/dialects.ts";
import type { Severity } from "../model/severity.ts";

/** The severity of a code by default, and those that shipped dialects give it, each with the name of the dialect. */
export function severitiesOf(
  code: string,
  usual: Severity,
): readonly (readonly [dialect: string, severity: string])[] {
  return Object.entries(shippedDialects).flatMap(([name, { extends: parent, severity = {} }]) => {
    const own = parent === undefined ? usual : severity[code];
    return own === undefined ? [] : [[name, own] as const];
  });
}
