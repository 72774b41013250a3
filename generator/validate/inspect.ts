/**
 * What is found in one object by itself. It depends on nothing else, so it holds as long as the object stays as it is.
 */
import type { Fact } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { RawObject } from "../model/definition.ts";
import { checkIds } from "./check-ids.ts";
import { validateObject } from "./validate.ts";

export interface Inspected {
  /** Its shape is so wrong that no later stage may read it. */
  readonly broken: boolean;
  /** Ids that were most probably meant by some that nobody can type. */
  readonly unread: readonly string[];
  readonly facts: readonly Fact[];
}

/** `undefined` where nothing is found, as in most objects. */
export function inspectObject(object: RawObject): Inspected | undefined {
  const { facts, report } = createFindings();
  const isUsable = validateObject(object, report);
  const unread = checkIds(object, report);
  if (facts.length === 0) return undefined;
  return { broken: !isUsable || unread.length > 0, unread, facts };
}
