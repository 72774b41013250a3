/** Things by words. */
import type { Shown, Thing } from "./content.ts";
import { once } from "../../model/once.ts";

/** How many things a search shows. */
const most = 60;

/** Texts in one, to be searched at once. */
class Lines {
  readonly #text: string;
  readonly #starts: Int32Array;

  constructor(texts: readonly string[]) {
    this.#text = `${texts.join("\n")}\n`;
    this.#starts = new Int32Array(texts.length + 1);
    texts.forEach((each, line) => {
      this.#starts[line + 1] = this.#start(line) + each.length + 1;
    });
  }

  #start(line: number): number {
    return this.#starts[line] ?? this.#text.length;
  }

  of(line: number): string {
    return this.#text.slice(this.#start(line), this.#start(line + 1) - 1);
  }

  /** Calls back for each line with the word. */
  find(word: string, visit: (line: number) => void): void {
    let line = 0;
    let at = this.#text.indexOf(word);
    while (at !== -1) {
      while (this.#start(line + 1) <= at) line += 1;
      visit(line);
      line += 1;
      at = this.#text.indexOf(word, this.#start(line));
    }
  }
}

export class Search {
  readonly #content: Shown;
  readonly #names: Lines;
  /** Takes a while: worth calling before it is needed. */
  readonly values: () => Lines = once(() => new Lines(this.#content.things.map(valuesOf)));

  /** What is searched is fixed here: make a new one when names change. */
  constructor(content: Shown) {
    this.#content = content;
    this.#names = new Lines(content.things.map((each) => `${each.id}\t${each.name}`.toLowerCase()));
  }

  /** Things with all words in ids, names and values, the likeliest first. */
  find(words: string, hides: (thing: Thing) => boolean): readonly Thing[] {
    const text = words.trim().toLowerCase();
    // The longest is probably the rarest.
    const each = text.split(/\s+/u).sort((one, other) => other.length - one.length);
    const [first = "", ...others] = each;
    const ranks: Thing[][] = [[], [], [], [], []];
    const look = (lines: Lines, rank: (line: string, thing: Thing) => number): void => {
      lines.find(first, (line) => {
        const thing = this.#content.things[line];
        if (!thing) return;
        const own = lines.of(line);
        const isFound = others.every(
          (word) =>
            own.includes(word) ||
            this.#names.of(line).includes(word) ||
            this.values().of(line).includes(word),
        );
        const found = ranks[rank(own, thing)];
        if (isFound && found && found.length < most && !hides(thing)) found.push(thing);
      });
    };
    if (text !== "") look(this.#names, (line, thing) => rankOf(line, text, thing));
    let found = ranks.flat();
    if (text !== "" && found.length < most) {
      const known = new Set(found);
      ranks.forEach((rank) => rank.splice(0));
      look(this.values(), (_, thing) => (known.has(thing) ? -1 : 0));
      found = [...found, ...ranks.flat()];
    }
    return found.slice(0, most);
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
