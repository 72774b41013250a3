/**
 * Layers what an edit changed: the objects that came or went, and all objects linked to them by a name. The results
 * replace those of the last run. The first run layers everything.
 */
import type { Findings } from "../diagnostics/findings.ts";
import { keepDefinitions, type LayerChanges } from "../layer/definition-changes.ts";
import { layerSet } from "../layer/layer-set.ts";
import { contextOf, layer, layersOf, setOf, unreadOf, type LayerInput } from "../layer/layer.ts";
import { withPart } from "../layer/layered-set.ts";
import { createMemo } from "../model/memo.ts";
import { misreadObjects } from "../layer/intended.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { changedPart, type LayerMemory } from "./changed-part.ts";
import { nameForPlayers, renamed, type IdLookups } from "../layer/id-lookups.ts";
import { generatedKinds } from "../layer/registry.ts";
import type { Definition, RawObject } from "../model/definition.ts";

export interface Relayered {
  readonly changes: LayerChanges;
  readonly memory: LayerMemory;
}

/** What is known of the objects of a first run. */
export interface KnownAsWritten {
  /** All objects that have to be layered, if it is known that the others are as written. */
  layered(parsed: LayerInput["parsed"]): readonly RawObject[] | undefined;
}

/**
 * Layers the loaded files and adds the facts to `findings`.
 * @param start the results of the last run, which are reused, or what is known otherwise
 */
export function layerAgain(
  loaded: Omit<LayerInput, "facts">,
  kinds: Kinds,
  findings: Findings,
  start: LayerMemory | KnownAsWritten | undefined,
): Relayered {
  const input: LayerInput = { ...loaded, facts: [...findings.facts] };
  const isLast = start && "layers" in start;
  const layering = isLast ? layerChanged(input, kinds, start) : layerFirst(input, kinds, start);
  for (const fact of layering.changes.layers.facts) findings.facts.push(fact);
  return layering;
}

function layerFirst(input: LayerInput, kinds: Kinds, known?: KnownAsWritten): Relayered {
  const layers = layer(input, kinds, known?.layered(input.parsed));
  return {
    changes: { layers, changed: new Map(), gone: [] },
    memory: {
      parsed: input.parsed,
      layers,
      names: new WeakMap(),
      memo: createMemo(),
      unread: unreadOf(input.parsed),
    },
  };
}

function layerChanged(input: LayerInput, kinds: Kinds, last: LayerMemory): Relayered {
  const { parsed } = input;
  const { set: before, origins } = last.layers;
  const context = contextOf(input, kinds, origins, last.unread);
  const spellingOf = misreadObjects(kinds, input.facts, last.memo);
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
  // These also contained ids of generated definitions.
  for (const kind of generatedKinds(kinds)) {
    held.suggestions.delete(kind);
    held.names.delete(kind);
  }
  const came = [...changed].flatMap(([now, before]) => (before ? [] : [now]));
  for (const { kind } of [...gone, ...came]) held.suggestions.delete(kind);
  const named = [...changed].filter(
    ([now, before]) => !before || nameForPlayers(now) !== nameForPlayers(before),
  );
  for (const [kind, names] of held.names) {
    const isOfKind = (each: Definition | undefined): each is Definition => each?.kind === kind;
    const left = [...gone, ...named.map(([, before]) => before)].filter(isOfKind);
    held.names.set(kind, renamed(names, left, named.map(([now]) => now).filter(isOfKind)));
  }
  return { ...held, ids: gone.length + came.length > 0 ? {} : ids };
}
