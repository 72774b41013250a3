/** Judges what came of the original, once mistakes were planted in it and everything was fixed. */
import { apply, type Edit } from "../search/edit.ts";
import { restored, type Place } from "./leftovers.ts";
import { isSlipOf } from "./misspell.ts";
import { meaningOf, type Known, type Original, type Texts } from "./original.ts";
import type { Slip } from "./slip.ts";
import { hunksOf, sameTokens, tokensOf, type Hunk, type Token } from "./tokens.ts";

/** What became of the planted mistakes, and, where it is neither the original nor they themselves, of the rest. */
export interface Trial {
  /** Of each slip. */
  readonly objectOutcomes: readonly ("mended" | "left")[];
  /** What is there now instead of the original; empty where all is right. */
  readonly wrong: readonly string[];
  /**
   * One word became another one a letter away, and all is valid then: to a reader of the planted text that is as likely
   * as what it was. A definition whose only use is left, another near name; or one that is misspelt, used once.
   */
  readonly couldBeIntended: boolean;
}

export interface Planted {
  readonly texts: Texts;
  readonly known: Known;
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

export function judge(
  original: Original,
  slips: readonly Slip[],
  planted: Planted,
  fixed: Texts,
): Trial {
  const right = { wrong: [], couldBeIntended: false };
  const left: Trial = { objectOutcomes: slips.map(() => "left"), ...right };
  const changed = [...fixed].filter(([path, text]) => text !== planted.texts.get(path));
  if (changed.length === 0) return left;
  const first = withoutMistakes(original, planted, changed, new Set());
  const outcomesWithout = (gone: ReadonlySet<Edit>): Trial["objectOutcomes"] =>
    slips.map(({ edits }) =>
      edits.length > 0 && edits.every((edit) => gone.has(edit)) ? "mended" : "left",
    );
  const objectOutcomes = outcomesWithout(first.touched);
  const same = [...first.texts].every(([path, text]) =>
    sameTokens(text, original.texts.get(path) ?? ""),
  );
  if (same || isOriginal(original, first)) return { objectOutcomes, ...right };
  // A repetition that is left may be the one that was planted: then it must not be taken away as well.
  const rest = changed
    .flatMap(([path]) => planted.places.get(path) ?? [])
    .map(({ edit }) => edit)
    .filter((edit) => !first.touched.has(edit));
  const other = subsets(rest).find((kept) =>
    isOriginal(original, withoutMistakes(original, planted, changed, new Set(kept))),
  );
  if (other)
    return { objectOutcomes: outcomesWithout(new Set([...first.touched, ...other])), ...right };
  if (isPlanted(original, first)) return left;
  return {
    objectOutcomes,
    wrong: [...first.texts].flatMap(([path, text]) => differences(original, path, text)),
    couldBeIntended: isOneSlipFrom(original, planted, fixed),
  };
}

function isOneSlipFrom({ folder, world }: Original, planted: Planted, fixed: Texts): boolean {
  const changes = [...fixed].flatMap(([path, text]) => {
    const before = planted.texts.get(path) ?? "";
    if (before === text) return [];
    const [one, other] = [tokensOf(before), tokensOf(text)];
    return hunksOf(one, other).map(
      (hunk) => [wordOf(one, hunk.before), wordOf(other, hunk.after)] as const,
    );
  });
  const [change] = changes;
  if (changes.length !== 1 || !change || !isSlipOf(...change)) return false;
  return meaningOf(folder, world, fixed, planted.known).errors.length === 0;
}

/** The string that is all of a stretch; no word where it is anything else. */
function wordOf(tokens: readonly Token[], [from, to]: Hunk["before"]): string {
  const text = to - from === 1 ? (tokens[from]?.text ?? "") : "";
  return text.startsWith('"') ? text.slice(1, -1) : "";
}

interface WithoutMistakes {
  readonly texts: Texts;
  /** What was planted and is not there any more. */
  readonly touched: ReadonlySet<Edit>;
}

/** What the fixes did to the original, the mistakes being put right that they left. */
function withoutMistakes(
  { texts: before }: Original,
  { texts: planted, places }: Planted,
  changed: readonly (readonly [path: string, text: string])[],
  kept: ReadonlySet<Edit>,
): WithoutMistakes {
  const texts = new Map(before);
  const touched = new Set<Edit>();
  for (const [path, text] of changed) {
    const was = before.get(path);
    const own = places.get(path) ?? [];
    const right =
      was === undefined
        ? { text, touched: [] }
        : (mendedOf(was, text, own) ?? restored(was, planted.get(path) ?? "", text, own, kept));
    for (const edit of right.touched) touched.add(edit);
    texts.set(path, right.text);
  }
  return { texts, touched };
}

function isOriginal({ folder, world, meaning }: Original, { texts }: WithoutMistakes): boolean {
  const { errors, records } = meaningOf(folder, world, texts, world.known);
  return errors.length === 0 && records === meaning.records;
}

/** As the original with some of the mistakes, which are written otherwise now. */
function isPlanted(original: Original, { texts, touched }: WithoutMistakes): boolean {
  const { folder, world } = original;
  const { errors, records } = meaningOf(folder, world, texts, world.known);
  if (errors.length > 0) return false;
  return subsets([...touched]).some((some) => records === recordsWith(original, some));
}

function subsets<T>(list: readonly T[]): T[][] {
  if (list.length === 0 || list.length > 4) return list.length === 0 ? [] : [[...list]];
  return Array.from({ length: 2 ** list.length - 1 }, (_, set) =>
    list.filter((_each, index) => ((set + 1) >> index) % 2 === 1),
  );
}

/** Some of the mistakes mended and nothing else: which ones, where the text is exactly that. */
function mendedOf(
  before: string,
  fixed: string,
  places: readonly Place[],
): ReturnType<typeof restored> | undefined {
  if (places.length > 4) return undefined;
  for (let set = 1; set < 2 ** places.length; set += 1) {
    const some = places.filter((_, index) => (set >> index) % 2 === 1).map(({ edit }) => edit);
    const rest = places.map(({ edit }) => edit).filter((edit) => !some.includes(edit));
    const file = places[0]?.edit.file;
    if (file && sameTokens(apply(file, rest), fixed))
      return { text: before, touched: new Set(some) };
  }
  return undefined;
}

/** A planted value may be written otherwise as long as it means what was planted. */
function recordsWith(original: Original, touched: readonly Edit[]): string | undefined {
  const { folder, world, texts } = original;
  const own = new Map(texts);
  for (const file of world.files) {
    const edits = touched.filter((edit) => edit.file === file);
    if (edits.length > 0) own.set(file.path, apply(file, edits));
  }
  const { errors, records } = meaningOf(folder, world, own, world.known);
  return errors.length === 0 ? records : undefined;
}

function differences({ texts }: Original, path: string, text: string): string[] {
  const [before, after] = [tokensOf(texts.get(path) ?? ""), tokensOf(text)];
  const shown = (tokens: typeof before, [from, to]: readonly [number, number]): string =>
    tokens
      .slice(from, to)
      .map((token) => token.text)
      .join(" ")
      .slice(0, 80);
  return hunksOf(before, after).map(
    (hunk) => `${path}: ${shown(before, hunk.before)} became ${shown(after, hunk.after)}`,
  );
}
