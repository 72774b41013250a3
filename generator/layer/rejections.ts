/**
 * Objects that are left out. Their names stay known, so that references to them are not reported, and what can be read
 * of them is kept, so that their other mistakes are reported in the same run.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Unreadable } from "./legible.ts";

export interface Rejected {
  /** As far as it can be read. */
  readonly definition: Definition;
  /** What can be read of the object itself; the definition may have members from others. */
  readonly own: JsonObject;
  readonly unreadable: Unreadable;
  /** Whether it should have more members, from something that is missing or cannot be read. */
  readonly inherits: boolean;
  /** It has no id, or none that can be read. */
  readonly nameless: boolean;
  /** Left out because what it builds on is left out, not because of a finding of its own. */
  readonly follows: boolean;
}

/** In load order. */
export type Rejections = ReadonlyMap<RawObject, Rejected>;
