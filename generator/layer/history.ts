/**
 * What layering did to existing definitions, in order. Layering only notes the objects involved; `explain` and
 * `conflicts` work out what the changes mean when somebody asks.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Template } from "./template.ts";

export type Change =
  /** `object` started from `parent` (`copy-from`), which resulted in `value`. */
  | {
      readonly what: "derived";
      readonly object: RawObject;
      readonly parent: Template;
      readonly value: JsonObject;
    }
  /** `object` is a template of this name, which others may copy from. */
  | {
      readonly what: "template";
      readonly object: RawObject;
      readonly kind: KindName;
      readonly id: string;
    }
  /** `object` modified `before`, which resulted in `after` (§2.1). */
  | {
      readonly what: "modified";
      readonly object: RawObject;
      readonly before: Definition;
      readonly after: Definition;
    }
  /** `after` took the place of `before` (§7.1, §7.2). */
  | {
      readonly what: "replaced";
      readonly object: RawObject;
      readonly before: Definition;
      readonly after: Definition;
    }
  /** `object` could not or would not take the place of `before`. */
  | {
      readonly what: "refused";
      readonly object: RawObject;
      readonly before: Definition;
      readonly id: string;
    }
  /** `after` declares that it overrides, but nothing had its id. */
  | { readonly what: "overrode nothing"; readonly object: RawObject; readonly after: Definition };

export type History = readonly Change[];
