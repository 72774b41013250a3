import type { CompileSettings } from "../model/compile-settings.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { LoadedRun } from "../validate/load.ts";
import type { LayerMemory } from "./layer-memory.ts";

/** The results of the last run's stages, from which the next run starts. Apart from caches, they are never modified. */
export interface LastRun extends LoadedRun {
  readonly settings: CompileSettings;
  /** The parsed content of each file. */
  readonly parsed: readonly ParsedFile[];
  readonly known: KnownIds;
  readonly layering: LayerMemory;
}
