import type { Entry } from "../model/definition.ts";
import type { Location, Locations } from "../model/locations.ts";
import type { ParsedFile } from "./parse.ts";

/** Looked through once, when somebody asks. */
export function locationsOf(parsed: readonly ParsedFile[]): Locations {
  let known: ReadonlyMap<Entry, Location> | undefined;
  const find = (entry: Entry): Location | undefined => (known ??= locateAll(parsed)).get(entry);
  return {
    has: (entry) => find(entry) !== undefined,
    of: (entry) => {
      const found = find(entry);
      if (!found) throw new Error(`an object of ${entry.path} stands in no file of this run`);
      return found;
    },
  };
}

function locateAll(parsed: readonly ParsedFile[]): ReadonlyMap<Entry, Location> {
  const locations = new Map<Entry, Location>();
  for (const { file, objects, indices } of parsed) {
    for (const [at, { entry }] of objects.entries()) {
      locations.set(entry, { file, index: indices[at] });
    }
  }
  return locations;
}
