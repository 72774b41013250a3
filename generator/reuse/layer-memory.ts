import type { Layers } from "../layer/layer.ts";
import type { Ties } from "../layer/ties.ts";
import type { RawObject } from "../model/definition.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** The results of one layering, from which the next one starts. Apart from caches, nothing in it is modified later. */
export interface LayerMemory {
  readonly parsed: readonly ParsedFile[];
  readonly layers: Layers;
  /** Ids in content that could not be read. */
  readonly unread: ReadonlySet<string>;
  /** Absent until the first edit. */
  readonly ties?: Ties;
  /** The names by which objects are tied, cached across runs. */
  readonly names: WeakMap<RawObject, readonly string[]>;
}
