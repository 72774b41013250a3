import { sameWriting } from "../json/same-json.ts";
import type { RawObject } from "../model/definition.ts";
import type { ParsedFile } from "../parse/parse.ts";
import { groupBy } from "../model/maps.ts";

/**
 * Keeps the identity of objects that an edit did not change, wherever they are in the file now, so that everything
 * derived from them remains valid. Objects that are written alike are matched in order. Linear in the size of the file.
 */
export function withUnchangedObjects(now: ParsedFile, before: ParsedFile): ParsedFile {
  const [fresh, old] = [now.objects, before.objects];
  const objects = [...fresh];
  let start = 0;
  while (keep(start, start)) start += 1;
  let [end, oldEnd] = [fresh.length, old.length];
  while (end > start && oldEnd > start && keep(end - 1, oldEnd - 1)) {
    end -= 1;
    oldEnd -= 1;
  }
  const left = byWriting(old.slice(start, oldEnd), end - start);
  for (let at = start; at < end; at += 1) {
    const same = left(fresh[at]);
    if (same) objects[at] = same;
  }
  return { ...now, objects };

  function keep(at: number, oldAt: number): boolean {
    const [object, earlier] = [fresh[at], old[oldAt]];
    if (!object || !earlier || !isSame(object, earlier)) return false;
    objects[at] = earlier;
    return true;
  }
}

function isSame(one: RawObject, other: RawObject): boolean {
  return sameWriting(one.value, other.value);
}

/** Returns a function that returns, for an object, the first unused earlier object that is written alike. */
function byWriting(
  objects: readonly RawObject[],
  wanted: number,
): (object: RawObject | undefined) => RawObject | undefined {
  // If objects were only added or only removed, there is nothing to compare.
  if (objects.length === 0 || wanted === 0) return () => undefined;
  const left = groupBy(objects.toReversed(), ({ value }) => JSON.stringify(value));
  return (object) => {
    if (!object) return undefined;
    const alike = left.get(JSON.stringify(object.value));
    const found = alike?.at(-1);
    // JSON writes -0 as 0.
    if (!found || !isSame(object, found)) return undefined;
    alike?.pop();
    return found;
  };
}
