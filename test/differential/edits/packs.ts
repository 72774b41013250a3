/** What a pack does to definitions of those before it, and files that change packs. */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { isBuiltIn } from "../../built-in.ts";
import { randomDefinition } from "../random-definition.ts";
import { randomMember } from "../random-member.ts";
import { objectsIn, type Draft } from "../objects.ts";
import { vocabularyOf } from "../vocabulary.ts";
import {
  contentPaths,
  insert,
  nameOf,
  ofObject,
  packFolders,
  randomSpot,
  type Edit,
  type EditClass,
  type Project,
} from "./edit.ts";
import type { Random } from "../../search/random.ts";

/** Named objects of the first pack, which others change. */
function isNamed(object: JsonObject): boolean {
  const { type, id, result } = object;
  return typeof type === "string" && isBuiltIn(type) && (id ?? result) !== undefined;
}

/** An object of a later pack that is about one of an earlier pack. */
function inLaterPack(
  make: (named: Draft, target: Draft, project: Project, random: Random) => Draft,
): Edit {
  return (project, random) => {
    const folders = packFolders(project);
    const target = randomSpot(
      project,
      random,
      (object, path) => isNamed(object) && path.split("/")[0] !== folders.at(-1),
    );
    if (!target) return undefined;
    const from = folders.indexOf(target.path.split("/")[0]!);
    const { type, id, result, id_suffix: suffix } = target.object;
    const named: Draft = { type: type! };
    if (id !== undefined) named["id"] = Array.isArray(id) ? ((id as readonly Json[])[0] ?? "") : id;
    if (result !== undefined) named["result"] = result;
    if (suffix !== undefined) named["id_suffix"] = suffix;
    const object = make(named, target.object, project, random);
    const isLater = (path: string): boolean => folders.indexOf(path.split("/")[0]!) > from;
    const path = insert(project, random, object, undefined, isLater);
    return path && `${nameOf(object)} of ${target.path} in ${path}`;
  };
}

const modify = inLaterPack((named, _target, { files }, random) => {
  const { type } = named;
  const source = { random, vocabulary: vocabularyOf(files) };
  const plain = /^(?!(?:type|id|ident|alias|abstract|edit-mode|copy-from)$)/u;
  const kind = typeof type === "string" && isBuiltIn(type) ? type : "terrain";
  const [name, value] = randomMember(kind, source, (each) => plain.test(each));
  return { ...named, "edit-mode": "modify", [name]: value };
});

const override = inLaterPack((named, target, { files }, random) => {
  const { type } = named;
  const kind = typeof type === "string" && isBuiltIn(type) ? type : "terrain";
  const plain =
    random.below(2) === 0
      ? target
      : randomDefinition(kind, { random, vocabulary: vocabularyOf(files) });
  const how: Draft = "result" in named ? { override: true } : { "edit-mode": "override" };
  return { ...plain, ...named, ...how };
});

const copy = inLaterPack((named, _target, { files }, random) => {
  const kind = typeof named["type"] === "string" ? named["type"] : "terrain";
  const parent = named["id"] ?? named["result"] ?? "";
  const vocabulary = vocabularyOf(files);
  const own =
    "result" in named
      ? { result: vocabulary.fresh("item", random) }
      : { id: vocabulary.fresh(kind, random) };
  return { type: kind, ...own, "copy-from": parent };
});

/** What was a whole definition becomes a change of one, an override, or the reverse. */
const editMode = ofObject((object, random) => {
  const mode = random.pick(["modify", "override", "none"])!;
  if (mode === "none") delete object["edit-mode"];
  else object["edit-mode"] = mode;
  return `edit-mode = ${mode}`;
}, isNamed);

const moveFile: Edit = (project, random) => {
  const path = random.pick(contentPaths(project));
  const folder = random.pick(packFolders(project));
  if (path === undefined || folder === undefined) return undefined;
  const to = [folder, ...path.split("/").slice(1)].join("/");
  if (project.files.has(to)) return undefined;
  project.files.set(to, project.files.get(path)!);
  project.files.delete(path);
  return `${path} becomes ${to}`;
};

/** To the file of the same name in another pack, or to any other. */
const moveObject: Edit = (project, random) => {
  const spot = randomSpot(project, random, isNamed);
  const own = spot?.path.split("/")[0];
  const others = contentPaths(project).filter(
    (path) => path.split("/")[0] !== own && objectsIn(project.files.get(path)!) !== undefined,
  );
  if (!spot || others.length === 0) return undefined;
  spot.objects.splice(spot.index, 1);
  spot.save();
  const to = insert(project, random, spot.object, undefined, (path) => others.includes(path));
  return `${nameOf(spot.object)} from ${spot.path} to ${to ?? "nowhere"}`;
};

export const packEdits: readonly EditClass[] = [
  { name: "modification in a mod added", weight: 6, edit: modify },
  { name: "override in a mod added", weight: 4, edit: override },
  { name: "copy in a mod added", weight: 4, edit: copy },
  { name: "edit mode changed", weight: 3, edit: editMode },
  { name: "file moved to another pack", weight: 3, edit: moveFile },
  { name: "object moved to another pack", weight: 3, edit: moveObject },
];
