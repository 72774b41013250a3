/** Objects that copy from each other in a circle: none of them can come first, and all are left out. */
import type { RawObject } from "../model/definition.ts";
import type { Layering } from "./layering.ts";
import { namesOf } from "./loading.ts";
import { placeIn } from "../model/place.ts";
import { parentName } from "./raw-id.ts";
import { reject } from "./reject.ts";

/** @param circle objects each of which waits for the next, and the last for the first */
export function rejectCircle(layering: Layering, circle: readonly RawObject[]): void {
  const { outcomes } = layering;
  const [first] = circle;
  if (!first) return;
  layering.notes.about(first);
  // Circles may share objects; such circles are reported once.
  const reported = circle.some((object) => outcomes.has(object));
  if (!reported) reportCircle(layering, first, circle);
  for (const each of circle) {
    if (outcomes.get(each) !== "rejected") {
      reject(layering, each, { inherits: true, follows: reported });
    }
  }
}

function reportCircle(
  { notes, rules }: Layering,
  first: RawObject,
  circle: readonly RawObject[],
): void {
  const nameOf = (object: RawObject): string => namesOf(object, rules)[0] ?? "";
  const [, ...others] = circle;
  const chain = [...circle, first].map(nameOf);
  const place = placeIn(first, ["copy-from"]);
  const notesOnOthers = others.map((other) => {
    const data = { id: nameOf(other), parent: parentName(other.value) ?? "" };
    return { note: "step", data, place: placeIn(other, ["copy-from"]) } as const;
  });
  notes.report("inheritance-cycle", place, { kind: first.kind, chain }, { notes: notesOnOthers });
}
