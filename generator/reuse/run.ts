/**
 * One run of `compile()` as a session has it: stages find what the last run made and what of it still stands. A run
 * without a session, or whose session knows nothing yet, takes the same way.
 */
import type { ContentView } from "../kinds/view.ts";
import { createMemo, noMemo, type Memo } from "../model/memo.ts";
import type { Resolved } from "../resolve/resolved.ts";
import { countReferences, type ReferenceCounts } from "../resolve/reference-counts.ts";
import { openStage, type OpenStage } from "../resolve/stage.ts";
import { createStageMemory, type StageMemory } from "./stage-memory.ts";

/** What stages keep from one run to the next. It belongs to a run while that is going on, so that none is half done. */
export interface Memory {
  readonly stages: Map<string, StageMemory>;
  readonly memo: Memo;
  /** Absent until a run has asked for them. */
  references?: ReferenceCounts;
}

export interface Run {
  readonly open: OpenStage;
  readonly memo: Memo;
  /** Counts the references of a model when somebody asks. */
  readonly references: (records: Resolved) => Pick<ReferenceCounts, "of">;
  /** Gives the session what the next run begins with; one that throws before leaves nothing. */
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
