/** Which removed definitions saved games lose: those whose ids mean nothing any more (§9). */
import { kinds } from "../kinds/registry.ts";
import { isKindName } from "../model/kind-names.ts";
import type { IdStates } from "../release/id-states.ts";
import type { DefinitionName } from "./difference.ts";

export interface LostId extends DefinitionName {
  /** The rule that its loss breaks, with its section where the specification states it. */
  readonly rule: string;
}

/** @param states of the later side; where they are not known, every removed id counts */
export function lostIds(
  removed: readonly DefinitionName[],
  states: IdStates | undefined,
): readonly LostId[] {
  return removed.flatMap(({ kind, id }) => {
    const saved = isKindName(kind) ? kinds[kind].savedIds : undefined;
    if (!saved || !isKindName(kind) || states?.of(kind, id)) return [];
    const { section, rule } = saved;
    return [{ kind, id, rule: section === undefined ? rule : `${rule} (§${section})` }];
  });
}
