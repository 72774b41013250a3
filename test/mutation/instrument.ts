/**
 * Many mutants in one text, asleep: the seventh wakes where `$mutant(7)` is true. So code is bundled once for all of
 * them, and in processes that tests start nothing is changed.
 */
import type { Mutant } from "./operators.ts";

export interface NumberedMutant extends Mutant {
  readonly number: number;
}

/** @param mutants Of this text. One may lie inside another, none cuts another in two. */
export function instrumented(text: string, mutants: readonly NumberedMutant[]): string {
  const sorted = [...mutants].sort((a, b) => a.start - b.start || b.end - a.end);
  let next = 0;
  /** The text between two places, with the guards of the mutants that begin there. */
  const render = (start: number, end: number): string => {
    let out = "";
    let at = start;
    for (let first = sorted[next]; first !== undefined && first.start < end; first = sorted[next]) {
      const same: NumberedMutant[] = [];
      for (let each = sorted[next]; each !== undefined; each = sorted[next]) {
        if (each.start !== first.start || each.end !== first.end) break;
        same.push(each);
        next += 1;
      }
      out += text.slice(at, first.start) + guarded(same, render(first.start, first.end));
      at = first.end;
    }
    return out + text.slice(at, end);
  };
  return render(0, text.length);
}

function guarded(mutants: readonly NumberedMutant[], original: string): string {
  return mutants.reduce(
    (inner, { number, text, isStatement }) =>
      isStatement
        ? `{ if (!globalThis.$mutant?.(${String(number)})) { ${inner} } }`
        : `(globalThis.$mutant?.(${String(number)}) ? (${text}) : (${inner}))`,
    original,
  );
}
