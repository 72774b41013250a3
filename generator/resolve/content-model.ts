import type { ResolveContext } from "../kinds/kind.ts";
import type { ResolvedDefinition } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ReferenceCounts } from "./reference-counts.ts";

export interface Resolved {
  /**
   * Records by kind and id; requirements are inlined into recipes and have none. In a session the same table as long as
   * its records are the same.
   */
  readonly records: ReadonlyMap<KindName, ReadonlyMap<string, ResolvedDefinition>>;
  /** In load order (§2.2). */
  readonly substitutions: readonly ResolvedDefinition[];
}

export interface ContentModel extends Resolved {
  /** Ids that records refer to. */
  readonly mentions: Pick<ReferenceCounts, "of">;
  /** For what is resolved afterwards, when somebody asks; what it reports is lost. */
  readonly context: ResolveContext;
}
