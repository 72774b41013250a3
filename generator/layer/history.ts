/**
 * What layering did to definitions that were there already, in the order in which it did it. Layering only notes
 * the objects that were at hand; `explain` and `conflicts` work out what it means when somebody asks.
 */
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Template } from "./template.ts";

export type Change =
  /** `object` started from `parent` (`copy-from`), and `value` came of it. */
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
  /** `after` was made of `before` by a modification (§2.1). */
  | {
      readonly what: "modified";
      readonly object: RawObject;
      readonly before: Definition;
      readonly after: Definition;
    }
  /** `after` stands where `before` stood (§7.1, §7.2). */
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
  /** `after` says that it overrides, and there was nothing of its id. */
  | { readonly what: "overrode nothing"; readonly object: RawObject; readonly after: Definition };

export type History = readonly Change[];
