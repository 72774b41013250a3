/**
 * What layering did to existing definitions, in order. Layering only notes the objects involved; `explain` and
 * `conflicts` work out what the changes mean when somebody asks.
 */
import type { Definition, RawObject, Contributors } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";

export type LayerEvent = { readonly object: RawObject } &
  /** The object started from `parent` (`copy-from`), which resulted in `value`. */
  (
    | { readonly what: "derived"; readonly parent: Template; readonly value: JsonObject }
    /** The object is a template of this name, which others may copy from. */
    | { readonly what: "template"; readonly kind: KindName; readonly id: string }
    /** The object modified `before`, which resulted in `after` (§2.1). */
    | { readonly what: "modified"; readonly before: Definition; readonly after: Definition }
    /** `after` took the place of `before` (§7.1, §7.2). */
    | { readonly what: "replaced"; readonly before: Definition; readonly after: Definition }
    /** The object could not or would not take the place of `before`. */
    | { readonly what: "refused"; readonly before: Definition; readonly id: string }
    /** `after` declares that it overrides, but nothing had its id. */
    | { readonly what: "overrode nothing"; readonly after: Definition }
  );

export type History = readonly LayerEvent[];

/** Something that others can copy from. */
export interface Template {
  readonly id: string;
  readonly value: JsonObject;
  readonly contributors: Contributors;
  /** The definition that is copied from; templates proper have none. */
  readonly definition?: Definition;
}
