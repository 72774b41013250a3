/** Files with something less in one of them. */
import type { Json, JsonObject } from "../../generator/model/json.ts";
import type { Snapshot } from "../differential/snapshot.ts";
import { configurationFile } from "./project.ts";

/** Of what is the best meanwhile: each time without one value, the outer ones first. */
export function* smallerSnapshots(best: () => Snapshot): Generator<Snapshot, void> {
  for (const path of best().keys()) {
    if (path === configurationFile) continue;
    for (let depth = 1; depth < 8; depth += 1) {
      // From behind, so that what stays keeps its number.
      for (let index = countAt(parsed(best(), path), depth) - 1; index >= 0; index -= 1) {
        const value = parsed(best(), path);
        if (value === undefined) break;
        const counter = { left: index };
        const less = without(value, depth, counter);
        yield new Map([...best(), [path, JSON.stringify(less, undefined, 2)]]);
      }
    }
  }
}

function parsed(files: Snapshot, path: string): Json | undefined {
  try {
    return JSON.parse(files.get(path) ?? "") as Json;
  } catch {
    return undefined;
  }
}

function entriesOf(value: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof value === "object" && value !== null
    ? Object.entries<Json>(value as JsonObject)
    : [];
}

function countAt(value: Json | undefined, depth: number): number {
  const entries = entriesOf(value);
  if (depth === 1) return entries.length;
  return entries.reduce((sum, [, inner]) => sum + countAt(inner, depth - 1), 0);
}

/** The value without the entry or member that is so many behind the first of its depth. */
function without(value: Json, depth: number, counter: { left: number }): Json {
  if (typeof value !== "object" || value === null) return value;
  const kept = entriesOf(value).flatMap(([name, inner]): [string, Json][] => {
    if (depth > 1) return [[name, without(inner, depth - 1, counter)]];
    const isGone = counter.left === 0;
    counter.left -= 1;
    return isGone ? [] : [[name, inner]];
  });
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}
