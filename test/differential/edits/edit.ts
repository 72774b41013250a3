/** What every class of edit is. */
import type { Random } from "../../seed-faults/random.ts";
import { draftsIn, isContent, textOf, type Draft } from "../objects.ts";
import type { Snapshot } from "../snapshot.ts";

/** The project as the edits of one step change it. */
export interface Project {
  readonly files: Map<string, string>;
  /** The last snapshot without errors, if there was one. */
  readonly lastGood: Snapshot | undefined;
}

/** @returns what it did, or `undefined` where it found nothing to do it to. */
export type Edit = (project: Project, random: Random) => string | undefined;

export interface EditClass {
  readonly name: string;
  /** How often it is drawn, beside the others. */
  readonly weight: number;
  readonly edit: Edit;
}

export function contentPaths({ files }: Project): string[] {
  return [...files.keys()].filter(isContent).sort();
}

/** Folders that may be packs, by code unit. */
export function packFolders(project: Project): string[] {
  return [...new Set(contentPaths(project).map((path) => path.split("/")[0]!))].sort();
}

/** A file that can be read, and one of its objects. */
export interface Spot {
  readonly path: string;
  readonly objects: Draft[];
  readonly index: number;
  readonly object: Draft;
  /** Writes the objects as they are now. */
  readonly save: () => void;
}

export function randomSpot(project: Project, random: Random): Spot | undefined {
  const path = random.pick(contentPaths(project));
  const objects = path === undefined ? undefined : draftsIn(project.files.get(path)!);
  if (path === undefined || objects === undefined || objects.length === 0) return undefined;
  const index = random.below(objects.length);
  const save = (): void => void project.files.set(path, textOf(objects));
  return { path, objects, index, object: objects[index]!, save };
}

export function nameOf(object: Draft): string {
  const name = object["id"] ?? object["abstract"] ?? object["result"] ?? object["item"] ?? "?";
  return [object["type"] ?? "?", name]
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" ");
}
