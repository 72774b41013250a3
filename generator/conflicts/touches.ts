/** The objects that contributed to each definition, in order. */
import type { Layers } from "../layer/layer.ts";
import type { Change } from "../layer/history.ts";
import type { Definition, RawObject } from "../model/definition.ts";
import { kindNames, type KindName } from "../model/kind-names.ts";
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

interface Begun extends Touched {
  readonly touches: Touch[];
}

/**
 * Definitions and templates that more than one pack contributed to, by kind and then in the order in which they were
 * first touched.
 */
export function touchedTwice({ history }: Layers): Touched[] {
  const copied = new Map<RawObject, Change & { readonly what: "derived" }>();
  for (const change of history) if (change.what === "derived") copied.set(change.object, change);
  const byId = new PairMap<KindName, string, Begun>();

  function touchesOf(kind: KindName, id: string, first: RawObject): Touch[] {
    const begin = (): Begun => ({ kind, id, touches: [touch(first, "defines")] });
    return byId.getOrInsert(kind, id, begin).touches;
  }

  for (const change of history) {
    const { object } = change;
    switch (change.what) {
      case "modified":
        touchesOf(change.before.kind, change.before.id, change.before.origin).push(
          touch(object, "changes"),
        );
        break;
      case "replaced": {
        const { before } = change;
        const patches = copied.get(object)?.parent.definition === before;
        touchesOf(before.kind, before.id, before.origin).push(
          touch(object, patches ? "changes" : "replaces"),
        );
        break;
      }
      case "refused":
        touchesOf(change.before.kind, change.id, change.before.origin).push(
          touch(object, "refused"),
        );
        break;
      case "template": {
        const key = templateKey(change.id);
        const known = byId.has(change.kind, key);
        const touches = touchesOf(change.kind, key, object);
        if (known) touches.push(touch(object, "replaces"));
        break;
      }
      default:
    }
  }
  return [...byId.values()]
    .filter(({ touches }) => new Set(touches.map(({ pack }) => pack)).size > 1)
    .sort((a, b) => kindNames.indexOf(a.kind) - kindNames.indexOf(b.kind));
}

/** Templates have their own namespace, separate from ids. */
function templateKey(name: string): string {
  return `abstract ${name}`;
}

/** The key of what a `copy-from` copied: the id of a definition, or a template's key. */
export function parentKey({
  parent,
}: {
  readonly parent: { id: string; definition?: Definition };
}): string {
  return parent.definition ? parent.id : templateKey(parent.id);
}

function touch(object: RawObject, what: Touch["what"]): Touch {
  return {
    object,
    pack: object.entry.pack,
    what,
    edits: what === "changes" ? editsOf(object) : [],
  };
}
