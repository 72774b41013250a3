/** Finds the ids inside a value by the `x-ref` marks of its shape. */
import type { Json } from "../model/json.ts";
import type { Shape } from "./shape.ts";
import { createWalk } from "./value-walk.ts";

/**
 * Called with the required kind of the id, the id, its container and its key; with the kind that would be required if
 * the list also contained "LIST"; and with whether the id is the name of a member.
 */
export type VisitReference = (
  kind: string,
  id: string,
  container: object,
  key: string | number,
  listKind?: string,
  isName?: boolean,
) => void;

interface ReferenceMark {
  /** The kind of the id. */
  readonly kind: string;
  /** The same in a list that contains "LIST". */
  readonly listKind: string | undefined;
}

const walk = createWalk(({ "x-ref": kind, "x-ref-list": listKind }): ReferenceMark | undefined =>
  kind === undefined ? undefined : { kind, listKind },
);

export function visitReferences(root: Shape, value: Json, visit: VisitReference): void {
  walk(root, value, ({ kind, listKind }, id, container, key, _path, isName) => {
    // An id has at least one character; where a schema allows "", it means no id (§2.10).
    if (typeof id !== "string" || id === "") return;
    if (listKind !== undefined && Array.isArray(container) && container.some(isListWord)) {
      // Where all entries of the list have one shape, the word has that of an id.
      if (!isListWord(id)) visit(listKind, id, container, key);
    } else visit(kind, id, container, key, listKind, isName);
  });
}

/** In lower case the word is a mistake of its own, but means the same. */
function isListWord(value: unknown): boolean {
  return typeof value === "string" && value.length <= 4 && value.toUpperCase() === "LIST";
}
