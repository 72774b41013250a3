/** The place where something is being written, and what is known there. */
import type { JsonObject } from "../model/json.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import type { Asker, Content } from "./known-words.ts";
import type { PickId } from "../schema/sample.ts";
import type { TextPlace } from "./text-place.ts";

export interface Writing {
  readonly content: Content;
  /** In load order. */
  readonly packs: readonly Pack[];
  readonly asker: Asker;
  /** Picks an id of a kind that the asker's pack can see. */
  readonly pick: PickId;
}

/** A place in an object of a known kind. */
export interface WritingPlace extends TextPlace {
  readonly object: JsonObject;
  readonly kind: KindName;
}
