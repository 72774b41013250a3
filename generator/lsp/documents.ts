/** Texts that are open in the editor: what is typed there holds, whatever the files say. */
import { pathToFileURL, fileURLToPath } from "node:url";
import { readBytes } from "../disk/read-bytes.ts";
import type { ReadFile } from "../read/read.ts";

export interface OpenText {
  readonly uri: string;
  readonly version: number;
  readonly text: string;
}

export interface OpenTexts {
  readonly at: (absolute: string) => OpenText | undefined;
  readonly paths: () => Iterable<string>;
}

/** Bytes of files, those of open texts in their place. */
export function readingOver(open: OpenTexts): ReadFile {
  return (absolute) => {
    const text = open.at(absolute)?.text;
    return text === undefined ? readBytes(absolute) : Buffer.from(text);
  };
}

/** Absolute path of a file's URI; `undefined` for what is no file. */
export function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

export function uriOf(absolute: string): string {
  return pathToFileURL(absolute).href;
}
