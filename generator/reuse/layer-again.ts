/**
 * Layers what an edit changed: the objects that came or went, and all objects linked to them by a name. The results
 * replace those of the last run. The first run layers everything.
 */
import type { Findings } from "../diagnostics/findings.ts";
import { keepDefinitions, type LayerChanges } from "../layer/definition-changes.ts";
import { layerSet } from "../layer/layer-set.ts";
import { contextOf, layer, layersOf, setOf, unreadOf, type LayerInput } from "../layer/layer.ts";
import { withPart } from "../layer/layered-set.ts";
import { misreadObjects } from "../layer/intended.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { changedPart, type LayerMemory } from "./changed-part.ts";
import { nameForPlayers, type IdLookups } from "../layer/id-lookups.ts";
import { generatedKinds } from "../layer/registry.ts";
import type { KindName } from "../model/kind-names.ts";

export interface Relayered {
  readonly changes: LayerChanges;
  readonly memory: LayerMemory;
}

/** Layers the loaded files, reusing the results of the last run, and adds the facts to `findings`. */
export function layerAgain(
  loaded: Omit<LayerInput, "facts">,
  kinds: Kinds,
  findings: Findings,
  last: LayerMemory | undefined,
): Relayered {
  const input: LayerInput = { ...loaded, facts: [...findings.facts] };
  const layering = last ? layerChanged(input, kinds, last) : layerFirst(input, kinds);
  for (const fact of layering.changes.layers.facts) findings.facts.push(fact);
  return layering;
}

function layerFirst(input: LayerInput, kinds: Kinds): Relayered {
  const layers = layer(input, kinds);
  return {
    changes: { layers, changed: new Map(), gone: [] },
    memory: {
      parsed: input.parsed,
      layers,
      names: new WeakMap(),
      unread: unreadOf(input.parsed),
    },
  };
}

function layerChanged(input: LayerInput, kinds: Kinds, last: LayerMemory): Relayered {
  const { parsed } = input;
  const { set: before, origins } = last.layers;
  const context = contextOf(input, kinds, origins, last.unread);
  const spellingOf = misreadObjects(kinds, input.facts);
  const changed = changedPart(last, parsed, spellingOf, context);
  const { rank } = context.order;
  const objects = changed.objects.toSorted((one, other) => rank(one) - rank(other));
  const made = layerSet(setOf(kinds, input, objects, spellingOf), context);
  const { part, ...definitions } = keepDefinitions(before, made, changed.component);
  const set = withPart(before, part, changed.component, context.order);
  const layers = layersOf(set, context, {
    lookups: validLookups(kinds, last.layers.lookups, definitions),
    ...(changed.isAnyMoved ? {} : { arrangement: last.layers.arrangement }),
  });
  return {
    changes: { ...definitions, layers },
    memory: { ...last, parsed, layers, byName: changed.byName, unread: context.unread },
  };
}

/** Which look-ups of an earlier run still hold after an edit. */
function validLookups(
  kinds: Kinds,
  { ids, suggestions, names, built, builtWhole }: IdLookups,
  { changed, gone }: Pick<LayerChanges, "changed" | "gone">,
): IdLookups {
  const held = {
    suggestions: new Map(suggestions),
    names: new Map(names),
    built: new Map(built),
    builtWhole: new Map(builtWhole),
  };
  const forget = (kind: KindName): void => {
    held.suggestions.delete(kind);
    held.names.delete(kind);
  };
  // These also contained ids of generated definitions.
  generatedKinds(kinds).forEach(forget);
  const came = [...changed].flatMap(([now, before]) => (before ? [] : [now]));
  for (const { kind } of [...gone, ...came]) forget(kind);
  for (const [now, before] of changed) {
    if (before && nameForPlayers(now) !== nameForPlayers(before)) held.names.delete(now.kind);
  }
  return { ...held, ids: gone.length + came.length > 0 ? {} : ids };
}
