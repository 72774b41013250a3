/** Members of objects: values, names, ids, and what an object is at all. */
import type { Json } from "../../../generator/model/json.ts";
import { isKindName, kindNames } from "../../../generator/model/kind-names.ts";
import type { Random } from "../../seed-faults/random.ts";
import type { Draft } from "../objects.ts";
import { randomMember } from "../random-member.ts";
import { vocabularyOf } from "../vocabulary.ts";
import { leavesOf } from "./leaves.ts";
import { nameOf, randomSpot, type Edit, type EditClass, type Project } from "./edit.ts";

/** An edit of one object; what it says is completed by the object's name. */
function ofObject(
  change: (object: Draft, random: Random, project: Project) => string | undefined,
): Edit {
  return (project, random) => {
    const spot = randomSpot(project, random);
    if (!spot) return undefined;
    const name = nameOf(spot.object);
    const what = change(spot.object, random, project);
    if (what === undefined) return undefined;
    spot.save();
    return `${name} in ${spot.path}: ${what}`;
  };
}

const set = ofObject((object, random, project) => {
  const type = object["type"];
  if (typeof type !== "string" || !isKindName(type)) return undefined;
  const [name, value] = randomMember(type, { random, vocabulary: vocabularyOf(project.files) });
  object[name] = value;
  return `${name} = ${JSON.stringify(value)}`;
});

const drop = ofObject((object, random) => {
  const name = random.pick(Object.keys(object));
  if (name === undefined) return undefined;
  // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the object is made from JSON
  delete object[name];
  return `without ${name}`;
});

const misspell = ofObject((object, random) => {
  const name = random.pick(Object.keys(object));
  if (name === undefined) return undefined;
  const members = Object.entries(object).map(([each, value]): [string, Json] => [
    each === name ? `${each}s` : each,
    value,
  ]);
  for (const each of Object.keys(object)) Reflect.deleteProperty(object, each);
  Object.assign(object, Object.fromEntries(members));
  return `${name} misspelt`;
});

const wrongType = ofObject((object, random) => {
  const name = random.pick(Object.keys(object));
  if (name === undefined) return undefined;
  object[name] = random.pick([17, true, null, [], {}, "text", [[]]])!;
  return `${name} of another type`;
});

const nudge = ofObject((object, random) => {
  const leaf = random.pick(leavesOf(object));
  if (leaf === undefined) return undefined;
  const next = ((): Json => {
    if (typeof leaf.value === "number") return leaf.value + random.pick([1, 1, 2, -1])!;
    if (typeof leaf.value === "boolean") return !leaf.value;
    return `${leaf.value ?? ""}${random.pick(["!", "_b", ""])!}`;
  })();
  leaf.holder[leaf.key] = next;
  return `${String(leaf.key)} = ${JSON.stringify(next)}`;
});

/** Numbers alone: what leaves everything else as it is. */
const number = ofObject((object, random) => {
  const leaf = random.pick(leavesOf(object).filter(({ value }) => typeof value === "number"));
  if (leaf === undefined) return undefined;
  const next = Number(leaf.value) + random.pick([1, 1, 2, -1])!;
  leaf.holder[leaf.key] = next;
  return `${String(leaf.key)} = ${JSON.stringify(next)}`;
});

const otherType = ofObject((object, random) => {
  const type = random.pick([...kindNames, "furn", "GENERIC", "terain"])!;
  object["type"] = type;
  return `becomes ${type}`;
});

const rename = ofObject((object, random, project) => {
  const { type } = object;
  const member = ["id", "abstract", "result"].find((each) => typeof object[each] === "string");
  if (member === undefined || typeof type !== "string") return undefined;
  const from = JSON.stringify(object[member]);
  const to = vocabularyOf(project.files).fresh(member === "result" ? "item" : type, random);
  object[member] = to;
  return `${from} becomes ${to}`;
});

export const memberEdits: readonly EditClass[] = [
  { name: "number", weight: 44, edit: number },
  { name: "value", weight: 10, edit: nudge },
  { name: "member set", weight: 16, edit: set },
  { name: "member dropped", weight: 6, edit: drop },
  { name: "member misspelt", weight: 2, edit: misspell },
  { name: "wrong type", weight: 2, edit: wrongType },
  { name: "kind changed", weight: 2, edit: otherType },
  { name: "id changed", weight: 5, edit: rename },
];
