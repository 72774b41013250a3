/** Checks one object by itself. The result depends on nothing else, so it holds as long as the object is unchanged. */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { RawObject } from "../model/definition.ts";
import { checkIds } from "./check-ids.ts";
import { validateObject } from "./validate.ts";

export interface Inspected {
  /** The shape is so wrong that no later stage may read the object. */
  readonly broken: boolean;
  /** The ids that were most probably meant where ids cannot be typed. */
  readonly unread: readonly string[];
  readonly facts: readonly Fact[];
}

/** Returns `undefined` if nothing is found, as in most objects. */
export function inspectObject(object: RawObject): Inspected | undefined {
  const { facts, report } = createFindings();
  const isUsable = validateObject(object, report);
  const unread = checkIds(object, report);
  if (facts.length === 0) return undefined;
  return { broken: !isUsable || unread.length > 0, unread, facts };
}
