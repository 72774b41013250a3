import type { ResolveContext } from "../kinds/kind.ts";
import type { ReferenceCounts } from "./reference-counts.ts";
import type { Resolved } from "./resolved.ts";

export interface ContentModel extends Resolved {
  /** Ids that records refer to. */
  readonly references: Pick<ReferenceCounts, "of">;
  /** For what is resolved afterwards, when somebody asks; what it reports is lost. */
  readonly context: ResolveContext;
}
