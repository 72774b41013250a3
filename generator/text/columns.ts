/** Beginnings and ends of texts with at most a given number of columns; no character is cut. */

/** @param widthOf returns the columns of one character, however many code points it has */
export function firstColumns(
  text: string,
  columns: number,
  widthOf: (character: string) => number,
): string {
  let taken = 0;
  let end = 0;
  for (const character of charactersOf(text.slice(0, mostUnits(columns)))) {
    taken += widthOf(character);
    if (taken > columns) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Like `firstColumns`, from the end. */
export function lastColumns(
  text: string,
  columns: number,
  widthOf: (character: string) => number,
): string {
  let taken = 0;
  let start = text.length;
  const end = text.slice(Math.max(0, text.length - mostUnits(columns)));
  for (const character of charactersOf(end).reverse()) {
    taken += widthOf(character);
    if (taken > columns) break;
    start -= character.length;
  }
  return text.slice(start);
}

/** Maximum number of UTF-16 units that are examined of a long text: a character of two columns may have many units. */
function mostUnits(columns: number): number {
  return Math.max(0, columns) * 8 + 16;
}

let segmenter: Intl.Segmenter | undefined;

function charactersOf(text: string): string[] {
  if (/^[\t\x20-\x7e]*$/u.test(text)) return text.split("");
  segmenter ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
