/**
 * The provenance of `qualities`, `tools`, `components` and `missing_requirements`: the definition itself, what `using`
 * names, and "LIST" (§2.10).
 */
import { isList } from "../json/containers.ts";
import type { Kind } from "../kinds/kind.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonArray } from "../model/json.ts";
import type { Origin } from "./explanation.ts";
import {
  requirementSources,
  type FindDefinition,
  type GroupSource,
  type RequirementSource,
} from "./requirement-sources.ts";
import { slotAt, valueIn, type Tracer } from "./trace.ts";
import { nameOf, type Provenance, type Stated } from "./walk.ts";

type EntrySource = RequirementSource | GroupSource;

/** @param absent the origin of a list that the definition does not have itself */
export function requirementProvenance(
  kind: Kind,
  definition: Definition,
  { originOf, placeOf }: Tracer,
  find: FindDefinition,
  absent?: Origin,
): Stated {
  const using = slotAt(definition.value, ["using"]);
  const byUsing: Origin = {
    how: "generated",
    at: placeOf(definition, using) ?? { object: definition.origin, path: [] },
    via: `"using"`,
  };
  const aligned = new Map<string, readonly (EntrySource | undefined)[]>();

  /**
   * The origin of what a requirement states: it applies to this definition because it, or a list in it, names the
   * requirement.
   */
  function through({ definition: other }: RequirementSource, origin?: Origin): Origin | undefined {
    if (other === definition || !origin) return origin;
    const via = `requirement ${JSON.stringify(other.id)}`;
    return { how: "generated", ...(origin.at ? { at: origin.at } : {}), via };
  }

  function originOfSource(source: RequirementSource | undefined): Origin {
    if (!source) return byUsing;
    const { definition: of, path } = source;
    const stated = through(source, originOf(of, slotAt(of.value, path)));
    return stated ?? { how: "generated", at: { object: of.origin, path: [] } };
  }

  function ofEntry(source: EntrySource | undefined): Provenance {
    const origin = originOfSource(source);
    if (!source || "entries" in source) return { origin };
    const slot = slotAt(source.definition.value, source.path);
    return {
      origin,
      ...(slot ? { source: { value: valueIn(slot) } } : {}),
      walk: {
        kind,
        originOf: (inner) => through(source, originOf(source.definition, inner)),
      },
    };
  }

  return ([member, index, alternative, ...inside], value) => {
    if (typeof member !== "string" || inside.length > 0) return undefined;
    if (index === undefined) {
      const sources = requirementSources(definition, member, find);
      if (!sources) return undefined;
      const entries = isList(value) ? align(sources, value) : [];
      aligned.set(member, entries);
      const own = originOf(definition, slotAt(definition.value, [member]));
      return { origin: own ?? absent ?? ofAll(entries) };
    }
    const source = aligned.get(member)?.[Number(index)];
    if (alternative === undefined) return aligned.has(member) ? ofEntry(source) : undefined;
    if (!source || !("entries" in source)) return undefined;
    const from = source.entries.find(({ item }) => item === nameOf(value));
    return { origin: originOfSource(from ?? source) };
  };

  /** The origin of a list that the definition does not have itself. */
  function ofAll(entries: readonly (EntrySource | undefined)[]): Origin {
    if (entries.length === 0) return { how: "default" };
    return using ? byUsing : originOfSource(entries[0]);
  }
}

/**
 * The source of each entry of a record's list. In a generated definition, items that cannot be recovered are left out,
 * as are groups that contain nothing else.
 */
function align(
  sources: readonly EntrySource[],
  list: readonly Json[],
): readonly (EntrySource | undefined)[] {
  const left = [...sources];
  return list.map((entry) => {
    const at = left.findIndex((each) => !("entries" in each) || yields(each, entry));
    return at < 0 ? undefined : left.splice(0, at + 1).at(-1);
  });
}

function yields({ entries }: GroupSource, group: Json): boolean {
  return (group as JsonArray).every((alternative) =>
    entries.some(({ item }) => item === nameOf(alternative)),
  );
}
