/** The result of `explain`: a resolved definition as a tree in which every value has its origin. */
import type { Definition, RawObject } from "../model/definition.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Use } from "../symbols/symbol-index.ts";

export type Manner =
  /** Stated by its own object. */
  | "defined"
  /** Stated by a later object, replacing what an earlier one stated. */
  | "replaced"
  /** An entry or a member that a later object added. */
  | "added"
  /** An entry that a later object removed; it is no longer in the list. */
  | "removed"
  /** Inherited from the object that it copies from. */
  | "inherited"
  /** Generated from something else: an uncraft from its recipe, requirements from `using` and "LIST". */
  | "generated"
  /** Stated by no object, but by the format. */
  | "default";

/** A path inside one raw object: a place in a file, whose line is computed only when it is shown. */
export interface ValueLocation {
  readonly object: RawObject;
  readonly path: JsonPath;
}

export interface Origin {
  readonly how: Manner;
  /** Absent for defaults. */
  readonly at?: ValueLocation;
  /** The location of what was replaced or removed. */
  readonly was?: ValueLocation;
  /** What links the definition to the location, such as `requirement "boiling"`. */
  readonly via?: string;
}

export interface Member {
  /** Path in the resolved record; for removed entries, that of the list they were in. */
  readonly path: JsonPath;
  readonly value: Json;
  readonly origin: Origin;
  readonly members: readonly Member[];
}

/** Inner members follow the one that contains them. */
export function everyMember({ members }: Pick<Member, "members">): readonly Member[] {
  return members.flatMap((each) => [each, ...everyMember(each)]);
}

export interface Explanation {
  readonly kind: KindName;
  /** Substitutions have none: "" (§2.2). */
  readonly id: string;
  readonly definition: Definition;
  /** Definitions that it replaced, the earliest first. */
  readonly replaced: readonly RawObject[];
  /** Its uses in load order: only those by its own id or an alias of it. */
  readonly uses: readonly Use[];
  readonly members: readonly Member[];
}
