/**
 * What outlives one run of `compile()`, for watching: parsed and validated files, by their text, and what the stages
 * made of them. A hit is "same contents", never a time stamp; findings of an unchanged file are replayed.
 */
import type { CompileSettings } from "../model/compile-settings.ts";
import type { LastRun } from "./last-run.ts";
import type { Memory } from "./run.ts";
import type { ModuleMemo } from "../emit/module-memo.ts";
import { createModuleMemo } from "../emit/module-memo.ts";
import type { LoadedFiles } from "../validate/load.ts";

export interface Session {
  /** Those of the last run; what other settings made does not hold. */
  settings?: CompileSettings;
  readonly loaded: LoadedFiles;
  /** What the last run layered, whether it had errors or not. */
  last?: LastRun;
  /** What stages made in it, and what that depends on. */
  memory?: Memory;
  /** Modules, by what they were made of. */
  modules: ModuleMemo;
}

export function createSession(): Session {
  return { loaded: new WeakMap(), modules: createModuleMemo() };
}
