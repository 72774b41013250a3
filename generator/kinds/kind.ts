/** What a definition kind tells the stages about itself. Adding a kind is one folder and one line in `registry.ts`. */
import type { DialectRules } from "../model/dialect.ts";
import type { Report, Place } from "../diagnostics/diagnostic.ts";
import type { Definition } from "../model/definition.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Share } from "./view.ts";

/**
 * What `resolve` and rules may look at besides the definition itself: what `view.ts` says of content, with what they need
 * to report. Layering is complete by then.
 */
export interface ResolveContext {
  readonly rules: DialectRules;
  readonly report: Report;
  /** The surviving definition of that id (aliases followed), or `undefined`. */
  readonly find: (kind: KindName, id: string) => Definition | undefined;
  /** Whether an item is flagged as unrecoverable where it is defined (§2.10); absent where no item is known. */
  readonly isUnrecoverable?: (item: string) => boolean;
  /** For what is worked out once for several definitions; never keep it in any other way. */
  readonly share: Share;
  /** Where a member of a layered definition was written; `path` is into `definition.value`. */
  readonly placeOf: (definition: Definition, path: JsonPath, target?: "key" | "value") => Place;
}

/** A rule that the specification states across members; it reports and returns nothing. */
export type Rule = (definition: Definition, context: ResolveContext) => void;

export interface Kind {
  readonly name: KindName;
  /**
   * The layered value as game code reads it: every default filled in, units as numbers, seasonal values as
   * four. Never fails: the value has passed its schema; what it finds wrong it reports.
   */
  readonly resolve: (definition: Definition, context: ResolveContext) => JsonObject;
  /** Reports what `resolve` would, and makes no record; for kinds in which it reports anything. */
  readonly findings?: (definition: Definition, context: ResolveContext) => void;
  readonly rules: readonly Rule[];
  /**
   * Those of `rules` that one object breaks by itself, whatever stands in others: they hold as well for templates and
   * for what a child, a modification or a later object states anew.
   */
  readonly ownRules: readonly Rule[];
}
