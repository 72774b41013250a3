/** The parts of an image: the settings, and the files with a line for each that has objects of our kinds. */
import type { DialectData } from "../kinds/dialects.ts";
import type { KindSchema } from "../kinds/own/read-kind-schema.ts";
import type { CompileSettings } from "../kinds/compile-settings.ts";
import type { ExternalSummary, ItemFlags } from "../model/external-summary.ts";
import type { ModInfo, Pack, UnreadNames } from "../model/pack.ts";
import type { ReleaseRecordText } from "../model/release-record.ts";
import type { Severity } from "../model/severity.ts";
import type { KeptPresumption } from "../reuse/presumed.ts";
import type { WrittenBundle } from "../schema/link-shapes.ts";
import type { KeptCounts } from "./word-counts.ts";

/** Links between shapes are no part of it. */
export type KeptSchema = KindSchema<WrittenBundle>;

export interface ImageSettings extends Pick<
  CompileSettings,
  "shape" | "importExtension" | "strict" | "gameVersion"
> {
  readonly dialect: DialectData<KeptSchema>;
  /** The types of objects that are of no kind, for which a mod has none: where the dialect's are, and others. */
  readonly usedTypes: readonly number[];
  readonly moreTypes: readonly string[];
  /** The kinds of the project's own. */
  readonly kinds: readonly { readonly schema: KeptSchema; readonly types: readonly string[] }[];
  readonly known: readonly (readonly [kind: string, ids: readonly string[]])[];
  readonly otherTypes: readonly string[];
  readonly severity: readonly (readonly [code: string, severity: Severity | "off"])[];
  readonly records?: readonly ReleaseRecordText[];
  /** What the dialect does not read in packs. */
  readonly unread: UnreadNames;
}

/** The packs of a project, with what the dialect does not read in them. */
export interface ImagedSettings extends CompileSettings {
  readonly packs: readonly (Pack & { readonly reading?: UnreadNames })[];
}

export interface ImageFiles {
  readonly packs: readonly ImagePack[];
  /** In load order, one pack after the other; written as columns (`columnsOf`). */
  readonly files: readonly ImageFile[];
  /** The runs of white space, in the order of their signs (`file-text.ts`). */
  readonly runs: readonly string[];
  readonly words: KeptCounts;
  readonly presumed: KeptPresumption;
}

export interface ImagePack {
  readonly name: string;
  /** What stands before the paths of its files in messages, with `/`. */
  readonly folder: string;
  /** Number of its files. */
  readonly files: number;
  readonly mod?: ModInfo;
}

/** A file; members without content are absent. */
export interface ImageFile extends Partial<Omit<ExternalSummary, "items" | "placed">> {
  readonly path: string;
  readonly items?: readonly ImageItem[];
  readonly unread?: readonly string[];
  /** Kind -> where its ids are, as in `externals`: lines after the one before, column, and length if it is another. */
  readonly at?: Readonly<Record<string, readonly (readonly number[])[]>>;
  /** For a file with objects of our kinds: the white space between their tokens. */
  readonly gaps?: string;
  /** Their indices in the file's list, if they are not all of it; null for the only one of a file without a list. */
  readonly indices?: readonly (number | null)[];
  /** Positions of the objects in which something was found. */
  readonly found?: readonly number[];
}

/** Its names are absent if they are the next id of an item that the file defines. */
export type ImageItem = Omit<ItemFlags, "names"> & Partial<Pick<ItemFlags, "names">>;
