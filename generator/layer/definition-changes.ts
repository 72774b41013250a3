import { sameWriting } from "../json/same-json.ts";
import { createComparison } from "../model/contributors.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Layers } from "./layer.ts";
import type { LayeredSet } from "./layered-set.ts";
import type { Component } from "./components.ts";

/** How definitions differ from those of an earlier run. */
export interface LayerChanges {
  readonly layers: Layers;
  /** New and changed definitions, each with its earlier version; `undefined` for new ones. */
  readonly changed: ReadonlyMap<Definition, Definition | undefined>;
  /** Definitions whose ids nothing defines any more, and substitutions that are gone. */
  readonly gone: readonly Definition[];
}

/**
 * A part of the content in which unchanged definitions are the earlier objects, so that all results made from them
 * still hold.
 */
export interface KeptPart extends Pick<LayerChanges, "changed" | "gone"> {
  readonly part: LayeredSet;
}

export function keepDefinitions(
  { entries, substitutions }: LayeredSet,
  part: LayeredSet,
  component: Component,
): KeptPart {
  const changed = new Map<Definition, Definition | undefined>();
  const gone: Definition[] = [];
  const sameContributors = createComparison();
  const compare = (before: Definition | undefined, now: Definition | undefined): typeof now => {
    if (before && !now) gone.push(before);
    if (!now || (before && isSame(before, now, sameContributors)))
      return before && now ? before : undefined;
    changed.set(now, before);
    return now;
  };
  const tables = new Map<KindName, Map<string, Definition>>();
  for (const [kind, names] of component.names) {
    const own = part.entries.tables.get(kind);
    const kept = new Map<string, Definition>();
    for (const name of names) {
      const definition = compare(entries.tables.get(kind)?.get(name), own?.get(name));
      if (definition) kept.set(name, definition);
    }
    tables.set(kind, kept);
  }
  const keptSubstitutions = new Map<RawObject, Definition>();
  for (const object of component.objects) {
    const definition = compare(substitutions.get(object), part.substitutions.get(object));
    if (definition) keptSubstitutions.set(object, definition);
  }
  return {
    part: { ...part, entries: { ...part.entries, tables }, substitutions: keptSubstitutions },
    changed,
    gone,
  };
}

/** Whether two definitions have the same contributors in the same order and the same value, even if rebuilt. */
function isSame(
  one: Definition,
  other: Definition,
  sameContributors: ReturnType<typeof createComparison>,
): boolean {
  return (
    one.origin === other.origin &&
    one.obsolete === other.obsolete &&
    sameContributors(one.contributors, other.contributors) &&
    (one.value === other.value || sameWriting(one.value, other.value))
  );
}
