/** Puts right what is left of planted mistakes in a fixed text, so that only what the fixes did is in it. */
import type { Edit } from "../search/edit.ts";
import { hunksOf, tokensOf, type Hunk, type Token } from "./tokens.ts";

export interface Restored {
  readonly text: string;
  /** Edits at whose places the fixes changed something. */
  readonly touched: ReadonlySet<Edit>;
}

/** A planted place: in the planted text, by offset and by token. */
export interface Place {
  readonly edit: Edit;
  readonly from: number;
  readonly to: number;
  readonly first: number;
  /** Behind the last; the same as `first` where nothing but a gap was planted. */
  readonly last: number;
}

/** The planted places; `undefined` where two of them share a token, and nobody could tell them apart. */
export function placesOf(planted: string, edits: readonly Edit[]): Place[] | undefined {
  const tokens = tokensOf(planted);
  const places: Place[] = [];
  let shift = 0;
  for (const edit of [...edits].sort((a, b) => a.from - b.from)) {
    const from = edit.from + shift;
    const to = from + edit.text.length;
    shift += edit.text.length - (edit.to - edit.from);
    const inside = tokens.flatMap((token, index) =>
      token.to > from && token.from < to ? [index] : [],
    );
    // A gap inside one token is that token.
    const around = tokens.findIndex((token) => token.from < from && token.to > from);
    const first = inside[0] ?? (around >= 0 ? around : tokens.filter((t) => t.to <= from).length);
    const last = inside.length > 0 ? (inside.at(-1) ?? 0) + 1 : around >= 0 ? around + 1 : first;
    const previous = places.at(-1);
    if (previous && (previous.last > first || previous.edit.to > edit.from)) return undefined;
    places.push({ edit, from, to, first, last });
  }
  return places;
}

/**
 * @param original The text before the edits that `places` are of.
 * @param kept Edits that stay as they are.
 */
export function restored(
  original: string,
  planted: string,
  fixed: string,
  places: readonly Place[],
  kept: ReadonlySet<Edit>,
): Restored {
  const [before, after] = [tokensOf(planted), tokensOf(fixed)];
  const hunks = hunksOf(before, after);
  const touched = new Set(
    places.filter((place) => hunks.some((hunk) => meets(hunk, place))).map(({ edit }) => edit),
  );
  let text = fixed;
  for (const place of [...places].reverse()) {
    if (touched.has(place.edit) || kept.has(place.edit)) continue;
    const { edit, from, to, first, last } = place;
    const [start, end] = stretch(before, first, last, from, to);
    const moved = hunks
      .filter((hunk) => hunk.before[1] <= first)
      .reduce((sum, hunk) => sum + length(hunk.after) - length(hunk.before), 0);
    const [fixedStart, fixedEnd] =
      last > first
        ? [after[first + moved]?.from ?? 0, after[last - 1 + moved]?.to ?? 0]
        : gap(after, first + moved, before[first]?.from === from);
    const right =
      original.slice(edit.from - (from - start), edit.from) +
      original.slice(edit.from, edit.to) +
      original.slice(edit.to, edit.to + (end - to));
    text = text.slice(0, fixedStart) + right + text.slice(fixedEnd);
  }
  return { text, touched };
}

/** A change beside a gap does not touch it; one around it, or what comes into it, does. */
function meets({ before: [from, to] }: Hunk, { first, last }: Place): boolean {
  if (first === last) return from === to ? from === first : from < first && to > first;
  return from === to ? from > first && from < last : from < last && to > first;
}

function length([from, to]: Hunk["before"]): number {
  return to - from;
}

function stretch(
  tokens: readonly Token[],
  first: number,
  last: number,
  from: number,
  to: number,
): readonly [number, number] {
  if (first === last) return [from, to];
  return [Math.min(from, tokens[first]?.from ?? from), Math.max(to, tokens[last - 1]?.to ?? to)];
}

/** Where the gap in front of a token is; at the token itself where the planted one was there too. */
function gap(tokens: readonly Token[], index: number, close: boolean): readonly [number, number] {
  const at = (close ? tokens[index]?.from : undefined) ?? tokens[index - 1]?.to ?? 0;
  return [at, at];
}
