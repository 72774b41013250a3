/**
 * Most edits change values: a duration, a component, a sentence. Then the same objects make the same definitions, and
 * only the edited ones have to be looked at again. Whatever else an edit does – ids, parents, modifications,
 * overrides, mistakes of shape – is no such edit, and the packs are layered anew.
 */
import { createFindings } from "../diagnostics/findings.ts";
import { idsOf } from "../layer/raw-id.ts";
import { editorsWithoutParent, reportUnusedMembers } from "../layer/unused-members.ts";
import type { Layers } from "../layer/layer.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { JsonObject } from "../model/json.ts";
import type { SourceFile } from "../model/source-file.ts";
import type { LoadedFile } from "../validate/load.ts";
import type { LastRun } from "./last-run.ts";
import { placesOf } from "../diagnostics/places-of.ts";
import { sameSummary } from "./same-summary.ts";
import type { Place } from "../model/place.ts";
import { lackedBy } from "../layer/lacked-members.ts";

export interface ValueEdit {
  /** The edited definitions, as they were -> as they are. */
  readonly definitions: ReadonlyMap<Definition, Definition>;
}

/** How the files differ from the last run, if by values alone. */
export function findValueEdit(
  last: LastRun,
  files: readonly SourceFile[],
  loadedOf: (file: SourceFile) => LoadedFile | undefined,
): ValueEdit | undefined {
  if (files.length !== last.files.length) return undefined;
  const definitions = new Map<Definition, Definition>();
  for (const [index, file] of files.entries()) {
    const earlier = last.files[index];
    if (earlier === file) continue;
    const old = earlier && loadedOf(earlier);
    const now = loadedOf(file);
    if (!old || !now || earlier.pack !== file.pack || earlier.path !== file.path) return undefined;
    const changed = changedDefinitions(old, now, last);
    if (!changed) return undefined;
    for (const [before, after] of changed) definitions.set(before, after);
  }
  const edited = new Set([...definitions.keys()].map(({ origin }) => origin.entry));
  const lies = (place: Place): boolean => "entry" in place && edited.has(place.entry);
  // What layering says of an edited object would have to be said anew.
  if (last.layerFacts.some((fact) => placesOf(fact).some(lies))) return undefined;
  return { definitions };
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
      decisive.has(code) && "entry" in place ? [place.entry] : [],
    ),
  );
  const changed = new Map<Definition, Definition>();
  const kept = new Set(before);
  for (const [index, object] of now.parsed.objects.entries()) {
    const earlier = before[index];
    if (earlier === object) continue;
    // An object that stands elsewhere now is loaded before or after others.
    if (earlier?.kind !== object.kind || kept.has(object)) return undefined;
    if (old.broken.has(earlier) || now.broken.has(object)) return undefined;
    if (
      decided.has(object.entry) ||
      decided.has(earlier.entry) ||
      !sameNaming(earlier.value, object.value)
    )
      return undefined;
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
