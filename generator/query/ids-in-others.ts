/** What objects of other types name: the ids in their texts, of which nothing else is kept. */
import { textsIn } from "../json/containers.ts";
import type { Kinds } from "../kinds/kinds.ts";
import { otherWay, visitTexts, type OtherWay } from "../kinds/other-ways.ts";
import type { OtherObject } from "./other-objects.ts";

export interface NamingObject extends Omit<OtherObject, "value"> {
  /** Its first id, or its name as a template; "" if it has neither. */
  readonly name: string;
  /** Absent if it brings nothing into the world. */
  readonly way?: OtherWay | undefined;
  /** The ids that whoever has the object has as well. */
  readonly gives: readonly string[];
  /** All ids in its texts and in the names of its members. */
  readonly ids: readonly string[];
}

/** @param objects need not be kept: each is searched when it comes  @param known every id that there is */
export function idsInOthers(
  kinds: Kinds,
  objects: Iterable<OtherObject>,
  known: ReadonlySet<string>,
): readonly NamingObject[] {
  const found: NamingObject[] = [];
  for (const { type, value, file, index } of objects) {
    const way = otherWay(kinds, type, value);
    const gives = new Set<string>();
    const ids = new Set<string>();
    visitTexts(
      value,
      (text, isGiven) => {
        if (!known.has(text)) return;
        ids.add(text);
        if (isGiven) gives.add(text);
      },
      way,
    );
    for (const id of way?.left ?? []) gives.add(id);
    const name = textsIn(value["id"] ?? value["abstract"])[0] ?? "";
    found.push({ type, file, index, name, way, gives: [...gives], ids: [...ids] });
  }
  return found;
}
