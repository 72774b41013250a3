/**
 * One run of `compile()` in a session: stages find the results of the last run and reuse those that still hold. A run
 * without a session, or with a new one, follows the same path.
 */
import type { ContentView } from "../kinds/view.ts";
import { createMemo, noMemo, type Memo } from "../model/memo.ts";
import type { Resolved } from "../resolve/resolved.ts";
import { countReferences, type ReferenceCounts } from "../resolve/reference-counts.ts";
import { openStage, type OpenStage } from "../resolve/stage.ts";
import { createStageMemory, type StageMemory } from "./stage-memory.ts";

/** What stages keep between runs. A run in progress owns it, so that a failed run leaves nothing half done behind. */
export interface Memory {
  readonly stages: Map<string, StageMemory>;
  readonly memo: Memo;
  /** Absent until a run has needed them. */
  references?: ReferenceCounts;
}

export interface Run {
  readonly open: OpenStage;
  readonly memo: Memo;
  /** The reference counts of a model, computed on first use. */
  readonly references: (records: Resolved) => Pick<ReferenceCounts, "of">;
  /** Hands the memory to the session for the next run. A run that throws earlier leaves none. */
  readonly end: () => void;
}

/** @param session absent for a single run */
export function beginRun(session: { memory?: Memory } | undefined): Run {
  if (!session)
    return { ...counting(undefined), open: openStage, memo: noMemo, end: () => undefined };
  const memory = session.memory ?? { stages: new Map<string, StageMemory>(), memo: createMemo() };
  delete session.memory;
  const opened = new Set<StageMemory>();
  const open = <View extends ContentView>(name: string, view: View) => {
    let stage = memory.stages.get(name);
    if (!stage) memory.stages.set(name, (stage = createStageMemory()));
    opened.add(stage);
    return stage.open(view);
  };
  return {
    ...counting(memory),
    open,
    memo: memory.memo,
    end: () => {
      for (const stage of opened) stage.close();
      session.memory = memory;
    },
  };
}

function counting(memory: Pick<Memory, "references"> | undefined): Pick<Run, "references"> {
  return {
    references: (records) => {
      let counts: ReferenceCounts | undefined;
      const counted = (): ReferenceCounts => {
        counts ??= countReferences(records, memory?.references);
        if (memory) memory.references = counts;
        return counts;
      };
      return { of: (kind) => counted().of(kind) };
    },
  };
}
