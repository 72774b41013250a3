/** Files that cannot be read as JSON, and those that can again. */
import type { Random } from "../../search/random.ts";
import { draftsIn, objectsIn, textOf } from "../objects.ts";
import { contentPaths, isForeignFile, type Edit, type EditClass } from "./edit.ts";

/** What happens to a text while it is typed. */
export function breakText(text: string, random: Random): string {
  const at = random.below(text.length);
  const quotes = [...text.matchAll(/"/gu)].map(({ index }) => index);
  const quote = random.pick(quotes) ?? at;
  return random.pick([
    text.slice(0, at),
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, quote) + text.slice(quote + 1),
    `${text.slice(0, at)},${text.slice(at)}`,
    `${text.slice(0, at)}{${text.slice(at)}`,
    `<<<<<<< ours\n${text}=======\n${text}>>>>>>> theirs\n`,
    "",
    "[17]",
  ])!;
}

function breaking(foreign: boolean): Edit {
  return (project, random) => {
    const readable = contentPaths(project).filter(
      (path) =>
        objectsIn(project.files.get(path)!) !== undefined &&
        isForeignFile(project, path) === foreign,
    );
    const path = random.pick(readable);
    if (path === undefined) return undefined;
    project.files.set(path, breakText(project.files.get(path)!, random));
    return path;
  };
}

/** As it was when everything was right; now and then with one of its objects gone, as by a hand that mends. */
export const repair: Edit = (project, random) => {
  const { files, lastGood } = project;
  const broken = contentPaths(project).filter(
    (path) => objectsIn(files.get(path)!) === undefined && lastGood?.has(path) === true,
  );
  const path = random.pick(broken);
  if (path === undefined) return undefined;
  const good = lastGood!.get(path)!;
  const objects = random.below(3) === 0 ? draftsIn(good) : undefined;
  objects?.splice(random.below(objects.length), 1);
  files.set(path, objects ? textOf(objects) : good);
  return `${path}${objects ? " without one of its objects" : ""}`;
};

export const brokenEdits: readonly EditClass[] = [
  { name: "file of ours broken", weight: 4, edit: breaking(false) },
  { name: "foreign file broken", weight: 3, edit: breaking(true) },
  { name: "broken file repaired", weight: 6, edit: repair },
];
