/** Content with mistakes in it, as many as are asked for. */
import type { DialectName as Dialect } from "../../generator/model/dialect.ts";

/**
 * Text or value of each file by its path; `pack/` is loaded, then `later/`, and `beside/` lies beside them unloaded.
 */
export type Files = Readonly<Record<string, unknown>>;

export interface Mistake {
  readonly what: string;
  readonly dialect?: Dialect;
  /** Ids of other kinds that the configuration lists. */
  readonly known?: (count: number) => Readonly<Record<string, readonly string[]>>;
  /** Severity of codes that are off, or that would hide others. */
  readonly severity?: Readonly<Record<string, "error" | "warning" | "note" | "off">>;
  readonly files: (count: number) => Files;
}

export function many<T>(count: number, each: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => each(index));
}

/** A file of the first pack. */
export function objects(count: number, each: (index: number) => unknown): Files {
  return { "pack/a.json": many(count, each).flat() };
}

export function tile(id: string, members: object = {}): object {
  return { type: "terrain", id, name: id, symbol: ".", color: "white", move_cost: 2, ...members };
}

export function craft(result: string, members: object = {}): object {
  return {
    type: "recipe",
    result,
    category: "CC_OTHER",
    subcategory: "CSC_OTHER_TOOLS",
    time: "5 s",
    autolearn: true,
    components: [[["rock", 1]]],
    ...members,
  };
}

export function trade(id: string, members: object = {}): object {
  return { type: "profession", id, name: id, description: "A trade.", points: 0, ...members };
}

/** Words of different letters, as ids of real content are: a number decides what they are made of. */
export function word(seed: number, syllables = 5): string {
  let state = (seed + 1) * 2654435761;
  const parts = many(syllables, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const vowel = "aeiou"[(state >>> 20) % 5] ?? "";
    return `${"bcdfglmnprst"[(state >>> 24) % 12] ?? ""}${vowel}`;
  });
  return `${parts.join("")}_${seed}`;
}
