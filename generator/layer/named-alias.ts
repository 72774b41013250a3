import type { RawObject } from "../model/definition.ts";

/** `object` says that `alias` names the definition `id` as well (extension). */
export interface NamedAlias {
  readonly object: RawObject;
  readonly alias: string;
  readonly id: string;
}
