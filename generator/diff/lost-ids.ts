/** Finds the removed definitions that saved games lose: those whose ids no longer mean anything (§9). */
import type { Kinds } from "../kinds/kinds.ts";
import { stateSince, type IdStates } from "../release/id-states.ts";
import type { NamedId } from "../parse/external-definitions.ts";
import { cite } from "../diagnostics/sentence.ts";

export interface LostId extends NamedId {
  /** The rule that its loss breaks, with its section if the specification states it. */
  readonly rule: string;
}

/** @param states id states of both sides; if those of the later one are unknown, every removed id counts */
export function lostIds(
  kinds: Kinds,
  removed: readonly NamedId[],
  [before, after]: readonly (IdStates | undefined)[],
): readonly LostId[] {
  return removed.flatMap(({ kind, id }) => {
    const saved = kinds.get(kind)?.savedIds;
    if (!saved || (after && stateSince(before, after, kind, id))) return [];
    const { section, rule } = saved;
    return [{ kind, id, rule: section === undefined ? rule : `${rule} (${cite(section)})` }];
  });
}
