/**
 * Most edits change values: a duration, a component, a sentence. Then the same objects make the same definitions, and
 * only the edited ones have to be looked at again. Whatever else an edit does – ids, parents, modifications,
 * overrides, mistakes of shape – is no such edit, and the packs are layered anew.
 */
import type { Fact, Place } from "../diagnostics/diagnostic.ts";
import { createFindings } from "../diagnostics/findings.ts";
import type { SourceText } from "../model/source-text.ts";
import { lackedBy } from "../layer/complete.ts";
import { idsOf } from "../layer/raw-id.ts";
import { editorsWithoutParent, reportUnusedMembers } from "../layer/unused-members.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { LoadedFile } from "../validate/load.ts";
import type { LastRun } from "./last-run.ts";
import { placesOf } from "./fact-places.ts";
import { sameSummary } from "./same-summary.ts";

export interface ValueEdit {
  /** The edited definitions, as they were -> as they are. */
  readonly definitions: ReadonlyMap<Definition, Definition>;
  /** The edited files, as they were -> as they are. */
  readonly files: ReadonlyMap<SourceText, SourceText>;
  /** What layering found, where it stands now. */
  readonly layerFacts: readonly Fact[];
}

/** How the files differ from the last run, if by values alone. */
export function findValueEdit(
  last: LastRun,
  files: readonly SourceFile[],
  loadedOf: (file: SourceFile) => LoadedFile | undefined,
): ValueEdit | undefined {
  if (files.length !== last.files.length) return undefined;
  const definitions = new Map<Definition, Definition>();
  const edited = new Map<SourceText, SourceText>();
  const objects = new Map<SourceText, Set<number | undefined>>();
  for (const [index, file] of files.entries()) {
    const earlier = last.files[index];
    if (earlier === file) continue;
    const old = earlier && loadedOf(earlier);
    const now = loadedOf(file);
    if (!old || !now || earlier.pack !== file.pack || earlier.path !== file.path) return undefined;
    const changed = changedDefinitions(old, now, last);
    if (!changed) return undefined;
    for (const [before, after] of changed) definitions.set(before, after);
    edited.set(earlier, file);
    objects.set(earlier, new Set([...changed.keys()].map(({ origin }) => origin.index)));
  }
  const lies = ({ source, ...where }: Place): boolean => {
    const indices = objects.get(source);
    return indices !== undefined && (!("path" in where) || indices.has(entryOf(where.path)));
  };
  // What layering says of an edited object would have to be said anew.
  if (last.layerFacts.some((fact) => placesOf(fact).some(lies))) return undefined;
  const layerFacts = last.layerFacts.map((fact) => relocated(fact, edited));
  return { definitions, files: edited, layerFacts };
}

/** The same finding in files as they are now, for one whose objects stand where they stood. */
function relocated(fact: Fact, files: ValueEdit["files"]): Fact {
  if (!placesOf(fact).some(({ source }) => files.has(source))) return fact;
  const move = (place: Place): Place => ({
    ...place,
    source: files.get(place.source) ?? place.source,
  });
  return {
    ...fact,
    place: move(fact.place),
    ...(fact.notes && {
      notes: fact.notes.map((note) => (note.place ? { ...note, place: move(note.place) } : note)),
    }),
    ...(fact.unless && { unless: { ...fact.unless, places: fact.unless.places.map(move) } }),
  };
}

/** Which entry of its file's list a path leads to; `undefined` where the file is one object. */
function entryOf([first]: readonly (string | number)[]): number | undefined {
  return typeof first === "number" ? first : undefined;
}

/** Findings that decide how an object is taken, or that excuse others. */
const decisive: ReadonlySet<string> = new Set(["unknown-member", "not-in-list"]);

/** The edited definitions of a file; `undefined` where its objects do not make the same ones. */
function changedDefinitions(
  old: LoadedFile,
  now: LoadedFile,
  { layers, settings }: LastRun,
): Map<Definition, Definition> | undefined {
  const before = old.parsed.objects;
  if (before.length !== now.parsed.objects.length) return undefined;
  if (!sameSummary(old.parsed, now.parsed)) return undefined;
  const facts = [...old.facts, ...now.facts];
  // A file that cannot be read as it stands has no objects that could be told apart.
  if (facts.some(({ place }) => !("path" in place))) return undefined;
  const decided = new Set(
    facts.flatMap(({ code, place }) =>
      decisive.has(code) && "path" in place ? [entryOf(place.path)] : [],
    ),
  );
  const changed = new Map<Definition, Definition>();
  for (const [index, object] of now.parsed.objects.entries()) {
    const earlier = before[index];
    if (earlier === object) continue;
    if (earlier?.kind !== object.kind || earlier.index !== object.index) return undefined;
    if (old.broken.has(earlier) || now.broken.has(object)) return undefined;
    if (decided.has(object.index) || !sameNaming(earlier.value, object.value)) return undefined;
    if (entangledObjects(layers).has(earlier) || hasUnusedMembers(object)) return undefined;
    const definition = definitionOf(earlier, layers, settings.rules);
    if (definition?.origin !== earlier || definition.contributors.length !== 1) return undefined;
    const { value } = object;
    const next = { ...definition, value, origin: object, contributors: [object] };
    if (lackedBy(next).length > 0) return undefined;
    changed.set(definition, next);
  }
  return changed;
}

function definitionOf(
  object: RawObject,
  { registry, substitutions }: Layers,
  rules: LastRun["settings"]["rules"],
): Definition | undefined {
  const { kind, value } = object;
  if (kind === "profession_item_substitutions") {
    return substitutions.find(({ origin }) => origin === object);
  }
  const [id, ...others] = idsOf(kind, value, rules);
  return id === undefined || others.length > 0 ? undefined : registry.get(kind, id);
}

/** Members by which objects are named and loaded. */
const naming: readonly string[] = ["type", "id", "ident", "result", "id_suffix", "obsolete"];
/** With one of these an object has to do with others. */
const tying: readonly string[] = ["abstract", "alias", "copy-from", "edit-mode", "override"];

function sameNaming(one: JsonObject, other: JsonObject): boolean {
  return (
    naming.every((member) => one[member] === other[member]) &&
    !tying.some((member) => one[member] !== undefined || other[member] !== undefined)
  );
}

const entangledOf = new WeakMap<Layers["history"], ReadonlySet<RawObject>>();

/** Objects that replaced, changed or gave rise to others, or that others did that to. */
function entangledObjects({ history }: Layers): ReadonlySet<RawObject> {
  let found = entangledOf.get(history);
  if (!found) {
    const objects = history.flatMap((change) => [
      change.object,
      ...("before" in change ? change.before.contributors : []),
      ...("after" in change ? change.after.contributors : []),
      ...("parent" in change ? change.parent.contributors : []),
    ]);
    found = new Set(objects);
    entangledOf.set(history, found);
  }
  return found;
}

function hasUnusedMembers(object: RawObject): boolean {
  const findings = createFindings();
  reportUnusedMembers(object, findings.report);
  return findings.facts.length > 0 || editorsWithoutParent(object).length > 0;
}
