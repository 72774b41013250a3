import { stringWidth } from "./string-width.ts";

/**
 * Breaks a text into lines of whole words, measured in terminal columns; a word that is too wide has a line of its own.
 */
export function wrapWords(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && stringWidth(line) + 1 + stringWidth(word) > columns) {
      lines.push(line);
      line = word;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}
