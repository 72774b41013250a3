/**
 * Finds the ids inside a value by the `x-ref` marks of its shape. The walk is compiled once per shape into closures
 * that descend only where an id can occur.
 */
import { isList } from "../json/containers.ts";
import type { Json, JsonObject } from "../model/json.ts";
import { branchesOf, chooseBranch, follow, type Definitions } from "./choose-branch.ts";
import { itemsOf, tupleOf, type Shape } from "./shape.ts";

/**
 * Called with the required kind of the id, the id, its container and its key; and with the kind that would be required
 * if the list also contained "LIST".
 */
export type VisitReference = (
  kind: string,
  id: string,
  container: object,
  key: string | number,
  listKind?: string,
) => void;

type Walk = (value: Json, container: object, key: string | number, visit: VisitReference) => void;

export type ReferenceWalk = (value: JsonObject, visit: VisitReference) => void;

export function compileReferences(root: Shape, definitions: Definitions): ReferenceWalk {
  const known = new Map<Shape, { walk: Walk | undefined }>();
  const hasReference = referenceFinder(definitions);
  const walk = compile(root);
  return (value, visit) => walk?.(value, { root: value }, "root", visit);

  function compile(shape: Shape): Walk | undefined {
    const at = follow(shape, definitions);
    const before = known.get(at);
    if (before)
      return (value, container, key, visit) => before.walk?.(value, container, key, visit);
    if (!hasReference(at)) return undefined;
    const slot: { walk: Walk | undefined } = { walk: undefined };
    known.set(at, slot);
    slot.walk = at.anyOf ? compileAlternatives(at) : compilePlain(at);
    return slot.walk;
  }

  function compileAlternatives(at: Shape): Walk {
    const walks = new Map<Shape, Walk | undefined>();
    for (const branch of branchesOf(at, definitions)) walks.set(branch, compile(branch));
    return (value, container, key, visit) => {
      const branch = chooseBranch(value, at, definitions);
      if (branch) walks.get(branch)?.(value, container, key, visit);
    };
  }

  function compilePlain(at: Shape): Walk {
    const members = new Map<string, Walk>();
    for (const [name, property] of Object.entries(at.properties ?? {})) {
      const inner = compile(property);
      if (inner) members.set(name, inner);
    }
    const tuple = tupleOf(at)?.map((item) => compile(item));
    const items = itemsOf(at);
    return walkOf({
      kind: at["x-ref"],
      listKind: at["x-ref-list"],
      members,
      names: at.propertyNames?.["x-ref"],
      rest:
        typeof at.additionalProperties === "object" ? compile(at.additionalProperties) : undefined,
      tuple,
      each: items && compile(items),
    });
  }
}

/** Returns a function that tells whether an id can occur anywhere inside a shape. */
function referenceFinder(definitions: Definitions): (shape: Shape) => boolean {
  const fertile = new Map<Shape, boolean>();
  return hasReference;

  function hasReference(shape: Shape): boolean {
    const at = follow(shape, definitions);
    const before = fertile.get(at);
    if (before !== undefined) return before;
    fertile.set(at, false);
    const found = at["x-ref"] !== undefined || childrenOf(at).some(hasReference);
    fertile.set(at, found);
    return found;
  }
}

/** A shape without alternatives, by the places where ids can occur in it. */
interface Plain {
  /** The kind of the id if the value itself is one. */
  readonly kind: string | undefined;
  /** The same in a list that contains "LIST". */
  readonly listKind: string | undefined;
  readonly members: ReadonlyMap<string, Walk>;
  /** The kind of the ids if the names of members are ids. */
  readonly names: string | undefined;
  /** The walk for members that are not in `members`. */
  readonly rest: Walk | undefined;
  readonly tuple: readonly (Walk | undefined)[] | undefined;
  readonly each: Walk | undefined;
}

function walkOf({ kind, listKind, members, names, rest, tuple, each }: Plain): Walk {
  return (value, container, key, visit) => {
    if (typeof value === "string") {
      // An id has at least one character; where a schema allows "", it means no id (§2.10).
      if (value === "") return;
      if (listKind !== undefined && Array.isArray(container) && container.some(isListWord)) {
        visit(listKind, value, container, key);
      } else if (kind !== undefined) visit(kind, value, container, key, listKind);
    } else if (isList(value)) {
      for (let index = 0; index < value.length; index++) {
        const inner = tuple ? tuple[index] : each;
        inner?.(value[index] as Json, value, index, visit);
      }
    } else if (typeof value === "object" && value !== null) {
      // An object made by `JSON.parse` has only own members, and far fewer than its shape.
      for (const name in value) {
        const own = members.get(name);
        if (names !== undefined && own === undefined && !name.startsWith("//")) {
          visit(names, name, value, name);
        }
        const inner = own ?? rest;
        inner?.(value[name] as Json, value, name, visit);
      }
    }
  };
}

/** In lower case the word is a mistake of its own, but means the same. */
function isListWord(value: unknown): boolean {
  return typeof value === "string" && value.length <= 4 && value.toUpperCase() === "LIST";
}

function childrenOf(at: Shape): Shape[] {
  return [
    ...Object.values(at.properties ?? {}),
    ...(at.anyOf ?? []),
    ...(isList(at.items) ? at.items : at.items ? [at.items] : []),
    ...(typeof at.additionalProperties === "object" ? [at.additionalProperties] : []),
    ...(at.propertyNames ? [at.propertyNames] : []),
  ];
}
