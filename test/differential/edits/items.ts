/** Objects of the game's other types, which make ids known and say which items cannot be recovered; and their files. */
import type { JsonObject } from "../../../generator/model/json.ts";
import { isItemType } from "../../../generator/kinds/external-kinds.ts";
import { format } from "../../built-in.ts";
import { isForeign, textOf, type Draft } from "../objects.ts";
import { randomForeign, randomItem } from "../random-foreign.ts";
import { vocabularyOf } from "../vocabulary.ts";
import {
  insert,
  nameOf,
  ofObject,
  packFolders,
  removalOf,
  type Edit,
  type EditClass,
} from "./edit.ts";

const add: Edit = (project, random) => {
  const object = randomForeign(random, vocabularyOf(project.files));
  const path = insert(project, random, object);
  return path && `${nameOf(object)} into ${path}`;
};

const addItem: Edit = (project, random) => {
  const object = randomItem(random, vocabularyOf(project.files));
  const path = insert(project, random, object);
  return path && `${JSON.stringify(object)} into ${path}`;
};

function isItem({ type }: JsonObject): boolean {
  return typeof type === "string" && isItemType(format, type);
}

/** Members by which an item is flagged, or is what another item is. */
const flagging = ["flags", "extend", "delete", "copy-from", "abstract"];

const flags = ofObject((object, random, project) => {
  const drawn = randomItem(random, vocabularyOf(project.files));
  const { id } = object;
  for (const member of flagging) Reflect.deleteProperty(object, member);
  for (const member of flagging) {
    const value = drawn[member];
    if (value !== undefined) object[member] = value;
  }
  if (object["abstract"] === undefined) object["id"] = id ?? drawn["id"] ?? null;
  return JSON.stringify(object);
}, isItem);

/** What the compiler does not read of objects that are not ours. */
const unread = ofObject((object, random) => {
  object["description"] = `text ${String(random.below(1000))}`;
  return "description";
}, isForeign);

const createFile: Edit = (project, random) => {
  const folder = random.pick(packFolders(project)) ?? "core";
  const path = `${folder}/${random.pick(["", "items/", "mod_interactions/mod_b/"])!}other_${random.pick([..."abc"])!}.json`;
  if (project.files.has(path)) return undefined;
  const objects: Draft[] = [];
  for (let left = 1 + random.below(3); left > 0; left -= 1) {
    objects.push(randomForeign(random, vocabularyOf(project.files)));
  }
  project.files.set(path, textOf(objects));
  return path;
};

export const itemEdits: readonly EditClass[] = [
  { name: "foreign object added", weight: 4, edit: add },
  { name: "foreign object removed", weight: 3, edit: removalOf(isForeign) },
  { name: "foreign object changed in what is not read", weight: 2, edit: unread },
  { name: "foreign file created", weight: 2, edit: createFile },
  { name: "item added", weight: 5, edit: addItem },
  { name: "item removed", weight: 3, edit: removalOf(isItem) },
  { name: "item flags changed", weight: 6, edit: flags },
];
