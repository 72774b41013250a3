/**
 * resolve: Definition[] -> ContentModel. Every kind turns its layered definitions into the records that game code
 * reads; reversible recipes generate their disassemblies (§2.10); aliases in records become the ids they stand for.
 */
import { sameWriting } from "../json/same-json.ts";
import { definitionsOfKind } from "../layer/definitions-of-kind.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, ResolvedDefinition } from "../model/definition.ts";
import { ofKinds, type Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Memo } from "../model/memo.ts";
import { mapLike } from "../model/patched-map.ts";
import { facetsOf, keptFacets, withFacets } from "./facets.ts";
import { noRecords, type RecordTable, type Resolved } from "./resolved.ts";
import { contextOf } from "./resolve-context.ts";
import { resolveDefinition } from "./resolve-definition.ts";
import type { Stage } from "./stage.ts";

/** Kinds whose definitions become modules of their own, in the specification's order. */
const emittedKinds = ofKinds((kinds) => kinds.all.filter(({ output }) => output));

/** @param memo keeps the tables of records */
export function resolve(layers: Layers, kinds: Kinds, stage: Stage, memo: Memo): Resolved {
  const context = contextOf(stage, kinds, layers.origins);
  const records = new Map<KindName, RecordTable>();
  const listed: ResolvedDefinition[] = [];
  for (const { name: kind, naming } of emittedKinds(kinds)) {
    const { made } = stage.work<Definition, ResolvedDefinition>(
      {
        name: kind,
        keyOf: ({ id, origin }) => (id === "" ? origin : id),
        run: (definition) => resolveDefinition(definition, context, stage.view),
        keep: keepEqual,
        kept: {
          of: (resolved) => keptFacets(facetsOf(kinds, resolved)),
          same: (resolved) => facetsOf(kinds, resolved),
          restored: (definition, kept, again) => withFacets(definition, kept, again),
        },
      },
      definitionsOfKind(kind, layers),
    );
    if (!naming) {
      listed.push(...made);
      continue;
    }
    const table = memo.part<RecordTable>(`records of ${kind}`, made, (before = noRecords) =>
      mapLike(
        before,
        made.map((each) => [each.definition.id, each] as const),
      ),
    );
    records.set(kind, table);
  }
  return { records, substitutions: listed };
}

/** A record with equal contents stays the same object, and so does what is printed from it. */
function keepEqual(before: ResolvedDefinition, now: ResolvedDefinition): ResolvedDefinition {
  if (!sameWriting(before.record, now.record)) return now;
  if (before.definition === now.definition) return before;
  const { definition, references } = now;
  return { definition, record: before.record, references };
}
