/** Definitions that others give rise to: uncrafts, of reversible recipes (§2.10). */
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ResolveContext } from "./rule.ts";

export interface Generation<
  Source extends JsonObject = JsonObject,
  Generated extends JsonObject = JsonObject,
> {
  /** The kind whose definitions give rise to definitions of this one. */
  readonly from: KindName;
  /**
   * Those of `sources` that do, in the order in which they are to do it, each with the id that it is to get.
   * @param sources all of them that are in use
   * @param written the definitions of this kind that an author wrote
   */
  readonly choose: (
    sources: readonly Definition<Source>[],
    written: readonly Definition<Generated>[],
    context: Pick<ResolveContext, "report" | "placeOf">,
  ) => readonly { readonly source: Definition<Source>; readonly id: string }[];
  /** The value, in the words in which an author would have written it. */
  readonly generate: (
    source: Definition<Source>,
    context: Pick<ResolveContext, "find" | "isUnrecoverable" | "share">,
  ) => JsonObject;
  /** The member of a source that asks for it. */
  readonly member: string;
  /** Members of a record that the definition takes from its source as they are, for `explain`. */
  readonly taken: readonly string[];
  /** Those that it states by itself. */
  readonly stated: readonly string[];
}

/** A generation as the stages know it; what they hand to it has passed the schemas of both kinds. */
export function defineGeneration<Source extends JsonObject, Generated extends JsonObject>(
  generation: Generation<Source, Generated>,
): Generation {
  return generation as unknown as Generation;
}
