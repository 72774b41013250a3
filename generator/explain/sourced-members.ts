import { isList } from "../json/containers.ts";
import type { RecordSource, RecordSources } from "../kinds/record-source.ts";
import type { Definition } from "../model/definition.ts";
import type { Json, JsonPath } from "../model/json.ts";
import type { Member, Origin } from "./explanation.ts";
import { slotAt, valueIn, type Tracer } from "./trace.ts";
import { walkValue, type Walk } from "./walk.ts";

/** A definition, with the sources that its kind provides for its record. */
export interface Sourced {
  readonly definition: Definition;
  readonly sourcesOf: RecordSources;
  readonly walk: Walk;
  readonly tracer: Tracer;
}

/**
 * Explains a value of the record by its source; inner values by their own sources, or else by their place in that
 * source.
 */
export function sourcedMember(
  sourced: Sourced,
  path: JsonPath,
  value: Json,
  source: RecordSource,
): Member {
  const { definition, sourcesOf, walk } = sourced;
  const slot = slotAt(definition.value, source.path);
  const origin = originOf(sourced, source);
  const inside = entriesOf(value).map(([key, each]) => {
    const at = [...path, key];
    return { at, each, own: sourcesOf(at) };
  });
  if (!inside.some(({ own }) => own)) {
    const from = source.computed === true ? undefined : slot;
    return walkValue(walk, path, value, origin, from && { value: valueIn(from) });
  }
  const members = inside.map(({ at, each, own }) =>
    own ? sourcedMember(sourced, at, each, own) : walkValue(walk, at, each, origin, undefined),
  );
  return { path, value, origin, members };
}

function originOf(
  { definition, walk, tracer }: Sourced,
  { path, computed, absent }: RecordSource,
): Origin {
  const slot = slotAt(definition.value, path);
  const itself = { object: definition.origin, path: [] };
  if (computed === true) {
    return { how: "generated", at: (slot && tracer.placeOf(definition, slot)) ?? itself };
  }
  const stated = slot && walk.originOf(slot);
  if (stated) return stated;
  return absent === "default" ? { how: "default" } : { how: "defined", at: itself };
}

function entriesOf(value: Json): readonly (readonly [key: string | number, value: Json])[] {
  if (typeof value !== "object" || value === null) return [];
  if (isList(value)) return value.map((each, index) => [index, each]);
  return Object.entries(value);
}
