/** Whole objects come, go, move and are written twice. */
import { randomObject } from "../random-object.ts";
import { vocabularyOf } from "../vocabulary.ts";
import { insert, nameOf, randomSpot, removalOf, type Edit, type EditClass } from "./edit.ts";

const add: Edit = (project, random) => {
  const [form, object] = randomObject({
    random,
    vocabulary: vocabularyOf(project.files),
  });
  const path = insert(project, random, object);
  return path && `${form}: ${nameOf(object)} into ${path}`;
};

/** Whatever stands behind it in the file is at another index then. */
const addFirst: Edit = (project, random) => {
  const [form, object] = randomObject({ random, vocabulary: vocabularyOf(project.files) });
  const path = insert(project, random, object, 0);
  return path && `${form}: ${nameOf(object)} first in ${path}`;
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
  { name: "object added before all others", weight: 4, edit: addFirst },
  { name: "object removed", weight: 7, edit: removalOf() },
  { name: "object written twice", weight: 2, edit: duplicate },
  { name: "object moved", weight: 5, edit: move },
  { name: "objects swapped", weight: 4, edit: swap },
];
