/** By what objects are found: aliases, templates, lists of ids; and names that are misspelt or missing. */
import type { Json, JsonObject } from "../../../generator/model/json.ts";
import { builtInKinds, type BuiltInKind } from "../../../generator/model/kind-names.ts";
import type { Random } from "../../search/random.ts";
import { randomDefinition } from "../random-definition.ts";
import { vocabularyOf } from "../vocabulary.ts";
import { insert, nameOf, ofObject, type Edit, type EditClass, type Project } from "./edit.ts";
import { leavesOf } from "./leaves.ts";
import { isBuiltIn } from "../../built-in.ts";

const naming = ["id", "ident", "abstract", "result"] as const;

function kindOf({ type }: JsonObject): BuiltInKind | undefined {
  return typeof type === "string" && isBuiltIn(type) ? type : undefined;
}

function hasId(object: JsonObject): boolean {
  return kindOf(object) !== undefined && object["id"] !== undefined;
}

/** A name of the kind, free or not. */
function nameFor(object: JsonObject, random: Random, { files }: Project): string {
  return vocabularyOf(files).fresh(kindOf(object) ?? "item", random);
}

const addAlias = ofObject((object, random, project) => {
  const alias = nameFor(object, random, project);
  object["alias"] = random.below(3) === 0 ? [alias, nameFor(object, random, project)] : alias;
  return `alias ${JSON.stringify(object["alias"])}`;
}, hasId);

const removeAlias = ofObject(
  (object) => {
    delete object["alias"];
    return "without alias";
  },
  ({ alias }) => alias !== undefined,
);

/** A template, and mostly somebody who copies from it. */
const addTemplate: Edit = (project, random) => {
  const kind = random.pick(
    builtInKinds.filter((each) => each !== "profession_item_substitutions"),
  )!;
  const vocabulary = vocabularyOf(project.files);
  const { id: _, result, ...rest } = randomDefinition(kind, { random, vocabulary });
  const abstract = vocabulary.fresh(kind, random);
  const kept = result === undefined || random.below(2) === 0 ? {} : { result };
  const path = insert(project, random, { ...rest, ...kept, abstract });
  if (path === undefined) return undefined;
  if (random.below(3) > 0) {
    const own = vocabulary.fresh(result === undefined ? kind : "item", random);
    const child = { type: kind, [result === undefined ? "id" : "result"]: own };
    insert(project, random, { ...child, "copy-from": abstract });
  }
  return `${kind} ${abstract} into ${path}`;
};

/** What was a template becomes a definition, and the reverse. */
const toggleTemplate = ofObject(
  (object) => {
    const isTemplate = object["abstract"] !== undefined;
    const [from, to] = isTemplate ? (["abstract", "id"] as const) : (["id", "abstract"] as const);
    object[to] = object[from] ?? "";
    Reflect.deleteProperty(object, from);
    return `${from} becomes ${to}`;
  },
  (object) => typeof object["abstract"] === "string" || typeof object["id"] === "string",
);

const listOfIds = ofObject((object, random, project) => {
  const id = object["id"] as string | Json[];
  if (!Array.isArray(id)) object["id"] = [id, nameFor(object, random, project)];
  else if (id.length > 1 && random.below(2) === 0) object["id"] = id.slice(1);
  else if (random.below(2) === 0) object["id"] = [nameFor(object, random, project), ...id];
  else object["id"] = id[0] ?? "";
  return `id = ${JSON.stringify(object["id"])}`;
}, hasId);

/** One letter less, twice or another. */
function misspelt(word: string, random: Random): string {
  const at = random.below(Math.max(1, word.length));
  const [before, letter, after] = [word.slice(0, at), word.slice(at, at + 1), word.slice(at + 1)];
  return random.pick([before + after, before + letter + letter + after, `${before}x${after}`])!;
}

const misspellType = ofObject(
  (object, random) => {
    object["type"] = misspelt(kindOf(object) ?? "", random);
    return `type = ${JSON.stringify(object["type"])}`;
  },
  (object) => kindOf(object) !== undefined,
);

/** Its own name or one of those that it refers to. */
const misspellId = ofObject((object, random) => {
  const words = leavesOf(object).filter(
    ({ value }) => typeof value === "string" && /^[a-z]+_[a-z0-9_]+$/iu.test(value),
  );
  const leaf = random.pick(words);
  if (leaf === undefined) return undefined;
  const next = misspelt(String(leaf.value), random);
  leaf.holder[leaf.key] = next;
  return `${String(leaf.key)} = ${JSON.stringify(next)}`;
});

const nameless: Edit = (project, random) =>
  ofObject(
    (object) => {
      const what = `${nameOf(object)} loses its name`;
      for (const member of naming) Reflect.deleteProperty(object, member);
      return what;
    },
    (object) =>
      kindOf(object) !== undefined && naming.some((member) => Object.hasOwn(object, member)),
  )(project, random);

const variants = ["red", "blue"];

/** Has parts of its id of what it copies from, in dialects in which it may. */
const addHeir: Edit = (project, random) => {
  const vocabulary = vocabularyOf(project.files);
  const { result: _, ...rest } = randomDefinition("recipe", { random, vocabulary });
  const own = random.below(2) === 0 ? { variant: random.pick(variants)! } : {};
  const heir = { ...rest, ...own, "copy-from": vocabulary.refer("recipe", random) };
  const path = insert(project, random, heir);
  return path && `${nameOf(heir)} into ${path}`;
};

/** What children have of their parents in some dialects only. */
const inherited = ofObject(
  (object, random) => {
    const [member, values] =
      object["type"] === "recipe"
        ? (["variant", variants] as const)
        : (["examine_action", ["none", "pit", { type: "mortar" }]] as const);
    if (random.below(4) === 0) Reflect.deleteProperty(object, member);
    else object[member] = random.pick<Json>(values)!;
    return `${member} = ${JSON.stringify(object[member])}`;
  },
  ({ type }) => type === "recipe" || type === "terrain" || type === "furniture",
);

export const nameEdits: readonly EditClass[] = [
  { name: "alias added", weight: 5, edit: addAlias },
  { name: "alias removed", weight: 4, edit: removeAlias },
  { name: "template added", weight: 3, edit: addTemplate },
  { name: "template and definition", weight: 3, edit: toggleTemplate },
  { name: "list of ids", weight: 4, edit: listOfIds },
  { name: "type misspelt", weight: 3, edit: misspellType },
  { name: "id misspelt", weight: 4, edit: misspellId },
  { name: "heir added", weight: 8, edit: addHeir },
  { name: "what only some dialects inherit", weight: 5, edit: inherited },
  { name: "object made nameless", weight: 3, edit: nameless },
];
