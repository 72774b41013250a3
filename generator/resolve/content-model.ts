import type { KindsContext } from "../kinds/kinds.ts";
import type { FormerIdTables } from "../layer/former-ids.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ReferenceCounts } from "./reference-counts.ts";
import type { Resolved } from "./resolved.ts";

export interface ContentModel extends Resolved {
  /** Ids that records refer to. */
  readonly references: Pick<ReferenceCounts, "of">;
  /** Ids of earlier content that stand for a definition. */
  readonly former: (kind: KindName) => FormerIdTables;
  /** For definitions that are resolved later, on demand; findings reported then are lost. */
  readonly context: KindsContext;
}
