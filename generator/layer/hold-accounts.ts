/**
 * Nothing is lost without a word. What is wrong here is our own mistake, so that it throws (exit 70) instead of building
 * content of which something is missing.
 */
import type { Diagnostic, Fact } from "../diagnostics/diagnostic.ts";
import type { Layers } from "./layer.ts";
import type { Entry, RawObject } from "../model/definition.ts";
import { kindNames } from "../model/kind-names.ts";

/** What was read of a file. */
interface ReadFile {
  readonly objects: readonly RawObject[];
  readonly unusable: number;
}

type Accounted = Pick<Layers, "outcomes" | "rejections" | "registry" | "substitutions">;

/**
 * Holds that every object that was read has become something, and that there is an error where one was left out.
 * @param diagnostics with their final severities; none of them accepted yet
 * @param excused findings that follow from another object's mistake
 * @throws Where an object is missing, or was left out without an error.
 */
export function holdAccounts(
  { parsed }: { readonly parsed: readonly ReadFile[] },
  layers: Accounted,
  diagnostics: readonly Diagnostic[],
  excused: readonly Fact[] = [],
): void {
  const { outcomes } = layers;
  let objects = 0;
  let unusable = 0;
  for (const file of parsed) {
    unusable += file.unusable;
    objects += file.objects.length;
    for (const object of file.objects) {
      if (!outcomes.has(object)) throw new Error(`${nameOf(object)} became nothing`);
    }
  }
  if (outcomes.size !== objects) {
    throw new Error(`${String(objects)} objects became ${String(outcomes.size)}`);
  }
  holdDefinitions(layers);
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  if (unusable > 0 && errors.length === 0) {
    throw new Error(`${String(unusable)} entries were left out without an error`);
  }
  holdRejections(layers, errors, excused);
}

/** What counts as content is what there are definitions of. */
function holdDefinitions({ outcomes, registry, substitutions }: Accounted): void {
  const origins = new Set(substitutions.map(({ origin }) => origin));
  for (const kind of kindNames) {
    for (const definition of registry.all(kind)) {
      if (definition.generatedFrom === undefined && !registry.isBuiltIn(definition)) {
        origins.add(definition.origin);
      }
    }
  }
  for (const [object, what] of outcomes) {
    const isContent = what === "defined" || what === "obsolete";
    // One of several ids may have gone another way.
    const hasSeveral = Array.isArray(object.value["id"]);
    if (isContent !== origins.has(object) && (isContent || !hasSeveral))
      throw new Error(`${nameOf(object)} is not ${what}`);
  }
}

/** A rejected object has an error of its own, or builds on another that was left out. */
function holdRejections(
  { outcomes, rejections }: Accounted,
  errors: readonly Diagnostic[],
  excused: readonly Fact[],
): void {
  const rejected = [...outcomes]
    .filter(([, what]) => what === "rejected")
    .map(([object]) => object);
  if (rejected.length === 0) return;
  const entries = entriesWithErrors(errors, errors.length > 0 ? excused : []);
  const hasError = ({ entry }: RawObject): boolean => entries.has(entry);
  for (const object of rejected) {
    const how = rejections.all.get(object);
    const follows = how?.follows === true && errors.length > 0;
    if (follows || [...(how?.definition.contributors ?? [object])].some(hasError)) continue;
    throw new Error(`${nameOf(object)} was left out without an error`);
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

function nameOf({ kind, value, entry: { pack, path } }: RawObject): string {
  const id = value["id"] ?? value["result"] ?? null;
  return `${kind} ${JSON.stringify(id)} of ${pack.name}/${path}`;
}
