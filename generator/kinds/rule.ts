/** Rules of kinds, and what they and `resolve` may look at. */
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Definition } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { Share } from "./view.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Place } from "../model/place.ts";

/**
 * What `resolve` and rules may look at besides the definition itself: what `view.ts` says of content, with what they
 * need to report. Layering is complete by then.
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
export type Rule<Value extends JsonObject = JsonObject> = (
  definition: Definition<Value>,
  context: ResolveContext,
) => void;
