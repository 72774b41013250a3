/** Plants mistakes, lets everything be fixed, and judges what came of the original. */
import { apply, type Edit } from "../seed-faults/edit.ts";
import type { FixLevel } from "../../generator/diagnostics/diagnostic.ts";
import { placesOf, restored, type Place } from "./leftovers.ts";
import {
  fixedTexts,
  forgetTexts,
  meaningOf,
  writeTexts,
  type Known,
  type Original,
  type Texts,
} from "./original.ts";
import type { Slip } from "./slip.ts";
import { isSlipOf } from "./misspell.ts";
import { hunksOf, sameTokens, tokensOf, type Hunk, type Token } from "./tokens.ts";

/** What became of the planted mistakes, and, where it is neither the original nor they themselves, of the rest. */
export interface Trial {
  /** Of each slip. */
  readonly fates: readonly ("mended" | "left")[];
  /** What is there now instead of the original; empty where all is right. */
  readonly wrong: readonly string[];
  /**
   * One word became another one a letter away, and all is valid then: to a reader of the planted text that is as likely as
   * what it was. A definition whose only use is left, another near name; or one that is misspelt, used once.
   */
  readonly couldBeMeant: boolean;
}

interface Planted {
  readonly texts: Texts;
  readonly known: Known;
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** @returns `undefined` where the slips cannot be told apart or change nothing. */
export function attempt(
  original: Original,
  slips: readonly Slip[],
  level: FixLevel,
): Trial | undefined {
  const planted = plant(original, slips);
  if (!planted) return undefined;
  const { folder, world } = original;
  writeTexts(folder, planted.texts);
  let fixed: Texts;
  try {
    fixed = fixedTexts(folder, world, planted.texts, level, planted.known);
  } finally {
    forgetTexts(folder, planted.texts);
  }
  const trial = judge(original, slips, planted, fixed);
  writeTexts(folder, original.texts);
  return trial;
}

export function plant({ world, texts }: Original, slips: readonly Slip[]): Planted | undefined {
  const edits = slips.flatMap((slip) => slip.edits);
  const removed = new Set(slips.flatMap((slip) => slip.removed ?? []).map(({ path }) => path));
  const now = new Map(texts);
  const places = new Map<string, readonly Place[]>();
  for (const file of world.files) {
    const own = edits.filter((edit) => edit.file === file);
    if (own.length === 0) continue;
    if (removed.has(file.path)) return undefined;
    // Edits that overlap would be applied to each other's text.
    const sorted = [...own].sort((a, b) => a.from - b.from);
    if (sorted.some((edit, index) => edit.from < (sorted[index - 1]?.to ?? 0))) return undefined;
    const text = apply(file, own);
    const found = placesOf(text, own);
    if (!found || sameTokens(text, file.text)) return undefined;
    const back = restored(file.text, text, text, found, new Set()).text;
    if (!sameTokens(back, file.text)) throw new Error(`${file.path} cannot be put right:\n${back}`);
    now.set(file.path, text);
    places.set(file.path, found);
  }
  for (const path of removed) now.delete(path);
  for (const { path, text } of slips.flatMap((slip) => slip.added ?? [])) now.set(path, text);
  const known = new Map(world.known);
  for (const { kind, id } of slips.flatMap(({ forgotten }) => forgotten ?? [])) {
    known.set(kind, new Set([...(known.get(kind) ?? [])].filter((each) => each !== id)));
  }
  return { texts: now, known, places };
}

function judge(original: Original, slips: readonly Slip[], planted: Planted, fixed: Texts): Trial {
  const right = { wrong: [], couldBeMeant: false };
  const left: Trial = { fates: slips.map(() => "left"), ...right };
  const changed = [...fixed].filter(([path, text]) => text !== planted.texts.get(path));
  if (changed.length === 0) return left;
  const first = withoutMistakes(original, planted, changed, new Set());
  const fates = slips.map(({ edits }) =>
    edits.length > 0 && edits.every((edit) => first.touched.has(edit)) ? "mended" : "left",
  );
  const same = [...first.texts].every(([path, text]) =>
    sameTokens(text, original.texts.get(path) ?? ""),
  );
  if (same || isOriginal(original, first)) return { fates, ...right };
  // A repetition that is left may be the one that was planted: then it must not be taken away as well.
  const rest = changed
    .flatMap(([path]) => planted.places.get(path) ?? [])
    .map(({ edit }) => edit)
    .filter((edit) => !first.touched.has(edit));
  const other = subsets(rest).some((kept) =>
    isOriginal(original, withoutMistakes(original, planted, changed, new Set(kept))),
  );
  if (other) return { fates, ...right };
  if (isPlanted(original, first)) return left;
  return {
    fates,
    wrong: [...first.texts].flatMap(([path, text]) => differences(original, path, text)),
    couldBeMeant: isOneSlipFrom(original, planted, fixed),
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
