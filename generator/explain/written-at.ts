/** Places for people and programs: pack, file, line. */
import { locate } from "../diagnostics/locate.ts";
import { placeIn } from "../layer/origins.ts";
import type { WrittenPlace } from "./explanation.ts";

export interface Written {
  readonly pack: string;
  /** Relative to the working directory, with `/`. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** Costs a parse of the file the first time that one of its lines is asked for. */
export function writtenAt({ object, path }: WrittenPlace): Written {
  const { source, range } = locate(placeIn(object, path, path.length > 0 ? "key" : "value"));
  return {
    pack: object.file.pack.name,
    file: source.displayPath,
    line: range.line,
    column: range.column,
  };
}

/** `core content/core/doors.json:12` */
export function printWritten({ pack, file, line }: Written): string {
  return `${pack} ${file}:${String(line)}`;
}
