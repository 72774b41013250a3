/**
 * What outlives one run of `compile()`, for watching: parsed and validated files, by their text, and the results of the
 * stages. A file is reused if its contents are the same, never by its time stamp; its findings are replayed.
 */
import type { CompileSettings } from "../model/compile-settings.ts";
import type { LastRun } from "./last-run.ts";
import type { Memory } from "./run.ts";
import type { ModuleMemo } from "../emit/module-memo.ts";
import { createModuleMemo } from "../emit/module-memo.ts";
import type { LoadedFiles } from "../validate/load.ts";

export interface Session {
  /** The settings of the last run; results made under other settings do not hold. */
  settings?: CompileSettings;
  readonly loaded: LoadedFiles;
  /** The results of the last run, whether it had errors or not. */
  last?: LastRun;
  /** The results of the stages in that run, and what they depend on. */
  memory?: Memory;
  /** Generated modules, by what they were made from. */
  modules: ModuleMemo;
}

export function createSession(): Session {
  return { loaded: new WeakMap(), modules: createModuleMemo() };
}
