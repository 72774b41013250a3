/** Beginnings and ends of texts with at most a given number of columns; no character is cut. */

type WidthOf = (character: string) => number;

/** @param widthOf returns the columns of one character, however many code points it has */
export function firstColumns(text: string, columns: number, widthOf: WidthOf): string {
  const start = charactersOf(text.slice(0, mostUnits(columns)));
  return text.slice(0, unitsWithin(start, columns, widthOf));
}

/** Like `firstColumns`, from the end. */
export function lastColumns(text: string, columns: number, widthOf: WidthOf): string {
  const end = charactersOf(text.slice(Math.max(0, text.length - mostUnits(columns))));
  return text.slice(text.length - unitsWithin(end.reverse(), columns, widthOf));
}

/** Number of UTF-16 units of the leading characters that fit. */
function unitsWithin(characters: readonly string[], columns: number, widthOf: WidthOf): number {
  let taken = 0;
  let units = 0;
  for (const character of characters) {
    taken += widthOf(character);
    if (taken > columns) break;
    units += character.length;
  }
  return units;
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
