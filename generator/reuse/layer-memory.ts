import type { Layers } from "../layer/layer.ts";
import type { Ties } from "../layer/ties.ts";
import type { RawObject } from "../model/definition.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** A run of layering, for the next one to start from. Nothing of it is ever changed. */
export interface LayerMemory {
  readonly parsed: readonly ParsedFile[];
  readonly layers: Layers;
  /** Ids of what could not be read. */
  readonly unread: ReadonlySet<string>;
  /** Made when an edit needs them first. */
  readonly ties?: Ties;
  /** Names by which objects are tied, of this and earlier runs. */
  readonly names: WeakMap<RawObject, readonly string[]>;
}
