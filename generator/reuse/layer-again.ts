import type { CompileSettings } from "../model/compile-settings.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { Findings } from "../diagnostics/findings.ts";
import { complete } from "../layer/complete.ts";
import { layer } from "../layer/layer.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { Loaded } from "../validate/load.ts";
import type { Session } from "./session.ts";
import { keepDefinitions, type DefinitionChanges } from "./keep-definitions.ts";
import type { LastRun } from "./last-run.ts";
import { patchLayers } from "./patch-layers.ts";
import { findValueEdit } from "./value-edit.ts";

export interface Layering {
  readonly changes: DefinitionChanges;
  /** What was found while packs were layered, and definitions found complete. */
  readonly facts: readonly Fact[];
}

/**
 * Layers the packs: after an edit of values by putting these in their places, otherwise from the start.
 * @param sameKnown whether ids of other kinds are those of the last run
 */
export function layerAgain(
  { parsed, broken }: Loaded,
  files: readonly SourceFile[],
  { rules }: CompileSettings,
  findings: Findings,
  last: LastRun | undefined,
  sameKnown: boolean,
  { loaded }: Pick<Session, "loaded">,
): Layering {
  const edit =
    last && sameKnown ? findValueEdit(last, files, (file) => loaded.get(file)) : undefined;
  if (last && edit) {
    for (const fact of last.layerFacts) findings.facts.push(fact);
    return { changes: patchLayers(last.layers, edit), facts: last.layerFacts };
  }
  const start = findings.facts.length;
  const layers = layer(parsed, broken, rules, findings, last?.layers.origins);
  complete(layers, findings);
  const changes = last
    ? keepDefinitions(last.layers, layers)
    : { layers, changed: new Map(), layered: true };
  return { changes, facts: findings.facts.slice(start) };
}
