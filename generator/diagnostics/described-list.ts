/**
 * Facts with their descriptions, which stay as long as the fact and the texts that it points into: after an edit, only
 * new facts and those in files that have changed are described. The lists are long and an edit changes little, so that
 * nothing here looks into what stays.
 */
import { getOrInsert } from "../model/maps.ts";
import { patchedMap } from "../model/patched-map.ts";
import type { TextPlace } from "../model/place.ts";
import type { SourceText } from "../model/source-text.ts";
import { spliceOf } from "../model/splice.ts";
import type { Diagnostic, Fact } from "./diagnostic.ts";

export interface Described {
  readonly diagnostic: Diagnostic;
  readonly inheritedBy: string | undefined;
  /** Its rank among findings of its severity. */
  readonly causal: number;
  /** Relative to the working directory, as in its keys. */
  readonly path: string;
  /** Severity, code and position as one string. */
  readonly place: string;
  /** Code, position and message as one string. */
  readonly key: string;
  /** The text places from which it was made. */
  readonly places: readonly TextPlace[];
}

/** The texts of a run, in load order. */
export interface SourceTexts {
  readonly sources: readonly SourceText[];
  readonly order: ReadonlyMap<SourceText, number>;
  /** The same object as long as the paths are the same, in the same order. */
  readonly paths: object;
}

export function sourceTextsAgain(
  sources: readonly SourceText[],
  before: SourceTexts | undefined,
): SourceTexts {
  const { start, endBefore, end } = spliceOf(before?.sources ?? [], sources);
  const gone = before?.sources.slice(start, endBefore) ?? [];
  const come = sources.slice(start, end);
  const isSame =
    before !== undefined &&
    gone.length === come.length &&
    gone.every(({ displayPath }, at) => displayPath === come[at]?.displayPath);
  if (!isSame) return { sources, order: new Map(sources.map((each, at) => [each, at])), paths: {} };
  const changes = new Map<SourceText, number | undefined>();
  for (const each of gone) changes.set(each, undefined);
  come.forEach((each, at) => changes.set(each, start + at));
  return { sources, order: patchedMap(before.order, changes), paths: before.paths };
}

export interface DescribedList {
  readonly facts: readonly Fact[];
  readonly texts: SourceTexts;
  /** Of each fact; absent for those that are not reported. */
  readonly each: readonly (Described | undefined)[];
  /** The number of the path of each; those of one path stay together. */
  readonly numbers: readonly number[];
  readonly paths: PathNumbers;
  /** The numbers of paths whose findings may be others than in the last run; absent if any may. */
  readonly changed?: ReadonlySet<number>;
}

/** Grows as paths get findings. */
interface PathNumbers {
  readonly numbers: Map<string, number>;
  /** By path: the numbers of the paths with findings that point at another place, in that file. */
  readonly pointing: Map<string, Set<number>>;
}

/** The number of what is not reported. */
const unreported = -1;

export function describeAgain(
  before: DescribedList | undefined,
  facts: readonly Fact[],
  texts: SourceTexts,
  describe: (fact: Fact) => Described | undefined,
): DescribedList {
  const paths: PathNumbers = before?.paths ?? { numbers: new Map(), pointing: new Map() };
  const { start, endBefore, end } = spliceOf(before?.facts ?? [], facts);
  const affected = new Set<number>();
  for (const { displayPath } of goneFrom(before?.texts, texts)) {
    affected.add(paths.numbers.get(displayPath) ?? unreported);
    for (const number of paths.pointing.get(displayPath) ?? []) affected.add(number);
  }
  affected.delete(unreported);
  const each: (Described | undefined)[] = [];
  const numbers: number[] = [];
  const changed = new Set(affected);
  for (let at = start; at < endBefore; at += 1) changed.add(before?.numbers[at] ?? unreported);
  facts.forEach((fact, at) => {
    const earlier = at < start ? at : at - end + endBefore;
    const number = before?.numbers[earlier] ?? unreported;
    const stays = (at < start || at >= end) && !affected.has(number);
    const known = stays ? before?.each[earlier] : describe(fact);
    each.push(known);
    numbers.push(stays ? number : numberOf(known, paths));
    if (!stays) changed.add(numbers[at] ?? unreported);
  });
  return { facts, texts, each, numbers, paths, ...(before && { changed }) };
}

function goneFrom(
  before: SourceTexts | undefined,
  { sources }: SourceTexts,
): readonly SourceText[] {
  if (!before) return [];
  const { start, endBefore, end } = spliceOf(before.sources, sources);
  const come = new Set(sources.slice(start, end));
  return before.sources.slice(start, endBefore).filter((each) => !come.has(each));
}

function numberOf(described: Described | undefined, { numbers, pointing }: PathNumbers): number {
  if (!described) return unreported;
  const { path, places } = described;
  const number = numbers.get(path) ?? numbers.size;
  numbers.set(path, number);
  for (const { source } of places) {
    const { displayPath } = source;
    if (displayPath !== path) getOrInsert(pointing, displayPath, () => new Set()).add(number);
  }
  return number;
}
