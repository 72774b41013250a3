/**
 * A session as another process can use it: what was asked and answered, by names and fingerprints; what was found; and
 * the hashes of what was printed. A restored session is a session like any other, whose results are decided on in the
 * same way; only the values that are needed are made again.
 */
import { createModuleMemo, createSingleMemo, type HashOfModule } from "../emit/module-memo.ts";
import { addTo } from "../model/maps.ts";
import type { EmittedModule } from "../emit/emitted-module.ts";
import { Fingerprints, orElse, type Hash } from "./fingerprints.ts";
import { createSession, type Session } from "./session.ts";
import type { FilePart } from "../json/part-file.ts";
import type { KeptStagePart } from "./stage-memory.ts";

/** Plain data. */
export interface KeptSession {
  /** The last number of something made (`Fingerprints`). */
  readonly last: number;
  readonly stages: ReadonlyMap<string, readonly FilePart<KeptStagePart>[]>;
  readonly modules: readonly KeptModule[];
}

/** A part of a session that is kept: one of a stage, or all else, which comes last. */
export type KeptSessionPart =
  | readonly [what: "stage", name: string, part: KeptStagePart]
  | readonly [what: "modules", modules: readonly KeptModule[], last: number];

type KeptModule = readonly [path: string, inputs: string, sha256: string, size: number];

/**
 * A session that can be kept.
 * @param kept what an earlier process kept, under the same settings
 * @param isSingle whether it serves a single run of this process
 */
export function openSession(hash: Hash, kept: KeptSession | undefined, isSingle: boolean): Session {
  const fingerprints = new Fingerprints(hash, kept?.last);
  const modules = new Map(kept?.modules.map((each) => [each[0], each]));
  const hashOf: HashOfModule = (path, inputs) => {
    const [, before, sha256 = "", size = 0] = modules.get(path) ?? [];
    const now = before && orElse(() => fingerprints.of(inputs), undefined);
    return now !== undefined && now === before ? { sha256, size } : undefined;
  };
  return {
    ...createSession(isSingle),
    modules: isSingle ? createSingleMemo(hashOf) : createModuleMemo(hashOf),
    fingerprints,
    ...(kept ? { kept } : {}),
  };
}

/** @param modules those of the last run, with their hashes; absent if it made none */
export function* keepSession(
  { memory, fingerprints, modules: memo }: Session,
  modules: readonly (readonly [EmittedModule, sha256: string])[] | undefined,
  before: KeptSession | undefined,
): Generator<FilePart<KeptSessionPart>> {
  if (!memory || !fingerprints) return;
  for (const [name, stage] of memory.stages) {
    for (const [part, texts] of stage.keep(fingerprints)) yield [["stage", name, part], texts];
  }
  const printed = modules?.flatMap(([{ path, size }, sha256]): readonly KeptModule[] => {
    const inputs = orElse(() => fingerprints.of(memo.inputsOf(path)), undefined);
    return inputs === undefined ? [] : [[path, inputs, sha256, size]];
  });
  // Nothing else gave numbers meanwhile, so that earlier fingerprints of inputs still stand for the same.
  yield [["modules", printed ?? before?.modules ?? [], fingerprints.last], []];
}

/** @returns `undefined` if the last part is missing */
export function keptSessionOf(
  parts: readonly FilePart<KeptSessionPart>[],
): KeptSession | undefined {
  const stages = new Map<string, FilePart<KeptStagePart>[]>();
  for (const [part, texts] of parts) {
    if (part[0] === "modules") return { modules: part[1], last: part[2], stages };
    addTo(stages, part[1], [part[2], texts]);
  }
  return undefined;
}
