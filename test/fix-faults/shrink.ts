/** Makes a world smaller as long as the same mistakes end wrongly in it. */
import { parseTree } from "jsonc-parser";
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import type { Edit } from "../search/edit.ts";
import { Smallest } from "../search/search.ts";
import { entriesOf, type World, type WorldFile } from "../search/world.ts";
import { tryOriginal, type Original } from "./original.ts";
import type { Slip } from "./slip.ts";
import { withoutObject } from "./slips/places.ts";
import type { Trial } from "./judge.ts";
import { attempt } from "./trial.ts";

export interface Violation {
  readonly original: Original;
  readonly slips: readonly Slip[];
  /** Which of the slips at first these are. */
  readonly kept: readonly number[];
  readonly trial: Trial;
}

/** Without the slips that it happens without. */
export function withFewerSlips(found: Violation, level: FixLevel): Violation {
  let best = found;
  for (const index of found.kept) {
    if (best.slips.length < 2) break;
    const at = best.kept.indexOf(index);
    const without = <T>(list: readonly T[]): T[] => list.filter((_, place) => place !== at);
    const slips = without(best.slips);
    const trial = attempt(best.original, slips, level);
    if (trial && trial.wrong.length > 0)
      best = { original: best.original, slips, kept: without(best.kept), trial };
  }
  return best;
}

/** How many smaller worlds are tried. */
const most = 80;

/** As few files, objects and known ids as it needs. */
export function withLess(found: Violation, level: FixLevel, newFolder: () => string): Violation {
  const smallest = new Smallest(found, most);
  const accept = (smaller: Smaller | undefined): void => {
    if (smaller) smallest.accept((best) => stillWrong(best, smaller, level, newFolder));
  };
  accept(withoutFiles(smallest.best, () => true));
  for (const { path } of smallest.best.original.world.files)
    accept(withoutFiles(smallest.best, (each) => each === path));
  for (const { path } of smallest.best.original.world.files) {
    const count = countIn(smallest.best, path);
    for (let size = count; size >= 1; size = Math.floor(size / 2)) {
      for (let from = countIn(smallest.best, path) - size; from > -size; from -= size)
        accept(withoutObjects(smallest.best, path, Math.max(0, from), from + size));
    }
  }
  for (const kind of smallest.best.original.world.known.keys()) {
    const { world } = smallest.best.original;
    const known = new Map([...world.known].filter(([each]) => each !== kind));
    accept([{ ...world, known }, smallest.best.slips]);
  }
  return smallest.best;
}

function stillWrong(
  found: Violation,
  [world, slips]: Smaller,
  level: FixLevel,
  newFolder: () => string,
): Violation | undefined {
  const original = tryOriginal(world, newFolder());
  // Where something is fixed beforehand the texts are not those that the edits are of.
  if (!original || world.files.some(({ path, text }) => original.texts.get(path) !== text)) return;
  // Nor may it have got a mistake of its own by what was taken away.
  const before = new Set(found.original.meaning.warnings);
  if (original.meaning.warnings.some((each) => !before.has(each))) return;
  const own = { ...original, world };
  const trial = attempt(own, slips, level);
  if (!trial || trial.wrong.length === 0 || trial.couldBeIntended) return;
  return { ...found, original: own, slips, trial };
}

type Smaller = readonly [World, readonly Slip[]];

/** Files go in which nothing is planted. */
function withoutFiles(
  { original, slips }: Violation,
  wanted: (path: string) => boolean,
): Smaller | undefined {
  const { world } = original;
  const needed = new Set(
    slips.flatMap(({ edits, removed = [] }) => [...edits.map(({ file }) => file), ...removed]),
  );
  const files = world.files.filter((file) => needed.has(file) || !wanted(file.path));
  if (files.length === world.files.length) return undefined;
  return [{ ...world, files, entries: files.flatMap(entriesOf) }, slips];
}

function countIn({ original }: Violation, path: string): number {
  return objectsIn(original.world.files.find((file) => file.path === path)).length;
}

function objectsIn(file: WorldFile | undefined): NonNullable<ReturnType<typeof parseTree>>[] {
  const root = file && parseTree(file.text);
  return root?.type === "array" ? (root.children ?? []) : [];
}

/** Objects go that nothing is planted in; edits behind them move. */
function withoutObjects(
  { original, slips }: Violation,
  path: string,
  from: number,
  to: number,
): Smaller | undefined {
  const { world } = original;
  const file = world.files.find((each) => each.path === path);
  const nodes = objectsIn(file);
  const [first, last] = [nodes[from], nodes[to - 1]];
  if (!file || !first || !last) return undefined;
  const node = { ...first, length: last.offset + last.length - first.offset };
  const cut =
    nodes.length === to - from
      ? { file, from: first.offset, to: last.offset + last.length, text: "" }
      : withoutObject({ file, node });
  if (!cut) return undefined;
  const edits = slips.flatMap((slip) => slip.edits).filter((edit) => edit.file === file);
  if (edits.some((edit) => edit.to > cut.from && edit.from < cut.to)) return undefined;
  const smaller: WorldFile = {
    path,
    text: file.text.slice(0, cut.from) + file.text.slice(cut.to),
  };
  const files = world.files.map((each) => (each === file ? smaller : each));
  const moved = (edit: Edit): Edit => {
    if (edit.file !== file) return edit;
    const shift = edit.from >= cut.to ? cut.to - cut.from : 0;
    return { ...edit, file: smaller, from: edit.from - shift, to: edit.to - shift };
  };
  const own = slips.map((slip): Slip => ({
    ...slip,
    edits: slip.edits.map(moved),
    ...(slip.removed
      ? { removed: slip.removed.map((each) => (each === file ? smaller : each)) }
      : {}),
  }));
  return [{ ...world, files, entries: files.flatMap(entriesOf) }, own];
}
