/** The objects that contributed to each definition, in order. */
import type { Layers } from "../layer/layer.ts";
import type { Template } from "../layer/history.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import type { Kinds } from "../kinds/kinds.ts";
import type { KindName } from "../model/kind-names.ts";
import type { Pack } from "../model/pack.ts";
import { editsOf, type Edit } from "./edits.ts";
import { PairMap } from "../model/maps.ts";

export interface Touch {
  readonly object: RawObject;
  readonly pack: Pack;
  readonly what:
    /** The first definition of the id. */
    | "defines"
    /** Another definition that replaces it. */
    | "replaces"
    /** Changes the existing definition; so does an object that copies from the very definition that it replaces. */
    | "changes"
    /** A definition of the same id that was not accepted. */
    | "refused";
  /** Empty except for "changes". */
  readonly edits: readonly Edit[];
}

export interface Touched {
  readonly kind: KindName;
  readonly id: string;
  readonly touches: readonly Touch[];
}

/**
 * Definitions and templates that more than one pack contributed to, by kind and then in the order in which they were
 * first touched.
 */
export function touchedTwice({ registry, history }: Layers): readonly Touched[] {
  const { kinds } = registry;
  const parents = new Map<RawObject, Definition | undefined>();
  for (const change of history) {
    if (change.what === "derived") parents.set(change.object, change.parent.definition);
  }
  const byId = new PairMap<KindName, string, Touched & { readonly touches: Touch[] }>();

  function touchesOf({ kind, id, origin }: Pick<Definition, "kind" | "id" | "origin">): Touch[] {
    const touches = [touch(kinds, origin, "defines")];
    return byId.getOrInsert(kind, id, () => ({ kind, id, touches })).touches;
  }

  for (const change of history) {
    const { object } = change;
    if (change.what === "modified") touchesOf(change.before).push(touch(kinds, object, "changes"));
    else if (change.what === "replaced") {
      const patches = parents.get(object) === change.before;
      touchesOf(change.before).push(touch(kinds, object, patches ? "changes" : "replaces"));
    } else if (change.what === "refused") {
      touchesOf({ ...change.before, id: change.id }).push(touch(kinds, object, "refused"));
    } else if (change.what === "template") {
      const { kind } = change;
      const id = templateKey(change.id);
      const isKnown = byId.has(kind, id);
      const touches = touchesOf({ kind, id, origin: object });
      if (isKnown) touches.push(touch(kinds, object, "replaces"));
    }
  }
  return [...byId.values()]
    .filter(({ touches }) => new Set(touches.map(({ pack }) => pack)).size > 1)
    .sort((a, b) => kinds.names.indexOf(a.kind) - kinds.names.indexOf(b.kind));
}

/** Templates have their own namespace, separate from ids. */
function templateKey(name: string): string {
  return `abstract ${name}`;
}

/** The key of what a `copy-from` copied: the id of a definition, or a template's key. */
export function parentKey({ id, definition }: Pick<Template, "id" | "definition">): string {
  return definition ? id : templateKey(id);
}

function touch(kinds: Kinds, object: RawObject, what: Touch["what"]): Touch {
  const { pack } = object.entry;
  const edits = what === "changes" ? editsOf(kinds.of(object.kind), object) : [];
  return { object, pack, what, edits };
}
