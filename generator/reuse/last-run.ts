import type { CompileSettings } from "../model/compile-settings.ts";
import type { Fact } from "../diagnostics/diagnostic.ts";
import type { KnownIds } from "../layer/known-ids.ts";
import type { Layers } from "../layer/layer.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** What the stages of the last run made, for the next one to start from. Nothing of it is ever changed. */
export interface LastRun {
  readonly settings: CompileSettings;
  readonly files: readonly SourceFile[];
  /** What was read of each of the files. */
  readonly parsed: readonly ParsedFile[];
  readonly known: KnownIds;
  readonly layers: Layers;
  /** What was found while packs were layered, and definitions found complete. */
  readonly layerFacts: readonly Fact[];
}
