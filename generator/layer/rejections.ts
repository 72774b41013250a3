/**
 * Objects that are left out. Their names stay known, so that whoever refers to them is not to blame, and what can be read
 * of them is kept: their other mistakes are reported in the same run.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { Layering } from "./layering.ts";
import type { Unreadable } from "./legible.ts";
import { hasIds } from "./loading.ts";
import { aliasesOf, idsOf, isObsolete, templateName } from "./raw-id.ts";

export interface Rejected {
  /** As far as it can be read. */
  readonly definition: Definition;
  /** What can be read of the object itself; the definition may have members from others. */
  readonly own: JsonObject;
  readonly unreadable: Unreadable;
  /** Whether it has members besides from something that is not there or cannot be read. */
  readonly inherits: boolean;
  /** It has no id, or none that can be read. */
  readonly nameless: boolean;
  /** Left out because what it builds on is left out, and not for a finding of its own. */
  readonly follows: boolean;
}

export interface Rejections {
  /** In load order. */
  readonly all: ReadonlyMap<RawObject, Rejected>;
}

interface HowRejected {
  /** With its members as they were meant. */
  readonly value: JsonObject;
  readonly own: JsonObject;
  readonly contributors: readonly RawObject[];
  readonly unreadable: Unreadable;
  readonly inherits: boolean;
  readonly follows: boolean;
}

/** Leaves an object out. */
export function reject(
  { registry, fate, notes, rules }: Layering,
  object: RawObject,
  how: Partial<HowRejected> = {},
): void {
  const { kind } = object;
  const {
    value = object.value,
    own = value,
    contributors = [object],
    unreadable = new Map(),
    inherits = false,
    follows = false,
  } = how;
  fate.set(object, "rejected");
  const name = templateName(value);
  const ids = idsOf(kind, value, rules);
  // A modification defines nothing.
  const names =
    value["edit-mode"] === "modify"
      ? []
      : [...ids, ...aliasesOf(value), ...(name === undefined ? [] : [name])];
  for (const each of names) registry.markBroken(kind, each);
  const [id = ""] = ids;
  const obsolete = isObsolete(kind, value);
  const definition = { kind, id, value, origin: object, contributors, obsolete };
  const nameless = ids.length === 0 && name === undefined && hasIds(kind);
  notes.note(object, {
    rejected: { definition, own, unreadable, inherits, nameless, follows },
  });
}
