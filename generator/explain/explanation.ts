/** What `explain` answers: a resolved definition as a tree in which every value knows where it is from. */
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Use } from "../uses/describe-use.ts";

export const manners = [
  /** Its own object states it. */
  "defined",
  /** Stated by a later object in place of what an earlier one stated. */
  "replaced",
  /** An entry or a member that a later object brought in. */
  "added",
  /** An entry that a later object took out; it is in the list no more. */
  "removed",
  /** Taken over from the object that it copies from. */
  "inherited",
  /** Made of something else: an uncraft of its recipe, requirements of `using` and "LIST". */
  "generated",
  /** No object states it; the format does. */
  "default",
] as const;
export type Manner = (typeof manners)[number];

/** A path inside one raw object: a place in a file, whose line is computed only when it is shown. */
export interface ValueLocation {
  readonly object: RawObject;
  readonly path: JsonPath;
}

export interface Origin {
  readonly how: Manner;
  /** Absent for defaults. */
  readonly at?: ValueLocation;
  /** Where what was replaced or removed stands. */
  readonly was?: ValueLocation;
  /** What stands between the definition and the place, such as `requirement "boiling"`. */
  readonly via?: string;
}

export interface Member {
  /** From the resolved record; of what was removed, the list that it was in. */
  readonly path: JsonPath;
  readonly value: Json;
  readonly origin: Origin;
  readonly members: readonly Member[];
}

export interface Explanation {
  readonly kind: KindName;
  /** Substitutions have none: "" (§2.2). */
  readonly id: string;
  readonly definition: Definition;
  /** Definitions whose place it took, the earliest first. */
  readonly replaced: readonly RawObject[];
  /** Who names it, in load order: only what names it by an id or alias of its own. */
  readonly uses: readonly Use[];
  readonly members: readonly Member[];
}
