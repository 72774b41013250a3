/** Every row there is, in the order of the table. */
import type { Bench, Measurement } from "./row.ts";
import { coldRows } from "./rows/cold.ts";
import { editClassRows } from "./rows/edit-classes.ts";
import { findingRows } from "./rows/findings.ts";
import { growthRows } from "./rows/growth.ts";
import { lspRows } from "./rows/lsp.ts";
import { memoryRows } from "./rows/memory.ts";
import { ownKindRows } from "./rows/own-kinds.ts";
import { runtimeRows } from "./rows/runtime.ts";
import { saveToPixelRows } from "./rows/save-to-pixel.ts";
import { modsRows } from "./rows/mods.ts";
import { sizeRows } from "./rows/size.ts";
import { startUpRows } from "./rows/start-up.ts";
import { tsserverRows } from "./rows/tsserver.ts";
import { typeCheckRows } from "./rows/type-check.ts";
import { unchangedRows } from "./rows/unchanged.ts";
import { watchRows } from "./rows/watch.ts";

export function groups(bench: Bench): Measurement[] {
  return [
    ...coldRows(bench),
    ...ownKindRows(bench),
    ...unchangedRows(bench),
    ...watchRows(bench),
    ...editClassRows(bench),
    ...saveToPixelRows(bench),
    ...lspRows(bench),
    ...startUpRows(bench),
    ...typeCheckRows(bench),
    ...tsserverRows(bench),
    ...sizeRows(bench),
    ...modsRows(bench),
    ...runtimeRows(bench),
    ...memoryRows(bench),
    ...(bench.quick ? [] : growthRows(bench)),
    ...findingRows(bench),
  ];
}

/** Those that have all words of one of the phrases in their name; all where there is no phrase. */
export function selected(
  measurements: readonly Measurement[],
  phrases: readonly string[],
): Measurement[] {
  if (phrases.length === 0) return [...measurements];
  return measurements.filter(({ what, baseline }) => {
    const name = `${what} | ${baseline}`.toLowerCase();
    return phrases.some((phrase) =>
      phrase
        .toLowerCase()
        .split(/\s+/u)
        .every((word) => name.includes(word)),
    );
  });
}
