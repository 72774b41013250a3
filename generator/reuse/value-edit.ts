/**
 * Most edits change values: a duration, a component, a sentence. Then the same objects make the same definitions, and
 * only the edited ones have to be looked at again.
 */
import type { DefinitionChanges } from "../layer/definition-changes.ts";
import type { Layers } from "../layer/layer.ts";
import { keyOf } from "../layer/raw-id.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { ParsedFile } from "../parse/parse.ts";
import type { LoadedFiles } from "../validate/load.ts";
import type { ChangedPart } from "./changed-part.ts";
import type { LayerMemory } from "./layer-memory.ts";

interface Edit {
  readonly before: LayerMemory;
  readonly changed: ChangedPart;
  readonly definitions: Pick<DefinitionChanges, "changed" | "gone">;
  readonly layers: Layers;
  readonly parsed: readonly ParsedFile[];
  readonly files: LoadedFiles;
}

/** Whether an edit changed values alone: no ids, aliases and templates, and nothing that is tied to another object. */
export function isValueEdit(edit: Edit): boolean {
  const { changed, definitions } = edit;
  return (
    changed.unread.size === 0 &&
    definitions.gone.length === 0 &&
    definitions.changed.size === changed.objects.length &&
    [...definitions.changed].every(([now, before]) => isSameButForValues(before, now)) &&
    isInPlace(edit) &&
    isUntied(edit) &&
    !isDecided(edit)
  );
}

function isSameButForValues(before: Definition | undefined, now: Definition): boolean {
  return (
    before?.obsolete === now.obsolete &&
    before.contributors.length === 1 &&
    now.contributors.length === 1
  );
}

/** Whether every edited object stands where it stood, and no other came or went before it. */
function isInPlace({ before, parsed, definitions }: Edit): boolean {
  const old = positions(before.parsed, parsed);
  const fresh = positions(parsed, before.parsed);
  return [...definitions.changed].every(
    ([now, earlier]) => earlier && old.get(earlier.origin) === fresh.get(now.origin),
  );
}

/** Where objects stand in those of the files that are not among the others, and among how many. */
function positions(
  files: readonly ParsedFile[],
  others: readonly ParsedFile[],
): ReadonlyMap<RawObject, string> {
  const same = new Set(others);
  const found = new Map<RawObject, string>();
  for (const each of files) {
    if (same.has(each)) continue;
    const { file, objects } = each;
    const path = JSON.stringify([file.pack.name, file.path, objects.length]);
    for (const [index, object] of objects.entries()) found.set(object, `${path} ${String(index)}`);
  }
  return found;
}

function isUntied({ before, changed, layers }: Edit): boolean {
  const sets = [before.layers.set, layers.set];
  const isNoted = (object: RawObject): boolean => sets.some(({ notes }) => notes.has(object));
  if ([...changed.closure.objects].some(isNoted)) return false;
  return [...changed.closure.names].every(([kind, names]) =>
    [...names].every((name) =>
      sets.every(
        ({ entries: { aliases, templates } }) =>
          !aliases.has(keyOf(kind, name)) && !templates.has(keyOf(kind, name)),
      ),
    ),
  );
}

/** Findings that decide how an object is taken, or that excuse others. */
const decisive: ReadonlySet<string> = new Set(["unknown-member", "not-in-list"]);

/** Whether such findings are in a file that is another one now, or one that cannot be read as it stands. */
function isDecided({ before, parsed, files: loaded }: Edit): boolean {
  const kept = new Set(parsed);
  const earlier = new Set(before.parsed);
  const files = [
    ...before.parsed.filter((file) => !kept.has(file)),
    ...parsed.filter((file) => !earlier.has(file)),
  ];
  return files
    .flatMap(({ file }) => loaded.get(file)?.facts ?? [])
    .some(({ code, place }) => decisive.has(code) || !("path" in place));
}
