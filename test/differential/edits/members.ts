/** Members of objects: values, names, ids, and what an object is at all. */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { builtInKinds } from "../../../generator/model/kind-names.ts";
import { isBuiltIn } from "../../built-in.ts";
import { randomMember } from "../random-member.ts";
import { vocabularyOf } from "../vocabulary.ts";
import { leavesOf } from "./leaves.ts";
import { ofObject, type EditClass } from "./edit.ts";

const set = ofObject((object, random, project) => {
  const type = object["type"];
  if (typeof type !== "string" || !isBuiltIn(type)) return undefined;
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

/** Zero becomes minus zero or the reverse: two numbers that are printed apart and compare as equal. */
const minusZero = ofObject((object, random) => {
  const leaf = random.pick(leavesOf(object).filter(({ value }) => typeof value === "number"));
  if (leaf === undefined) return undefined;
  const next = Object.is(leaf.value, -0) ? 0 : -0;
  leaf.holder[leaf.key] = next;
  return `${String(leaf.key)} = ${Object.is(next, -0) ? "-0" : "0"}`;
}, hasZero);

function hasZero(object: JsonObject): boolean {
  return leavesOf(object).some(({ value }) => value === 0);
}

const obsolete = ofObject(
  (object) => {
    const was = object["obsolete"] === true;
    if (was) delete object["obsolete"];
    else object["obsolete"] = true;
    return `obsolete = ${String(!was)}`;
  },
  ({ type }) => type === "recipe" || type === "uncraft",
);

const otherType = ofObject((object, random) => {
  const type = random.pick([...builtInKinds, "furn", "GENERIC", "terain"])!;
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
  { name: "0 and -0", weight: 4, edit: minusZero },
  { name: "obsolete toggled", weight: 4, edit: obsolete },
];
