import type { CompileSettings } from "../model/compile-settings.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { LoadedRun } from "../validate/load.ts";
import type { LayerMemory } from "./layer-memory.ts";

/** What the stages of the last run made, for the next one to start from. Nothing of it is ever changed. */
export interface LastRun extends LoadedRun {
  readonly settings: CompileSettings;
  /** What was read of each of the files. */
  readonly parsed: readonly ParsedFile[];
  readonly known: KnownIds;
  readonly layering: LayerMemory;
}
