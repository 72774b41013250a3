/** The view of content (`kinds/view.ts`) that the merged packs and what is known of other kinds give. */
import { suggestionsFrom, type Suggestions } from "../diagnostics/suggestions.ts";
import {
  unshared,
  type ContentQuestions,
  type ContentView,
  type KnownQuestions,
} from "../kinds/view.ts";
import type { Memo } from "../model/memo.ts";
import type { KnownIds } from "./known-ids.ts";
import type { Registry } from "./registry.ts";
import { whyUnknown } from "./why-unknown.ts";

/** @param memo keeps what suggestions are made from, which costs more than all other answers */
export function contentView(registry: Registry, known: KnownIds, memo: Memo): ContentView {
  return {
    ...contentQuestions(registry, memo),
    known: knownQuestions(known),
    share: unshared,
  };
}

function contentQuestions(registry: Registry, memo: Memo): ContentQuestions {
  const suggestions = new Map<string, Suggestions>();
  const suggestionsOf = (kind: Parameters<Registry["all"]>[0]): Suggestions => {
    let own = suggestions.get(kind);
    if (!own) {
      // Nobody means a built-in id who writes another.
      const written = [...registry.all(kind)].filter((each) => !registry.isBuiltIn(each));
      const ids = written.map(({ id }) => id);
      own = memo.part(`suggestions of ${kind}`, ids, () => suggestionsFrom(ids));
      suggestions.set(kind, own);
    }
    return own;
  };
  return {
    // Another function for each view: by it is kept what was worked out from its answers.
    find: (kind, id) => registry.get(kind, id),
    exists: (kind, id) => registry.get(kind, id) !== undefined,
    isBroken: registry.isBroken,
    canonical: registry.canonical,
    hasIds: (kind) => registry.ids(kind).next().done !== true,
    otherKindOf: registry.otherKindOf,
    whyUnknown: (kind, id) =>
      whyUnknown(id, {
        suggestions: () => suggestionsOf(kind),
        template: registry.template(kind, id) !== undefined,
      }),
  };
}

const questionsOf = new WeakMap<KnownIds, KnownQuestions>();

/** The same for the same, which never changes: so its questions need not be asked again. */
function knownQuestions(known: KnownIds): KnownQuestions {
  let questions = questionsOf.get(known);
  if (!questions) questionsOf.set(known, (questions = askKnown(known)));
  return questions;
}

function askKnown(known: KnownIds): KnownQuestions {
  return {
    hasIds: (kind) => known.ids(kind).size > 0,
    has: (kind, id) => known.ids(kind).has(id),
    isBroken: known.isBroken,
    migration: known.migration,
    otherKindOf: (kind, id) => known.otherKindOf(id, kind),
    whyUnknown: (kind, id) => whyUnknown(id, { suggestions: () => known.suggestions(kind) }),
    isUnrecoverable: known.isUnrecoverable,
  };
}
