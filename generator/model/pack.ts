import type { JsonObject, JsonPath } from "./json.ts";
import type { SourceText } from "./source-text.ts";

/** Definition files that belong together; packs load in the order in which they are configured. */
export interface Pack {
  /** Name in messages, in origins and in the folders of the output. */
  readonly name: string;
  /** What the pack declares about itself, if anything. */
  readonly mod?: ModInfo;
}

/** What a dialect does not read in packs. */
export interface UnreadNames {
  /** Names of files that define nothing. */
  readonly files: readonly string[];
  /** Names of folders in which a folder counts only if it has the id, or the name, of a loaded pack. */
  readonly folders: readonly string[];
}

/** The `MOD_INFO` object of a pack: the id by which others refer to it, and what has to load before it. */
export interface ModInfo {
  /** The file that contains the object. */
  readonly source: SourceText;
  /** Path of the object in its file. */
  readonly path: JsonPath;
  readonly value: JsonObject;
  /** Absent if it has none, or none that is a string. */
  readonly id?: string;
  /** The ids that `dependencies` lists, each with its path in the object. */
  readonly dependencies: readonly { readonly id: string; readonly path: JsonPath }[];
  /** Set if its `path` is a string but leads to no directory, or to one that the pack may not read. */
  readonly misdirected?: "nowhere" | "outside";
}
