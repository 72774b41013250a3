/** Suggests shape "packed" when literal output has grown large. */
import type { Compilation } from "../compile.ts";
import { pack, packTexts } from "../print/pack/pack.ts";

/** Bytes of records above which the hint is worth a line. */
const large = 1_000_000;
/**
 * Packing takes time, so every n-th record is packed as a sample; fewer repeats make the estimate slightly too high.
 */
const step = 32;

/** One line, or `undefined` if the records are small. */
export function packingHint({
  modules,
  model,
}: Pick<Compilation, "modules" | "model">): string | undefined {
  // Modules of records are in folders, and only shape "literal" has them.
  const literal = modules.reduce((sum, { path, size }) => sum + (path.includes("/") ? size : 0), 0);
  if (literal < large) return undefined;
  let packed = 0;
  for (const records of model.records.values()) {
    const some = [...records].filter((_, index) => index % step === 0);
    const texts = packTexts(pack(some.map(([id, { record }]) => ({ id, value: record }))));
    for (const text of Object.values(texts)) packed += step * text.length;
  }
  const [is, would] = [megabytes(literal), megabytes(packed)];
  return `records take ${is} as literals; with "--shape packed" they would take about ${would} and be read on demand`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
