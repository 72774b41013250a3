/**
 * Layers what an edit changed: the objects that came or went, and all objects tied to them by a name. The results
 * replace those of the last run. The first run layers everything.
 */
import type { Findings } from "../diagnostics/findings.ts";
import { keepDefinitions, type DefinitionChanges } from "../layer/definition-changes.ts";
import { layerSet } from "../layer/layer-set.ts";
import { contextOf, layer, layersOf, setOf, unreadOf, type LayerInput } from "../layer/layer.ts";
import { withPart } from "../layer/layered-set.ts";
import { misreadObjects } from "../layer/misread.ts";
import type { DialectRules } from "../model/dialect.ts";
import { changedPart } from "./changed-part.ts";
import { lookupsThatHold } from "./held-lookups.ts";
import type { LayerMemory } from "./layer-memory.ts";

export interface Layering {
  readonly changes: DefinitionChanges;
  readonly memory: LayerMemory;
}

/** Layers the loaded files, reusing the results of the last run, and adds the facts to `findings`. */
export function layerAgain(
  loaded: Omit<LayerInput, "facts">,
  rules: DialectRules,
  findings: Findings,
  last: LayerMemory | undefined,
): Layering {
  const input: LayerInput = { ...loaded, facts: [...findings.facts] };
  const layering = last ? layerChanged(input, rules, last) : layerFirst(input, rules);
  for (const fact of layering.changes.layers.facts) findings.facts.push(fact);
  return layering;
}

function layerFirst(input: LayerInput, rules: DialectRules): Layering {
  const layers = layer(input, rules);
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

function layerChanged(input: LayerInput, rules: DialectRules, last: LayerMemory): Layering {
  const { parsed } = input;
  const { set: before, origins } = last.layers;
  const context = contextOf(input, rules, origins, last.unread);
  const spellingOf = misreadObjects(input.facts);
  const changed = changedPart(last, parsed, spellingOf, context);
  const { rank } = context.order;
  const objects = changed.objects.toSorted((one, other) => rank(one) - rank(other));
  const made = layerSet(setOf(input, objects, spellingOf), context);
  const { part, ...definitions } = keepDefinitions(before, made, changed.closure);
  const set = withPart(before, part, changed.closure, context.order);
  const layers = layersOf(set, context, {
    lookups: lookupsThatHold(last.layers.lookups, definitions),
    ...(changed.isAnyMoved ? {} : { arrangement: last.layers.arrangement }),
  });
  return {
    changes: { ...definitions, layers },
    memory: { ...last, parsed, layers, ties: changed.ties, unread: context.unread },
  };
}
