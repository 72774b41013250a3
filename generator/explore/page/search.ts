/** Things by words. */
import type { Shown, Thing } from "./content.ts";

/** How many things a search shows. */
const most = 40;

/** How long a search takes at a time, in milliseconds: typing goes on meanwhile. */
const patience = 2;

/** The values of so many things are prepared at once. */
const portion = 100;

export class Search {
  readonly #content: Shown;
  readonly #names: readonly string[];
  readonly #values: string[] = [];
  #prepared = 0;

  /** What is searched is fixed here: make a new one when names change. */
  constructor(content: Shown) {
    this.#content = content;
    this.#names = content.things.map(({ id, name }) => `${id}\t${name}`.toLowerCase());
  }

  /** Prepares some values. @returns whether there are more */
  prepare(): boolean {
    const { things } = this.#content;
    for (const thing of things.slice(this.#prepared, this.#prepared + portion))
      this.#valuesOf(thing);
    this.#prepared += portion;
    return this.#prepared < things.length;
  }

  #valuesOf({ number, stated, content }: Thing): string {
    return (this.#values[number] ??= JSON.stringify(stated ?? "")
      .replace(/"(~\d+)"/gu, (_, text: string) => content.linked(text)?.id ?? "")
      .toLowerCase());
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
    // The longest is probably the rarest.
    const [first = "", ...others] = text.split(/\s+/u).sort((a, b) => b.length - a.length);
    const ranks: Thing[][] = [[], [], [], [], [], []];
    const known = new Set<Thing>();
    const all = (): readonly Thing[] => ranks.flat().slice(0, most);
    let end = performance.now() + patience;
    for (const isName of text === "" ? [] : [true, false]) {
      for (const thing of this.#content.things) {
        if (!isName && known.size >= most) break;
        if (thing.number % 16 === 0 && performance.now() > end) {
          yield all();
          end = performance.now() + patience;
        }
        const name = this.#names[thing.number] ?? "";
        if (!(isName ? name : this.#valuesOf(thing)).includes(first)) continue;
        const rank = ranks[isName ? rankOf(name, text, thing) : 5];
        if (!rank || rank.length >= most || known.has(thing) || hides(thing)) continue;
        const has = (word: string): boolean =>
          name.includes(word) || this.#valuesOf(thing).includes(word);
        if (!others.every(has)) continue;
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
