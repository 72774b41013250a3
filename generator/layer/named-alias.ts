import type { RawObject } from "../model/definition.ts";

/** `object` declares that `alias` is another name of the definition `id` (extension). */
export interface NamedAlias {
  readonly object: RawObject;
  readonly alias: string;
  readonly id: string;
}
