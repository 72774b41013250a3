import type { ExternalSummary } from "./external-summary.ts";
import type { Pack } from "./pack.ts";
import type { SourceText } from "./source-text.ts";

/** One `*.json` file of a pack, as text; nothing is known of its content yet. */
export interface SourceFile extends SourceText {
  readonly pack: Pack;
  /** Path below the pack's directory, with `/`. */
  readonly path: string;
  /** The path used by generated modules and the manifest, with `/`, never a local one. `<pack>/<path>` if absent. */
  readonly sourcePath?: string;
  /** Set if it is not UTF-8, or no text at all: its text only serves to show the place, and to find the ids in it. */
  readonly unreadable?: true;
  /** Absent for built-in files. */
  readonly disk?: FileOnDisk;
}

/** What is known of a file besides its text. */
export interface FileOnDisk {
  /** The hash of its bytes, in hexadecimal digits. */
  readonly sha256: string;
  /** Set if it is known to be strict JSON without repeated members, and not nested too deeply. */
  readonly strict?: boolean;
  /** A summary of its content, if the prescan has found no object of our kinds and nothing to report. */
  readonly external?: ExternalSummary | undefined;
  /** The kinds with which an earlier process has found nothing in it. */
  readonly clean?: object | undefined;
  /** The hashes of its objects of our kinds, in file order, if an earlier process has worked them out. */
  readonly hashes?: readonly string[] | undefined;
  /** Number of its bytes. */
  readonly size: number;
  /** Releases the text; it is read again when it is needed. */
  readonly release: () => void;
}
