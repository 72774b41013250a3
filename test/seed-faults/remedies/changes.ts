/** Packs that change what others define. */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import type { BuiltInKind } from "../../../generator/model/kind-names.ts";
import { append } from "../../search/edit.ts";
import { isPlain, namesOf } from "../fault-class.ts";
import type { Random } from "../../search/random.ts";
import {
  edited,
  json,
  renamed,
  rewritten,
  textOf,
  type Remedy,
  type RemedyClass,
} from "../remedy.ts";
import { propertyOf, type Entry, type World } from "../../search/world.ts";
import { atEntries } from "./sites.ts";

const packOf = ({ file }: Entry): string => file.path.split("/")[0] ?? "";
const isModification = ({ value }: Entry): boolean => value["edit-mode"] === "modify";
/** In a list, so that another object can follow. */
const inList = ({ file }: Entry): boolean => file.text.trimStart().startsWith("[");

/** An object of a mod about a definition of the first pack. */
function overCore(
  name: string,
  kinds: readonly BuiltInKind[],
  write: (
    target: Entry,
    id: string,
    random: Random,
    world: World,
  ) => readonly [JsonObject, Omit<Remedy, "edits" | "right">, right?: JsonObject] | undefined,
): RemedyClass {
  return atEntries(
    name,
    (entry, random, world) => {
      const [core = "", ...mods] = world.packs;
      if (packOf(entry) !== core || typeof entry.value["id"] !== "string") return undefined;
      const mod = random.pick(
        world.entries.filter((each) => mods.includes(packOf(each)) && inList(each)),
      );
      const [value, due, right] = write(entry, entry.value["id"], random, world) ?? [];
      if (!mod || !value || !due) return undefined;
      return {
        edits: [append(mod, value).edit],
        ...(right ? { right: [append(mod, right).edit], mends: true } : {}),
        ...due,
      };
    },
    kinds,
    isPlain,
  );
}

const typoOf = (id: string): string => `${id.slice(0, 3)}${id.slice(4)}`;
/** A child of a tile, which has to say its examine action itself. */
function childOf({ kind, value }: Entry, id: string, members: JsonObject): JsonObject {
  const { examine_action: action } = value;
  const own = action === undefined ? {} : { examine_action: action };
  return { type: kind, id: `${id}_of_mine`, "copy-from": id, ...own, ...members };
}

const tiles: readonly BuiltInKind[] = ["furniture", "terrain"];

function ofModification(
  name: string,
  where: RegExp,
  write: (list: readonly Json[]) => Json | undefined,
  says: (list: readonly Json[]) => string,
): RemedyClass {
  return rewritten(
    name,
    ({ entry, pattern }) => isModification(entry) && where.test(pattern),
    (spot) => {
      const list = JSON.parse(textOf(spot)) as Json;
      if (!Array.isArray(list)) return undefined;
      const text = write(list as Json[]);
      return text === undefined
        ? undefined
        : { text: json(text), says: [says(list as Json[])], mends: true };
    },
  );
}

