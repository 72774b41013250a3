/** What every class of edit is. */
import type { Random } from "../../search/random.ts";
import type { JsonObject } from "../../../generator/model/json.ts";
import { draftsIn, isContent, isForeign, objectsIn, textOf, type Draft } from "../objects.ts";
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

/** @param wanted which objects it may be; any where absent */
export function randomSpot(
  project: Project,
  random: Random,
  wanted?: (object: JsonObject, path: string) => boolean,
): Spot | undefined {
  const paths = contentPaths(project);
  if (!wanted) return spotIn(project, random.pick(paths), random);
  const found = paths.flatMap((path) =>
    (objectsIn(project.files.get(path)!) ?? []).flatMap((object, index) =>
      wanted(object, path) ? [{ path, index }] : [],
    ),
  );
  const { path, index } = random.pick(found) ?? {};
  return spotIn(project, path, random, index);
}

function spotIn(
  project: Project,
  path: string | undefined,
  random: Random,
  at?: number,
): Spot | undefined {
  const objects = path === undefined ? undefined : draftsIn(project.files.get(path)!);
  if (path === undefined || objects === undefined || objects.length === 0) return undefined;
  const index = at ?? random.below(objects.length);
  const save = (): void => void project.files.set(path, textOf(objects));
  return { path, objects, index, object: objects[index]!, save };
}

/** Puts an object into a file of its sort, ours or the game's, where there is one. @returns the file */
export function insert(
  project: Project,
  random: Random,
  object: Draft,
  at?: number,
  into: (path: string) => boolean = () => true,
): string | undefined {
  const all = contentPaths(project).filter(into);
  const ofSort = all.filter((path) => isForeignFile(project, path) === isForeign(object));
  const path = random.pick(random.below(8) > 0 && ofSort.length > 0 ? ofSort : all);
  const objects = path === undefined ? undefined : draftsIn(project.files.get(path)!);
  if (path === undefined || objects === undefined) return undefined;
  objects.splice(at ?? random.below(objects.length + 1), 0, object);
  project.files.set(path, textOf(objects));
  return path;
}

/** Whether a file can be read, and holds objects of the game's other types alone. */
export function isForeignFile({ files }: Project, path: string): boolean {
  const objects = objectsIn(files.get(path) ?? "");
  return objects !== undefined && objects.length > 0 && objects.every(isForeign);
}

/** An edit of one object; what it says is completed by the object's name. */
export function ofObject(
  change: (object: Draft, random: Random, project: Project) => string | undefined,
  wanted?: (object: JsonObject, path: string) => boolean,
): Edit {
  return (project, random) => {
    const spot = randomSpot(project, random, wanted);
    if (!spot) return undefined;
    const name = nameOf(spot.object);
    const what = change(spot.object, random, project);
    if (what === undefined) return undefined;
    spot.save();
    return `${name} in ${spot.path}: ${what}`;
  };
}

/** An edit that takes an object away. */
export function removalOf(wanted?: (object: JsonObject, path: string) => boolean): Edit {
  return (project, random) => {
    const spot = randomSpot(project, random, wanted);
    if (!spot) return undefined;
    spot.objects.splice(spot.index, 1);
    spot.save();
    return `${nameOf(spot.object)} from ${spot.path}`;
  };
}

export function nameOf(object: Draft): string {
  const name = object["id"] ?? object["abstract"] ?? object["result"] ?? object["item"] ?? "?";
  return [object["type"] ?? "?", name]
    .map((each) => (typeof each === "string" ? each : JSON.stringify(each)))
    .join(" ");
}
