/**
 * Walks through the code: which files one opens to follow a thought from the entrance to its end. Each is given by
 * where it begins and what it has to pass; the ways between these are not listed but found: from what the walk has
 * reached so far, that way by references (`references.ts`) on which the fewest further files are opened.
 *
 * Stages hand over values and do not know each other: `report(…)` does not lead to whoever reads the facts, nor the
 * call of some work to the work. There a walk begins anew, at a place that is named, and counts on.
 */
import { References, type Declaration } from "./references.ts";

export interface Walk {
  readonly what: string;
  readonly start: Declaration;
  /** In the order of the thought; `anew` where values are handed over. */
  readonly passes: readonly (Declaration | { readonly anew: Declaration })[];
  /** Files that it may take. */
  readonly most: number;
}

export const walks: readonly Walk[] = [
  {
    what: "a fix, from the option to the written file",
    start: "generator/cli/fix.ts#runFix",
    passes: [
      "generator/fix/site.ts#replaceWord",
      "generator/fix/apply-edits.ts#applyEdits",
      "node:fs#renameSync",
    ],
    most: 7,
  },
  {
    what: "the message of an unknown id, from the check to the printed text",
    start: "generator/check/check-references.ts#checkReferences",
    passes: [
      "generator/layer/why-unknown.ts#whyElsewhere",
      "generator/diagnostics/missing-ids.ts#noneHasId",
      { anew: "generator/blame/diagnose.ts#diagnose" },
      "generator/diagnostics/to-diagnostics.ts#toDiagnostics",
      { anew: "generator/diagnostics/format-pretty.ts#formatGroup" },
    ],
    most: 7,
  },
  {
    what: "reuse in a session, from a rebuild to a reused record",
    start: "generator/watch/rebuild.ts#rebuild",
    passes: [
      "generator/reuse/stage-memory.ts#memoOf",
      "generator/reuse/queries.ts#Queries",
      { anew: "generator/resolve/stage.ts#Work" },
    ],
    most: 9,
  },
];

/** Files of the walk in the order in which they are opened -> the declarations that are read there. */
export function filesOf(
  { start, passes }: Pick<Walk, "start" | "passes">,
  references: References = new References(),
): Map<string, string[]> {
  const reached = new Set<Declaration>();
  const files = new Map<string, string[]>();
  const open = (declaration: Declaration): void => {
    // What cannot be found is not walked to.
    references.of(declaration);
    reached.add(declaration);
    const [path = "", name = ""] = declaration.split("#");
    if (!path.endsWith(".ts")) return;
    const names = files.get(path) ?? [];
    if (!names.includes(name)) files.set(path, [...names, name]);
  };
  open(start);
  for (const next of passes) {
    if (typeof next === "object") open(next.anew);
    else for (const each of wayTo(next, reached, new Set(files.keys()), references)) open(each);
  }
  return files;
}

/** The way from something reached on which the fewest files are opened; of such ways a shortest one. */
function wayTo(
  target: Declaration,
  reached: ReadonlySet<Declaration>,
  opened: ReadonlySet<string>,
  references: References,
): readonly Declaration[] {
  const before = new Map<Declaration, Declaration | undefined>(
    [...reached].map((each) => [each, undefined]),
  );
  /** To be looked at, by how many files are opened for it. */
  const rings: Declaration[][] = [[...reached]];
  for (let at = 0; at < rings.length; at += 1) {
    // A list is walked in the order in which it grows.
    for (const declaration of rings[at] ?? []) {
      if (declaration === target) return chainTo(target, before);
      for (const next of references.of(declaration)) {
        if (before.has(next)) continue;
        before.set(next, declaration);
        const isOpen = fileOf(next) === fileOf(declaration) || opened.has(fileOf(next));
        (rings[isOpen ? at : at + 1] ??= []).push(next);
      }
    }
  }
  throw new Error(
    `no way leads to ${target} from what was reached before: ${[...reached].join(", ")}`,
  );
}

function chainTo(
  target: Declaration,
  before: ReadonlyMap<Declaration, Declaration | undefined>,
): Declaration[] {
  const chain: Declaration[] = [];
  for (let at: Declaration | undefined = target; at !== undefined; at = before.get(at))
    chain.unshift(at);
  return chain;
}

function fileOf(declaration: Declaration): string {
  return declaration.slice(0, declaration.indexOf("#"));
}

export function printed(walk: Walk): string {
  const files = filesOf(walk);
  const lines = [...files].map(
    ([path, names], at) => `${String(at + 1).padStart(4)}  ${path}: ${names.join(", ")}`,
  );
  return [
    `${walk.what}: ${String(files.size)} files, at most ${String(walk.most)}`,
    ...lines,
    "",
  ].join("\n");
}
