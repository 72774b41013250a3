/** Files come, go, get other names and change packs; and are brought back to how they were when all was right. */
import { contentPaths, packFolders, type Edit, type EditClass } from "./edit.ts";
import { draftsIn, textOf } from "../objects.ts";
import type { Random } from "../../search/random.ts";
import { randomObject } from "../random-object.ts";
import { vocabularyOf } from "../vocabulary.ts";
import type { Project } from "./edit.ts";
import { changedPaths } from "../snapshot.ts";

function randomPath(project: Project, random: Random): string {
  const folder = random.pick(packFolders(project)) ?? "core";
  return `${folder}/${random.pick(["", "", "sub/", "a/b/"])!}${random.pick([..."abcdef"])!}.json`;
}

const create: Edit = (project, random) => {
  const path = randomPath(project, random);
  if (project.files.has(path)) return undefined;
  const vocabulary = vocabularyOf(project.files);
  const objects = Array.from(
    { length: random.below(3) },
    () => randomObject({ random, vocabulary })[1],
  );
  project.files.set(path, textOf(objects));
  return path;
};

const remove: Edit = (project, random) => {
  const path = random.pick(contentPaths(project));
  if (path === undefined) return undefined;
  project.files.delete(path);
  return path;
};

const rename: Edit = (project, random) => {
  const path = random.pick(contentPaths(project));
  const to = randomPath(project, random);
  if (path === undefined || project.files.has(to)) return undefined;
  project.files.set(to, project.files.get(path)!);
  project.files.delete(path);
  return `${path} becomes ${to}`;
};

const exchange: Edit = (project, random) => {
  const [one, other] = random.sample(contentPaths(project), 2);
  if (one === undefined || other === undefined) return undefined;
  const text = project.files.get(one)!;
  project.files.set(one, project.files.get(other)!);
  project.files.set(other, text);
  return `${one} and ${other}`;
};

const split: Edit = (project, random) => {
  const path = random.pick(contentPaths(project));
  const to = randomPath(project, random);
  const objects = path === undefined ? undefined : draftsIn(project.files.get(path)!);
  if (path === undefined || !objects || project.files.has(to)) return undefined;
  const at = random.below(objects.length + 1);
  project.files.set(path, textOf(objects.slice(0, at)));
  project.files.set(to, textOf(objects.slice(at)));
  return `${path} and ${to}`;
};

const restoreOne: Edit = (project, random) => {
  const { lastGood, files } = project;
  const path = lastGood && random.pick(changedPaths(lastGood, files));
  if (path === undefined) return undefined;
  const text = lastGood!.get(path);
  if (text === undefined) files.delete(path);
  else files.set(path, text);
  return path;
};

/** Everything as it was when there were no errors. */
export const restoreAll: Edit = ({ lastGood, files }) => {
  if (lastGood === undefined || changedPaths(lastGood, files).length === 0) return undefined;
  files.clear();
  for (const [path, text] of lastGood) files.set(path, text);
  return "everything";
};

export const fileEdits: readonly EditClass[] = [
  { name: "file created", weight: 3, edit: create },
  { name: "file removed", weight: 2, edit: remove },
  { name: "file renamed", weight: 3, edit: rename },
  { name: "files exchanged", weight: 2, edit: exchange },
  { name: "file split", weight: 2, edit: split },
  { name: "file restored", weight: 4, edit: restoreOne },
];
