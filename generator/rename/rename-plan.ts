/** What a rename would do, or why it is refused. */
import type { TextEdit } from "../text/edits.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { NamedId } from "../uses/occurrence.ts";

export interface RenamedFile {
  readonly file: SourceFile;
  /** In text order. */
  readonly edits: readonly TextEdit[];
  readonly after: string;
}

/** A line that contains the old id and is not changed. */
export interface UnchangedLine {
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
}

export interface RenamePlan {
  readonly named: NamedId;
  readonly to: string;
  /** In load order. */
  readonly files: readonly RenamedFile[];
  /** Lines that contain the id as a whole string outside of known references: its meaning there is unknown. */
  readonly unchangedLines: readonly UnchangedLine[];
  /** Whether the old id stays as an alias of the new one (§9). */
  readonly keepsAlias: boolean;
}

export interface Refusal {
  readonly refused: string;
  /** What could be done instead. */
  readonly instead?: string;
}

export type Renaming = RenamePlan | Refusal;

export function keepingAlias(id: string): string {
  return `"${id}" is kept as an alias: it was released, and saved games may contain it`;
}
