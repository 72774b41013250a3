/** Rules of kinds, and the contexts of rules and `resolve`. */
import type { Report } from "../diagnostics/diagnostic.ts";
import type { Definition } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { getOrInsert } from "../model/maps.ts";
import type { JsonObject, JsonPath } from "../model/json.ts";
import type { ContentView, KnownQueries } from "./view.ts";
import type { Place } from "../model/place.ts";

/**
 * What `resolve` may read besides the definition itself: answers about other content (`view.ts`). Layering is complete
 * by then. It reports nothing: whether records are made makes no difference to what is found.
 */
export interface ResolveContext
  extends
    Pick<ContentView, "find" | "isBroken" | "commonest" | "yielding" | "share">,
    Partial<Pick<KnownQueries, "greatestLevel" | "excludes">> {
  /** What the dialect reads differently. */
  readonly rules: DialectRules;
  /** The record of a definition of any kind; `context` answers what has to be asked for it. */
  readonly recordOf: (definition: Definition, context: ResolveContext) => JsonObject;
  /** Whether an item is flagged as unrecoverable where it is defined (§2.10); absent if no item is known. */
  readonly isUnrecoverable?: (item: string) => boolean;
  /** Whether an item is counted by charges where it is defined (§2.10); absent if no item is known. */
  readonly isCounted?: (item: string) => boolean;
  /** Where a member of a layered definition was written; `path` is into `definition.value`. */
  readonly placeOf: (definition: Definition, path: JsonPath, target?: "key" | "value") => Place;
}

/** What rules may read, and where they report to. */
export interface RuleContext extends ResolveContext {
  readonly report: Report;
}

/** Returns a function that makes something once for all of one `find`, on whose answers alone it depends. */
export function oncePerContent<Context extends Pick<ResolveContext, "find">, Made>(
  make: (context: Context) => Made,
): (context: Context) => Made {
  const made = new WeakMap<ResolveContext["find"], Made>();
  return (context) => getOrInsert(made, context.find, () => make(context));
}

/** A rule that the specification states across members; it only reports. */
export interface Rule<Value extends JsonObject = JsonObject> {
  (definition: Definition<Value>, context: RuleContext): void;
  /**
   * One object can break it by itself, whatever others contain: it also holds for templates and for what a child, a
   * modification or a later object restates.
   */
  readonly ofOneObject?: true;
}

/** Marks a rule that one object can break by itself. */
export function ofOneObject<Value extends JsonObject>(rule: Rule<Value>): Rule<Value> {
  return Object.assign(rule, { ofOneObject: true as const });
}
