/** Numbers the words and prints all lines; a line whose words have the numbers of the run before is not printed again. */
import { printNatural } from "./digits.ts";
import type { Encoder, Row } from "./encoder.ts";
import { beginOf, isSpelled, type Entry, type Line } from "./entries.ts";
import { lineText } from "./lines.ts";
import { createReferences } from "./references.ts";
import { SourceLine } from "../source-line.ts";

/** The lines of the words and those of the rows. */
export type Print = (rows: readonly Row[]) => {
  readonly words: readonly SourceLine[];
  readonly rows: readonly SourceLine[];
};

/** How often each word is used in the rows and in other words. */
interface Uses {
  /** By position of the entry. */
  readonly counts: number[];
  /** Positions of the entries, in the order in which they are first used. */
  readonly order: readonly number[];
}

export function createPrinter({ entries, text, natural }: Encoder): Print {
  const references = createReferences();

  return (rows) => {
    references.begin(entries.length);
    const lines = numberWords(countUses(rows, entries));
    return {
      words: lines.map((entry) => print(entry, entry)),
      rows: rows.map((row) => print(row)),
    };
  };

  /**
   * Numbers all words but those that are used so rarely that a line of their own would be longer: these are spelled
   * out. Gives those with a line, by number.
   */
  function numberWords({ counts, order }: Uses): Entry[] {
    const listed: Entry[] = [];
    const spelled: Entry[] = [];
    for (const index of order) {
      const entry = entries[index];
      if (entry === undefined) continue;
      const count = counts[index] ?? 0;
      if (!isSpelled(entry, count)) {
        listed.push(entry);
        continue;
      }
      spelled.push(entry);
      const { index: by } = entry.mark === "" ? text : natural;
      counts[by] = (counts[by] ?? 0) + count;
    }
    for (const entry of [text, natural]) if ((counts[entry.index] ?? 0) > 0) listed.push(entry);
    const lines = byUse(listed, counts);
    lines.forEach(({ index }, number) => {
      references.number(index, number);
    });
    for (const { index, mark, spelled: as } of spelled) {
      references.spell(index, (mark === "" ? text : natural).index, as ?? "");
    }
    return lines;
  }

  /** @param word whose line it is; absent for a row */
  function print(line: Line, word?: Entry): SourceLine {
    const { parts, printed } = line;
    const same = references.isLastRun(line.run) && !references.anyChanged(parts);
    line.run = references.run();
    if (same && printed) return printed;
    let text = word === undefined ? "" : beginOf(word);
    for (const part of parts) text += part < 0 ? printNatural(-1 - part) : references.textOf(part);
    return (line.printed = new SourceLine(lineText(text)));
  }
}

function countUses(rows: readonly Row[], entries: readonly Entry[]): Uses {
  const counts = new Array<number>(entries.length).fill(0);
  const order: number[] = [];
  const count = ({ parts }: Line): void => {
    for (const part of parts) {
      if (part < 0) continue;
      const before = counts[part] ?? 0;
      counts[part] = before + 1;
      if (before > 0) continue;
      order.push(part);
      const entry = entries[part];
      if (entry && entry.parts.length > 0) count(entry);
    }
  };
  for (const row of rows) count(row);
  return { counts, order };
}

/** Those that are used most often first; of equally frequent ones the first stays first. */
function byUse(listed: readonly Entry[], counts: readonly number[]): Entry[] {
  let most = 0;
  for (const { index } of listed) most = Math.max(most, counts[index] ?? 0);
  /** By how often it is used the place of the next word. */
  const places = new Uint32Array(most + 1);
  const raise = (count: number, by: number): number => {
    const before = places[count] ?? 0;
    places[count] = before + by;
    return before;
  };
  for (const { index } of listed) raise(counts[index] ?? 0, 1);
  for (let [count, place] = [most, 0]; count >= 0; count -= 1) {
    const size = places[count] ?? 0;
    places[count] = place;
    place += size;
  }
  const sorted = [...listed];
  for (const entry of listed) sorted[raise(counts[entry.index] ?? 0, 1)] = entry;
  return sorted;
}
