/** Plants mistakes, lets everything be fixed, and judges what came of the original. */
import type { FixLevel } from "../../generator/diagnostics/fix.ts";
import { apply } from "../search/edit.ts";
import { judge, type Planted, type Trial } from "./judge.ts";
import { placesOf, restored, type Place } from "./leftovers.ts";
import { fixedTexts, forgetTexts, writeTexts, type Original, type Texts } from "./original.ts";
import type { Slip } from "./slip.ts";
import { sameTokens } from "./tokens.ts";

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
