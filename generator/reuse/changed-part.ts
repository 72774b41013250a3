/** The part of the content that has to be layered again after an edit. */
import type { LayerContext } from "../layer/layering.ts";
import { respelt, type SpellingOf } from "../layer/misread.ts";
import { tiesOf } from "../layer/raw-id.ts";
import {
  closureOf,
  tiesBetween,
  withObjects,
  type Closure,
  type Names,
  type NamesOf,
  type Ties,
} from "../layer/ties.ts";
import type { RawObject } from "../model/definition.ts";
import type { DialectRules } from "../model/dialect.ts";
import { kindNames } from "../model/kind-names.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { changedObjects } from "./changed-objects.ts";
import type { LayerMemory } from "./layer-memory.ts";

export interface ChangedPart {
  /** Includes objects that are gone. */
  readonly closure: Closure;
  /** The objects of the closure that still exist, in no particular order. */
  readonly objects: readonly RawObject[];
  readonly ties: Ties;
  /** Ids that appear in unreadable content in only one of the two runs. */
  readonly unread: ReadonlySet<string>;
  /** Whether an object of the last run has changed its position among the others. */
  readonly isAnyMoved: boolean;
}

/** @param parsed the files as they are now */
export function changedPart(
  last: LayerMemory,
  parsed: readonly ParsedFile[],
  spellingOf: SpellingOf,
  { rules, unread: nowUnread }: Pick<LayerContext, "rules" | "unread">,
): ChangedPart {
  const { gone, come } = changedObjects(last.parsed, parsed);
  const namesOf = namesOfObjects(last, spellingOf, rules);
  const before = last.ties ?? tiesBetween(last.layers.set.outcomes.keys(), namesOf);
  const ties = withObjects(before, gone, come, namesOf);
  const unread = differences(last.unread, nowUnread);
  const closure = closureOf([...gone, ...come], namesOfAllKinds(unread), ties, namesOf);
  const objects = [...closure.objects].filter((object) => come.has(object) || !gone.has(object));
  const isAnyMoved = [...come].some((object) => gone.has(object));
  return { closure, objects, ties, unread, isAnyMoved };
}

/** An object is tied by its names as written and by its names as intended. */
function namesOfObjects(
  { names, layers }: LayerMemory,
  spellingOf: SpellingOf,
  rules: DialectRules,
): NamesOf {
  return (object) => {
    let own = names.get(object);
    if (!own) {
      const { kind, value } = object;
      const spelling = spellingOf(object);
      const intended =
        layers.set.notes.get(object)?.intended ??
        (spelling && respelt(value, spelling, () => undefined));
      own = [...tiesOf(kind, value, rules), ...(intended ? tiesOf(kind, intended, rules) : [])];
      names.set(object, own);
    }
    return own;
  };
}

/** The ids that are in only one of the two sets. */
function differences(one: ReadonlySet<string>, other: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([
    ...[...one].filter((id) => !other.has(id)),
    ...[...other].filter((id) => !one.has(id)),
  ]);
}

function namesOfAllKinds(ids: ReadonlySet<string>): Names {
  return new Map(ids.size === 0 ? [] : kindNames.map((kind) => [kind, ids]));
}
