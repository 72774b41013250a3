/**
 * Checks that nothing is lost without an error. A failure is a bug of this program, so it throws (exit 70) instead of
 * building content in which something is missing.
 */
import type { Diagnostic, Fact } from "../diagnostics/diagnostic.ts";
import type { Layers } from "./layer.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import { nameOfObject } from "./outcome-invariant.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { ParsedFile } from "../parse/parse.ts";

/** What was read from a file. */
type ReadFile = Pick<ParsedFile, "objects" | "unusable">;

type Accounted = Pick<Layers, "registry" | "rejections"> & {
  readonly set: Pick<Layers["set"], "outcomes">;
};

/**
 * Asserts that every object was layered (`outcome-invariant.ts` checks that each has an outcome), and that there
 * is an error if one was left out.
 * @param diagnostics with their final severities; none of them accepted yet
 * @param excused findings that follow from another object's mistake
 * @throws If an object is missing, or was left out without an error.
 */
export function assertAccounts(
  { parsed }: { readonly parsed: readonly ReadFile[] },
  { registry, set: { outcomes }, rejections }: Accounted,
  diagnostics: readonly Diagnostic[],
  excused: readonly Fact[] = [],
): void {
  let objects = 0;
  let unusable = 0;
  for (const file of parsed) {
    unusable += file.unusable;
    objects += file.objects.length;
  }
  if (outcomes.size !== objects) {
    const all = parsed.flatMap((file) => file.objects);
    const lost = all
      .filter((object) => !outcomes.has(object))
      .map((object) => nameOfObject(registry.kinds, object));
    const said = `${String(objects)} objects became ${String(outcomes.size)}`;
    throw new Error([said, ...lost.slice(0, 1).map((name) => `${name} nothing`)].join("; "));
  }
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (unusable > 0 && errors.length === 0) {
    throw new Error(`${String(unusable)} entries were left out without an error`);
  }
  assertRejections(registry.kinds, rejections, errors, excused);
}

/** A rejected object has an error of its own, or builds on another that was left out. */
function assertRejections(
  kinds: Kinds,
  rejections: Accounted["rejections"],
  errors: readonly Diagnostic[],
  excused: readonly Fact[],
): void {
  if (rejections.size === 0) return;
  const entries = entriesWithErrors(errors, errors.length > 0 ? excused : []);
  const hasError = ({ entry }: RawObject): boolean => entries.has(entry);
  for (const [object, { follows, definition }] of rejections) {
    if (follows && errors.length > 0) continue;
    if ([...definition.contributors].some(hasError)) continue;
    throw new Error(`${nameOfObject(kinds, object)} was left out without an error`);
  }
}

function entriesWithErrors(
  errors: readonly Diagnostic[],
  excused: readonly Fact[],
): ReadonlySet<Entry> {
  const entries = new Set<Entry>();
  const addFact = ({ place, notes = [], covers = [] }: Fact): void => {
    for (const each of [place, ...notes.map((note) => note.place)]) {
      if (each && "entry" in each) entries.add(each.entry);
    }
    covers.forEach(addFact);
  };
  for (const { fact } of errors) if (fact) addFact(fact);
  excused.forEach(addFact);
  return entries;
}
