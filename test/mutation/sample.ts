/** Which mutants are tried: a few of thousands, and mostly the same ones after an edit elsewhere. */
import { seedOf } from "../search/random.ts";
import { sourcesIn, textOf } from "../architecture/imports.ts";
import { mutantsOf, type Mutant } from "./operators.ts";

export interface NamedMutant extends Mutant {
  /** The same as long as its line is the same. */
  readonly key: string;
}

/** Rules, layering, what is reused between runs, what is written, and the runtime. */
export const mutated: readonly string[] = [
  "generator/kinds",
  "generator/check",
  "generator/layer",
  "generator/reuse",
  "generator/emit",
  "generator/build",
  "runtime",
];

/** All mutants of these folders or files, in the order in which a sample takes them. */
export function mutantsInOrder(folders: readonly string[], seed: number): NamedMutant[] {
  const paths = mutated
    .flatMap(sourcesIn)
    .filter((path) => folders.some((f) => path.startsWith(f)));
  return paths
    .flatMap((path) => named(mutantsOf(path, textOf(path)), textOf(path)))
    .map((mutant) => ({ mutant, order: seedOf(`${String(seed)} ${mutant.key}`) }))
    .sort((a, b) => a.order - b.order || (a.mutant.key < b.mutant.key ? -1 : 1))
    .map(({ mutant }) => mutant);
}

function named(mutants: readonly Mutant[], text: string): NamedMutant[] {
  const lines = text.split("\n");
  const seen = new Map<string, number>();
  return mutants.map((mutant) => {
    const line = lines[mutant.line - 1]?.trim() ?? "";
    const base = `${mutant.path} ${mutant.operator} ${line} -> ${mutant.text}`;
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { ...mutant, key: `${base} #${String(count)}` };
  });
}