export const changeRemedies: readonly RemedyClass[] = [
  rewritten(
    "change: of an id that is misspelt",
    ({ entry, pattern }) => isModification(entry) && pattern === "id",
    (spot) => {
      const id = String(spot.value.value);
      return id.length < 6 ? undefined : { text: json(typoOf(id)), says: [json(id)], mends: true };
    },
  ),
  rewritten(
    "change: the name for the id",
    ({ entry, pattern }) => isModification(entry) && pattern === "id",
    (spot, _random, world) => {
      const id = String(spot.value.value);
      const target = world.entries.find(
        (each) =>
          each !== spot.entry && each.kind === spot.entry.kind && namesOf(each).includes(id),
      );
      const name = target?.value["name"];
      return typeof name === "string"
        ? { text: json(name), says: [json(id)], mends: true }
        : undefined;
    },
  ),
  rewritten("change: edit-mode misspelt", /^edit-mode$/u, (_spot, random) => ({
    text: json(random.pick(["modfy", "Modify", "modified", "change", "edit"]) ?? "modfy"),
    says: ['"modify"'],
  })),
  renamed("change: edit-mode in another style", /^edit-mode$/u, (_name, _spot, random) =>
    random.pick(['"edit_mode"', '"editMode"', '"editmode"', '"Edit-Mode"']),
  ),
  renamed(
    "change: a list in singular",
    /^(?:add|remove):(?:skills|flags|traits|addictions)$/u,
    (name) => json(name.slice(0, -1)),
  ),
  renamed("change: add_ for add:", /^(?:add|remove):\w+$/u, (name, _spot, random) =>
    json(name.replace(":", random.pick(["_", "-", " ", ".", ": "]) ?? "_")),
  ),
  renamed("change: the list before the word", /^(?:add|remove):\w+$/u, (name) =>
    json(name.split(":").reverse().join(":")),
  ),
  renamed("change: another word for remove", /^remove:\w+$/u, (name, _spot, random) =>
    json(name.replace("remove", random.pick(["delete", "del", "rm"]) ?? "delete")),
  ),
  renamed("change: another word for add", /^add:\w+$/u, (name, _spot, random) =>
    json(name.replace("add", random.pick(["append", "extend", "plus"]) ?? "append")),
  ),
  ofModification(
    "change: a whole skill taken out",
    /^remove:skills$/u,
    (list) => list.map((name) => ({ name, level: 1 })),
    // Each object is what is to be replaced.
    (list) => json(list[0] ?? ""),
  ),
  ofModification(
    "change: a whole addiction taken out",
    /^remove:addictions$/u,
    (list) => list.map((type) => ({ type, intensity: 1 })),
    (list) => json(list[0] ?? ""),
  ),
  ofModification(
    "change: an id alone added as a skill",
    /^add:skills$/u,
    (list) => list.map((each) => (each as JsonObject)["name"] ?? ""),
    (list) => `"name": ${json((list[0] as JsonObject)["name"] ?? "")}`,
  ),
  rewritten(
    "change: an item taken out with its description",
    ({ entry, pattern }) => isModification(entry) && /^items\.remove:\w+\[\]$/u.test(pattern),
    (spot) => ({
      text: `[${textOf(spot)}, "a_description"]`,
      says: [textOf(spot)],
      mends: true,
    }),
  ),
  edited(
    "change: item lists outside items",
    ({ entry, pattern }) => isModification(entry) && pattern === "items",
    (spot) => {
      const { file } = spot.entry;
      const { offset = 0, length = 0 } = spot.property ?? {};
      const inner = textOf(spot).trim().slice(1, -1).trim();
      const members = (spot.value.children ?? []).length;
      // In one edit there is one mistake.
      if (members !== 1 || !inner.includes(":")) return undefined;
      return {
        edits: [{ file, from: offset, to: offset + length, text: inner }],
        says: ['"items"'],
      };
    },
  ),
  overCore("change: of a definition that no pack has", tiles, (target, id) => [
    { type: target.kind, id: `${id}_of_nobody_at_all`, "edit-mode": "modify", light_emitted: 3 },
    {},
  ]),
  overCore("change: by the type of another kind", tiles, (target, id) => [
    {
      type: target.kind === "terrain" ? "furniture" : "terrain",
      id,
      "edit-mode": "modify",
      light_emitted: 3,
    },
    { says: [target.kind] },
  ]),
  overCore("change: without edit-mode", tiles, (target, id) => [
    { type: target.kind, id, light_emitted: 3 },
    { says: ['"edit-mode": "modify"', '"copy-from"'] },
  ]),
  overCore("change: takes out a flag that is not there", tiles, (target, id) => [
    { type: target.kind, id, "edit-mode": "modify", "remove:flags": ["NOT_AMONG_THEM"] },
    {},
  ]),
  overCore("change: adds to a list that there is not", tiles, (target, id) => [
    { type: target.kind, id, "edit-mode": "modify", "add:name": ["x"] },
    {},
  ]),
  overCore("change: of a parent with a letter missing", tiles, (target, id, _random, world) => {
    const typo = typoOf(id);
    const taken = world.entries.some((entry) => namesOf(entry).includes(typo));
    if (taken || id.length < 7) return undefined;
    const value = { type: target.kind, id: `${id}_of_mine`, "copy-from": typo, name: "mine" };
    return [value, { says: [json(id)] }, { ...value, "copy-from": id }];
  }),
  overCore("change: relative of text", tiles, (target, id) => [
    childOf(target, id, { relative: { light_emitted: "+2" } }),
    { says: ["2"] },
    childOf(target, id, { relative: { light_emitted: 2 } }),
  ]),
  overCore("change: proportional of a percentage in text", tiles, (target, id) => [
    childOf(target, id, { proportional: { light_emitted: "150%" } }),
    { says: ["1.5"] },
  ]),
  overCore("change: proportional misspelt", tiles, (target, id) => [
    childOf(target, id, { proportionl: { light_emitted: 2 } }),
    { says: ['"proportional"'] },
    childOf(target, id, { proportional: { light_emitted: 2 } }),
  ]),
  overCore("change: relative of a misspelt member", tiles, (target, id) => [
    childOf(target, id, { relative: { light_emited: 2 } }),
    { says: ['"light_emitted"'] },
  ]),
  overCore("change: extend of a member that is no list", tiles, (target, id) => [
    childOf(target, id, { extend: { name: ["x"] } }),
    {},
  ]),
  overCore("change: delete of a flag that is not inherited", tiles, (target, id) => [
    childOf(target, id, { delete: { flags: ["NOT_AMONG_THEM"] } }),
    { note: true },
  ]),
  overCore("change: abstract as a truth value", tiles, (target, id) => [
    childOf(target, id, { abstract: true }),
    { says: ['"abstract": "'] },
  ]),
  atEntries("change: an earlier pack copies from a later one", (entry, random, world) => {
    const [core = "", ...mods] = world.packs;
    const parent = random.pick(
      world.entries.filter(
        (each) =>
          mods.includes(packOf(each)) &&
          tiles.includes(each.kind) &&
          isPlain(each, world) &&
          typeof each.value["id"] === "string",
      ),
    );
    if (packOf(entry) !== core || !parent || !inList(entry)) return undefined;
    const value = { type: parent.kind, id: "x_of_core", "copy-from": parent.value["id"] ?? "" };
    return { edits: [append(entry, value).edit], says: [packOf(parent), "later"] };
  }),
  atEntries(
    "change: what is changed is taken away",
    (entry, _random, world) => {
      const { file, node, kind } = entry;
      const others = world.entries.filter(
        (each) => each !== entry && namesOf(each).includes(namesOf(entry)[0] ?? ""),
      );
      const [user, ...more] = others.filter((each) => each.kind === kind);
      const isParent = world.entries.some((each) => each.value["copy-from"] === entry.value["id"]);
      if (!user || !isModification(user) || isModification(entry) || more.length > 0 || isParent)
        return undefined;
      const end = node.offset + node.length;
      const comma = /^\s*,/u.exec(file.text.slice(end))?.[0] ?? "";
      if (comma === "") return undefined;
      return {
        edits: [{ file, from: node.offset, to: end + comma.length, text: "" }],
        at: [user.node, propertyOf(user.node, "id"), propertyOf(user.node, "edit-mode")].flatMap(
          (place) => (place ? [{ file: user.file, offset: place.offset }] : []),
        ),
      };
    },
    ["profession"],
    () => true,
  ),
];
