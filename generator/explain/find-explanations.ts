/** Finds what an id means, in every kind that has it. */
import type { Compilation } from "../compile.ts";
import { suggest } from "../diagnostics/suggest.ts";
import { idPrefixes } from "../kinds/id-prefixes.ts";
import { kinds } from "../kinds/registry.ts";
import type { Definition } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
import type { Explanation } from "./explanation.ts";
import type { Use } from "../uses/describe-use.ts";
import { findUses } from "../uses/find-uses.ts";
import { createUses } from "../uses/uses.ts";
import { createExplainer } from "./explain-definition.ts";

/** Follows aliases; finds definitions without ids, such as substitutions, by their subjects (§2.2). */
export function findExplanations(
  compilation: Compilation,
  id: string,
  kind?: KindName,
): Explanation[] {
  const { model, layers } = compilation;
  const uses = createUses(compilation);
  const explainer = createExplainer(layers);
  const explain = (definition: Definition, record: JsonObject): Explanation => {
    const named = { kind: definition.kind, id: definition.id };
    let used: readonly Use[] | undefined;
    return {
      ...explainer(definition, record),
      // Computed on first access.
      get uses() {
        return (used ??= named.id === "" ? [] : findUses(compilation, uses, named).uses);
      },
    };
  };
  const wanted = kind === undefined ? kindNames : [kind];
  return wanted.flatMap((each) => {
    const { output } = kinds[each];
    if (output?.form === "list") {
      return model.substitutions
        .filter(
          ({ definition, record }) =>
            definition.kind === each && output.subjectsOf(record).includes(id),
        )
        .map(({ definition, record }) => explain(definition, record));
    }
    const definition = layers.registry.get(each, id);
    if (!definition) return [];
    const record = model.records.get(each)?.get(definition.id)?.record;
    return [explain(definition, record ?? resolved(definition, compilation))];
  });
}

/** Requirements have no records of their own: they are expanded in the records of recipes. */
function resolved(definition: Definition, { model }: Compilation): JsonObject {
  return kinds[definition.kind].resolve(definition, { ...model.context, report: () => undefined });
}

export interface NotFound {
  /** An object with that id exists, but has errors of its own. */
  readonly broken: boolean;
  readonly suggestion?: string;
  readonly reason?: string;
}

export function whyNotFound(
  { layers }: Compilation,
  id: string,
  codes: readonly string[],
  kind?: KindName,
): NotFound {
  const { registry } = layers;
  const wanted = kind === undefined ? kindNames : [kind];
  const broken = wanted.some((each) => registry.isBroken(each, id));
  const reason = wanted.map((each) => registry.whyUnknown(each, id).reason).find(Boolean);
  const ids = wanted.flatMap((each) => [...registry.ids(each)]);
  const [suggestion] = suggest(id, [...ids, ...(kind === undefined ? codes : [])], 1, idPrefixes);
  return {
    broken,
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(reason === undefined ? {} : { reason }),
  };
}
