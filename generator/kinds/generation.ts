/** Definitions that are generated from others: uncrafts, from reversible recipes (§2.10). */
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ResolveContext, RuleContext } from "./rule.ts";

export interface Generation<
  Source extends JsonObject = JsonObject,
  Generated extends JsonObject = JsonObject,
> {
  /** The kind whose definitions are the sources. */
  readonly from: KindName;
  /**
   * Returns the sources from which definitions are generated, in the order of generation, each with the new id.
   * @param sources all possible sources that are in use
   * @param written the definitions of the generated kind that an author wrote
   */
  readonly choose: (
    sources: readonly Definition<Source>[],
    written: readonly Definition<Generated>[],
    context: Pick<RuleContext, "report" | "placeOf">,
  ) => readonly { readonly source: Definition<Source>; readonly id: string }[];
  /** Returns the value, in the form in which an author would have written it. */
  readonly generate: (
    source: Definition<Source>,
    context: Pick<ResolveContext, "find" | "isUnrecoverable" | "share">,
  ) => JsonObject;
  /** The member of a source that requests the generation. */
  readonly member: string;
  /** Members of a record that are taken unchanged from the source, for `explain`. */
  readonly taken: readonly string[];
  /** Members of a record that the generated definition states itself. */
  readonly stated: readonly string[];
}

/** A generation in the form the stages use; the definitions they pass to it have passed the schemas of both kinds. */
export function defineGeneration<Source extends JsonObject, Generated extends JsonObject>(
  generation: Generation<Source, Generated>,
): Generation {
  return generation as unknown as Generation;
}
