import type { KindsContext } from "../kinds/kinds.ts";
import type { ContentQueries } from "../kinds/view.ts";
import type { FormerIdTables } from "../layer/former-ids.ts";
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { ReferenceCounts } from "./reference-counts.ts";
import { resolveDefinition } from "./resolve-definition.ts";
import type { Resolved } from "./resolved.ts";

export interface ContentModel extends Resolved {
  /** The record of a definition, for whoever needs no others. */
  readonly recordOf: (definition: Definition) => JsonObject;
  /** Ids that records refer to. */
  readonly references: Pick<ReferenceCounts, "of">;
  /** Ids of earlier content that stand for a definition. */
  readonly former: (kind: KindName) => FormerIdTables;
  /** For definitions that are resolved later, on demand; findings reported then are lost. */
  readonly context: KindsContext;
}

/**
 * @param resolved the records of all definitions, which are made when somebody asks for them
 * @param isAwaited whether it is certain that somebody will
 */
export function contentModel(
  resolved: () => Resolved,
  isAwaited: boolean,
  { canonical }: Pick<ContentQueries, "canonical">,
  { context, ...rest }: Omit<ContentModel, keyof Resolved | "recordOf">,
): ContentModel {
  return {
    ...{ ...rest, context },
    get records() {
      return resolved().records;
    },
    get substitutions() {
      return resolved().substitutions;
    },
    recordOf: (definition) => {
      const { kind, id } = definition;
      const record = isAwaited ? resolved().records.get(kind)?.get(id)?.record : undefined;
      return record ?? resolveDefinition(definition, context, { canonical }).record;
    },
  };
}
