/**
 * What outlives one run of `compile()`, for watching: parsed and validated files, by their text, and what the stages
 * made of them. A hit is "same contents", never a time stamp; findings of an unchanged file are replayed.
 */
import type { Settings } from "../config/settings.ts";
import type { LastRun } from "./last-run.ts";
import type { Memory } from "./run.ts";
import type { ModuleMemo } from "../emit/module-memo.ts";
import { createModuleMemo } from "../emit/module-memo.ts";
import type { ManifestFile } from "../build/manifest.ts";
import type { LoadedFile } from "../validate/load.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { FilePath } from "../read/read.ts";
import type { WrittenModules } from "../build/write.ts";

/** Texts with their entries in the manifest, by the path of the module that they are. */
export type TextHashes = Map<string, { readonly text: string; readonly entry: ManifestFile }>;

export interface Session {
  /** Those of the last run; what other settings made does not hold. */
  settings?: Settings;
  /** Files by absolute path; the same object for the same text, so that caches by file hold. */
  readonly sources: Map<string, SourceFile>;
  readonly loaded: WeakMap<SourceFile, LoadedFile>;
  /** The files of the packs as they were listed last. */
  listing?: readonly FilePath[];
  /** What the last run layered, whether it had errors or not. */
  last?: LastRun;
  /** What stages made in it, and what that depends on. */
  memory?: Memory;
  /** Texts of modules, by what they were made of. */
  modules: ModuleMemo;
  readonly hashes: TextHashes;
  /** What stands in the output folder, as far as it is ours. */
  readonly written: WrittenModules;
}

export function createSession(): Session {
  return {
    sources: new Map(),
    loaded: new WeakMap(),
    modules: createModuleMemo(),
    hashes: new Map(),
    written: new Map(),
  };
}
