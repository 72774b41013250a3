/** Which mutants the type checker refuses: nobody could commit those, so they say nothing of the tests. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mutatedText, type Mutant } from "./operators.ts";

/**
 * One mutant of every file at once: what modules export has declared types, so that a mutant seldom breaks another
 * file. Where one does, each half is tried.
 */
export function refusedMutants<M extends Mutant>(tree: string, mutants: readonly M[]): Set<M> {
  const refused = new Set<M>();
  const byPath = new Map<string, M[]>();
  for (const mutant of mutants) {
    byPath.set(mutant.path, [...(byPath.get(mutant.path) ?? []), mutant]);
  }
  const rounds = Math.max(0, ...[...byPath.values()].map(({ length }) => length));
  for (let round = 0; round < rounds; round += 1) {
    const together = [...byPath.values()].flatMap((list) => list[round] ?? []);
    for (const mutant of refusedTogether(tree, together)) refused.add(mutant);
  }
  return refused;
}

/** @param mutants Of different files. */
function refusedTogether<M extends Mutant>(tree: string, mutants: readonly M[]): M[] {
  const broken = filesWithErrors(tree, mutants);
  const paths = new Set(mutants.map(({ path }) => path));
  if ([...broken].every((path) => paths.has(path))) {
    return mutants.filter(({ path }) => broken.has(path));
  }
  if (mutants.length === 1) return [...mutants];
  const half = Math.ceil(mutants.length / 2);
  return [mutants.slice(0, half), mutants.slice(half)].flatMap((part) =>
    refusedTogether(tree, part),
  );
}

const project = ".mutation/tsconfig.json";

/** The sources alone. @throws Where they have errors without any mutant. */
export function prepareChecks(tree: string): void {
  const include = ["generator", "runtime", "templates"];
  const { exclude } = JSON.parse(readFileSync(join(tree, "tsconfig.build.json"), "utf8")) as {
    readonly exclude: readonly string[];
  };
  const fromRoot = (paths: readonly string[]): string[] => paths.map((path) => `../${path}`);
  const settings = {
    extends: "../tsconfig.json",
    include: fromRoot(include),
    exclude: fromRoot(exclude),
  };
  writeFileSync(join(tree, project), JSON.stringify(settings));
  const broken = filesWithErrors(tree, []);
  if (broken.size > 0) throw new Error(`type errors without any mutant: ${[...broken].join(", ")}`);
}

function filesWithErrors(tree: string, mutants: readonly Mutant[]): Set<string> {
  const originals = new Map<string, string>();
  for (const mutant of mutants) {
    const file = join(tree, mutant.path);
    const text = readFileSync(file, "utf8");
    originals.set(file, text);
    writeFileSync(file, mutatedText(text, mutant));
  }
  try {
    const { stdout } = spawnSync("npx", ["tsc", "-p", project, "--pretty", "false"], {
      cwd: tree,
      encoding: "utf8",
      maxBuffer: 1 << 28,
    });
    const found = [...stdout.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error/gmu)];
    return new Set(found.map(([, path = ""]) => path.replaceAll("\\", "/")));
  } finally {
    for (const [file, text] of originals) writeFileSync(file, text);
  }
}
