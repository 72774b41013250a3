import type { JsonObject, JsonPath } from "./json.ts";
import type { SourceText } from "./source-text.ts";

/** Definition files that belong together; packs load in the order in which they are configured. */
export interface Pack {
  /** Name in messages, in origins and in the folders of the output. */
  readonly name: string;
  /** What it says about itself, where it says something. */
  readonly mod?: ModInfo;
}

/** The `MOD_INFO` object of a pack: how others call it, and what has to load before it. */
export interface ModInfo {
  /** The file that holds it. */
  readonly source: SourceText;
  /** Where the object stands in its file. */
  readonly path: JsonPath;
  readonly value: JsonObject;
  /** Absent where it gives none, or none that is a string. */
  readonly id?: string;
  /** The ids that `dependencies` lists, and where each stands in the object. */
  readonly dependencies: readonly { readonly id: string; readonly path: JsonPath }[];
  /** Its `path` is a string, and no directory is at its end, or one from which the pack may not read. */
  readonly misdirected?: "nowhere" | "outside";
}
