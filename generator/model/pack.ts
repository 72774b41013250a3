import type { JsonObject, JsonPath } from "./json.ts";

/** One directory of definition files; packs load in the order in which they are configured. */
export interface Pack {
  /** Name in messages, in origins and in the folders of the output. */
  readonly name: string;
  /** Absolute path of the directory whose files are its content. */
  readonly directory: string;
  /** What it says about itself, where it says something. */
  readonly mod?: ModInfo;
}

/** The `MOD_INFO` object of a pack: how others call it, and what has to load before it. */
export interface ModInfo {
  /** Absolute path of the file that holds it. */
  readonly file: string;
  readonly text: string;
  /** Where the object stands in its file. */
  readonly path: JsonPath;
  readonly value: JsonObject;
  /** Absent where it gives none, or none that is a string. */
  readonly id?: string;
  /** The ids that `dependencies` lists, and where each stands in the object. */
  readonly dependencies: readonly { readonly id: string; readonly path: JsonPath }[];
}
