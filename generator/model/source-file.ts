import type { ForeignSummary } from "./foreign-summary.ts";
import type { Pack } from "./pack.ts";
import type { SourceText } from "./source-text.ts";

/** One `*.json` file of a pack, as text; nothing is known of its content yet. */
export interface SourceFile extends SourceText {
  readonly pack: Pack;
  /** Path below the pack's directory, with `/`. */
  readonly path: string;
  /** As generated modules and the manifest name it, with `/`: no path of this machine. `<pack>/<path>` where absent. */
  readonly sourcePath?: string;
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
  /** What it says, where the prescan has found no object of ours and nothing to report. */
  readonly foreign?: ForeignSummary | undefined;
  /** Lets the text go; it is read again when it is asked for. */
  readonly release: () => void;
}
