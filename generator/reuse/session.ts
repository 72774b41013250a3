/**
 * What outlives one run of `compile()`, for watching: parsed and validated files, by their text, and the results of the
 * stages. A file is reused if its contents are the same, never by its time stamp; its findings are replayed. Stages
 * find the results of the last run and reuse those that still hold. A run without a session, or with a new one, follows
 * the same path.
 */
import { createModuleMemo, type ModuleMemo } from "../emit/module-memo.ts";
import type { ContentView } from "../kinds/view.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import { getOrInsert } from "../model/maps.ts";
import { createMemo, noMemo, type Memo } from "../model/memo.ts";
import type { FilePart } from "../json/part-file.ts";
import type { Locations } from "../model/locations.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { countReferences, type ReferenceCounts } from "../resolve/reference-counts.ts";
import type { Resolved } from "../resolve/resolved.ts";
import { openStage, type OpenStage } from "../resolve/stage.ts";
import type { LoadedFiles, LoadedRun } from "../validate/load.ts";
import type { LayerMemory } from "./changed-part.ts";
import type { Fingerprints } from "./fingerprints.ts";
import type { Presumption } from "./presumed.ts";
import { StageMemory, type KeptStagePart } from "./stage-memory.ts";

export interface Session {
  /** Whether it serves a single run of this process, so that nothing is done for a next one. */
  readonly isSingle: boolean;
  /** The settings of the last run; results made under other settings do not hold. */
  settings?: CompileSettings;
  loaded: LoadedFiles;
  /** The results of the last run, whether it had errors or not. */
  last?: LastRun;
  /** The results of the stages in that run, and what they depend on. */
  memory?: Memory;
  /** Generated modules, by what they were made from. */
  modules: ModuleMemo;
  /** Present as long as results of an earlier process are to be recognized, or kept for other ones. */
  fingerprints?: Fingerprints;
  /** Present if results of shipped content are worked out only when they are needed. */
  readonly presumed?: Presumption;
  /** The results of an earlier process, until a run takes them over. */
  kept?: { readonly stages: ReadonlyMap<string, readonly FilePart<KeptStagePart>[]> };
}

export function createSession(isSingle = false): Session {
  return { isSingle, loaded: new WeakMap(), modules: createModuleMemo() };
}

/** The results of the last run's stages, from which the next run starts. Apart from caches, they are never modified. */
export interface LastRun extends LoadedRun {
  readonly settings: CompileSettings;
  /** The parsed content of each file. */
  readonly parsed: readonly ParsedFile[];
  readonly known: KnownIds;
  readonly locations: Locations;
  readonly layering: LayerMemory;
}

/** What stages keep between runs. A run in progress owns it, so that a failed run leaves nothing half done behind. */
interface Memory {
  readonly stages: Map<string, StageMemory>;
  readonly memo: Memo;
  /** Absent until a run has needed them. */
  references?: ReferenceCounts;
}

/**
 * Does what the next run would begin with, a part at a time (`StageMemory.link`).
 * @param most results after which it ends
 * @returns whether all is done
 */
export function linkResults({ memory }: Pick<Session, "memory">, most: number): boolean {
  return [...(memory?.stages.values() ?? [])].every((stage) => stage.link(most));
}

export interface Run {
  readonly open: OpenStage;
  readonly memo: Memo;
  /** The reference counts of a model, computed on first use. */
  readonly references: (kinds: Kinds, records: () => Resolved) => Pick<ReferenceCounts, "of">;
  /** Hands the memory to the session for the next run. A run that throws earlier leaves none. */
  readonly end: () => void;
}

export interface RunReuse {
  /** Absent for a single run. */
  readonly session?: Pick<Session, "isSingle" | "memory" | "fingerprints" | "kept" | "presumed">;
}

export function beginRun({ session }: RunReuse): Run {
  if (!session)
    return { ...counting(undefined), open: openStage, memo: noMemo, end: () => undefined };
  const { fingerprints, isSingle } = session;
  const memory = session.memory ?? { stages: new Map<string, StageMemory>(), memo: createMemo() };
  const kept = session.kept?.stages;
  delete session.memory;
  delete session.kept;
  const opened = new Set<StageMemory>();
  const newStage = (name: string): StageMemory => {
    const stage = new StageMemory(fingerprints, isSingle);
    if (fingerprints) stage.restore(kept?.get(name) ?? [], fingerprints);
    return stage;
  };
  const open = <View extends ContentView>(name: string, view: View) => {
    const stage = getOrInsert(memory.stages, name, () => newStage(name));
    opened.add(stage);
    const own = stage.open(view);
    return session.presumed?.open(name, own) ?? own;
  };
  return {
    ...counting(memory),
    open,
    memo: isSingle ? noMemo : memory.memo,
    end: () => {
      for (const [name, stage] of memory.stages) {
        if (opened.has(stage)) stage.close();
        else memory.stages.delete(name);
      }
      session.memory = memory;
      // From now on, values are known by themselves.
      if (!isSingle) delete session.fingerprints;
    },
  };
}

function counting(memory: Pick<Memory, "references"> | undefined): Pick<Run, "references"> {
  return {
    references: (kinds, records) => {
      let counts: ReferenceCounts | undefined;
      const counted = (): ReferenceCounts => {
        counts ??= countReferences(kinds, records(), memory?.references);
        if (memory) memory.references = counts;
        return counts;
      };
      return { of: (kind) => counted().of(kind) };
    },
  };
}
