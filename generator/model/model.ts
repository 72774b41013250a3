/**
 * The values that flow between the stages of `compile.ts`, in the order in which they come to be.
 * Every container that was read from a file is immutable and keeps its identity, so that an origin
 * is looked up (see `layer/origins.ts`) instead of being copied along.
 */
import type { ForeignSummary } from "../read/foreign/summary.ts";
import type { SourceText } from "./source-text.ts";

export type Json = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [member: string]: Json;
}
export type JsonPath = readonly (string | number)[];

/** The six kinds of the specification (§1), and `requirement`, which `using` and `LIST` refer to. */
export const kindNames = [
  "profession",
  "profession_item_substitutions",
  "furniture",
  "terrain",
  "recipe",
  "uncraft",
  "requirement",
] as const;
export type KindName = (typeof kindNames)[number];

export function isKindName(type: string): type is KindName {
  return (kindNames as readonly string[]).includes(type);
}

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

/** One `*.json` file of a pack, as text; nothing is known of its content yet. */
export interface SourceFile extends SourceText {
  readonly pack: Pack;
  /** Path below the pack's directory, with `/`. */
  readonly path: string;
  /** Not UTF-8: the text only serves to show where, and to know which ids stand in it. */
  readonly unreadable?: true;
  /** Absent for what is built in. */
  readonly disk?: FileOnDisk;
}

/** What is known of a file besides its text. */
export interface FileOnDisk {
  /** Of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  /** Known to be strict JSON without repeated members, and not too deep. */
  readonly strict?: boolean;
  /** What it says, where it was plain at reading that it holds nothing of ours and nothing to be told. */
  readonly foreign?: ForeignSummary | undefined;
  /** Lets the text go; it is read again if somebody looks into it after all. */
  readonly release: () => void;
}

/** One top-level object of one of our kinds, as it stands in its file. */
export interface RawObject {
  readonly kind: KindName;
  /** The file as it is now: an edit that leaves the object as it was gives it the new text (`load.ts`). */
  file: SourceFile;
  /** Index in the file's top-level array; `undefined` where the file is that object alone. */
  readonly index: number | undefined;
  readonly value: JsonObject;
}

/** A definition after layering (§7.1–7.2, §2.1): what the packs add up to, still in the author's words. */
export interface Definition {
  readonly kind: KindName;
  /** Recipe ids are joined (§2.10); substitutions have none and carry "". */
  readonly id: string;
  readonly value: JsonObject;
  /** The object that defined it last (the one that won); for a generated uncraft, its recipe's. */
  readonly origin: RawObject;
  /** Everything that had a hand in it, in the order applied: parents, the object itself, modifications. */
  readonly contributors: readonly RawObject[];
  readonly obsolete: boolean;
  /** Recipe id, for an uncraft that `reversible` generated. */
  readonly generatedFrom?: string;
}

/** A definition with its resolved value: what game code reads. Mutable only inside `resolve`. */
export interface ResolvedDefinition {
  readonly definition: Definition;
  readonly record: JsonObject;
}
