/** Whole objects come, go, move and are written twice. */
import { draftsIn, textOf } from "../objects.ts";
import { randomObject } from "../random-object.ts";
import { randomForeign } from "../random-foreign.ts";
import { vocabularyOf } from "../vocabulary.ts";
import {
  contentPaths,
  nameOf,
  randomSpot,
  type Edit,
  type EditClass,
  type Project,
} from "./edit.ts";
import type { Random } from "../../seed-faults/random.ts";
import type { Draft } from "../objects.ts";

function insert(project: Project, random: Random, object: Draft): string | undefined {
  const path = random.pick(contentPaths(project));
  const objects = path === undefined ? undefined : draftsIn(project.files.get(path)!);
  if (path === undefined || objects === undefined) return undefined;
  objects.splice(random.below(objects.length + 1), 0, object);
  project.files.set(path, textOf(objects));
  return path;
}

const add: Edit = (project, random) => {
  const [form, object] = randomObject({
    random,
    vocabulary: vocabularyOf(project.files),
  });
  const path = insert(project, random, object);
  return path && `${form}: ${nameOf(object)} into ${path}`;
};

const addForeign: Edit = (project, random) => {
  const object = randomForeign(random, vocabularyOf(project.files));
  const path = insert(project, random, object);
  return path && `${nameOf(object)} into ${path}`;
};

const remove: Edit = (project, random) => {
  const spot = randomSpot(project, random);
  if (!spot) return undefined;
  spot.objects.splice(spot.index, 1);
  spot.save();
  return `${nameOf(spot.object)} from ${spot.path}`;
};

const duplicate: Edit = (project, random) => {
  const spot = randomSpot(project, random);
  const path = spot && insert(project, random, spot.object);
  return path && `${nameOf(spot.object)} also in ${path}`;
};

const move: Edit = (project, random) => {
  const spot = randomSpot(project, random);
  if (!spot) return undefined;
  spot.objects.splice(spot.index, 1);
  spot.save();
  return `${nameOf(spot.object)} to ${insert(project, random, spot.object) ?? "nowhere"}`;
};

const swap: Edit = (project, random) => {
  const spot = randomSpot(project, random);
  if (!spot || spot.objects.length < 2) return undefined;
  const other = random.below(spot.objects.length);
  spot.objects[spot.index] = spot.objects[other]!;
  spot.objects[other] = spot.object;
  spot.save();
  return `${String(spot.index)} and ${String(other)} in ${spot.path}`;
};

export const objectEdits: readonly EditClass[] = [
  { name: "object added", weight: 16, edit: add },
  { name: "foreign object added", weight: 4, edit: addForeign },
  { name: "object removed", weight: 7, edit: remove },
  { name: "object written twice", weight: 2, edit: duplicate },
  { name: "object moved", weight: 5, edit: move },
  { name: "objects swapped", weight: 4, edit: swap },
];
