/** Things by words. */
import type { Shown, Thing } from "./content.ts";

/** How many things a search shows. */
const most = 40;

/** How long a search takes at a time, in milliseconds: typing goes on meanwhile. */
const patience = 2;

/** The values of so many things are prepared at once. */
const portion = 100;

/** Texts in one, to be searched at once: those of things from a number on. */
class Lines {
  readonly #first: number;
  readonly #text: string;
  readonly #starts: Int32Array;

  constructor(first: number, texts: readonly string[]) {
    this.#first = first;
    this.#text = `${texts.join("\n")}\n`;
    this.#starts = new Int32Array(texts.length + 1);
    texts.forEach((each, line) => {
      this.#starts[line + 1] = this.#start(line) + each.length + 1;
    });
  }

  #start(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }

  of(thing: number): string {
    const line = thing - this.#first;
    return this.#text.slice(this.#start(line), this.#start(line + 1) - 1);
  }

  /** The numbers of things with the word, and -1 once. */
  *with(word: string): Generator<number> {
    yield -1;
    let line = 0;
    let at = this.#text.indexOf(word);
    while (at !== -1) {
      while (this.#start(line + 1) <= at) line += 1;
      yield this.#first + line;
      line += 1;
      at = this.#text.indexOf(word, this.#start(line));
    }
  }
}

export class Search {
  readonly #content: Shown;
  readonly #names: Lines;
  readonly #values: Lines[] = [];

  /** What is searched is fixed here: make a new one when names change. */
  constructor(content: Shown) {
    this.#content = content;
    const names = content.things.map((each) => `${each.id}\t${each.name}`.toLowerCase());
    this.#names = new Lines(0, names);
  }

  /** Prepares some values. @returns none if all are prepared */
  prepare(): Lines | undefined {
    const from = this.#values.length * portion;
    const things = this.#content.things.slice(from, from + portion);
    if (things.length === 0) return undefined;
    const lines = new Lines(from, things.map(valuesOf));
    this.#values.push(lines);
    return lines;
  }

  /** Names first, then values, of which those that are not prepared yet are prepared. */
  *#lines(): Generator<Lines> {
    yield this.#names;
    for (let at = 0; ; at += 1) {
      const lines = this.#values[at] ?? this.prepare();
      if (!lines) return;
      yield lines;
    }
  }

  #has(thing: Thing, word: string): boolean {
    const { number } = thing;
    const values = this.#values[Math.floor(number / portion)]?.of(number) ?? valuesOf(thing);
    return this.#names.of(number).includes(word) || values.includes(word);
  }

  /**
   * Things with all words in ids, names and values, the likeliest first. Yields what it has found whenever it has taken
   * a while.
   */
  *find(
    words: string,
    hides: (thing: Thing) => boolean,
  ): Generator<readonly Thing[], readonly Thing[]> {
    const text = words.trim().toLowerCase();
    if (text === "") return [];
    // The longest is probably the rarest.
    const [first = "", ...others] = text.split(/\s+/u).sort((a, b) => b.length - a.length);
    const ranks: Thing[][] = [[], [], [], [], [], []];
    const known = new Set<Thing>();
    const all = (): readonly Thing[] => ranks.flat().slice(0, most);
    let end = performance.now() + patience;
    for (const lines of this.#lines()) {
      const isName = lines === this.#names;
      if (!isName && known.size >= most) break;
      for (const number of lines.with(first)) {
        if (performance.now() > end) {
          yield all();
          end = performance.now() + patience;
        }
        const thing = this.#content.things[number];
        if (!thing || known.has(thing) || hides(thing)) continue;
        const rank = ranks[isName ? rankOf(lines.of(number), text, thing) : 5];
        if (!rank || rank.length >= most || !others.every((each) => this.#has(thing, each)))
          continue;
        rank.push(thing);
        known.add(thing);
      }
    }
    return all();
  }
}

function rankOf(line: string, text: string, { kind }: Thing): number {
  const name = line.indexOf("\t") + 1;
  const starts = line.startsWith(text) || line.startsWith(text, name);
  if (!starts) return kind.ours ? 3 : 4;
  if (line === text || line.slice(name) === text || line.slice(0, name - 1) === text) return 0;
  return kind.ours ? 1 : 2;
}

function valuesOf(thing: Thing): string {
  const value = thing.stated;
  return value === undefined
    ? ""
    : JSON.stringify(value)
        .replace(/"(~\d+)"/gu, (_, text: string) => thing.content.linked(text)?.id ?? "")
        .toLowerCase();
}
