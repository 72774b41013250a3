/** The projects of a search as they begin. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { shapes } from "../../generator/model/output-shape.ts";
import { createRandom } from "../search/random.ts";
import type { SearchOptions } from "./search.ts";
import type { Snapshot } from "./snapshot.ts";
import type { Variant } from "./start.ts";

export function newFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Both shapes of a dialect begin with the same project. */
export function startOnce(
  options: Pick<SearchOptions, "seed" | "start" | "folder">,
): (variant: Variant, project: number) => Promise<Snapshot> {
  const starts = new Map<number, Snapshot>();
  return async (variant, project) => {
    const number = Math.floor(project / shapes.length);
    const random = createRandom(options.seed * 1_000_003 + number);
    const made =
      starts.get(number) ??
      (await options.start(variant, random, newFolder(options.folder, `start-${number}`)));
    starts.clear();
    starts.set(number, made);
    return made;
  };
}
